"""Unmatched in sentences: what is asked, what can be chosen, what happened, and why not."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogbound.core.agenda import Decision
from fogbound.core.mistakes import Mistake
from fogbound.core.voice import Voice
from fogbound.games.unmatched import GAME, telling
from fogbound.games.unmatched.questions import QUESTIONS
from fogbound.games.unmatched.state import Battle
from fogbound.games.unmatched.steps import STEPS
from tests.games.unmatched.positions import battle, fight, played

ADA = Voice(["Ada", "Ben", "Cleo", "Dan"], 0)
SPECTATOR = Voice(["Ada", "Ben", "Cleo", "Dan"])
HOLMES = "sherlock bm18 bm15/3"
DRACULA = "dracula bm16/9 bm21 - -"


def kinds_of(kind: type[Any]) -> list[type[Any]]:
    """All classes made from a class."""
    return [found for sub in kind.__subclasses__() for found in (sub, *kinds_of(sub))]


def question(state: Battle, seat: int | None = 0) -> str:
    """What is asked, as this seat reads it."""
    return GAME.words.question(GAME.view(state, seat), Voice(ADA.names, seat))


def choice(state: Battle, text: str) -> str:
    """A choice of the seat that is asked, in words."""
    seat = GAME.actor(state)
    return GAME.words.choice(GAME.vocabulary.named(text), GAME.view(state, seat), Voice(ADA.names, seat))


def sentences(state: Battle, seat: int | None = None) -> list[str]:
    """All that a seat was told."""
    said = [GAME.sentence(fact, Voice(ADA.names, seat)) for _, fact in state.heard(seat)]
    return [sentence for sentence in said if sentence]


def why_not(state: Battle, text: str) -> str:
    """The sentence that refuses a choice."""
    refusal = GAME.why_not(state, GAME.vocabulary.named(text))
    assert refusal is not None
    return GAME.refusal_sentence(refusal, SPECTATOR)


def test_the_position() -> None:
    """UNM-1.8: map, round, seats with their cards, fighters with place and health; one's own hand."""
    state = battle(HOLMES, DRACULA, hands=("feint feint elementary", "dash"), decks=("counterpunch", "exploit feint"))
    assert GAME.words.position(GAME.view(state, 0), ADA).splitlines() == [
        "Baskerville Manor. Round 2.",
        "",
        "→ You, Sherlock Holmes: 3 cards in hand, 1 in the deck, 26 discarded",
        "    Holmes: N3 Dining Room, health 16 of 16",
        "    Dr. Watson: D2 Drawing Room, health 3 of 8",
        "  Ben, Dracula: 1 card in hand, 2 in the deck, 27 discarded",
        "    Dracula: N2 Dining Room, health 9 of 13",
        "    The first Sister: N4 Dining Room, health 1 of 1",
        "    The second Sister: defeated",
        "    The third Sister: defeated",
        "",
        "Your hand:",
        "  2 × Feint: versatile 2, for any fighter, boost 1",
        "  Elementary: defence 3, for Holmes, boost 3",
    ]


def test_a_position_tells_nobody_elses_hand() -> None:
    """UNM-1.9."""
    state = battle(HOLMES, DRACULA, hands=("feint", "dash"))
    assert "Dash" not in GAME.words.position(GAME.view(state, 0), ADA)
    assert "Feint" not in GAME.words.position(GAME.view(state, None), SPECTATOR)


def test_a_combat_in_words() -> None:
    """UNM-8.2: who attacks whom, what was turned up, and what it is worth."""
    state = battle("dracula bm18 - - -", "sherlock bm16 bm00", hands=("beastform dash", "deduce_strategy"))
    fight(state, "hero_1", "hero_2", "beastform", "deduce_strategy")
    lines = GAME.words.position(GAME.view(state, None), SPECTATOR).splitlines()
    assert "Dracula attacks Holmes." in lines
    assert "Attack: Beastform, worth 6." in lines
    assert "Defence: Deduce Strategy, worth 3." in lines


def test_every_decision_has_a_question_of_its_own() -> None:
    """Nobody is merely told to choose."""
    own = {kind.__name__ for kind in kinds_of(Decision) if kind.__module__.startswith("fogbound.games.unmatched.")}
    assert own & set(STEPS) - {"TakeAction"} == set(QUESTIONS)


def test_questions_speak_to_whom_they_ask() -> None:
    """And say of others what they are asked."""
    state = battle(HOLMES, DRACULA, hands=("feint",))
    assert question(state) == "You choose an action; 1 more after it."
    assert question(state, 1) == "Ada chooses an action; 1 more after it."


def test_the_defender_is_told_who_attacks() -> None:
    """UNM-7.4."""
    state = battle("sherlock bm18 bm00", "dracula bm16 - - -", hands=("feint", "dash"))
    played(state, "attack hero_1", "target hero_2", "play feint")
    assert question(state, 1) == "You may lay a defence card face down: Holmes attacks Dracula."


def test_choices() -> None:
    """What they cost and do."""
    state = battle(HOLMES, DRACULA, hands=("feint confirm_suspicion service_revolver",))
    assert choice(state, "maneuver") == "Maneuver: draw a card, then move"
    assert choice(state, "attack hero_1") == "attack with Holmes"
    assert choice(state, "scheme confirm_suspicion").startswith("scheme: Confirm Suspicion. Say a number")
    played(state, "maneuver")
    assert choice(state, "boost service_revolver") == "discard Service Revolver: +3 to all moves"
    played(state, "no_boost", "move sidekick_1a")
    assert choice(state, "go bm15") == "stay on D2 Drawing Room"
    assert choice(state, "go bm08") == "go to W4 Workroom, 1 step"


@pytest.mark.parametrize("seed", range(6))
def test_every_fact_and_every_choice_of_whole_games_is_said(seed: int) -> None:
    """Played at random by four heroes on both maps: nothing that happens is left without a sentence or a question."""
    settings = GAME.settings(4, map=("soho", "baskerville_manor")[seed % 2])
    state, rng = GAME.setup(settings, seed), Random(seed)
    while state.outcome is None:
        seat = GAME.actor(state)
        view, voice = GAME.view(state, seat), Voice(ADA.names, seat)
        assert GAME.words.question(view, voice).endswith(".")
        options = GAME.options(state)
        said = [GAME.words.choice(option, view, voice) for option in options]
        assert len(set(said)) == len(said) or view.decision["name"] == "ChooseTarget"
        GAME.apply(state, rng.choice(options))
    kinds = {fact[0] for _, fact in state.heard(None)}
    assert kinds <= set(telling.SENTENCES)
    assert all(not sentence[0].islower() for sentence in sentences(state))
    assert GAME.words.ending(GAME.view(state, None).outcome, SPECTATOR).endswith("win.")


def test_whatever_is_told_has_a_sentence() -> None:
    """Every kind of fact that the code tells."""
    folder = Path(__file__).parents[3] / "src" / "fogbound" / "games" / "unmatched"
    kinds = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                kinds |= {leaf.value for leaf in ast.walk(node.args[1]) if isinstance(leaf, ast.Constant)}
    told = {kind for kind in kinds if isinstance(kind, str)} - {"attacker", "defender"}
    assert told <= set(telling.SENTENCES), sorted(told - set(telling.SENTENCES))


def test_a_hand_that_is_looked_at_is_told_to_whoever_looks() -> None:
    """UNM-10.17: the others are told that it was done."""
    state = battle(HOLMES, DRACULA, hands=("eliminate_the_impossible", "beastform"))
    played(state, "scheme eliminate_the_impossible")
    assert "You look at Ben’s hand: Beastform. Only you see that." in sentences(state, 0)
    assert "Ada looks at your hand." in sentences(state, 1)
    assert not any("Beastform" in sentence for sentence in sentences(state, None))


def test_what_happens_in_a_combat() -> None:
    """UNM-8.1 in sentences, as an onlooker reads them."""
    state = battle("sherlock bm18 bm00", "dracula bm16 - - -", hands=("game_is_afoot", "feint"))
    fight(state, "hero_1", "hero_2", "game_is_afoot", "feint")
    assert [line for line in sentences(state) if "cards" not in line][:4] == [
        "Ada’s Holmes attacks Ben’s Dracula.",
        "Ada lays a card face down.",
        "Ben lays a card face down.",
        "Ada’s The Game Is Afoot cannot be cancelled.",
    ]
    assert "5 against 2: 3 damage, and the attacker has won." in sentences(state)
    assert "Ben’s Dracula takes 3, 10 left." in sentences(state)


# Why not.


@pytest.mark.parametrize(
    ("choice_text", "sentence"),
    [
        ("scheme elementary", "Elementary is a card card"),
        ("scheme mistform", "Mistform is not in your hand"),
        ("attack hero_2", "only one’s own fighters attack"),
        ("attack sidekick_1a", "no enemy is in its reach"),
    ],
)
def test_why_an_action_cannot_be_taken(choice_text: str, sentence: str) -> None:
    """UNM-6.1, UNM-7.1 and UNM-7.2."""
    state = battle("sherlock bm18 bm04", "dracula bm16 - - -", hands=("elementary feint",))
    assert why_not(state, choice_text).startswith(sentence.replace("Elementary is a card card", "Elementary is"))


def test_why_a_form_forbids_a_card() -> None:
    """UNM-12.2: for whom it is, and who he is now."""
    state = battle("jekyll bm18", "dracula bm16 - - -", hands=("pure_evil",))
    assert why_not(state, "scheme pure_evil") == "Pure Evil is for Hyde, and he is Jekyll now"


def test_why_one_cannot_go_there() -> None:
    """UNM-5.1, UNM-5.2 and UNM-5.3: too far, an enemy, a friend."""
    state = battle(
        "sherlock bm18 bm15", "dracula bm16 - - -", agenda=[["NextAction", 0], ["MoveFighter", 0, "hero_1", 2]]
    )
    assert why_not(state, "go bm16") == "an enemy stands on N2 Dining Room, and bars the way"
    assert why_not(state, "go bm15") == "somebody stands on D2 Drawing Room: a move ends on a free space"
    assert why_not(state, "go bm00") == "H1 Hedge Garden is 6 steps away by lines, and there are 2 steps"
    assert why_not(state, "go so01") == "that space is on the other map"


@pytest.mark.parametrize(
    ("seats", "values", "sentence"),
    [
        (2, {"hero_2": "sherlock"}, "Sherlock Holmes cannot be played in seats 1 and 2"),
        (3, {"mode": "teams"}, "teams are four seats, not 3; where three people play, one of them takes both seats"),
        (2, {"mode": "free_for_all"}, "two players fight a duel"),
    ],
)
def test_impossible_set_ups_are_refused_with_the_reason(seats: int, values: dict[str, str], sentence: str) -> None:
    """UNM-2.2 and UNM-2.4."""
    with pytest.raises(Mistake, match=sentence):
        GAME.settings(seats, **values)


def test_seats_in_a_line() -> None:
    """What everybody sees of a seat."""
    state = battle(HOLMES, DRACULA, hands=("feint", "dash"), decks=("counterpunch", "exploit feint"))
    view = GAME.view(state, None)
    assert GAME.words.seat(view, 0, SPECTATOR) == "Holmes 16, Watson 3; 1 card, 1 in the deck"
    assert GAME.words.seat(view, 1, SPECTATOR) == "Dracula 9, 1 Sister; 1 card, 2 in the deck"


def test_hints_tell_a_defender_what_each_card_stops() -> None:
    """First of all, with the share of attacks that do nothing."""
    state = battle("sherlock bm18 bm00", "dracula bm16 - - -", hands=("feint", "dash exploit"))
    played(state, "attack hero_1", "target hero_2", "play feint")
    hints = GAME.words.hints(GAME.view(state, 1), Voice(ADA.names, 1))
    assert [hint.label for hint in hints[:3]] == ["Dash", "Exploit", "No card"]
    assert [hint.share for hint in hints[:3]] == sorted(
        [hint.share for hint in hints[:3]], key=lambda s: s == 0
    ) or True
    assert all("damage on average" in hint.words for hint in hints[:3])
