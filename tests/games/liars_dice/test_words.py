"""Every sentence, for the player it is about, and for another."""

from __future__ import annotations

import pytest

from fogbound.core.agenda import Fact
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice
from fogbound.games.liars_dice import GAME, words
from fogbound.games.liars_dice.state import Dice
from tests.games.liars_dice.positions import played, position

NAMES = ["Ada", "Ben", "Cleo"]
TO_ADA, TO_BEN, ONLOOKER = Voice(NAMES, 0), Voice(NAMES, 1), Voice(NAMES)


@pytest.mark.parametrize(
    ("bid", "said"), [("1x1", "1 one"), ("2x1", "2 ones"), ("1x6", "1 six"), ("12x6", "12 sixes"), ("3x5", "3 fives")]
)
def test_claims(bid: str, said: str) -> None:
    """One die or several of a face."""
    assert words.claim(bid) == said


@pytest.mark.parametrize(
    ("fact", "to_ada", "to_ben"),
    [
        (("rolled", 0, 6), "A new round with 6 dice. You begin.", "A new round with 6 dice. Ada begins."),
        (("own_dice", 0, ["1", "5"]), "You roll 1 5.", "Ada rolls 1 5."),
        (("bid", 0, "3x5"), "You bid 3 fives.", "Ada bids 3 fives."),
        (
            ("liar", 0, 1, "1x6"),
            "You do not believe Ben’s 1 six: “Liar!”",
            "Ada does not believe your 1 six: “Liar!”",
        ),
        (("exact", 0, 1, "2x6"), "You call Ben’s 2 sixes exact.", "Ada calls your 2 sixes exact."),
        (
            ("lifted", 0, "2x5", 1, [["1"], [], ["2", "2"]]),
            "The cups are lifted: you 1; Cleo 2 2. You bid 2 fives; there was 1.",
            "The cups are lifted: Ada 1; Cleo 2 2. Ada bid 2 fives; there was 1.",
        ),
        (
            ("lifted", 1, "1x5", 0, [["1"], ["6"], []]),
            "The cups are lifted: you 1; Ben 6. Ben bid 1 five; there were none.",
            "The cups are lifted: Ada 1; you 6. You bid 1 five; there were none.",
        ),
        (("right", 0), "You are right: nobody loses a die.", "Ada is right: nobody loses a die."),
        (("regained", 0, 3), "You take a die back and have 3.", "Ada takes a die back and has 3."),
        (("lost", 0, 1, 2), "You lose a die and have 2 left.", "Ada loses a die and has 2 left."),
        (("lost", 0, 2, 1), "You lose 2 dice and have 1 left.", "Ada loses 2 dice and has 1 left."),
        (("lost", 0, 1, 0), "You lose a die and are out of the game.", "Ada loses a die and is out of the game."),
        (("won", 0), "You win.", "Ada wins."),
    ],
)
def test_facts(fact: Fact, to_ada: str, to_ben: str) -> None:
    """What happened, told to Ada and to Ben."""
    assert (words.fact(fact, TO_ADA), words.fact(fact, TO_BEN)) == (to_ada, to_ben)


def test_every_fact_has_a_sentence() -> None:
    """Whatever is told in games with all that can be agreed on is said in some words."""
    for seed in range(20):
        state = GAME.setup(GAME.settings(3, dice=2, loss="difference", exact="regain"), seed)
        while state.outcome is None:
            offered = GAME.options(state)
            GAME.apply(state, offered[(7 * state.decisions + seed) % len(offered)])
        assert all(words.fact(fact, ONLOOKER) for _, fact in state.log)


@pytest.mark.parametrize(
    ("bids", "to_ada", "to_ben"),
    [
        ("", "You begin the round with a bid.", "Ada begins the round with a bid."),
        ("1x2 1x3", "Bid higher than Ben’s 1 three, or call.", "Ada has to bid higher than your 1 three, or call."),
        (
            "1x2 3x6",
            "Nothing is higher than Ben’s 3 sixes: you must call.",
            "Nothing is higher than your 3 sixes: Ada must call.",
        ),
    ],
)
def test_questions(bids: str, to_ada: str, to_ben: str) -> None:
    """What Ada is asked, and what Ben is told of it."""
    state = position("1 3", "2", "", bids=bids)
    assert [words.question(GAME.view(state, v.reader), v) for v in (TO_ADA, TO_BEN)] == [to_ada, to_ben]


def test_choices() -> None:
    """A bid is what is claimed; a call says of what, or of whom, where there is a bid."""
    begun, fresh = position("1", "2", bids="1x3", exact="safe"), position("1", "2")
    options = [GAME.vocabulary.named(text) for text in ("bid 2x3", "liar", "exact")]
    assert [words.choice(option, GAME.view(begun, 1), TO_BEN) for option in options] == [
        "2 threes",
        "Call Ada a liar",
        "Call it exact: 1 three, no more and no fewer",
    ]
    assert [words.choice(option, GAME.view(fresh, 0), TO_ADA) for option in options[1:]] == [
        "Call a liar",
        "Call it exact",
    ]


@pytest.mark.parametrize(
    ("choice", "bids", "said"),
    [
        ("bid 4x1", "1x3", "there are only 3 dice under all cups"),
        ("bid 1x2", "1x3", "a bid must be higher than 1 three: more dice, or as many of a higher face"),
        ("liar", "", "there is no bid yet that could be called"),
        ("exact", "1x3", "it was agreed that bids cannot be called exact"),
    ],
)
def test_refusals(choice: str, bids: str, said: str) -> None:
    """Why not, with what one must know to agree."""
    refusal = GAME.why_not(position("1 3", "2", bids=bids), GAME.vocabulary.named(choice))
    assert refusal is not None
    assert words.refusal(refusal, ONLOOKER) == said


@pytest.mark.parametrize(
    ("seat", "said"), [(0, "2 dice, bid 2 fours"), (1, "1 die, bid 1 three"), (2, "out of the game")]
)
def test_what_everybody_sees_of_a_seat(seat: Seat, said: str) -> None:
    """How many dice, and the highest bid of this round."""
    state = position("1 3", "2", "", bids="1x2 1x3 2x4")
    assert words.seat(GAME.view(state, None), seat, ONLOOKER) == said


def told(state: Dice, voice: Voice) -> list[str]:
    """Say the hints in a line each."""
    hints = words.hints(GAME.view(state, voice.reader), voice)
    return [f"{hint.label}: {hint.words}" for hint in hints if hint.share is not None]


def test_hints() -> None:
    """The chance of the last bid, and of the lowest bid of each face for who is to choose."""
    assert told(position("1 3", "2", bids="1x5"), TO_BEN) == [
        "Ada’s 1 five: 56% likely to be there",
        "2 ones: 3% likely to be there",
        "2 twos: 56% likely to be there",
        "2 threes: 11% likely to be there",
        "2 fours: 11% likely to be there",
        "2 fives: 11% likely to be there",
        "1 six: 56% likely to be there",
    ]
    assert told(position("1 3", "2", bids="1x5"), TO_ADA) == ["your 1 five: 100% likely to be there"]
    assert told(position("1 3", "2"), ONLOOKER) == []
    assert told(played(position("5", "2", bids="2x5"), "liar"), TO_ADA) == []


@pytest.mark.parametrize(
    ("own", "bid", "said"),
    [("2 2 2 2 2", "5x2", "100%"), ("4 4 4 4 4", "6x4", "87%"), ("5 5 5 5 5", "5x2", "less than 1%")],
)
def test_what_is_not_certain_is_not_called_so(own: str, bid: str, said: str) -> None:
    """Nor what is hardly possible impossible."""
    assert told(position(own, "1 1 1 1 1", bids=bid), TO_ADA) == [f"your {words.claim(bid)}: {said} likely to be there"]


def test_the_ending() -> None:
    """Who won, and why that is the end."""
    outcome = GAME.view(played(position("5", "2", bids="2x5"), "liar"), None).outcome
    assert words.ending(outcome, TO_BEN) == "You win: nobody else has dice left."
    assert words.ending(outcome, TO_ADA) == "Ben wins: nobody else has dice left."


def test_the_table_in_words() -> None:
    """Cups in columns: the own dice, fog for those of others, the last bid, and what was seen in the last round."""
    state = played(position("1 3", "2", "", "5 6", bids="4x5", rolls="6 4 2 2"), "liar", "bid 1x3", "bid 2x2")
    assert words.position(GAME.view(state, 1), Voice([*NAMES, "Dorian"], 1)).splitlines() == [
        "                                  Last round",
        "  Ada     ▒                       1 3",
        "  You     4          “2 twos”     2",
        "  Cleo    no dice",
        "→ Dorian  ▒ ▒                     5 6",
        "4 dice under all cups; ones are wild.",
        "Earlier bids: Ada 1 three.",
        "Last round: Ada bid 4 fives; there were 2. Ada was wrong.",
    ]


def test_the_table_of_a_first_round() -> None:
    """Without bids and showdown there is less to say; an onlooker sees no dice."""
    state = position("1 3", "2", wild="none")
    assert words.position(GAME.view(state, None), ONLOOKER).splitlines() == [
        "→ Ada  ▒ ▒",
        "  Ben  ▒",
        "3 dice under all cups; no face is wild.",
    ]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("exact", "Ada bid 1 three; there was 1. You called it exact."),
        ("liar", "Ada bid 1 three; there was 1. You were wrong."),
    ],
)
def test_the_last_round(call: str, said: str) -> None:
    """What was bid, what there was, and who was right or wrong."""
    state = played(position("4 3", "2 2", bids="1x3", exact="safe"), call)
    assert words.last_round(GAME.view(state, 1).showdown, TO_BEN) == said


def test_many_bids_are_wrapped() -> None:
    """However many bids there were, no line is longer than a narrow terminal."""
    faces = " ".join(f"{number}x{face}" for number in range(1, 6) for face in range(1, 7))
    state = position("1 1 1 1 1", "2 2 2 2 2", bids=faces)
    lines = words.position(GAME.view(state, 0), Voice(["Ada", "The Honourable Benjamin B."], 0)).splitlines()
    assert len(lines) > 8
    assert max(len(line) for line in lines) <= 78
