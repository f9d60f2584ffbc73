"""What love has laid on the table as data, in the names of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.position import read_zone, write_zone
from fogbound.core.reading import Reading
from fogbound.core.seats import NO_SEAT, Seat, Seats
from fogbound.games.shadows_over_camelot.cards import FIGHTS, WHITE_CARDS
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    BESIDE,
    BOON_NAMES,
    DECK,
    FIRST_LOVE,
    GONE,
    HELD,
    LADY_NAMES,
    LADY_OF,
    NO_LADY,
    PETITION_DECK,
    ROMANCE_NAMES,
    TRUE_LOVE,
)
from fogbound.games.shadows_over_camelot.romance.court import (
    ACTION_TAKEN,
    AFFAIR_HAD,
    AWAY,
    BOON_SPENT,
    IN_PLAY,
    JUST_DISHONOURED,
    STANDINGS,
    SUMMONS_REFUSED,
    Court,
)
from fogbound.games.shadows_over_camelot.romance.duel import Duel, Laid
from fogbound.games.shadows_over_camelot.state import Camelot

FIELDS: Final = (
    "court",
    "ladies",
    "petition_deck",
    "petitions_gone",
    "discoveries",
    "love_turn",
    "deeds",
    "duel",
)

DONE_NAMES: Final = {
    "affair": AFFAIR_HAD,
    "romantic action": ACTION_TAKEN,
    "summons refused": SUMMONS_REFUSED,
    "boon spent": BOON_SPENT,
}
"""What the active Knight has done for love, by the names in which it is written."""

DISHONOUR_NAMES: Final = ("none", "next turn", "this turn and the next")


def bits(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for n, name in enumerate(names) if mask >> n & 1] if mask else []


def knight(at_court: Court, seat: Seat) -> dict[str, Any]:
    """What everybody sees of a Knight in love."""
    lady = at_court.ladies[seat]
    return {
        "lady": None if lady == NO_LADY else LADY_NAMES[lady],
        "quest": ROMANCE_NAMES[at_court.quests[seat]],
        "completed": at_court.completed >> seat & 1 == 1,
        "faithful": at_court.faithful >> seat & 1 == 1,
        "love": at_court.love[seat],
        "scorned": at_court.is_scorned(seat),
        "jealous": at_court.is_jealous(seat),
        "dishonour": DISHONOUR_NAMES[at_court.dishonour[seat]],
        "boons": bits(at_court.tokens[seat], BOON_NAMES),
        "accusations": at_court.accusations[seat],
    }


def lady_data(at_court: Court, lady: int) -> dict[str, Any]:
    """What everybody sees of a Lady."""
    return {
        "standing": STANDINGS[at_court.standing[lady]],
        "swords": at_court.swords[lady],
        "treacherous": lady == at_court.treacherous,
    }


def given_out(at_court: Court) -> list[int]:
    """The Ladies of this game, in the order of the catalogue."""
    return [lady for lady, standing in enumerate(at_court.standing) if standing != AWAY]


def public_duel(at_court: Court) -> dict[str, Any] | None:
    """What everybody sees of a duel."""
    duel = at_court.duel
    if duel is None:
        return None
    return {
        "accuser": duel.accuser,
        "lady": LADY_NAMES[duel.lady],
        "defender": None if duel.defender == NO_SEAT else duel.defender,
        "restored": duel.restored,
        "shown": duel.shown,
        "totals": list(duel.bonus),
        "added": duel.added,
    }


def write(state: Camelot) -> dict[str, Any]:
    at_court: Court = state.more
    seats = range(at_court.agreed.seats)
    duel = public_duel(at_court)
    if duel is not None and at_court.duel is not None:
        duel["laid"] = [_write_laid(laid) for laid in at_court.duel.laid]
    return {
        "court": [{**knight(at_court, seat), "held": write_zone(at_court.held[seat])} for seat in seats],
        "ladies": {
            LADY_NAMES[lady]: {**lady_data(at_court, lady), "petitions": write_zone(at_court.beside[lady])}
            for lady in given_out(at_court)
        },
        "petition_deck": write_zone(at_court.deck),
        "petitions_gone": write_zone(at_court.gone),
        "discoveries": at_court.discoveries,
        "love_turn": [name for name, bit in DONE_NAMES.items() if at_court.done & bit],
        "deeds": [bits(deeds, ROMANCE_NAMES) for deeds in at_court.deeds],
        "duel": duel,
    }


def _write_laid(laid: Laid) -> list[str] | None:
    return None if laid is None else [WHITE_CARDS.names[card] for card in laid]


def read(state: Camelot, table: Reading) -> None:
    """All may be left out: each Knight then serves the Lady of the legend, and has no quest."""
    at_court: Court = state.more
    seats = at_court.agreed.seats
    knights = table.maybe("court", [{} for _ in range(seats)]).items(seats)
    for seat, entry in enumerate(knights):
        read_knight(at_court, state.knights, seat, entry)
        if at_court.agreed.petitions:
            at_court.held[seat] = read_zone(entry.maybe("held", []), HELD[seat])
    standing = [AWAY] * len(LADY_NAMES)
    for lady in at_court.ladies:
        if lady != NO_LADY:
            standing[lady] = IN_PLAY
    at_court.standing = tuple(standing)
    ladies = table.maybe("ladies", {})
    for name in ladies.fields(*LADY_NAMES):
        lady = LADY_NAMES.index(name)
        entry = ladies.field(name)
        read_lady(at_court, lady, entry)
        at_court.beside[lady] = read_zone(entry.maybe("petitions", []), BESIDE[lady])
    at_court.gone = read_zone(table.maybe("petitions_gone", []), GONE)
    if "petition_deck" in table.fields():
        at_court.deck = read_zone(table.field("petition_deck"), DECK)
    elif at_court.agreed.petitions:
        at_court.deck = DECK.empty
        at_court.deck = DECK.holding(_rest(at_court))
    at_court.discoveries = table.maybe("discoveries", 0).number(0, 2)
    read_moment(at_court, table)
    at_court.duel = read_duel(table.maybe("duel"), seats)


def read_knight(at_court: Court, knights: tuple[int, ...], seat: Seat, entry: Reading) -> None:
    entry.fields(
        "lady", "quest", "completed", "faithful", "love", "scorned", "jealous", "dishonour", "boons", "held",
        "accusations",
    )  # fmt: skip
    lady = entry.maybe("lady", LADY_NAMES[LADY_OF[knights[seat]]])
    at_court.ladies = _set(at_court.ladies, seat, NO_LADY if lady.data is None else lady.one_of(LADY_NAMES))
    at_court.quests = _set(at_court.quests, seat, entry.maybe("quest", "none").one_of(ROMANCE_NAMES))
    love = entry.maybe("love", FIRST_LOVE if at_court.quests[seat] else 0).number(0, TRUE_LOVE)
    at_court.love = _set(at_court.love, seat, love)
    at_court.completed |= _bit(entry.maybe("completed", False), seat)
    at_court.faithful |= _bit(entry.maybe("faithful", at_court.quests[seat] != 0), seat)
    at_court.scorned |= _bit(entry.maybe("scorned", False), seat)
    at_court.jealous |= _bit(entry.maybe("jealous", False), seat)
    dishonour = entry.maybe("dishonour", DISHONOUR_NAMES[0]).one_of(DISHONOUR_NAMES)
    at_court.dishonour = _set(at_court.dishonour, seat, min(dishonour, JUST_DISHONOURED))
    at_court.tokens = _set(at_court.tokens, seat, read_bits(entry.maybe("boons", []), BOON_NAMES))
    at_court.accusations = _set(at_court.accusations, seat, entry.maybe("accusations", 0).number(0))


def read_lady(at_court: Court, lady: int, entry: Reading) -> None:
    entry.fields("standing", "swords", "treacherous", "petitions")
    standing = entry.maybe("standing", STANDINGS[IN_PLAY]).one_of(STANDINGS)
    at_court.standing = _set(at_court.standing, lady, standing)
    at_court.swords = _set(at_court.swords, lady, entry.maybe("swords", 0).number(0))
    if entry.maybe("treacherous", False).flag():
        at_court.treacherous = lady


def read_moment(at_court: Court, table: Reading) -> None:
    """What holds for this turn and this event."""
    at_court.done = 0
    for item in table.maybe("love_turn", []).items():
        names = list(DONE_NAMES)
        at_court.done |= DONE_NAMES[names[item.one_of(names)]]
    seats = at_court.agreed.seats
    deeds = table.maybe("deeds", [[] for _ in range(seats)]).items(seats)
    at_court.deeds = tuple([read_bits(entry, ROMANCE_NAMES) for entry in deeds])


def read_duel(reading: Reading, seats: int) -> Duel | None:
    if reading.data is None:
        return None
    reading.fields("accuser", "lady", "defender", "restored", "shown", "totals", "added", "laid")
    defender = reading.maybe("defender")
    totals = [item.number(0) for item in reading.maybe("totals", [0, 0]).items(2)]
    one, other = reading.maybe("laid", [None, None]).items(2)
    return Duel(
        reading.field("accuser").number(0, seats - 1),
        reading.field("lady").one_of(LADY_NAMES),
        NO_SEAT if defender.data is None else defender.number(0, seats - 1),
        (_read_laid(one), _read_laid(other)),
        (totals[0], totals[1]),
        reading.maybe("added", 0).number(0),
        reading.maybe("restored", False).flag(),
        reading.maybe("shown", False).flag(),
    )


def _read_laid(reading: Reading) -> Laid:
    return None if reading.data is None else tuple(sorted(reading.cards(WHITE_CARDS.names[:FIGHTS])))


def read_bits(reading: Reading, names: tuple[str, ...]) -> int:
    found = 0
    for item in reading.items():
        found |= 1 << item.one_of(names)
    return found


def _bit(reading: Reading, seat: Seat) -> Seats:
    return 1 << seat if reading.flag() else 0


def _set(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _rest(at_court: Court) -> list[int]:
    """The Petition cards that lie nowhere else."""
    left = list(PETITION_DECK)
    for zone in at_court.zones():
        for card in zone.cards:
            if card in left:
                left.remove(card)
    return left


def contradiction(state: Camelot) -> str | None:
    """What in a position that somebody wrote cannot be together."""
    at_court: Court = state.more
    ladies = [lady for lady in at_court.ladies if lady != NO_LADY]
    if len(set(ladies)) != len(ladies):
        return "two Knights serve the same Lady"
    for lady in given_out(at_court):
        if lady not in ladies:
            return f"{LADY_NAMES[lady]} is there, and nobody serves her"
    if at_court.scorned & at_court.jealous:
        return "a Knight is Scorned and Jealous at once"
    cards = sorted([card for zone in at_court.zones() for card in zone.cards])
    if cards != (sorted(PETITION_DECK) if at_court.agreed.petitions else []):
        return "the Petition cards are not those of the game"
    return _wrong_duel(state, at_court)


def _wrong_duel(state: Camelot, at_court: Court) -> str | None:
    duel = at_court.duel
    if duel is None or duel.shown:
        return None
    for seat, laid in zip((duel.accuser, duel.defender), duel.laid, strict=True):
        if laid and any(state.hands[seat].cards.count(card) < laid.count(card) for card in laid):
            return "a duellist has chosen a card that he does not hold"
    return None
