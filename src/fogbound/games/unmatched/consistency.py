"""What in a position that somebody wrote cannot be together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from fogbound.core.agenda import Decision, Step
from fogbound.games.unmatched.attack import ChooseTarget, DealDamage, EndCombat, TurnUp
from fogbound.games.unmatched.cards import ELEMENTARY, FORMS, HERO, NAMES, SCHEME
from fogbound.games.unmatched.cards_dracula import TakeInstead
from fogbound.games.unmatched.cards_sherlock import MayDeduce
from fogbound.games.unmatched.choosing import IN_COMBAT, ChooseFighter
from fogbound.games.unmatched.committing import ChooseAttackCard, Guess, MayDefend
from fogbound.games.unmatched.effects import CardEffect
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import FIGHTERS, hero_of, seat_of
from fogbound.games.unmatched.fog import MoveToken
from fogbound.games.unmatched.placing import BESIDE_DEFENDER, PlaceFighter
from fogbound.games.unmatched.state import Battle


def contradiction(state: Battle) -> str | None:
    """The first thing that could not have come about in a game."""
    checks: tuple[Callable[[Battle], str | None], ...] = (
        wrong_cards,
        _wrong_places,
        _wrong_forms,
        _wrong_fog,
        _wrong_combat,
        _wrong_steps,
        wrong_hidden_cards,
    )
    for check in checks:
        found = check(state)
        if found is not None:
            return found
    return None


def wrong_cards(state: Battle) -> str | None:
    """UNM-1.7: every player has the thirty cards of the own deck, and no other."""
    for seat, deck in enumerate(state.agreed.decks):
        zones = (state.hands[seat], state.decks[seat], state.laid[seat], state.played[seat], state.discards[seat])
        found = Counter([card for zone in zones for card in zone.cards])
        wanted = Counter(deck.cards)
        for card in [*(found - wanted), *(wanted - found)]:
            return f"the deck of seat {seat} has {wanted[card]} of {NAMES[card]}, and on the table are {found[card]}"
    return None


def _wrong_places(state: Battle) -> str | None:
    """UNM-1.1, UNM-9.2 and UNM-13.20."""
    agreed = state.agreed
    holders: dict[int, str] = {}
    for seat, party in enumerate(agreed.parties):
        for fighter in party:
            name, space = FIGHTERS[fighter], state.at[fighter]
            if space == NOWHERE:
                away = state.round == 0 or (fighter == hero_of(seat) and agreed.tokens[seat])
                if state.health[fighter] and not away:
                    return f"{name} has health and is not on the board"
                continue
            if not state.health[fighter]:
                return f"{name} is defeated and stands on {agreed.field.spaces[space]}"
            other = holders.setdefault(space, name)
            if other != name:
                return f"{other} and {name} both stand on {agreed.field.spaces[space]}"
    return None


def _wrong_forms(state: Battle) -> str | None:
    """UNM-12.1."""
    for seat, hero in enumerate(state.agreed.heroes):
        if hero != "jekyll_hyde" and state.forms[seat] != HERO:
            return f"seat {seat} has no form {FORMS[state.forms[seat]]}"
    return None


def _wrong_fog(state: Battle) -> str | None:
    """UNM-13.3: three tokens for each Invisible Man in the game, each on a space of its own."""
    seen = 0
    for seat, spaces in enumerate(state.fog):
        most = state.agreed.tokens[seat]
        count = spaces.bit_count()
        if count > most or (count < most and state.round and not state.is_out(seat)):
            return f"seat {seat} has {count} fog tokens; it should be {most}"
        if seen & spaces:
            return "two fog tokens lie on one space"
        seen |= spaces
    return None


def _wrong_combat(state: Battle) -> str | None:
    """UNM-7.1 and UNM-8.9."""
    combat = state.combat
    if combat is None:
        return None
    attacker, defender = seat_of(combat.attack.fighter), seat_of(combat.defence.fighter)
    if defender not in state.agreed.enemies[attacker]:
        return f"{FIGHTERS[combat.attack.fighter]} cannot attack {FIGHTERS[combat.defence.fighter]}"
    for side in (combat.attack, combat.defence):
        if side.shown and len(state.played[seat_of(side.fighter)]) > 1:
            return f"seat {seat_of(side.fighter)} has more than one card in the combat"
    return None


def wrong_hidden_cards(state: Battle) -> str | None:
    """What everybody can work out of cards that lie face down, and of the hand of who is asked."""
    combat = state.combat
    if combat is not None and not combat.attack.shown:
        for side, fits in ((combat.attack, "attacks"), (combat.defence, "defends")):
            seat = seat_of(side.fighter)
            deck, users = state.agreed.decks[seat], state.users(side.fighter)
            for card in state.laid[seat].cards:
                fitting = deck.attacks[card] if fits == "attacks" else deck.defends[card] and card != ELEMENTARY
                if not fitting or not deck.users[card] & users:
                    return f"{NAMES[card]} cannot have been laid by {FIGHTERS[side.fighter]}"
    if not state.agenda or state.outcome is not None:
        return None
    top = state.agenda[-1]
    if isinstance(top, ChooseTarget) and not can_attack(state, top.seat, top.fighter):
        return f"{FIGHTERS[top.fighter]} attacks and has no card for it"
    if isinstance(top, Decision) and not top.options(state):
        return f"{type(top).__name__} is waited for, and there is nothing to choose"
    return None


def can_attack(state: Battle, seat: int, fighter: int) -> bool:
    """UNM-7.1: whether a hand has a card for a fighter's attack."""
    return bool(state.agreed.attacks[seat][state.users(fighter)].of(state.hands[seat].cards))


def _wrong_steps(state: Battle) -> str | None:
    """What is to be done must have what it needs."""
    for step in state.agenda:
        if state.combat is None and _needs_combat(step):
            return f"{type(step).__name__} is to be done, and there is no combat"
    if not state.agenda or state.outcome is not None:
        return None
    top = state.agenda[-1]
    if isinstance(top, MoveToken) and not _is_token(state, top.owner):
        return "the token that is to be moved is none"
    if isinstance(top, Decision) and not top.arises(state):
        return f"{type(top).__name__} is waited for, and there is nothing to decide"
    return None


def _needs_combat(step: Step[Any]) -> bool:
    if isinstance(step, CardEffect):
        return step.window != SCHEME
    if isinstance(step, ChooseFighter):
        return step.whom == IN_COMBAT
    if isinstance(step, PlaceFighter):
        return step.where == BESIDE_DEFENDER
    return isinstance(step, COMBAT_STEPS)


COMBAT_STEPS: Final = (
    ChooseAttackCard,
    MayDefend,
    Guess,
    TurnUp,
    DealDamage,
    EndCombat,
    MayDeduce,
    TakeInstead,
)


def _is_token(state: Battle, owner: int) -> bool:
    return state.picked_token != NOWHERE and state.fog[owner] >> state.picked_token & 1 == 1
