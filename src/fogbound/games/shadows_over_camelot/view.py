"""What one seat may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fogbound.core.knowledge import sightings
from fogbound.core.players import Sight
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat, Seats
from fogbound.core.seen import Seen
from fogbound.games.shadows_over_camelot import witnessed
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARDS,
    BLACK_DECK,
    LOYALTY_CARDS,
    WHITE_CARDS,
    WHITE_DECK,
)
from fogbound.games.shadows_over_camelot.knights import KNIGHT_NAMES, LOYAL_CARDS
from fogbound.games.shadows_over_camelot.levels import LEVELS
from fogbound.games.shadows_over_camelot.quests import COUNT, NOWHERE, PLACE_NAMES, QUEST_NAMES, RELIC_NAMES, Quest
from fogbound.games.shadows_over_camelot.scratch import AGAINST_ENGINE, KINDS
from fogbound.games.shadows_over_camelot.spending import names_of
from fogbound.games.shadows_over_camelot.state import Camelot


def window(state: Camelot, seat: Seat | None) -> Seen[Camelot]:
    """The base game's window, or that of a level."""
    further: Seen[Camelot] | None = state.agreed.level.window(state, seat)
    return CamelotSeen(state, seat) if further is None else further


class CamelotSeen(Seen[Camelot]):
    """B-14.2: the board, what was done, the sizes of hands and piles; of cards what this seat has seen."""

    @property
    def knights(self) -> list[str]:
        """Which Knight each seat plays."""
        return [KNIGHT_NAMES[knight] for knight in self._state.knights]

    @property
    def life(self) -> list[int]:
        return list(self._state.life)

    @property
    def places(self) -> list[str | None]:
        """Where each Knight is; None for the dead and the unmasked Traitor."""
        return [place_name(place) for place in self._state.place]

    @property
    def in_play(self) -> list[Seat]:
        """B-4.3: the Knights in play."""
        return seats_of(self._state.in_play, self._state)

    @property
    def dead(self) -> list[Seat]:
        return seats_of(self._state.dead, self._state)

    @property
    def unmasked(self) -> Seat | None:
        """The Traitor, once he is unmasked."""
        return or_none(self._state.unmasked)

    @property
    def loyalty(self) -> list[str | None]:
        """Each seat's Loyalty, as far as this seat knows it."""
        return [_known(zone.known_to(self._seat), LOYALTY_CARDS.names)[0] for zone in self._state.loyalty]

    @property
    def shown(self) -> list[Seat]:
        """Whose Loyalty card was shown to all."""
        return seats_of(self._state.shown, self._state)

    @property
    def unread(self) -> bool:
        """B-15.3: nobody has looked at his Loyalty yet."""
        return self._state.loyalty[0].place.policy != "owner"

    @property
    def loyal_by_fate(self) -> list[Seat]:
        """B-10.6: who has shown himself Loyal by a card of Fate."""
        state = self._state
        return [
            seat
            for seat, zone in enumerate(state.loyalty)
            if zone.seen and zone.seers(0) == EVERYONE and not state.shown >> seat & 1 and state.outcome is None
        ]

    @property
    def accused(self) -> list[Seat]:
        """Who has used his accusation."""
        return seats_of(self._state.accused, self._state)

    @property
    def powers(self) -> list[Seat]:
        """Who has his Knight's power (B-15.1)."""
        return seats_of(self._state.powers, self._state)

    @property
    def relics(self) -> dict[str, Seat | None]:
        """Who holds each relic."""
        return {name: or_none(seat) for name, seat in zip(RELIC_NAMES, self._state.relics, strict=True)}

    @property
    def board(self) -> dict[str, Any]:
        """Engines, Swords, warriors, and what else stands there."""
        state = self._state
        return {
            "engines": state.engines,
            "white_swords": state.white_swords,
            "black_swords": state.black_swords,
            "die": state.die,
            "excalibur": state.excalibur,
            "warriors": list(state.warriors),
            "mordred": place_name(state.mordred),
            "heroism": place_name(state.heroism_on),
            "over": [QUEST_NAMES[quest] for quest in range(COUNT) if state.is_over(quest)],
        }

    @property
    def laid(self) -> dict[str, list[str]]:
        """The Knights' cards on each Quest."""
        return {
            QUEST_NAMES[quest]: [WHITE_CARDS.names[card] for card in zone.cards]
            for quest, zone in enumerate(self._state.laid)
        }

    @property
    def against(self) -> dict[str, Any]:
        """The Black cards on each Quest, the one laid last first; None where one lies face down."""
        return {QUEST_NAMES[quest]: zone.view(self._seat) for quest, zone in enumerate(self._state.against)}

    @property
    def lasting(self) -> list[str]:
        """Special Black cards that stay in play."""
        return [BLACK_CARDS.names[card] for card in self._state.lasting.cards]

    @property
    def hands(self) -> list[dict[str, Any]]:
        """How many cards each Knight holds, and those that this seat knows."""
        return [hand.view(self._seat) for hand in self._state.hands]

    @property
    def white_pile(self) -> dict[str, Any]:
        return self._state.white_pile.view(self._seat)

    @property
    def white_discards(self) -> dict[str, Any]:
        return self._state.white_discards.view(self._seat)

    @property
    def black_pile(self) -> dict[str, Any]:
        return self._state.black_pile.view(self._seat)

    @property
    def black_discards(self) -> dict[str, Any]:
        return self._state.black_discards.view(self._seat)

    @property
    def drawn(self) -> list[dict[str, Any]]:
        """Black cards that a seat has before it and that only it has seen."""
        return [zone.view(self._seat) for zone in self._state.drawn]

    @property
    def named(self) -> list[str]:
        """Black cards that lie open while they are carried out."""
        return [BLACK_CARDS.names[card] for card in self._state.named.cards]

    @property
    def played(self) -> list[str]:
        """White cards that lie open while they are carried out."""
        return [WHITE_CARDS.names[card] for card in self._state.played.cards]

    @property
    def merlins(self) -> int:
        """B-5.3: how many are offered."""
        return len(self._state.merlins)

    @property
    def heroism(self) -> int:
        """Whether the card of Heroism lies on a Quest."""
        return len(self._state.heroism)

    @property
    def on_the_way(self) -> dict[str, Any]:
        """B-17.1: the card that Arthur has handed over."""
        return self._state.on_the_way.view(self._seat)

    @property
    def offerings(self) -> dict[str, Any]:
        """B-2.7: what has been put down unseen."""
        return self._state.offerings.view(self._seat)

    @property
    def spoils(self) -> list[str]:
        """Cards that lie open to be shared."""
        return [WHITE_CARDS.names[card] for card in self._state.spoils.cards]

    @property
    def loyalty_away(self) -> int:
        """Loyalty cards that were put away."""
        return len(self._state.loyalty_away)

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        return self._state.active

    @property
    def turns(self) -> int:
        """Turns that have begun."""
        return self._state.turns

    @property
    def witnessed(self) -> list[dict[str, int]]:
        """What everybody has seen each seat do."""
        return witnessed.write(self._state)

    @property
    def spent(self) -> dict[str, Any]:
        """What the active Knight has done in this turn; `more` is a level's own."""
        return {"done": names_of(self._state.spent), "more": self._state.spent >> LEVEL_BITS}

    @property
    def drawing(self) -> dict[str, Any] | None:
        """The Black card that is being drawn, as all know it."""
        drawing = self._state.drawing
        if drawing is None:
            return None
        return {
            "seat": drawing.seat,
            "chained": drawing.chained,
            "kind": KINDS[drawing.kind],
            "face_down": drawing.face_down,
            "merlins": [list(offer) for offer in drawing.offers],
        }

    @property
    def fight(self) -> dict[str, Any] | None:
        """A siege fight, or the reveal of a Combat Quest."""
        fight = self._state.fight
        if fight is None:
            return None
        return {
            "against": "siege_engine" if fight.quest == AGAINST_ENGINE else QUEST_NAMES[fight.quest],
            "seat": or_none(fight.seat),
            "die": fight.die,
            "bonus": fight.bonus,
            "sword_added": fight.sword_added,
            "kay_added": fight.kay_added,
        }

    @property
    def ending(self) -> dict[str, Any] | None:
        """The Quest that is just ending."""
        ending = self._state.ending
        if ending is None:
            return None
        return {
            "quest": QUEST_NAMES[ending.quest],
            "won": ending.won,
            "by": or_none(ending.by),
            "drawer": or_none(ending.drawer),
            "present": list(ending.present),
        }

    @property
    def sharing(self) -> dict[str, Any] | None:
        """Who shares `spoils`, and to whom its first cards would go."""
        sharing = self._state.sharing
        return None if sharing is None else {"sharers": list(sharing.sharers), "given": list(sharing.given)}

    @property
    def sightings(self) -> list[dict[str, Any]]:
        """What is known to lie somewhere, after cards went where nobody could follow."""
        return sightings(self._state, self._seat)


LEVEL_BITS = 16
"""Bits of `spent` above these are a level's own."""


def place_name(place: Quest) -> str | None:
    return None if place == NOWHERE else PLACE_NAMES[place]


def or_none(seat: Seat) -> Seat | None:
    return None if seat == NO_SEAT else seat


def seats_of(seats: Seats, state: Camelot) -> list[Seat]:
    return [seat for seat in range(state.agreed.seats) if seats >> seat & 1] if seats else []


def _known(cards: list[int | None], names: tuple[str, ...]) -> list[str | None]:
    return [None if card is None else names[card] for card in cards]


def unseen(view: Sight) -> Counter[str]:
    """What this seat does not see: of each deck all that lies nowhere in its sight."""
    seen: Counter[str] = Counter()
    for zone in (*view.hands, view.white_pile, view.white_discards, view.on_the_way, view.offerings):
        seen.update(_named(zone))
    for zone in (view.black_pile, view.black_discards, *view.drawn, *view.against.values()):
        seen.update(_named(zone))
    for open_cards in (*view.laid.values(), view.spoils, view.played, view.named, view.lasting):
        seen.update(open_cards)
    seen.update({"merlin": view.merlins, "heroism": view.heroism})
    return _all_cards(view) - seen + LEVELS[view.settings["level"]].unseen(view)


def _named(zone: dict[str, Any]) -> list[str]:
    return [card for card in zone["cards"] if card is not None]


def _all_cards(view: Sight) -> Counter[str]:
    """Cards of all decks; the Loyalty cards this seat sees are left out at once."""
    found = Counter([WHITE_CARDS.names[card] for card in WHITE_DECK])
    found.update([BLACK_CARDS.names[card] for card in BLACK_DECK])
    found.update(unseen_loyalty(view))
    return found


def unseen_loyalty(view: Sight) -> Counter[str]:
    """B-2.6: how many Loyalty cards of each kind this seat does not see, by what was agreed on."""
    seats = len(view.knights)
    kind = view.settings["loyalty_deck"]
    loyal = seats if kind != "all_8" else LOYAL_CARDS
    deck = Counter({"loyal": loyal, "traitor": 0 if kind == "none" else 1})
    deck.subtract([card for card in view.loyalty if card is not None])
    return deck
