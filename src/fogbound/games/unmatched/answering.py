"""How much each answer promises to what cards and abilities ask."""

from __future__ import annotations

from typing import Final

from fogbound.core.seats import Seat
from fogbound.core.spaces import Space
from fogbound.games.unmatched.acting import Appeals, Mind
from fogbound.games.unmatched.cards import CARD, HYDE, JEKYLL, NAMES, Users
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import FIGHTER, PARTY, Fighter, hero_of
from fogbound.games.unmatched.roaming import Roamer
from fogbound.games.unmatched.scene import Scene
from fogbound.games.unmatched.scheming import draws, kept, promise, suspicion, wickedness
from fogbound.games.unmatched.shielding import number_weights
from fogbound.games.unmatched.strengths import ATTACK, DUALITY, KEPT
from fogbound.games.unmatched.striking import VICTORY, Striker, strength, targets_from


def cheapest(mind: Mind) -> Appeals:
    """Cards that are given away: those of least use first."""
    return {option: -_kept(mind, option) for option in mind.options}


def dearest(mind: Mind) -> Appeals:
    """Cards that are kept, or taken from an enemy."""
    return {option: _kept(mind, option) for option in mind.options}


def _kept(mind: Mind, option: str) -> float:
    card = CARD[option.partition(" ")[2]]
    found = KEPT[card] if mind.name == "PickFromHand" else kept(mind.scene, card)
    hand = mind.scene.hand
    if hand.count(card) > 2:
        found -= 0.3
    return found + 0.08 * ATTACK[card]


# Combat.


def guesses(mind: Mind) -> Appeals:
    """The number that the attack has most likely."""
    numbers = number_weights(mind.scene, FIGHTER[mind.view.combat["attacker"]])
    return {option: 6 * numbers.get(int(option.partition(" ")[2]), 0.0) for option in mind.options}


def deductions(mind: Mind) -> Appeals:
    """Only a number that is higher than its boost is worth changing."""
    scene, combat = mind.scene, mind.view.combat
    mine = "attack" if FIGHTER[combat["attacker"]] // PARTY == scene.me else "defence"
    other = combat["defence" if mine == "attack" else "attack"]
    seat = FIGHTER[combat["target" if mine == "attack" else "attacker"]] // PARTY
    less = other["base"] - scene.agreed.decks[seat].boost[CARD[other["card"]]]
    return {"yes": float(less), "no": 0.1}


def instead(mind: Mind) -> Appeals:
    """The weakest attack, and of these the card that is missed most."""
    scene, combat = mind.scene, mind.view.combat
    seat = FIGHTER[combat["attacker"]] // PARTY
    found = {}
    for option in mind.options:
        card = CARD[option.partition(" ")[2]]
        power = max(0.0, ATTACK[card] - 3.0)
        if card == DUALITY and scene.is_hyde(seat):
            power = 3.0
        found[option] = 0.3 * KEPT[card] - power
    return found


def thrown_away(mind: Mind) -> Appeals:
    """As long as each card brings damage that is worth more than it."""
    scene, combat = mind.scene, mind.view.combat
    attack, defence = combat["attack"], combat["defence"]
    each = 2 if attack["card"] == "forever_hyde" else 1
    now = attack["base"] + attack["bonus"] + each * max(0, mind.view.picked["number"] or 0)
    stopped = defence["value"] or 0
    target = FIGHTER[combat["target"]]
    health = scene.health[target]
    dealt = max(0, now - stopped)
    found = {"done": 0.0}
    if attack["locked"] is not None or attack["ignored"] or dealt >= health:
        return {option: 0.0 if option == "done" else -2.0 for option in mind.options}
    cards = len([option for option in mind.options if option != "done"])
    kills = now + each * cards - stopped >= health
    for option in mind.options:
        if option != "done":
            worth = VICTORY if kills and target % PARTY == 0 else float(min(each, now + each - stopped))
            found[option] = max(worth, 0.0) - kept(scene, CARD[option.partition(" ")[2]]) - 0.15
    return {option: found[option] for option in mind.options}


def paid(mind: Mind) -> Appeals:
    """A poor card is given up to keep the fog where it is."""
    return {option: 0.0 if option == "done" else 0.5 - _kept(mind, option) for option in mind.options}


# Forms.


def forms(mind: Mind) -> Appeals:
    """Hyde strikes where somebody can be struck; Jekyll defends."""
    return {option: _form(mind, HYDE if option == "become hyde" else JEKYLL) for option in mind.options}


def _form(mind: Mind, form: Users) -> float:
    """The two best actions in that form, and what could be stopped afterwards."""
    scene, me, hero = mind.scene, mind.scene.me, hero_of(mind.scene.me)
    before = scene.forms[me]
    scene.forms[me] = form
    striker = Striker(scene)
    roamer = Roamer(scene, striker)
    deck, hand, start = scene.agreed.decks[me], set(scene.hand), scene.at[hero]
    maneuver = draws(scene, 1) - (hurting_less(scene.health[hero]) if form == HYDE else 0.0)
    acts = [maneuver, maneuver, *_strikes(scene, striker, hero, start)]
    if len(acts) == 2:
        acts.append(maneuver + max(0.0, roamer.gain(hero, 2)))
    acts += [promise(scene, roamer, NAMES[card]) for card in hand if deck.schemes[card] and deck.users[card] & form]
    acts.sort(reverse=True)
    guards = [strength(scene, me, card) for card in hand if deck.defends[card] and deck.users[card] & form]
    guards.sort(reverse=True)
    found: float = sum(acts[:2]) + GUARDED * sum(guards[:2]) * min(1.0, roamer.danger(start) / 2)
    scene.forms[me] = before
    return found


GUARDED: Final = 0.35
"""How much of what a card could stop is hoped to be needed."""


def _strikes(scene: Scene, striker: Striker, hero: Fighter, start: Space) -> list[float]:
    """What each card promises that could be used at once."""
    deck, users = scene.agreed.decks[scene.me], scene.users(hero)
    return [
        max([striker.worth(card, hero, start, target) for target in targets_from(scene, hero, start)])
        for card in set(scene.hand)
        if deck.attacks[card] and deck.users[card] & users and targets_from(scene, hero, start)
    ]


def hurting_less(health: int) -> float:
    """What a point of health is worth to Hyde, who pays it for each Maneuver."""
    return VICTORY if health <= 1 else 1.0 if health > 6 else 1.4


# What is said, and drawn.


def numbers(mind: Mind) -> Appeals:
    """For Confirm Suspicion the number that hurts most; else as many cards as may be drawn."""
    if mind.name == "DrawUpTo":
        return {option: float(int(option.partition(" ")[2])) for option in mind.options}
    opponent: Seat = mind.view.picked["opponent"]
    return {option: suspicion(mind.scene, opponent, int(option.partition(" ")[2])) for option in mind.options}


def opponents(mind: Mind) -> Appeals:
    """Whose hero has the least health left."""
    return {o: -float(mind.scene.health[hero_of(int(o.partition(" ")[2]))]) / 4 for o in mind.options}


# Places and fog.


def places(mind: Mind) -> Appeals:
    """Where a fighter is put down."""
    asked = mind.asked()
    fighter = FIGHTER[asked[2]]
    evil = "pure_evil" in mind.view.played[mind.scene.me]
    found = {}
    for option in mind.options:
        space = mind.space(option)
        found[option] = mind.roamer.value(fighter, space) + (wickedness(mind.scene, space) if evil else 0.0)
    return found


def sidekicks(mind: Mind) -> Appeals:
    """Between the hero and the enemy, in the middle of things."""
    scene = mind.scene
    board = scene.field.board
    foes = [scene.field.starts[seat] for seat in scene.agreed.enemies[scene.me]]
    own = scene.field.starts[scene.me]
    found = {}
    for option in mind.options:
        space = mind.space(option)
        far = min([board.distance(space, foe) for foe in foes])
        found[option] = -0.15 * far - 0.1 * board.distance(space, own)
    return found


def tokens_at_start(mind: Mind) -> Appeals:
    """Spread out, towards the enemy, and one beside him."""
    scene = mind.scene
    board, laid = scene.field.board, scene.fog[scene.me]
    foes = [scene.field.starts[seat] for seat in scene.agreed.enemies[scene.me]]
    own = scene.field.starts[scene.me]
    found = {}
    for option in mind.options:
        space = mind.space(option)
        far = min([board.distance(space, foe) for foe in foes])
        near = 0.4 if not laid and board.distance(space, own) == 1 else 0.0
        crowd = (laid & board.within(space, 1)).bit_count()
        found[option] = near - 0.12 * far - 0.3 * crowd
    return found


def tokens(mind: Mind) -> Appeals:
    """Which token to move: one's own that lies idle, another's that is of use."""
    sign = 1.0 if mind.asked()[2] == mind.scene.me else -1.0
    return {option: -sign * _fog_worth(mind, mind.asked()[2], mind.space(option)) for option in mind.options}


def token_spaces(mind: Mind) -> Appeals:
    """Where it goes."""
    owner = mind.asked()[2]
    sign = 1.0 if owner == mind.scene.me else -1.0
    slipping = "slip_away" in mind.view.played[mind.scene.me]
    found = {}
    for option in mind.options:
        space = mind.space(option)
        found[option] = sign * _fog_worth(mind, owner, space)
        if slipping and owner == mind.scene.me:
            found[option] = mind.roamer.value(hero_of(owner), space)
    return found


def tokens_to_send(mind: Mind) -> Appeals:
    """After Confound: those that lie idle."""
    me = mind.scene.me
    return {
        option: 0.0 if option == "done" else 0.35 - _fog_worth(mind, me, mind.space(option)) for option in mind.options
    }


def _fog_worth(mind: Mind, owner: Seat, space: Space) -> float:
    """Fog beneath its hero, beside an enemy's hero, or a step away from either."""
    scene = mind.scene
    hero = scene.at[hero_of(owner)]
    board = scene.field.board
    found = 0.0
    if hero != NOWHERE:
        far = board.distance(space, hero)
        found += 0.9 if far == 0 else 0.35 if far <= 2 else 0.0
    foes = [scene.at[hero_of(seat)] for seat in scene.agreed.enemies[owner]]
    for foe in foes:
        if foe != NOWHERE:
            far = board.distance(space, foe)
            found += 0.5 if far == 1 else 0.2 if far == 2 else 0.15 if far == 0 else 0.0
    return found


def jump_or_shift(mind: Mind) -> Appeals:
    """He jumps where another fog is better."""
    me = mind.scene.me
    hero = hero_of(me)
    spaces = mind.scene.fog[me] & ~mind.scene.occupied
    here = mind.roamer.value(hero, mind.scene.at[hero]) if mind.scene.at[hero] != NOWHERE else 0.0
    best = max(
        [mind.roamer.value(hero, space) for space in range(len(mind.scene.field.spaces)) if spaces >> space & 1],
        default=here,
    )
    return {"jump": best - here, "shift": 0.3}
