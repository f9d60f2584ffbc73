"""What lies on the table as data, in the names of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.chance import Seed
from fogbound.core.position import read_zone, write_zone
from fogbound.core.reading import Reading
from fogbound.core.seats import NO_SEAT, Seat, Seats
from fogbound.core.settings import Settings
from fogbound.core.zones import Place, Zone
from fogbound.games.shadows_over_camelot import witnessed
from fogbound.games.shadows_over_camelot.cards import BLACK_DECK, WHITE_DECK
from fogbound.games.shadows_over_camelot.consistency import contradiction
from fogbound.games.shadows_over_camelot.knights import KNIGHT_NAMES, MOST_LIFE, SIEGE_DIE, SWORDS
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
from fogbound.games.shadows_over_camelot.quests import (
    NOWHERE,
    PLACE_NAMES,
    QUEST_NAMES,
    RELIC_NAMES,
    TRACK,
    WARRIORS_LOSE,
    Quest,
)
from fogbound.games.shadows_over_camelot.scratch import AGAINST_ENGINE, KINDS, Drawing, Ending, Fight, Sharing
from fogbound.games.shadows_over_camelot.setup import empty, loyalty_deck
from fogbound.games.shadows_over_camelot.spending import BITS
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.view import LEVEL_BITS, CamelotSeen, seats_of

__all__ = ["contradiction", "read", "write"]

_BOARD: Final = (
    "knights",
    "life",
    "places",
    "dead",
    "unmasked",
    "shown",
    "accused",
    "powers",
    "relics",
    "engines",
    "white_swords",
    "black_swords",
    "die",
    "excalibur",
    "warriors",
    "mordred",
    "heroism",
    "over",
    "active",
    "turns",
    "witnessed",
    "spent",
    "drawing",
    "fight",
    "ending",
    "sharing",
)
"""What everybody sees; the same names stand in views."""

_ZONES: Final = (
    "hands",
    "white_pile",
    "white_discards",
    "laid",
    "offerings",
    "spoils",
    "on_the_way",
    "played",
    "merlins",
    "heroism_card",
    "black_pile",
    "black_discards",
    "drawn",
    "named",
    "against",
    "lasting",
    "loyalty",
    "loyalty_unread",
    "loyalty_away",
)


def write(state: Camelot) -> dict[str, Any]:
    return {**write_board(state), **write_zones(state), **state.agreed.level.write(state)}


def write_board(state: Camelot) -> dict[str, Any]:
    seen = CamelotSeen(state, None)
    return {
        "knights": seen.knights,
        "life": seen.life,
        "places": seen.places,
        "dead": seen.dead,
        "unmasked": seen.unmasked,
        "shown": seen.shown,
        "accused": seen.accused,
        "powers": seats_of(state.powers, state),
        "relics": seen.relics,
        **seen.board,
        "active": seen.active,
        "turns": seen.turns,
        "witnessed": seen.witnessed,
        "spent": seen.spent,
        "drawing": seen.drawing,
        "fight": seen.fight,
        "ending": seen.ending,
        "sharing": seen.sharing,
    }


def write_zones(state: Camelot) -> dict[str, Any]:
    return {
        "hands": [write_zone(zone) for zone in state.hands],
        "white_pile": write_zone(state.white_pile),
        "white_discards": write_zone(state.white_discards),
        "laid": _by_quest(state.laid),
        "offerings": write_zone(state.offerings),
        "spoils": write_zone(state.spoils),
        "on_the_way": write_zone(state.on_the_way),
        "played": write_zone(state.played),
        "merlins": write_zone(state.merlins),
        "heroism_card": write_zone(state.heroism),
        "black_pile": write_zone(state.black_pile),
        "black_discards": write_zone(state.black_discards),
        "drawn": [write_zone(zone) for zone in state.drawn],
        "named": write_zone(state.named),
        "against": _by_quest(state.against),
        "lasting": write_zone(state.lasting),
        "loyalty": [write_zone(zone) for zone in state.loyalty],
        "loyalty_unread": state.loyalty[0].place is UNREAD_LOYALTY[0],
        "loyalty_away": write_zone(state.loyalty_away),
    }


def _by_quest(zones: list[Zone]) -> dict[str, Any]:
    """Those where something lies."""
    return {QUEST_NAMES[quest]: write_zone(zone) for quest, zone in enumerate(zones) if zone.cards}


def read(table: Reading, settings: Settings, seed: Seed) -> Camelot:
    """Knights and Loyalty must be given; piles are then all that lies nowhere else, in the order of the catalogue."""
    state = empty(settings, seed)
    table.fields(*_BOARD, *_ZONES, *state.agreed.level.fields())
    read_board(state, table)
    _read_loyalty(state, table)
    _read_white(state, table)
    _read_black(state, table)
    state.agreed.level.read(state, table)
    return state


def read_board(state: Camelot, table: Reading) -> None:
    """What everybody sees."""
    seats = state.settings.seats
    knights = [item.one_of(KNIGHT_NAMES) for item in table.field("knights").items(seats)]
    state.knights = tuple(knights)
    state.life = _numbers(table.maybe("life", list(state.life)), seats, MOST_LIFE)
    state.place = [_place(item) for item in table.maybe("places", ["camelot"] * seats).items(seats)]
    state.dead = _seats(table.maybe("dead", []), seats)
    state.unmasked = _seat_or_none(table.maybe("unmasked"), seats)
    state.shown = _seats(table.maybe("shown", []), seats)
    state.accused = _seats(table.maybe("accused", []), seats)
    state.powers = _seats(table.maybe("powers", seats_of(state.powers, state)), seats)
    gone = state.dead | (0 if state.unmasked == NO_SEAT else 1 << state.unmasked)
    state.in_play = (1 << seats) - 1 & ~gone
    relics = table.maybe("relics", {})
    relics.fields(*RELIC_NAMES)
    state.relics = tuple([_seat_or_none(relics.maybe(name), seats) for name in RELIC_NAMES])
    _read_counts(state, table)
    _read_turn(state, table)
    _read_scratch(state, table)


def _read_counts(state: Camelot, table: Reading) -> None:
    state.engines = table.maybe("engines", 0).number(0)
    state.white_swords = table.maybe("white_swords", 0).number(0, SWORDS)
    state.black_swords = table.maybe("black_swords", 0).number(0, SWORDS)
    state.die = table.maybe("die", 0).number(0, SIEGE_DIE)
    state.excalibur = table.maybe("excalibur", 0).number(-TRACK, TRACK)
    picts, saxons = table.maybe("warriors", [0, 0]).items(2)
    state.warriors = (picts.number(0, WARRIORS_LOSE), saxons.number(0, WARRIORS_LOSE))
    state.mordred = _quest_or_nowhere(table.maybe("mordred"))
    state.heroism_on = _quest_or_nowhere(table.maybe("heroism"))
    state.over = sum([1 << quest for quest in {_quest(item) for item in table.maybe("over", []).items()}])


def _read_turn(state: Camelot, table: Reading) -> None:
    state.active = table.maybe("active", 0).number(0, state.settings.seats - 1)
    state.turns = table.maybe("turns", 1).number(0)
    seats = state.settings.seats
    state.witnessed = witnessed.read(table.maybe("witnessed", witnessed.nothing(seats)), seats)
    spent = table.maybe("spent", {"done": [], "more": 0})
    spent.fields("done", "more")
    names = list(BITS)
    bits = {BITS[names[item.one_of(names)]] for item in spent.field("done").items()}
    state.spent = sum(bits) | spent.maybe("more", 0).number(0) << LEVEL_BITS


def _read_scratch(state: Camelot, table: Reading) -> None:
    seats = state.settings.seats
    state.drawing = _read_drawing(table.maybe("drawing"), seats)
    state.fight = _read_fight(table.maybe("fight"), seats)
    state.ending = _read_ending(table.maybe("ending"), seats)
    state.sharing = _read_sharing(table.maybe("sharing"), seats)


def _read_drawing(reading: Reading, seats: int) -> Drawing | None:
    if reading.data is None:
        return None
    reading.fields("seat", "chained", "kind", "face_down", "merlins")
    offers = []
    for item in reading.maybe("merlins", []).items():
        seat, count = item.items(2)
        offers.append((seat.number(0, seats - 1), count.number(1, 3)))
    return Drawing(
        reading.field("seat").number(0, seats - 1),
        reading.maybe("chained", False).flag(),
        reading.maybe("kind", "any").one_of(KINDS),
        reading.maybe("face_down", False).flag(),
        tuple(offers),
    )


def _read_fight(reading: Reading, seats: int) -> Fight | None:
    if reading.data is None:
        return None
    reading.fields("against", "seat", "die", "bonus", "sword_added", "kay_added")
    names = [*QUEST_NAMES, "siege_engine"]
    against = reading.field("against").one_of(names)
    return Fight(
        AGAINST_ENGINE if against == len(QUEST_NAMES) else against,
        _seat_or_none(reading.maybe("seat"), seats),
        reading.maybe("die", 0).number(0),
        reading.maybe("bonus", 0).number(0),
        reading.maybe("sword_added", False).flag(),
        reading.maybe("kay_added", False).flag(),
    )


def _read_ending(reading: Reading, seats: int) -> Ending | None:
    if reading.data is None:
        return None
    reading.fields("quest", "won", "by", "drawer", "present")
    return Ending(
        _quest(reading.field("quest")),
        reading.field("won").flag(),
        _seat_or_none(reading.maybe("by"), seats),
        _seat_or_none(reading.maybe("drawer"), seats),
        tuple([item.number(0, seats - 1) for item in reading.field("present").items()]),
    )


def _read_sharing(reading: Reading, seats: int) -> Sharing | None:
    if reading.data is None:
        return None
    reading.fields("sharers", "given")
    sharers = [item.number(0, seats - 1) for item in reading.field("sharers").items()]
    given = [item.number(0, seats - 1) for item in reading.maybe("given", []).items()]
    return Sharing(tuple(sharers), tuple(given))


def _read_loyalty(state: Camelot, table: Reading) -> None:
    unread = table.maybe("loyalty_unread", False).flag()
    places = UNREAD_LOYALTY if unread else LOYALTY
    loyalty = table.field("loyalty").items(state.settings.seats)
    state.loyalty = [read_zone(_one_card(item), places[seat]) for seat, item in enumerate(loyalty)]
    if "loyalty_away" in table.fields():
        state.loyalty_away = read_zone(table.field("loyalty_away"), LOYALTY_AWAY)
    else:
        state.loyalty_away = LOYALTY_AWAY.holding(_rest(loyalty_deck(state.settings), state.loyalty))


def _one_card(item: Reading) -> Reading:
    """`traitor` is as good as `["traitor"]`."""
    return Reading([item.data], item.where) if isinstance(item.data, str) else item


def _read_white(state: Camelot, table: Reading) -> None:
    hands = table.maybe("hands", [[]] * state.settings.seats).items(state.settings.seats)
    state.hands = [read_zone(hand, HANDS[seat]) for seat, hand in enumerate(hands)]
    state.laid = _read_by_quest(table.maybe("laid", {}), LAID)
    state.white_discards = read_zone(table.maybe("white_discards", []), WHITE_DISCARDS)
    state.offerings = read_zone(table.maybe("offerings", []), OFFERINGS)
    state.spoils = read_zone(table.maybe("spoils", []), SPOILS)
    state.on_the_way = read_zone(table.maybe("on_the_way", []), ON_THE_WAY)
    state.played = read_zone(table.maybe("played", []), PLAYED)
    state.merlins = read_zone(table.maybe("merlins", []), MERLINS)
    state.heroism = read_zone(table.maybe("heroism_card", []), HEROISM_PLACE)
    if "white_pile" in table.fields():
        state.white_pile = read_zone(table.field("white_pile"), WHITE_PILE)
    else:
        state.white_pile = WHITE_PILE.holding(_rest(list(WHITE_DECK), white_zones(state)))


def _read_black(state: Camelot, table: Reading) -> None:
    drawn = table.maybe("drawn", [[]] * state.settings.seats).items(state.settings.seats)
    state.drawn = [read_zone(zone, DRAWN[seat]) for seat, zone in enumerate(drawn)]
    state.against = _read_by_quest(table.maybe("against", {}), AGAINST)
    state.black_discards = read_zone(table.maybe("black_discards", []), BLACK_DISCARDS)
    state.named = read_zone(table.maybe("named", []), NAMED)
    state.lasting = read_zone(table.maybe("lasting", []), LASTING)
    if "black_pile" in table.fields():
        state.black_pile = read_zone(table.field("black_pile"), BLACK_PILE)
    else:
        state.black_pile = BLACK_PILE.holding(_rest(list(BLACK_DECK), black_zones(state)))


def _read_by_quest(reading: Reading, places: list[Place]) -> list[Zone]:
    reading.fields(*QUEST_NAMES)
    return [read_zone(reading.maybe(name, []), places[quest]) for quest, name in enumerate(QUEST_NAMES)]


def white_zones(state: Camelot) -> list[Zone]:
    """All where White cards lie, but for the pile."""
    return [
        *state.hands,
        *state.laid,
        state.white_discards,
        state.offerings,
        state.spoils,
        state.on_the_way,
        state.played,
        state.merlins,
        state.heroism,
    ]


def black_zones(state: Camelot) -> list[Zone]:
    """All where Black cards lie, but for the pile."""
    return [*state.drawn, *state.against, state.black_discards, state.named, state.lasting]


def _rest(left: list[int], zones: list[Zone]) -> list[int]:
    """What lies nowhere."""
    for zone in zones:
        for card in zone.cards:
            if card in left:
                left.remove(card)
    return left


def _numbers(reading: Reading, count: int, most: int) -> list[int]:
    return [item.number(0, most) for item in reading.items(count)]


def _seats(reading: Reading, seats: int) -> Seats:
    return sum([1 << seat for seat in {item.number(0, seats - 1) for item in reading.items()}])


def _seat_or_none(reading: Reading, seats: int) -> Seat:
    return NO_SEAT if reading.data is None else reading.number(0, seats - 1)


def _place(reading: Reading) -> Quest:
    return NOWHERE if reading.data is None else reading.one_of(PLACE_NAMES)


def _quest(reading: Reading) -> Quest:
    return reading.one_of(QUEST_NAMES)


def _quest_or_nowhere(reading: Reading) -> Quest:
    return NOWHERE if reading.data is None else _quest(reading)
