"""KDL-5.7: how a way is paid for by who says only where to go."""

from __future__ import annotations

from itertools import combinations

from fogbound.core.seats import Seat
from fogbound.core.spaces import FAR, Board, Space, Spaces
from fogbound.games.kill_doctor_lucky.agreed import Agreed
from fogbound.games.kill_doctor_lucky.cards import Deck
from fogbound.games.kill_doctor_lucky.houses import MOST_PLACES, House
from fogbound.games.kill_doctor_lucky.state import Mansion
from fogbound.games.kill_doctor_lucky.uses import NO_CARD, Payment, Uses


def reachable(state: Mansion, seat: Seat) -> Spaces:
    """KDL-5: all spaces that can be reached with the pool and the cards in hand, the present one left out."""
    board, deck = state.house.board, state.agreed.deck
    uses = state.agreed.uses(state.hands[seat].cards)
    here = state.pawns[seat]
    most = state.free_step + state.points + uses.steps
    found = board.within(here, most)
    for card in uses.jumpers:
        room = deck.jump[card]
        if board.open >> room & 1:
            found |= board.within(room, most - deck.steps[card])
    return found & ~(1 << here)


def payment(state: Mansion, seat: Seat, goal: Space) -> Payment:
    """For a space that can be reached."""
    uses = state.agreed.uses(state.hands[seat].cards)
    return payment_with(state.agreed, state.house, uses, state.free_step + state.points, state.pawns[seat], goal)


def payment_with(agreed: Agreed, house: House, uses: Uses, pool: int, here: Space, goal: Space) -> Payment:
    """The same for a hand, a pool and a place."""
    way = goal << MOST_PLACES | house.where[here] | pool
    paid = uses.payments.get(way)
    if paid is None:
        paid = uses.payments[way] = _cheapest(agreed.deck, house.board, uses, pool, here, goal)
    return paid


def _cheapest(deck: Deck, board: Board, uses: Uses, pool: int, here: Space, goal: Space) -> Payment:
    best = _on_foot(deck, board.distance(here, goal), pool, uses.movers)
    best_cost = _cost(deck, best)
    for card in uses.jumpers:
        room = deck.jump[card]
        if not board.open >> room & 1:
            continue
        at = uses.movers.index(card)
        rest = uses.movers[:at] + uses.movers[at + 1 :]
        tried = _on_foot(deck, board.distance(room, goal), pool, rest, card)
        cost = _cost(deck, tried)
        if cost < best_cost:
            best, best_cost = tried, cost
    assert best is not None, "there is no way to get there"
    return best


def _on_foot(deck: Deck, distance: int, pool: int, movers: tuple[int, ...], jump: int = NO_CARD) -> Payment | None:
    """A way of so many steps, after a jump perhaps."""
    if distance <= pool:
        return Payment(distance, (), jump)
    if distance == FAR:
        return None
    missing = distance - pool
    count = _fewest(deck, missing, movers)
    tried = combinations(movers, count) if count else iter(())
    enough = [cards for cards in tried if sum([deck.steps[card] for card in cards]) >= missing]
    if not enough:
        return None
    return Payment(distance, min(enough, key=lambda cards: _worth(deck, cards)), jump)


def _fewest(deck: Deck, missing: int, movers: tuple[int, ...]) -> int:
    """How few cards give so many steps; 0 if all together do not."""
    given = 0
    for count, steps in enumerate(sorted([deck.steps[card] for card in movers], reverse=True), start=1):
        given += steps
        if given >= missing:
            return count
    return 0


def _worth(deck: Deck, cards: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    return sum([deck.steps[c] for c in cards]), sum([deck.clovers[c] for c in cards]), cards


def _cost(deck: Deck, paid: Payment | None) -> tuple[int, int, int, int, tuple[int, ...]]:
    """What is smaller is paid first: few cards, few steps on them, few clovers, no jump, the order of the catalogue."""
    if paid is None:
        return (1_000_000, 0, 0, 0, ())
    jumps = 0 if paid.jump == NO_CARD else 1
    cards = paid.cards if paid.jump == NO_CARD else tuple(sorted((*paid.cards, paid.jump)))
    steps, clovers, _ = _worth(deck, cards)
    return (len(cards), steps, clovers, jumps, cards)
