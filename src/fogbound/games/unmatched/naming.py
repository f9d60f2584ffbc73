"""What heroes, fighters, spaces and cards are called."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice
from fogbound.games.unmatched.printed import DECKS, HEROES
from fogbound.games.unmatched.sheets import CODES, LABELS

CARDS: Final[dict[str, dict[str, dict[str, Any]]]] = {
    hero: {card["id"]: card for card in deck["cards"]} for hero, deck in DECKS.items()
}
"""By hero and id: the same card may have another BOOST in another deck."""
TITLES: Final[dict[str, str]] = {
    card: facts["name"].replace("'", "’") for deck in CARDS.values() for card, facts in deck.items()
}
"""What a card is called: the same in every deck."""
LABELS_SAID: Final = {
    "ANY": "any",
    "HOLMES": "Holmes",
    "DR. WATSON": "Dr. Watson",
    "DRACULA": "Dracula",
    "SISTER": "Sister",
    "DR. JEKYLL": "Jekyll",
    "MR. HYDE": "Hyde",
    "INVISIBLE MAN": "Griffin",
}
"""Who may use a card, as short as it can be said. (The Invisible Man’s name is Griffin.)"""
FIGHTERS: Final = {
    "holmes": "Holmes",
    "watson": "Dr. Watson",
    "dracula": "Dracula",
    "sister": "a Sister",
    "sister a": "the first Sister",
    "sister b": "the second Sister",
    "sister c": "the third Sister",
    "jekyll_hyde": "Jekyll & Hyde",
    "jekyll": "Jekyll",
    "hyde": "Hyde",
    "invisible_man": "the Invisible Man",
}


def hero_name(hero: str) -> str:
    """`Sherlock Holmes`."""
    return str(HEROES[hero]["name"])


def beginning(words: str) -> str:
    """As they begin a sentence."""
    return words[0].upper() + words[1:]


def space(name: str) -> str:
    """`M3 Moor Lawn`: the code on the board, and the zone of which it is."""
    return f"{CODES[name]} {LABELS[name].rpartition(' ')[0]}"


def title(card: str) -> str:
    return TITLES[card]


def facts_of(view: Sight, seat: Seat, card: str) -> dict[str, Any]:
    """What is printed on a card of a seat."""
    return CARDS[view.heroes[seat]][card]


def described(facts: dict[str, Any]) -> str:
    """A card with what is printed on it: `Feint: versatile 2, for any fighter, boost 2`."""
    kind = facts["type"] if facts["value"] is None else f"{facts['type']} {facts['value']}"
    kind = kind.replace("defense", "defence")
    whom = LABELS_SAID[facts["label"]]
    return f"{TITLES[facts['id']]}: {kind}, for {whom}{' fighter' if whom == 'any' else ''}, boost {facts['boost']}"


# Fighters.


def fighter_in(view: Sight, name: str) -> dict[str, Any]:
    """By the id that choices use."""
    found: dict[str, Any] = next(fighter for fighter in view.fighters if fighter["id"] == name)
    return found


def kind_of(view: Sight, fighter: dict[str, Any]) -> str:
    """`holmes`, `sister b`, `hyde`."""
    if fighter["kind"] == "jekyll_hyde":
        return str(view.forms[fighter["seat"]] or "jekyll_hyde")
    return f"sister {fighter['id'][-1]}" if fighter["kind"] == "sister" else str(fighter["kind"])


def called(kind: str, seat: Seat, voice: Voice, double: bool = False) -> str:
    """A fighter; whose it is only where two play the same hero."""
    name = FIGHTERS[kind]
    if not double:
        return name
    return f"{voice.whose(seat)} {name.removeprefix('the ').removeprefix('a ')}"


def fighter(view: Sight, name: str, voice: Voice) -> str:
    """By id, for whoever looks at this view."""
    found = fighter_in(view, name)
    return called(kind_of(view, found), found["seat"], voice, twice(view, found["seat"]))


def twice(view: Sight, seat: Seat) -> bool:
    """Whether somebody else plays the same hero."""
    return bool(view.heroes.count(view.heroes[seat]) > 1)
