"""What in a position that somebody wrote cannot be together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from fogbound.core.agenda import Decision
from fogbound.core.mistakes import listed
from fogbound.games.kill_doctor_lucky.attempt import DOCTOR
from fogbound.games.kill_doctor_lucky.attempts import ChooseWeapon, MayFoil
from fogbound.games.kill_doctor_lucky.cards import CARDS, FIRST_FAILURE, FIRST_WEAPON
from fogbound.games.kill_doctor_lucky.setup import cards_each, wings_that_close
from fogbound.games.kill_doctor_lucky.spaces import ALL_ROOMS, NOWHERE, SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion
from fogbound.games.kill_doctor_lucky.turns import TakeTurn


def contradiction(state: Mansion) -> str | None:
    """The first thing that could not have come about in a game."""
    checks: tuple[Callable[[Mansion], str | None], ...] = (
        _wrong_wings,
        _wrong_cards,
        _wrong_places,
        _wrong_pets,
        _wrong_lights,
        _wrong_counts,
        _wrong_attempt,
        _wrong_laid,
        _wrong_agenda,
    )
    for check in checks:
        found = check(state)
        if found is not None:
            return found
    return None


def _wrong_wings(state: Mansion) -> str | None:
    """KDL-3.2 and KDL-3.3."""
    closed = state.house.closed_wings
    allowed = wings_that_close(state.settings)
    if closed in allowed:
        return None
    named = listed([" and ".join(wings) or "none" for wings in allowed])
    return f"the closed wings are {' and '.join(closed) or 'none'}; with these settings it should be {named}"


def _wrong_cards(state: Mansion) -> str | None:
    """Every card of the deck lies somewhere, and no other."""
    wanted = Counter(state.agreed.deck.cards)
    found = Counter([card for zone in state.zones() for card in zone.cards])
    for card in [*(found - wanted), *(wanted - found)]:
        return f"the deck has {wanted[card]} of {CARDS.names[card]}, and on the table there are {found[card]}"
    if state.covered.cards and len(state.covered) != _covered(state):
        return f"{len(state.covered)} cards lie on closed rooms; it should be {_covered(state)}"
    for card in state.weapon.cards:
        if not FIRST_WEAPON <= card < FIRST_FAILURE:
            return f"{CARDS.names[card]} is not a weapon"
    if len(state.weapon) > 1:
        return f"{len(state.weapon)} weapons are used in one attempt; it should be one at most"
    laid = [card for card in (*state.removed.cards, *state.against.cards) if not state.agreed.foils(card)]
    return f"{CARDS.names[laid[0]]} cannot have been laid against an attempt" if laid else None


def _covered(state: Mansion) -> int:
    wanted = state.settings.flag("closed_rooms_take_cards") and not state.agreed.escape
    return state.house.board.closed.bit_count() if wanted else 0


def _wrong_places(state: Mansion) -> str | None:
    opened = state.house.board.open
    for pawn, space in enumerate(state.pawns):
        if space == NOWHERE:
            if not state.agreed.escape:
                return f"pawn {pawn} is nowhere; that happens only in an escape"
            if state.hands[pawn].cards or state.tokens[pawn]:
                return f"seat {pawn} is dead, and cannot have cards or tokens"
        elif not opened >> space & 1:
            return f"pawn {pawn} stands in {SPACES[space]}, which is closed"
    if state.doctor == NOWHERE:
        return "the Doctor is nowhere"
    return None if opened >> state.doctor & 1 else f"the Doctor is in {SPACES[state.doctor]}, which is closed"


def _wrong_pets(state: Mansion) -> str | None:
    pets = "none" if state.agreed.escape else state.settings.word("pets")
    for name, space in (("cat", state.cat), ("dog", state.dog)):
        if (space != NOWHERE) != (pets in (name, "both")):
            return f"the {name} is {'nowhere' if space == NOWHERE else 'in the house'}, but pets is {pets}"
        if space != NOWHERE and not state.house.rooms >> space & ALL_ROOMS & 1:
            return f"the {name} is in {SPACES[space]}, which is closed"
    return None


def _wrong_lights(state: Mansion) -> str | None:
    if state.agreed.reshuffles or state.agreed.escape:
        return "the lights are out, but here they stay on" if state.dark else None
    if state.dark and state.pile.cards:
        return "the lights are out, but cards are left in the pile"
    if not state.dark and not state.pile.cards and _dealt(state) < len(state.agreed.deck.cards):
        return "the pile is empty, but the lights are on"
    return None


def _wrong_counts(state: Mansion) -> str | None:
    agreed = state.agreed
    if state.doctor_tokens and not agreed.escape:
        return "the Doctor has tokens only in an escape"
    if state.points and not state.played:
        return f"{state.points} points come from cards, but no card was played in this turn"
    if state.outcome is None and state.turns >= agreed.turn_limit:
        return f"{state.turns} turns are over; the game ends after {agreed.turn_limit}"
    return None


def _dealt(state: Mansion) -> int:
    return cards_each(state.settings) * state.settings.seats + _covered(state)


def _wrong_attempt(state: Mansion) -> str | None:
    attempt = state.attempt
    under_way = bool(state.agenda) and isinstance(state.agenda[-1], ChooseWeapon | MayFoil)
    if attempt is None:
        if state.weapon.cards or state.against.cards:
            return "a weapon or cards against an attempt lie there, but there is no attempt"
        return "an attempt is to be answered, but there is none" if under_way else None
    if not under_way:
        return "there is an attempt, but nobody is to answer it"
    if attempt.attacker not in (DOCTOR, state.turn):
        return f"pawn {attempt.attacker} cannot attack: it is the turn of pawn {state.turn}"
    if attempt.attacker == DOCTOR and not state.agreed.escape:
        return "the Doctor attacks in an escape, and there alone"
    if any(isinstance(step, MayFoil) and step.seat == attempt.attacker for step in state.agenda):
        return f"seat {attempt.attacker} is not asked about its own attempt"
    if (attempt.victim != DOCTOR) != state.agreed.escape:
        return "guests are attacked in an escape, and there alone"
    return None


def _wrong_laid(state: Mansion) -> str | None:
    attempt = state.attempt
    if attempt is None or not (attempt.laid or attempt.laid_tokens):
        return None
    top = state.agenda[-1]
    if not isinstance(top, MayFoil):
        return "something is laid face down, but nobody is being asked"
    held = Counter(state.hands[top.seat].cards)
    for card, count in Counter(attempt.laid).items():
        if not state.agreed.foils(card):
            return f"{CARDS.names[card]} cannot be laid against an attempt"
        if held[card] < count:
            return f"{CARDS.names[card]} is laid face down, but is not in the hand of seat {top.seat}"
    if attempt.laid_tokens > min(state.tokens[top.seat], state.agreed.most_tokens):
        return f"seat {top.seat} cannot have laid {attempt.laid_tokens} tokens"
    return None


def _wrong_agenda(state: Mansion) -> str | None:
    if state.outcome is not None:
        return "nothing can be left on the agenda of a game that is over" if state.agenda else None
    top = state.agenda[-1]
    assert isinstance(top, Decision)
    if isinstance(top, TakeTurn) and top.seat != state.turn:
        return f"seat {top.seat} cannot have this turn: it is that of pawn {state.turn}"
    if not top.arises(state):
        return f"{top.data()} is not to be decided any more"
    return None
