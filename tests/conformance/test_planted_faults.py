"""The suite bites: faults planted in copies of Liar's Dice are found, each by the check that is meant to find it."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.conformance import Fault, check_fairness, check_game
from fogbound.core.game import Game
from tests.conformance.conftest import Planter
from tests.conformance.planting import Edit, with_step
from tests.games.liars_dice.worlds import SMALL_POSITIONS

HINTS = with_step("hinting", "Hint(position.seat)", ("state.then(ROLL, BID", "state.then(ROLL, *hints(state), BID"))
"""Before the bidding everybody is asked for a hint."""

TURNS = with_step("cheating", "Turn(position.seat)", ("state.then(ROLL, BID", "state.then(ROLL, *turns(state), BID"))
"""Before the bidding everybody secretly turns a die."""


TALKING: list[Edit] = [
    ("__init__.py", " import draw, table, words", " import draw, table, talking, words"),
    ("__init__.py", "    key=key,\n", "    key=key,\n    talk=talking.TALK,\n    resign=talking.resign,\n"),
    # Who resigns may win nothing, but keeps the dice.
    ("table.py", "return None if state.outcome.winners == still_in else", "return None if state.outcome.winners else"),
]
"""Statements can be made, and the game can be given up."""


SAYING: list[Edit] = [
    *TALKING,
    (
        "scripted.py",
        "else 0.0 for choice in likely}\n",
        "else 0.0 for choice in likely}\n\n    def says(self, view: Sight) -> str | None:\n"
        '        return "sure" if len(view.bids) > 1 else None\n',
    ),
]
"""One of its players says that it is sure, after two bids."""


WITH_DRAWINGS: list[Edit] = [("__init__.py", " import draw, table, words", " import draw, drawing, table, words")]
"""Other pictures are there to be taken."""


LOOKS = 16


def noting(number: str) -> list[Edit]:
    """With every bid a step with a number in it goes on the agenda, and stays there until the cups are lifted."""
    then = "state.then(BID[state.next_with_dice(self.seat)]"
    return with_step("noting", "Note(number)", (f"{then})", f"{then}, Note({number}))"))


def put_to_the_test(game: Game[Any]) -> None:
    """All checks, with a few small settings and seeds."""
    for seed in range(3):
        check_game(game, game.settings(3, dice=2, exact="regain"), seed, looks=LOOKS)
        check_game(game, game.settings(3, dice=3), seed, looks=LOOKS)


def check_that_finds(game: Game[Any]) -> str:
    """The check that finds the first fault of the suite."""
    with pytest.raises(Fault) as caught:
        put_to_the_test(game)
    return caught.value.check


@pytest.mark.parametrize(
    "edits",
    [
        pytest.param([], id="as it is"),
        pytest.param(HINTS, id="with hints"),
        pytest.param(TURNS, id="with sealed choices"),
        pytest.param(noting("number_of(option)"), id="with notes"),
        pytest.param(TALKING, id="with statements"),
        pytest.param(SAYING, id="with players that speak"),
    ],
)
def test_a_sound_copy_passes(planted: Planter, edits: list[Edit]) -> None:
    """What the faults are planted in has none: a game of another package, in plain Python."""
    put_to_the_test(planted(*edits))


PLAYING: dict[str, tuple[str, Edit]] = {
    "a preset that cannot be played": (
        "presets_can_be_played",
        ("setup.py", "return []", "return [Refusal('dice', 'LD-1.1')] if settings.number('dice') == 1 else []"),
    ),
    "a refusal without words": (
        "what_is_not_offered_is_refused",
        ("words.py", 'return "there is no bid yet that could be called"', 'return ""'),
    ),
    "a game without end": (
        "games_end",
        ("steps.py", "lose(state, showdown.wrong, cost)", "lose(state, showdown.wrong, 0)"),
    ),
    "an ending that is not declared": ("games_end", ("steps.py", '"last_with_dice"', '"boredom"')),
    "an option out of order": ("options_are_in_order", ("steps.py", "offered.append(LIAR)", "offered.insert(0, LIAR)")),
    "an option twice": ("options_are_in_order", ("steps.py", "offered.append(LIAR)", "offered += [LIAR, LIAR]")),
    "a shared list of options": (
        "options_are_in_order",
        ("steps.py", "offered = BIDS", "offered = globals().setdefault('kept', [])\n        offered[:] = BIDS"),
    ),
    "an offer that is refused": (
        "each_choice_is_offered_or_refused",
        ("bidding.py", "return None if state.bids else NOTHING_TO_CALL", "return NOTHING_TO_CALL"),
    ),
    "neither offered nor refused": (
        "each_choice_is_offered_or_refused",
        ("bidding.py", "return None if state.bids else NOTHING_TO_CALL", "return None"),
    ),
    "a refusal by no rule": ("each_choice_is_offered_or_refused", ("bidding.py", '"LD-3.4"', '"LD-3.44"')),
    "a shared list": ("clones_never_share", ("state.py", "other.cups = self.cups[:]", "other.cups = self.cups")),
    "a clone that forgets": (
        "clones_are_equal",
        ("state.py", "other.showdown = self.showdown", "other.showdown = None"),
    ),
    "a lost die": ("nothing_is_lost", ("steps.py", "holding(lost + state", "holding(lost[1:] + state")),
    "a position that loses a field": (
        "positions_survive_json",
        ("table.py", '        "bids": write_bids(state),\n', ""),
    ),
    "chance from elsewhere": (
        "games_can_be_repeated",
        (
            "steps.py",
            "state.throws(state.in_play, SIDES, players)",
            "__import__('random').choices(range(6), k=30)",
        ),
    ),
}
"""Of playing, by what is wrong: the check that is to find it, and the change that plants it."""

SECRECY: dict[str, tuple[str, Edit]] = {
    "dice in the order of their history": (
        "zones_are_in_order",
        ("steps.py", "cup.place.holding(thrown[first:beyond])", "type(cup)(cup.place, tuple(thrown[first:beyond]))"),
    ),
    "a view that is no JSON": (
        "views_are_json",
        ("view.py", "return write_bids(self._state)", "return tuple(write_bids(self._state))"),
    ),
    "a leaking view": (
        "what_is_hidden_does_not_show",
        ("view.py", "cup.view(self._seat)", "cup.view(cup.place.owner)"),
    ),
    "a view of the chance to come": (
        "what_is_hidden_does_not_show",
        ("view.py", "return self._state.starter", "return self._state.rng % 2"),
    ),
    "a choice forced by what is hidden": (
        "what_is_hidden_does_not_show",
        ("steps.py", "return LIAR if highest_made", "return LIAR if 5 in state.cups[self.seat].cards and highest_made"),
    ),
    "a refusal that tells a secret": (
        "what_is_hidden_does_not_show",
        ("steps.py", '"in_play": state.in_play', '"in_play": [cup.cards for cup in state.cups]'),
    ),
    "a wrong count of what is unseen": (
        "unseen_is_what_is_hidden",
        ("view.py", 'cup["cards"].count(None) for cup in view.cups)})', 'cup["count"] for cup in view.cups)})'),
    ),
    "a take-back across a showing": ("worlds_stay_in_lockstep", ("steps.py", "        state.disclose(EVERYONE)\n", "")),
    "a bid that tells the dice": (
        "worlds_stay_in_lockstep",
        ("steps.py", '("bid", self.seat, option.noun)', '("bid", self.seat, option.noun, state.cups[self.seat].cards)'),
    ),
    "a secret told to everybody": (
        "chance_shows_only_what_is_disclosed",
        ("steps.py", "state.tell(only(seat), (", "state.tell(EVERYONE, ("),
    ),
    "a secret told to a neighbour": (
        "chance_shows_only_what_is_disclosed",
        ("steps.py", "state.tell(only(seat), (", "state.tell(only(seat) | only((seat + 1) % len(state.cups)), ("),
    ),
    "a key that knows too much": (
        "keys_tell_views_apart",
        ("view.py", "cup.cards if cup.place.owner == seat else len(cup.cards)", "cup.cards"),
    ),
    "a key for everything": ("keys_tell_views_apart", ("view.py", "return hash((seat, ", "return 0 and hash((seat, ")),
}
"""Of secrecy."""

SAMPLING: dict[str, tuple[str, Edit]] = {
    "a sampler that loses a die": (
        "imagined_worlds_hold_what_is_known",
        ("view.py", 'range(cup["count"] - len(known))', 'range(min(1, cup["count"] - len(known)))'),
    ),
    "a sampler that forgets": (
        "imagined_worlds_give_the_same_view",
        ("view.py", 'read_showdown(Reading(view.showdown, "showdown"), settings)', "None"),
    ),
    "a sampler that always deals the same world": (
        "imagined_worlds_differ",
        ("view.py", "state.below(SIDES) for", "0 for"),
    ),
    "a sampler with chance of its own": (
        "imagined_worlds_give_the_same_view",
        ("view.py", "state.below(SIDES) for", "__import__('random').randrange(6) for"),
    ),
}
"""Of sampling."""

MEETING: dict[str, tuple[str, Edit]] = {
    "a question without words": (
        "everything_has_words",
        (
            "words.py",
            "def question(view: Sight, voice: Voice) -> str:\n",
            "def question(view, voice):\n    return ''\n",
        ),
    ),
    "a picture beside the board": (
        "everything_is_drawn",
        ("draw.py", "plate.width, plate.height", "plate.width + 1, plate.height"),
    ),
    "a picture that offers too much": (
        "everything_is_drawn",
        ("__init__.py", "drawing=draw", "drawing=drawing.offering()"),
    ),
    "a hand that offers too much": (
        "everything_is_drawn",
        ("draw.py", "[drawn])", "[drawn, at(0, 0, data_option='liar')])"),
    ),
    "a picture that uses what is not there": (
        "everything_is_drawn",
        ("__init__.py", "drawing=draw", "drawing=drawing.lacking()"),
    ),
    "a picture in a colour of its own": (
        "everything_is_drawn",
        ("__init__.py", "drawing=draw", "drawing=drawing.colourful()"),
    ),
    "letters too small for a phone": (
        "the_plates_are_good",
        ("__init__.py", "drawing=draw", "drawing=drawing.tiny()"),
    ),
    "a colour without its night": ("the_plates_are_good", ("dice.py", '("#64345f", "#d8afd6")', '("#64345f", "plum")')),
    "a seat without words": ("everything_has_words", ("words.py", 'return "out of the game"', 'return ""')),
    "a hint of more than all": (
        "everything_has_words",
        ("words.py", 'likely to be there", chance)', 'likely", 1 + chance)'),
    ),
    "values for too few": ("values_are_scores", ("insight.py", "for weight in weights]", "for weight in weights[1:]]")),
    "probabilities of more than all": (
        "players_choose_what_is_offered",
        ("scripted.py", "return {choice: 1 / len(good) if", "return {choice: 1.0 if"),
    ),
    "a picture with an id twice": (
        "everything_is_drawn",
        ("__init__.py", "drawing=draw", "drawing=drawing.doubling()"),
    ),
    "a layer with the ids of the picture": (
        "everything_is_drawn",
        ("__init__.py", "drawing=draw", "layers={'the same again': draw.draw}, drawing=draw"),
    ),
    "a player with chance of its own": (
        "players_choose_what_is_offered",
        ("scripted.py", "return rng.choices(", "return __import__('random').choices("),
    ),
    "a player that looks under the cups": (
        "players_choose_what_is_offered",
        ("scripted.py", "        best = max(", '        likely["liar"] = hasattr(view, "_state")\n        best = max('),
    ),
    "an insight that looks under the cups": (
        "insight_is_data",
        ("insight.py", '"values": values(view)', '"values": hasattr(view, "_state")'),
    ),
}
"""Of what people and players meet."""

FAULTS = PLAYING | SECRECY | SAMPLING | MEETING


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(planted: Planter, fault: str) -> None:
    """By the check that promises to find it, in the order in which the suite looks."""
    check, edit = FAULTS[fault]
    assert check_that_finds(planted(*WITH_DRAWINGS, edit)) == check


def test_a_seat_that_is_asked_only_when_it_holds_something_is_found(planted: Planter) -> None:
    """Who is asked next tells what lies under a cup, though no view does."""
    only_holders = ("hinting.py", "return bool(state.cups[self.seat].cards)", "return 5 in state.cups[self.seat].cards")
    assert check_that_finds(planted(*HINTS, only_holders)) == "worlds_stay_in_lockstep"


@pytest.mark.parametrize(
    "tells",
    [
        pytest.param("if option is TWO:\n            palm(state, self.seat)", id="a count"),
        pytest.param('state.tell(EVERYONE, ("turned to", option.noun))', id="a fact"),
        pytest.param("if option is TWO:\n            state.then(Turn(self.seat))", id="who is asked next"),
        pytest.param("if option is TWO:\n            state.disclose(EVERYONE)", id="what can be taken back"),
    ],
)
def test_a_commitment_that_shows_is_found(planted: Planter, tells: str) -> None:
    """A sealed choice shows in nothing at all, such as by a count."""
    edit = ("cheating.py", '        state.tell(EVERYONE, ("turned", self.seat))', f"        {tells}")
    assert check_that_finds(planted(*TURNS, edit)) == "sealed_choices_look_alike"


@pytest.mark.parametrize(
    ("check", "edit"),
    [
        pytest.param(
            "statements_change_nothing",
            ("talking.py", "if state.cups[seat].cards else", "if 5 in state.cups[seat].cards else"),
            id="that tells what one holds",
        ),
        pytest.param(
            "statements_change_nothing", ("talking.py", "sentence, before", "sentence, 99, before"), id="without limit"
        ),
        pytest.param("who_resigns_has_resigned", ("talking.py", '"last_with_dice")', '"boredom")'), id="resigning"),
    ],
)
def test_talk_that_does_more_than_talk_is_found(planted: Planter, check: str, edit: Edit) -> None:
    """Statements are said, limited and open to all alike; who resigns ends the game in a declared way."""
    assert check_that_finds(planted(*TALKING, edit)) == check


@pytest.mark.parametrize(
    "edit",
    [
        pytest.param(("scripted.py", 'return "sure" if', 'return "certain" if'), id="what is no statement"),
        pytest.param(("scripted.py", 'return "sure" if', 'return f"doubt {view.seat}" if'), id="what is not open"),
        pytest.param(
            (
                "scripted.py",
                "if len(view.bids) > 1",
                "if 0 in getattr(getattr(view, '_state', view).cups[0], 'cards', ())",
            ),
            id="what it cannot know",
        ),
        pytest.param(("talking.py", 'before=("Bid",)', 'before=("Bib",)'), id="before what is no decision"),
    ],
)
def test_players_that_say_what_they_may_not_are_found(planted: Planter, edit: Edit) -> None:
    """No statement, one not open to them, one that tells a secret; nor do they speak before what is no decision."""
    game = planted(*SAYING, edit)
    with pytest.raises(Fault):
        check_game(game, game.settings(3), 0, ["players_say_what_they_may"])


def test_a_step_that_holds_something_hidden_is_found(planted: Planter) -> None:
    """The agenda is public."""
    assert check_that_finds(planted(*noting("state.cups[self.seat].cards[0]"))) == "worlds_stay_in_lockstep"


@pytest.mark.parametrize(
    "instead", [pytest.param("0 for", id="always the same world"), pytest.param("state.below(5) for", id="no sixes")]
)
def test_an_unfair_sampler_is_found(planted: Planter, instead: str) -> None:
    """On a small position, by counting."""
    game = planted(("view.py", "state.below(SIDES) for", instead))
    with pytest.raises(Fault, match="chi-square"):
        check_fairness(game, SMALL_POSITIONS[0])


def test_a_fault_says_where_it_is(planted: Planter) -> None:
    """The check, the game, its settings, the seed, the decision, the seat, and the first thing that differs."""
    game = planted(("view.py", "cup.view(self._seat)", "cup.view(cup.place.owner)"))
    with pytest.raises(Fault) as caught:
        check_game(game, game.settings(2, dice=1), 3)
    assert str(caught.value).startswith(
        f"what_is_hidden_does_not_show ({game.info.name}; 2 seats, dice 1, wild ones, loss one, exact no, "
        "starter chance; seed 3; decision 0; seat 0): what is hidden from it shows: view.cups[1].cards[0] is "
    )


def test_players_are_certified_by_worlds_that_they_cannot_tell_apart(planted: Planter) -> None:
    """One that calls whenever the die under the next cup is no five is found by this check alone."""
    peeping = "        likely['liar'] = 0 in getattr(getattr(view, '_state', view).cups[0], 'cards', ())\n"
    game = planted(("scripted.py", "        best = max(", f"{peeping}        best = max("))
    with pytest.raises(Fault, match=r"the player scripted chooses .*, and if what it cannot see is other"):
        check_game(game, game.settings(3), 0, ["players_know_only_what_their_seats_may"] * 9)
