"""What one seat may know of love, and the worlds that fit it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fogbound.core.dealing import deal
from fogbound.core.players import Sight
from fogbound.core.reading import Reading
from fogbound.core.seats import NO_SEAT, Seat, only
from fogbound.core.seen import View
from fogbound.core.zones import Place, Zone
from fogbound.games.shadows_over_camelot.cards import FIGHTS, WHITE_CARDS
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    BESIDE,
    DECK,
    GONE,
    HELD,
    LADY_NAMES,
    PETITION_CARDS,
    PETITION_DECK,
    ROMANCE_NAMES,
)
from fogbound.games.shadows_over_camelot.romance.court import Court, court
from fogbound.games.shadows_over_camelot.romance.duel import Laid
from fogbound.games.shadows_over_camelot.romance.table import (
    DONE_NAMES,
    bits,
    given_out,
    knight,
    lady_data,
    public_duel,
    read_duel,
    read_knight,
    read_lady,
    read_moment,
)
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.view import CamelotSeen


class CourtSeen(CamelotSeen):
    """R and F: everything but what Petition cards are, as far as they lie face down (F-12.1)."""

    @property
    def court(self) -> list[dict[str, Any]]:
        """Each Knight in love; of the Petition cards that he holds, how many."""
        at_court = court(self._state)
        return [
            {**knight(at_court, seat), "held": at_court.held[seat].view(self._seat)}
            for seat in range(at_court.agreed.seats)
        ]

    @property
    def ladies(self) -> list[dict[str, Any]]:
        """Each Lady, who serves her, and the row of cards beside her as this seat knows them."""
        at_court = court(self._state)
        return [
            {
                "lady": LADY_NAMES[lady],
                "knight": at_court.knight_of(lady),
                **lady_data(at_court, lady),
                "petitions": at_court.beside[lady].view(self._seat),
                "face_up": at_court.face_up(lady),
            }
            for lady in given_out(at_court)
        ]

    @property
    def petition_deck(self) -> dict[str, Any]:
        return court(self._state).deck.view(self._seat)

    @property
    def petitions_gone(self) -> dict[str, Any]:
        return court(self._state).gone.view(self._seat)

    @property
    def discoveries(self) -> int:
        """F-11.2: how often the False Lady was found."""
        return court(self._state).discoveries

    @property
    def love_turn(self) -> list[str]:
        """What the active Knight has done for love in this turn."""
        done = court(self._state).done
        return [name for name, bit in DONE_NAMES.items() if done & bit]

    @property
    def deeds(self) -> list[list[str]]:
        """R-5.11: the quests that each Knight's deeds serve, until the event is over."""
        return [bits(deeds, ROMANCE_NAMES) for deeds in court(self._state).deeds]

    @property
    def duel(self) -> dict[str, Any] | None:
        """F-6; what a duellist has chosen he alone sees until both are shown."""
        at_court = court(self._state)
        found, duel = public_duel(at_court), at_court.duel
        if found is None or duel is None:
            return None
        mine = [duel.shown or seat == self._seat for seat in (duel.accuser, duel.defender)]
        found["laid"] = [_names(laid) if sees else None for laid, sees in zip(duel.laid, mine, strict=True)]
        return found


def _names(laid: Laid) -> list[str] | None:
    return None if laid is None else [WHITE_CARDS.names[card] for card in laid]


def imagine(state: Camelot, view: View) -> None:
    """Petition cards that nobody showed to this seat are dealt anew; what others chose in a duel is imagined."""
    at_court: Court = state.more
    for seat, entry in enumerate(view.court):
        read_knight(at_court, state.knights, seat, Reading(entry, f"court[{seat}]"))
    for entry in view.ladies:
        shown = {name: entry[name] for name in ("standing", "swords", "treacherous")}
        read_lady(at_court, LADY_NAMES.index(entry["lady"]), Reading(shown, "ladies"))
    at_court.discoveries = view.discoveries
    read_moment(at_court, Reading({"love_turn": view.love_turn, "deeds": view.deeds}, "view"))
    _imagine_petitions(state, view, at_court)
    _imagine_duel(state, view, at_court)


def _imagine_petitions(state: Camelot, view: View, at_court: Court) -> None:
    seen: list[tuple[Place, dict[str, Any]]] = [
        *[(HELD[seat], entry["held"]) for seat, entry in enumerate(view.court)],
        *[(BESIDE[LADY_NAMES.index(entry["lady"])], entry["petitions"]) for entry in view.ladies],
        (DECK, view.petition_deck),
        (GONE, view.petitions_gone),
    ]
    room, unseen = {}, list(PETITION_DECK) if at_court.agreed.petitions else []
    for place, zone in seen:
        room[place.name] = zone["cards"].count(None)
        for name in zone["cards"]:
            if name is not None:
                unseen.remove(PETITION_CARDS.names.index(name))
    sightings = [sighting for sighting in state.sightings if sighting.stock is PETITION_CARDS]
    dealt = deal(state, room, unseen, sightings)
    zones = {place.name: _zone(place, zone, dealt[place.name], view.seat) for place, zone in seen}
    at_court.held = [zones[HELD[seat].name] for seat in range(at_court.agreed.seats)]
    at_court.beside = [zones.get(place.name, place.empty) for place in BESIDE]
    at_court.deck, at_court.gone = zones[DECK.name], zones[GONE.name]


def _zone(place: Place, seen: dict[str, Any], dealt: list[int], seat: Seat | None) -> Zone:
    """Known cards at their places with their marks, the others as dealt; where no order counts, I know what I know."""
    left = iter(dealt)
    names = PETITION_CARDS.names
    cards = [next(left) if name is None else names.index(name) for name in seen["cards"]]
    if place.ordered:
        return Zone(place, tuple(cards), tuple(seen.get("seen", ())))
    marks = [0 if name is None else only(seat) for name in seen["cards"]]
    marked = sorted(zip(cards, marks, strict=True))
    return Zone(place, tuple([card for card, _ in marked]), tuple([mark for _, mark in marked]) if any(marks) else ())


def _imagine_duel(state: Camelot, view: View, at_court: Court) -> None:
    """Who has chosen, the agenda tells; what, is drawn from what he may hold."""
    if view.duel is None:
        return
    duel = read_duel(Reading(view.duel, "duel"), at_court.agreed.seats)
    assert duel is not None
    if duel.defender != NO_SEAT and not duel.shown:
        for seat in (duel.accuser, duel.defender):
            laid = duel.laid[duel.side(seat)]
            chosen = _somehow(state, view, seat) if laid is None else laid
            if chosen is not None:
                duel = duel.chosen(seat, chosen)
    at_court.duel = duel


def _somehow(state: Camelot, view: View, seat: Seat) -> Laid:
    """Any choice that this seat can have made; None where it has made none yet."""
    hand = state.hands[seat].cards
    waiting = [step for step in view.agenda if step[0] in ("ChooseCard", "ChooseCount") and step[1] == seat]
    if not court(state).agreed.duel_of_many:
        ways: list[tuple[int, ...]] = [(), *[(card,) for card in range(FIGHTS) if card in hand]]
        return None if waiting else ways[state.below(len(ways))]
    chosen: list[int] = []
    for card in range(FIGHTS - len(waiting)):
        chosen += [card] * state.below(hand.count(card) + 1)
    return None if len(waiting) == FIGHTS else tuple(chosen)


def unseen(view: Sight) -> Counter[str]:
    """The Petition cards that this seat has not seen, or has lost sight of."""
    if view.settings["level"] != "false_lady":
        return Counter()
    rows = [
        *[entry["held"] for entry in view.court],
        *[entry["petitions"] for entry in view.ladies],
        view.petition_deck,
        view.petitions_gone,
    ]
    seen = Counter([name for row in rows for name in row["cards"] if name is not None])
    return Counter([PETITION_CARDS.names[card] for card in PETITION_DECK]) - seen


def key(state: Camelot, seat: Seat) -> Any:
    """All of love that a seat sees but its cards, which lie in zones; as something to be hashed."""
    at_court: Court = state.more
    duel = at_court.duel
    fought: Any = None
    if duel is not None:
        mine = [duel.shown or who == seat for who in (duel.accuser, duel.defender)]
        laid = tuple([cards if sees else None for cards, sees in zip(duel.laid, mine, strict=True)])
        fought = (duel.accuser, duel.defender, duel.lady, duel.shown, duel.bonus, duel.added, duel.restored, laid)
    hearts = (at_court.quests, at_court.completed, at_court.faithful, at_court.love, at_court.tokens)
    states = (at_court.scorned, at_court.jealous, at_court.dishonour, at_court.standing, at_court.swords)
    counts = (at_court.treacherous, at_court.discoveries, at_court.accusations, at_court.done, at_court.deeds)
    return (fought, at_court.ladies, hearts, states, counts)
