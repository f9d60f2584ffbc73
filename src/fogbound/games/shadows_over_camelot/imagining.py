"""Worlds that fit a view: unseen cards are dealt anew, every way as likely as any other."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.dealing import deal
from fogbound.core.knowledge import recalled
from fogbound.core.reading import Reading
from fogbound.core.seats import EVERYONE, Seat, Seats, only
from fogbound.core.seen import View
from fogbound.core.settings import Settings
from fogbound.core.zones import Place, Sighting, Stock, Zone
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARDS,
    BLACK_DECK,
    HEROISM,
    LOYAL,
    LOYALTY_CARDS,
    MERLIN,
    OF_BLACK_KNIGHT,
    OF_LANCELOT,
    WHITE_CARDS,
    WHITE_DECK,
)
from fogbound.games.shadows_over_camelot.places import (
    AGAINST,
    BLACK_DISCARDS,
    BLACK_PILE,
    DRAWN,
    HANDS,
    HEROISM_PLACE,
    LAID,
    LASTING,
    LOYALTY,
    LOYALTY_AWAY,
    MERLINS,
    NAMED,
    OFFERINGS,
    ON_THE_WAY,
    PLAYED,
    SPOILS,
    UNREAD_LOYALTY,
    WHITE_DISCARDS,
    WHITE_PILE,
)
from fogbound.games.shadows_over_camelot.quests import BLACK_KNIGHT, DRAGON, LANCELOT, QUEST_NAMES
from fogbound.games.shadows_over_camelot.setup import empty, loyalty_deck
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.table import read_board


def imagine(view: View, settings: Settings, seed: int) -> Camelot:
    state = empty(settings, seed)
    read_board(state, Reading(public(view), "view"))
    _lay_open_cards(state, view)
    state.sightings = recalled(Reading(view.sightings, "sightings"), view.seat, state.zones())
    _imagine_loyalty(state, view)
    _imagine_white(state, view)
    _imagine_black(state, view)
    state.agreed.level.imagine(state, view)
    return state


def public(view: View) -> dict[str, Any]:
    """What stands in a view as it stands in a written position."""
    return {
        "knights": view.knights,
        "life": view.life,
        "places": view.places,
        "dead": view.dead,
        "unmasked": view.unmasked,
        "shown": view.shown,
        "accused": view.accused,
        "powers": view.powers,
        "relics": view.relics,
        **view.board,
        "active": view.active,
        "turns": view.turns,
        "witnessed": view.witnessed,
        "spent": view.spent,
        "drawing": view.drawing,
        "fight": view.fight,
        "ending": view.ending,
        "sharing": view.sharing,
    }


def _lay_open_cards(state: Camelot, view: View) -> None:
    state.laid = [LAID[n].holding(_cards(WHITE_CARDS, view.laid[name])) for n, name in enumerate(QUEST_NAMES)]
    state.spoils = SPOILS.holding(_cards(WHITE_CARDS, view.spoils))
    state.played = PLAYED.holding(_cards(WHITE_CARDS, view.played))
    state.merlins = MERLINS.holding([MERLIN] * view.merlins)
    state.heroism = HEROISM_PLACE.holding([HEROISM] * view.heroism)
    state.named = NAMED.holding(_cards(BLACK_CARDS, view.named))
    state.lasting = LASTING.holding(_cards(BLACK_CARDS, view.lasting))


def _cards(stock: Stock, names: list[str]) -> list[int]:
    return [stock.names.index(name) for name in names]


# Loyalty.


def _imagine_loyalty(state: Camelot, view: View) -> None:
    """Every unseen Loyalty card may be anybody's; but while the game goes on, a Loyal Knight is in play (B-3.3)."""
    unseen = loyalty_deck(state.settings)
    known = [None if name is None else LOYALTY_CARDS.names.index(name) for name in view.loyalty]
    for card in known:
        if card is not None:
            unseen.remove(card)
    last = state.in_play.bit_count() == 1 and view.outcome is None
    if last and known[state.in_play.bit_length() - 1] is None:
        known[state.in_play.bit_length() - 1] = LOYAL
        unseen.remove(LOYAL)
    state.shuffle(unseen)
    for seat, card in enumerate(known):
        place = UNREAD_LOYALTY[seat] if view.unread else LOYALTY[seat]
        state.loyalty[seat] = place.holding([unseen.pop() if card is None else card])
        seers = 0 if view.loyalty[seat] is None else _seers_of_loyalty(view, seat)
        if seers:
            state.loyalty[seat] = Zone(place, state.loyalty[seat].cards, (seers,))
    state.loyalty_away = LOYALTY_AWAY.holding(unseen)


def _seers_of_loyalty(view: View, seat: Seat) -> Seats:
    public_card = seat in view.shown or seat in view.loyal_by_fate or view.outcome is not None
    return EVERYONE if public_card else 0


# Cards of a zone that a seat sees in part.


class Hidden:
    """Zones of one stock that are yet to be filled: what is known in them, and how much room is left."""

    def __init__(self, state: Camelot, deck: tuple[int, ...], seat: Seat | None) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.unseen: Final[list[int]] = list(deck)
        self.views: Final[list[tuple[Place, dict[str, Any]]]] = []
        self.room: Final[dict[str, int]] = {}

    def open(self, zones: list[Zone]) -> None:
        """Cards that lie where all see them."""
        for zone in zones:
            for card in zone.cards:
                self.unseen.remove(card)

    def add(self, place: Place, view: dict[str, Any]) -> None:
        """A zone as the seat sees it."""
        self.views.append((place, view))
        names = place.stock.names
        for name in view["cards"]:
            if name is not None:
                self.unseen.remove(names.index(name))
        self.room[place.name] = view["cards"].count(None)

    def dealt(self, sightings: tuple[Sighting, ...]) -> dict[str, Zone]:
        """All zones, with unseen cards laid where there is room."""
        laid = deal(self.state, self.room, self.unseen, sightings)
        return {place.name: self._filled(place, view, laid[place.name]) for place, view in self.views}

    def _filled(self, place: Place, view: dict[str, Any], laid: list[int]) -> Zone:
        """Who has seen a card stands in the view where its place can be followed; else this seat alone knows it."""
        names, seen = place.stock.names, view.get("seen")
        cards, marks = [], []
        for number, name in enumerate(view["cards"]):
            cards.append(laid.pop() if name is None else names.index(name))
            known = name is not None and place.seers & only(self.seat) == 0
            marks.append(seen[number] if seen else only(self.seat) if known else 0)
        if not place.ordered:
            order = sorted(range(len(cards)), key=cards.__getitem__)
            cards, marks = [cards[i] for i in order], [marks[i] for i in order]
        return Zone(place, tuple(cards), tuple(marks) if any(marks) else ())


def _imagine_white(state: Camelot, view: View) -> None:
    hidden = Hidden(state, WHITE_DECK, view.seat)
    hidden.open([*state.laid, state.spoils, state.played, state.merlins, state.heroism])
    for seat, hand in enumerate(view.hands):
        hidden.add(HANDS[seat], hand)
    hidden.add(WHITE_PILE, view.white_pile)
    hidden.add(WHITE_DISCARDS, view.white_discards)
    hidden.add(OFFERINGS, view.offerings)
    hidden.add(ON_THE_WAY, view.on_the_way)
    zones = hidden.dealt(_of(state, WHITE_CARDS))
    state.hands = [zones[HANDS[seat].name] for seat in range(len(view.hands))]
    state.white_pile = zones[WHITE_PILE.name]
    state.white_discards = zones[WHITE_DISCARDS.name]
    state.offerings = zones[OFFERINGS.name]
    state.on_the_way = zones[ON_THE_WAY.name]


def _imagine_black(state: Camelot, view: View) -> None:
    """Where a card lies face down, all know at least to which Quest it belongs."""
    hidden = Hidden(state, BLACK_DECK, view.seat)
    hidden.open([state.named, state.lasting])
    for quest, name in enumerate(QUEST_NAMES):
        hidden.add(AGAINST[quest], view.against[name])
    for seat, drawn in enumerate(view.drawn):
        hidden.add(DRAWN[seat], drawn)
    hidden.add(BLACK_PILE, view.black_pile)
    hidden.add(BLACK_DISCARDS, view.black_discards)
    zones = hidden.dealt(_by_kind(state, view, hidden))
    state.against = [zones[place.name] for place in AGAINST]
    state.drawn = [zones[DRAWN[seat].name] for seat in range(len(view.drawn))]
    state.black_pile = zones[BLACK_PILE.name]
    state.black_discards = zones[BLACK_DISCARDS.name]


def _of(state: Camelot, stock: Stock) -> tuple[Sighting, ...]:
    return tuple([sighting for sighting in state.sightings if sighting.stock is stock])


def _by_kind(state: Camelot, view: View, hidden: Hidden) -> tuple[Sighting, ...]:
    """What is remembered of Black cards, and for all others the zones where cards of their kind can lie."""
    sightings = _of(state, BLACK_CARDS)
    taken = _zones_of_one_kind(view)
    if not any(hidden.room[name] for name in taken):
        return sightings
    free = list(hidden.unseen)
    found: dict[tuple[str, ...], list[int]] = {}
    for sighting in sightings:
        for card in sighting.cards:
            free.remove(card)
            among = _where(card, taken, sighting.among)
            found[among] = [*found.get(among, []), card]
    for card in free:
        among = _where(card, taken, tuple(hidden.room))
        found[among] = [*found.get(among, []), card]
    return tuple([Sighting(only(view.seat), BLACK_CARDS, tuple(cards), among) for among, cards in found.items()])


def _zones_of_one_kind(view: View) -> dict[str, tuple[bool, ...]]:
    """Zones in which only some cards can lie, and which."""
    taken = {AGAINST[BLACK_KNIGHT].name: OF_BLACK_KNIGHT}
    taken.update({AGAINST[quest].name: OF_LANCELOT for quest in (LANCELOT, DRAGON)})
    if view.drawing is not None and view.drawing["kind"] != "any":
        kind = OF_BLACK_KNIGHT if view.drawing["kind"] == "black_knight" else OF_LANCELOT
        taken[DRAWN[view.drawing["seat"]].name] = kind
    return taken


def _where(card: int, taken: dict[str, tuple[bool, ...]], among: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([name for name in among if name not in taken or taken[name][card]])
