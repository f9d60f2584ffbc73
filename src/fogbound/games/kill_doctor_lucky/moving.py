"""KDL-5, KDL-12.3 and KDL-13: moving oneself, the pets and the Doctor."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.spaces import FAR, Space, members
from fogbound.games.kill_doctor_lucky.cards import CARDS
from fogbound.games.kill_doctor_lucky.catalogue import CARRY, CAT, DOG, GO, JUMP, LEAD, PUSH, SEND_ON
from fogbound.games.kill_doctor_lucky.paying import payment, reachable
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion
from fogbound.games.kill_doctor_lucky.uses import NO_CARD, Uses, index_of

NO_SPACE: Final = Rule("KDL-1.2")
CLOSED: Final = Rule("KDL-1.4")
NO_SUCH_PET: Final = Rule("KDL-3.10")
OUT_OF_REACH: Final = Rule("KDL-5.1")
NOT_IN_HAND: Final = Rule("KDL-5.2")
JUMP_TO_CLOSED: Final = Rule("KDL-5.5")
PET_STAYS: Final = Rule("KDL-12.3")
DOCTOR_STAYS: Final = Rule("KDL-13.1")
DOCTOR_IS_NOT_CARRIED: Final = Rule("KDL-13.2")

MOVES: Final = frozenset(("go", "lead_1", "lead_2", "steps", "jump", "push", "carry", "send_on", "cat", "dog"))
"""The verbs of moving."""


def moves(state: Mansion, seat: Seat) -> list[Option]:
    """All that can be done in one's movement, in the order of the vocabulary."""
    agreed = state.agreed
    uses = agreed.uses(state.hands[seat].cards)
    pool = state.free_step + state.points
    place = state.house.where[state.pawns[seat]] | pool
    ways = uses.ways.get(place)
    if ways is None:
        ways = uses.ways[place] = _own_moves(state, seat, uses)
    found = ways[:]
    if agreed.others_move:
        found += _moves_of_others(state, seat, pool)
        found.sort(key=index_of)
    return found


def _own_moves(state: Mansion, seat: Seat, uses: Uses) -> list[Option]:
    """KDL-5: where one can go, and the cards one can play."""
    found = [GO[space] for space in members(reachable(state, seat))]
    found += uses.on_foot
    return found + [JUMP[card] for card in _open_jumps(state, uses)]


def _open_jumps(state: Mansion, uses: Uses) -> list[int]:
    """KDL-5.5."""
    opened, jump = state.house.board.open, state.agreed.deck.jump
    return [card for card in uses.jumpers if opened >> jump[card] & 1]


def _moves_of_others(state: Mansion, seat: Seat, pool: int) -> list[Option]:
    """Whom else one can move: strangers, the Doctor, his ghost, and the pets."""
    agreed = state.agreed
    found = _leads(state) if agreed.strangers and pool else []
    if agreed.cards_move_doctor:
        if state.points:
            found += [PUSH[space] for space in state.house.board.neighbours[state.doctor]]
        found += [CARRY[card] for card in _open_jumps(state, agreed.uses(state.hands[seat].cards))]
    if agreed.escape and pool:
        found.append(SEND_ON)
    if pool and agreed.pets_move:
        found += _pet_moves(state)
    return found


def _leads(state: Mansion) -> list[Option]:
    """KDL-15.4."""
    found: list[Option] = []
    for number, options in enumerate(LEAD):
        at = state.pawns[state.agreed.seats + number]
        found += [options[space] for space in state.house.board.neighbours[at]]
    return found


def _pet_moves(state: Mansion) -> list[Option]:
    """KDL-12.3."""
    found: list[Option] = []
    for options, pet in ((CAT, state.cat), (DOG, state.dog)):
        if pet != NOWHERE:
            found += [options[room] for room in members(state.house.rooms) if room != pet]
    return found


# What is not on offer, and why.


def forbids_move(state: Mansion, seat: Seat, option: Option) -> Rule | None:
    """Of the moves open to question."""
    verb, value = option.verb, option.value
    if verb == "go":
        return _forbids_going(state, seat, value)
    if verb in ("cat", "dog"):
        return _forbids_carrying_pet(state, state.cat if verb == "cat" else state.dog, value)
    if verb == "push":
        return _forbids_pushing(state, value)
    if verb == "carry" and not state.agreed.cards_move_doctor:
        return DOCTOR_IS_NOT_CARRIED
    return _forbids_card(state, seat, verb, value)


def _forbids_going(state: Mansion, seat: Seat, space: Space) -> Rule | None:
    board = state.house.board
    if space >= len(board):
        return NO_SPACE
    if board.closed >> space & 1:
        return CLOSED
    return None if reachable(state, seat) >> space & 1 else OUT_OF_REACH


def _forbids_carrying_pet(state: Mansion, pet: Space, room: Space) -> Rule | None:
    if pet == NOWHERE:
        return NO_SUCH_PET
    if not state.agreed.pets_move or state.free_step + state.points == 0 or room == pet:
        return PET_STAYS
    return None if state.house.rooms >> room & 1 else CLOSED


def _forbids_pushing(state: Mansion, space: Space) -> Rule | None:
    adjacent = space < len(state.house.board) and state.house.board.joined[state.doctor] >> space & 1
    return None if state.agreed.cards_move_doctor and state.points and adjacent else DOCTOR_STAYS


def _forbids_card(state: Mansion, seat: Seat, verb: str, card: int) -> Rule | None:
    """Its steps, or its jump by oneself or the Doctor."""
    deck = state.agreed.deck
    if card not in state.hands[seat].cards:
        return NOT_IN_HAND
    if verb == "steps":
        return None
    return None if state.house.board.open >> deck.jump[card] & 1 else JUMP_TO_CLOSED


def facts_of_move(state: Mansion, seat: Seat, option: Option, rule: Rule) -> dict[str, Any]:
    """What one needs to know to agree."""
    pool = state.free_step + state.points
    if rule is OUT_OF_REACH:
        steps = state.house.board.distance(state.pawns[seat], option.value)
        on_cards = state.agreed.uses(state.hands[seat].cards).steps
        return {"to": option.noun, "distance": steps if steps < FAR else None, "points": pool, "on_cards": on_cards}
    if rule is DOCTOR_STAYS:
        agreed = state.agreed.cards_move_doctor
        return {"agreed": agreed, "points": state.points, "doctor": SPACES[state.doctor], "to": option.noun}
    if rule is PET_STAYS:
        there = option.value == (state.cat if option.verb == "cat" else state.dog)
        return {
            "pet": option.verb,
            "carried": state.agreed.pets_move,
            "there": there,
            "to": option.noun,
        }
    if rule is NO_SUCH_PET:
        return {"pet": option.verb}
    if rule in (NOT_IN_HAND, JUMP_TO_CLOSED):
        return {"card": option.noun}
    return {"to": option.noun}


# What moves do.


def make_move(state: Mansion, seat: Seat, option: Option) -> None:
    verb, value = option.verb, option.value
    if verb == "go":
        _go(state, seat, value)
        return
    if verb == "steps":
        state.points += state.agreed.deck.steps[value]
        play_card(state, seat, value)
    elif verb == "jump":
        state.pawns[seat] = state.agreed.deck.jump[value]
        play_card(state, seat, value)
    elif verb == "carry":
        state.doctor = state.agreed.deck.jump[value]
        play_card(state, seat, value)
    elif verb == "push":
        state.points -= 1
        state.doctor = value
    else:
        spend(state, 1)
        _carry(state, verb, value)
    if state.telling:
        state.tell(EVERYONE, (verb, seat, option.noun))


def _carry(state: Mansion, verb: str, value: int) -> None:
    """Somebody or something else goes somewhere for a point."""
    if verb == "cat":
        state.cat = value
        state.look_round()
    elif verb == "dog":
        state.dog = value
    elif verb == "send_on":
        state.doctor = state.house.walk[state.doctor]
    else:
        state.pawns[state.agreed.seats + (0 if verb == "lead_1" else 1)] = value


def _go(state: Mansion, seat: Seat, goal: Space) -> None:
    """KDL-5.7."""
    paid = payment(state, seat, goal)
    start = state.pawns[seat]
    for card in paid.cards:
        state.points += state.agreed.deck.steps[card]
        play_card(state, seat, card)
    if paid.jump != NO_CARD:
        play_card(state, seat, paid.jump)
    spend(state, paid.points)
    state.pawns[seat] = goal
    if state.telling:
        jump = None if paid.jump == NO_CARD else CARDS.names[paid.jump]
        cards = [CARDS.names[card] for card in paid.cards]
        state.tell(EVERYONE, ("went", seat, SPACES[start], GO[goal].noun, cards, jump))


def spend(state: Mansion, points: int) -> None:
    """KDL-13.1: the free step is used up first."""
    if points and state.free_step:
        state.free_step, points = 0, points - 1
    state.points -= points


def play_card(state: Mansion, seat: Seat, card: int) -> None:
    """KDL-4.5."""
    state.hands[seat], state.discards = move(state, card, state.hands[seat], state.discards)
    state.played = True
