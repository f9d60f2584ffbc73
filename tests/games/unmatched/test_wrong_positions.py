"""Positions that somebody wrote and that cannot be: one line says what is wrong, and where."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.games.unmatched import GAME
from tests.games.unmatched.positions import battle_data

ASKED: list[Any] = [["NextAction", 0], ["EndCombat"], ["DealDamage"], ["TurnUp"], ["MayDefend", 1]]


def table(*parties: str, agenda: list[Any] | None = None, **entries: Any) -> dict[str, Any]:
    """A good position with other entries on the table."""
    data = battle_data(*(parties or ("jekyll bm18", "sherlock bm16 bm31")), hands=("feint", "feint"), agenda=agenda)
    data["table"].update(entries)
    return data


def fighters(**places: Any) -> dict[str, Any]:
    """The same, with fighters elsewhere."""
    data = table()
    data["table"]["fighters"].update(places)
    return data


def combat(agenda: list[Any] | None = None, more: dict[str, Any] | None = None, **entries: Any) -> dict[str, Any]:
    """Jekyll attacks Holmes, who is asked for a defence."""
    made = {"attack": {"fighter": "hero_1"}, "defence": {"fighter": "hero_2"}, **entries}
    return battle_data(
        "jekyll bm18",
        "sherlock bm16 bm31",
        hands=("", "feint"),
        agenda=agenda or ASKED,
        table={"combat": made, "laid": [["feint"], []], **(more or {})},
    )


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (fighters(hero_3={"at": "bm01"}), r"table.fighters: there is no entry 'hero_3'; did you mean"),
        (fighters(hero_1={"at": "bm99"}), r"fighters.hero_1.at: there is no name 'bm99'"),
        (fighters(hero_1={"at": "so01"}), r"fighters.hero_1.at: there is no name 'so01'"),
        (fighters(hero_1={"at": "bm18", "health": 17}), r"hero_1.health: should be from 0 to 16, not 17"),
        (fighters(hero_1={"at": "bm16"}), "hero_1 and hero_2 both stand on bm16"),
        (fighters(hero_1={"at": "bm18", "health": 0}), "hero_1 is defeated and stands on bm18"),
        (fighters(sidekick_2a={"at": None, "health": 3}), "sidekick_2a has health and is not on the board"),
        (fighters(hero_1={"at": None, "health": 3}), "hero_1 has health and is not on the board"),
        (table(forms=[None, "hyde"]), "seat 1 has no form hyde"),
        (table(forms=["man", None]), r"forms\[0\]: there is no name 'man'"),
        (table(fog=[["bm01"], []]), "seat 0 has 1 fog tokens; it should be 0"),
        (table(decks=None), r"table.decks: should be a list"),
        (table(hands=[["feint"], []]), r"the deck of seat 1 has 3 of feint, and on the table are 2"),
        (table(hands=[["feint", "dash"], ["feint"]]), r"the deck of seat 0 has 0 of dash, and on the table are 1"),
        (table(hands=[["feint"]]), r"table.hands: should have 2 entries, not 1"),
        (table(turn=2), r"table.turn: should be from 0 to 1, not 2"),
        (table(steps=20), r"table.steps: should be from 0 to 8, not 20"),
        (table(moved=["hero_9"]), r"moved\[0\]: there is no name 'hero_9'"),
        (table(combats={}), r"table: there is no entry 'combats'; did you mean combat"),
        (table(agenda=[["NextAction", 0], ["Attack", 0]]), "there is no step 'Attack'"),
        (table(agenda=[["NextAction", 0]]), "must end with the decision that is waited for"),
        (table(agenda=[["TakeAction", 3]]), "should be from 0 to 1, not 3"),
        (table(agenda=[["NextAction", 0], ["MoveFighter", 0, "hero_7", 2]]), "there is no name 'hero_7'"),
        (table(agenda=ASKED), "EndCombat is to be done, and there is no combat"),
        (
            table(agenda=[["PlaceFighter", 0, "hero_1", "beside the defender"]]),
            "PlaceFighter is to be done, and there is no combat",
        ),
        (
            table(agenda=[["ChooseFighter", 0, "in this combat"]]),
            "ChooseFighter is to be done, and there is no combat",
        ),
        (table(agenda=[["CardEffect", 0, "after", 0], ["TakeAction", 0]]), "CardEffect is to be done, and there is no"),
        (table(agenda=[["CardEffect", 0, "later", 0], ["TakeAction", 0]]), "there is no name 'later'"),
        (
            table(agenda=[["NextAction", 0], ["DiscardDown", 0]]),
            "DiscardDown is waited for, and there",
        ),
        (table(agenda=[["NextAction", 0], ["MoveToken", 0, 1, 2]]), "the token that is to be moved is none"),
        (table(agenda=[["NextAction", 0], ["ChooseTarget", 0, "hero_1"]], hands=[[], ["feint"]]), "the deck of seat 0"),
        (combat(defence={"fighter": "hero_1"}), "hero_1 cannot attack hero_1"),
        (combat(attack={"fighter": "hero_1", "locks": 0}), "there is no entry 'locks'; did you mean locked"),
        (combat(attack={"fighter": "hero_5"}), "there is no name 'hero_5'"),
        (
            combat(more={"laid": [["calming_research"], []]}),
            "calming_research cannot have been laid by hero_1",
        ),
        (
            combat(more={"laid": [["madness_relents"], []]}),
            "madness_relents cannot have been laid by hero_1",
        ),
        (
            combat(agenda=[*ASKED[:-1], ["Guess", 1]], more={"laid": [["feint"], ["elementary"]]}),
            "elementary cannot have been laid by hero_2",
        ),
    ],
)
def test_what_is_wrong_with_a_position_is_said(data: dict[str, Any], complaint: str) -> None:
    """UNM-1.8: in one line that names the place."""
    with pytest.raises(Mistake, match=complaint) as mistake:
        GAME.from_data(data)
    assert "\n" not in str(mistake.value)


def test_a_fighter_attacks_with_a_card_in_hand() -> None:
    """UNM-7.1: so a position in which one attacks without is refused."""
    data = battle_data(
        "jekyll bm18",
        "sherlock bm16 bm31",
        hands=("calming_research", "feint"),
        agenda=[["NextAction", 0], ["ChooseTarget", 0, "hero_1"]],
    )
    with pytest.raises(Mistake, match="hero_1 attacks and has no card for it"):
        GAME.from_data(data)


def test_two_tokens_on_one_space_are_refused() -> None:
    """UNM-13.3: of two Invisible Men too."""
    data = battle_data("invisible_man bm18", "invisible_man bm16", fog=("bm00 bm01 bm02", "bm02 bm10 bm11"))
    with pytest.raises(Mistake, match="two fog tokens lie on one space"):
        GAME.from_data(data)


def test_a_good_position_is_read() -> None:
    """UNM-1.8: the ones above are wrong in one thing only."""
    for data in (table(), combat()):
        assert GAME.from_data(data).outcome is None
