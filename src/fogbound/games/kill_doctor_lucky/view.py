"""What one seat may know, and the worlds that fit it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fogbound.core.dealing import deal
from fogbound.core.knowledge import recalled, sightings
from fogbound.core.players import Sight
from fogbound.core.reading import Reading
from fogbound.core.seats import Seat
from fogbound.core.seen import Seen, View
from fogbound.core.settings import Settings
from fogbound.core.spaces import Space, members
from fogbound.games.kill_doctor_lucky.cards import CARD, CARDS, DECKS
from fogbound.games.kill_doctor_lucky.catalogue import AGAINST, COVERED, DISCARDS, HANDS, PILE, REMOVED, WEAPON
from fogbound.games.kill_doctor_lucky.setup import empty
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, SPACE, SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion
from fogbound.games.kill_doctor_lucky.table import name_of, public_attempt, read_attempt, read_house


class MansionSeen(Seen[Mansion]):
    """KDL-4.6: everything but the others' hands, the order of the pile, and what lies on closed rooms."""

    @property
    def closed_wings(self) -> list[str]:
        return list(self._state.house.closed_wings)

    @property
    def doctor(self) -> str:
        return SPACES[self._state.doctor]

    @property
    def pawns(self) -> list[str | None]:
        """Where each pawn stands, strangers last; the dead of an escape are None."""
        return [name_of(space) for space in self._state.pawns]

    @property
    def pets(self) -> dict[str, str | None]:
        return {"cat": name_of(self._state.cat), "dog": name_of(self._state.dog)}

    @property
    def lights_out(self) -> bool:
        return self._state.dark

    @property
    def hands(self) -> list[dict[str, Any]]:
        """How many cards each guest holds; one's own by name."""
        return [hand.view(self._seat) for hand in self._state.hands]

    @property
    def pile(self) -> dict[str, Any]:
        return {"count": len(self._state.pile)}

    @property
    def discards(self) -> list[str]:
        return [CARDS.names[card] for card in self._state.discards.cards]

    @property
    def removed(self) -> list[str]:
        return [CARDS.names[card] for card in self._state.removed.cards]

    @property
    def covered(self) -> int:
        """How many cards lie on closed rooms."""
        return len(self._state.covered)

    @property
    def tokens(self) -> list[int]:
        return list(self._state.tokens)

    @property
    def doctor_tokens(self) -> int:
        return self._state.doctor_tokens

    @property
    def tries(self) -> list[int]:
        """How many attempts each stranger has made."""
        return list(self._state.tries)

    @property
    def turns(self) -> int:
        """Turns that are over."""
        return self._state.turns

    @property
    def turn(self) -> int:
        """The pawn whose turn it is."""
        return self._state.turn

    @property
    def pool(self) -> dict[str, Any]:
        """KDL-5.3, and whether a card was played in this turn."""
        state = self._state
        return {"free_step": state.free_step, "points": state.points, "played": state.played}

    @property
    def attempt(self) -> dict[str, Any] | None:
        """The attempt that is being made, and what has been turned up against it."""
        attempt = self._state.attempt
        if attempt is None:
            return None
        weapon = [CARDS.names[card] for card in self._state.weapon.cards]
        against = [CARDS.names[card] for card in self._state.against.cards]
        return {**public_attempt(attempt), "weapon": weapon, "against": against}

    @property
    def laid(self) -> dict[str, Any] | None:
        """KDL-8.5: what this seat has laid face down, while it is asked."""
        attempt, agenda = self._state.attempt, self._state.agenda
        if attempt is None or not agenda or agenda[-1].seat != self._seat:
            return None
        return {"cards": [CARDS.names[card] for card in attempt.laid], "tokens": attempt.laid_tokens}

    @property
    def sees(self) -> dict[str, list[str]]:
        """What is seen from each space where a pawn, the Doctor or the dog is; sight is mutual."""
        state = self._state
        occupied = sorted({*state.pawns, state.doctor, state.dog} - {NOWHERE})
        return {SPACES[space]: [SPACES[seen] for seen in members(state.sight[space])] for space in occupied}

    @property
    def lines(self) -> list[list[str]]:
        """The lines along which pawns, Doctor and dog see one another, with all that lies between."""
        state = self._state
        occupied = sorted({*state.pawns, state.doctor, state.dog} - {NOWHERE})
        cat = state.cat_that_cuts()
        pairs = [(one, other) for one in occupied for other in occupied if one < other]
        return [state.house.line(one, other, cat) for one, other in pairs if state.sight[one] >> other & 1]

    @property
    def sightings(self) -> list[dict[str, Any]]:
        """What is known to lie somewhere, after discards were shuffled."""
        return sightings(self._state, self._seat)


def imagine(view: View, settings: Settings, seed: int) -> Mansion:
    """Unseen cards are dealt anew to the others' hands, the pile and the closed rooms."""
    state = empty(settings, seed)
    read_house(state, Reading(view.closed_wings, "closed_wings"))
    state.pawns = [_space(name) for name in view.pawns]
    state.doctor = SPACE[view.doctor]
    state.cat, state.dog = _space(view.pets["cat"]), _space(view.pets["dog"])
    state.dark = view.lights_out
    state.look_round()
    state.tokens, state.doctor_tokens = tuple(view.tokens), view.doctor_tokens
    state.tries = tuple(view.tries)
    state.turns, state.turn = view.turns, view.turn
    state.free_step, state.points = view.pool["free_step"], view.pool["points"]
    state.played = view.pool["played"]
    _imagine_attempt(state, view)
    _imagine_cards(state, view)
    return state


def _space(name: str | None) -> Space:
    return NOWHERE if name is None else SPACE[name]


def _imagine_attempt(state: Mansion, view: View) -> None:
    """What others have laid face down is imagined to be in their hands still: they may lay it again."""
    if view.attempt is None:
        return
    public = {name: value for name, value in view.attempt.items() if name not in ("weapon", "against")}
    attempt = read_attempt(Reading(public, "attempt"), state)
    if attempt is not None and view.laid is not None:
        attempt = attempt.laying(tuple([CARD[name] for name in view.laid["cards"]]), view.laid["tokens"])
    state.attempt = attempt
    state.weapon = WEAPON.holding([CARD[name] for name in view.attempt["weapon"]])
    state.against = AGAINST.holding([CARD[name] for name in view.attempt["against"]])


def _imagine_cards(state: Mansion, view: View) -> None:
    state.discards = DISCARDS.holding([CARD[name] for name in view.discards])
    state.removed = REMOVED.holding([CARD[name] for name in view.removed])
    room = {PILE.name: int(view.pile["count"]), COVERED.name: int(view.covered)}
    for seat, hand in enumerate(view.hands):
        if seat == view.seat:
            state.hands[seat] = HANDS[seat].holding([CARD[name] for name in hand["cards"]])
        else:
            room[HANDS[seat].name] = hand["count"]
    state.sightings = recalled(Reading(view.sightings, "sightings"), view.seat, state.zones())
    unseen = list(state.agreed.deck.cards)
    for zone in state.zones():
        for card in zone.cards:
            unseen.remove(card)
    dealt = deal(state, room, unseen, state.sightings)
    state.pile, state.covered = PILE.holding(dealt[PILE.name]), COVERED.holding(dealt[COVERED.name])
    for seat in range(len(state.hands)):
        if seat != view.seat:
            state.hands[seat] = HANDS[seat].holding(dealt[HANDS[seat].name])


def unseen(view: Sight) -> Counter[str]:
    """The cards this seat does not see: all of the deck that lie nowhere in its sight."""
    attempt = view.attempt or {"weapon": [], "against": []}
    own = [] if view.seat is None else view.hands[view.seat]["cards"]
    seen = Counter([*own, *view.discards, *view.removed, *attempt["weapon"], *attempt["against"]])
    return Counter([CARDS.names[card] for card in DECKS[view.settings["deck"]].cards]) - seen


def key(state: Mansion, seat: Seat) -> int:
    """A seat's position in one number: all that its view holds."""
    hands = tuple([hand.cards if hand.place.owner == seat else len(hand) for hand in state.hands])
    attempt = state.attempt
    tried: tuple[Any, ...] | None = None
    if attempt is not None:
        asked = bool(state.agenda) and state.agenda[-1].seat == seat
        laid = (attempt.laid, attempt.laid_tokens) if asked else None
        tried = (attempt.attacker, attempt.victim, attempt.value, attempt.failure, attempt.tokens, laid)
    places = (tuple(state.pawns), state.doctor, state.cat, state.dog, state.dark, state.house.closed_wings)
    cards = (hands, len(state.pile), state.discards.cards, state.removed.cards, state.against.cards, state.weapon.cards)
    known = tuple([(s.cards, s.among) for s in state.sightings if s.seats >> seat & 1])
    counts = (state.tokens, state.doctor_tokens, state.tries, state.turns, state.turn)
    pool = (state.free_step, state.points, state.played)
    agenda = tuple([str(step.data()) for step in state.agenda])
    return hash((seat, state.decisions, places, cards, known, counts, pool, tried, agenda, state.outcome is None))
