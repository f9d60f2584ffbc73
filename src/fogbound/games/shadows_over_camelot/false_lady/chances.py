"""How likely a Lady is false, by what a seat has seen of Petition cards."""

from __future__ import annotations

from fogbound.core.players import Sight
from fogbound.games.shadows_over_camelot.romance.catalogue import BESIDE, DECK, GONE, HELD, LADY_NAMES

QUEEN = "false_lady"


def chance_false(view: Sight, lady: str) -> float:
    """F-10.2: that the Queen of Spades lies beside her. All cards that this seat has not seen are equally likely."""
    here = BESIDE[LADY_NAMES.index(lady)].name
    where = rows(view)
    if any(QUEEN in row for row in where.values()):
        return 1.0 if QUEEN in where.get(here, []) else 0.0
    among = remembered(view)
    hidden = {name: row.count(None) for name, row in where.items() if not among or name in among}
    places = sum(hidden.values())
    return hidden.get(here, 0) / places if places else 0.0


def remembered(view: Sight) -> list[str]:
    """F-11.2: where the Queen can be since she was shuffled into the deck for all to see; nothing if she never was."""
    found: list[str] = next((s["among"] for s in view.sightings if QUEEN in s["cards"]), [])
    return found


def rows(view: Sight) -> dict[str, list[str | None]]:
    """Where Petition cards lie, by the names of their places, as this seat knows them."""
    found: dict[str, list[str | None]] = {}
    for entry in view.ladies:
        found[BESIDE[LADY_NAMES.index(entry["lady"])].name] = entry["petitions"]["cards"]
    for seat, heart in enumerate(view.court):
        found[HELD[seat].name] = heart["held"]["cards"]
    found[DECK.name] = view.petition_deck["cards"]
    found[GONE.name] = view.petitions_gone["cards"]
    return found
