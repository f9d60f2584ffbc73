"""What was agreed on, read once at the set-up, so that no step has to look it up by name."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings, Value
from fogbound.games.kill_doctor_lucky.attempt import DOCTOR
from fogbound.games.kill_doctor_lucky.cards import DECKS, Deck
from fogbound.games.kill_doctor_lucky.uses import Uses, foils

TURNS_FOR_EACH: Final = 80
"""KDL-14.3: of the turn limit, where nothing else is agreed."""

MOST_HANDS_KEPT: Final = 3_000

STRANGERS: Final = (2, 3)
"""KDL-15.1: pawns 0 and 1 are A and B, pawn 2 is stranger 1, pawn 3 stranger 2."""
AROUND_WITH_STRANGERS: Final = (0, 2, 1, 3)


class Agreed:
    """Settings as they are asked for in play."""

    def __init__(self, settings: Settings) -> None:
        self.seats: Final = settings.seats
        self.variant: Final = settings.word("variant")
        self.strangers: Final = self.variant == "two_player_strangers"
        self.escape: Final = self.variant == "escape"
        self.pawns: Final = 4 if self.strangers else settings.seats
        around = AROUND_WITH_STRANGERS if self.strangers else tuple(range(settings.seats))
        self.clockwise: Final = tuple([_after(around, pawn) for pawn in range(self.pawns)])
        """For each pawn the others clockwise, and itself last."""
        self.asked: Final = tuple([self._asked(pawn) for pawn in range(self.pawns)])
        """KDL-8.1 and KDL-15.8: for each attacker the guests that are asked, in order."""
        self.head_start: Final = 1 if self.strangers else 0
        """KDL-15.8: the failure value before anybody has laid anything."""

        self.deck: Final[Deck] = DECKS[settings.word("deck")]
        self.first_round_in_order: Final = settings.flag("first_round_in_seat_order")
        self.cards_move_doctor: Final = settings.flag("move_cards_move_doctor") and not self.escape
        self.draw_needs_privacy: Final = settings.flag("draw_needs_privacy")
        self.draw_barred_after_card: Final = settings.flag("draw_barred_after_playing_card")
        self.reshuffles: Final = settings.word("deck_exhaustion") == "reshuffle"
        self.weapon_replaces: Final = settings.word("weapon_mode") == "replace"
        self.any_clover: Final = settings.word("foil_sources") == "any_clover_card"
        self.worth: Final = tuple([n if self.foils(card) else 0 for card, n in enumerate(self.deck.clovers)])
        """For each card the clovers that count against an attempt."""
        self.most_tokens: Final = self._most_tokens(settings)
        """KDL-8.3 and KDL-8.4: tokens that one guest may lay against an attempt."""
        self.token_on_failure: Final = settings.number("spite_on_failure")
        self.stops_when_foiled: Final = settings.flag("response_stops_when_foiled")
        self.foils_are_removed: Final = settings.word("foil_cards_go_to") == "removed"
        self.pets_move: Final = settings.number("pet_move_cost") > 0 and settings.word("pets") != "none"
        self.others_move: Final = self.strangers or self.escape or self.cards_move_doctor or self.pets_move
        """Whether guests can move anybody but themselves."""
        self.cat_cuts_lines: Final = settings.flag("cat_blocks_through")
        self._uses: Final[dict[tuple[int, ...], Uses]] = {}
        self.turn_limit: Final = settings.number("turn_limit") or TURNS_FOR_EACH * self.pawns

    def _asked(self, attacker: int) -> tuple[Seat, ...]:
        if self.strangers:
            return (1 - self.side(attacker),)
        return self.clockwise[attacker][:-1]

    def _most_tokens(self, settings: Settings) -> int:
        if settings.word("foil_sources") != "failure_cards_and_spite":
            return 0
        return 1 if settings.word("spite_per_defender") == "one" else 1_000_000

    def side(self, pawn: int) -> Seat:
        """KDL-15.1: whom a pawn fights for; for guests it is they themselves."""
        return 3 - pawn if pawn >= self.seats else pawn

    def called(self, pawn: int) -> int | str:
        """How a pawn stands in what is told: guests by their seats, strangers and the Doctor by what they are."""
        return called(pawn, self.seats)

    def foils(self, card: int) -> bool:
        """KDL-8.2 and KDL-8.4: whether a card may be laid against an attempt."""
        return foils(self.deck, self.any_clover, card)

    def uses(self, hand: tuple[int, ...]) -> Uses:
        """What a hand can be used for."""
        found = self._uses.get(hand)
        if found is None:
            if len(self._uses) > MOST_HANDS_KEPT:
                self._uses.clear()
            found = self._uses[hand] = Uses(self.deck, self.any_clover, hand)
        return found


def called(pawn: int | str, seats: int) -> int | str:
    """Guests by their seats, strangers and the Doctor by what they are."""
    if pawn in (DOCTOR, "doctor"):
        return "the Doctor"
    assert isinstance(pawn, int)
    return pawn if pawn < seats else f"stranger {pawn - seats + 1}"


def _after(around: tuple[int, ...], pawn: int) -> tuple[int, ...]:
    at = around.index(pawn) + 1
    return around[at:] + around[:at]


_agreed: Final[dict[tuple[Value, ...], Agreed]] = {}


def agreed(settings: Settings) -> Agreed:
    """The same for all games with equal settings."""
    key = (settings.seats, *settings.values.values())
    found = _agreed.get(key)
    if found is None:
        found = _agreed[key] = Agreed(settings)
    return found


def agreed_in(view: Sight) -> Agreed:
    """What was agreed on in the game that a view shows."""
    values = dict(view.settings)
    seats = values.pop("seats")
    return agreed(Settings(seats, values))
