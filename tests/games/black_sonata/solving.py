"""Positions of Black Sonata solved exactly, as far as a fair person can: by the map, the signs and this game.

For positions in which all signs were seen and at most the two women of the Lady's suit are left: then her walks through
London, the two women, and the order of the fog that was not seen are all there is to know, and each is as likely.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from fogbound.core.reading import Reading
from fogbound.core.zones import Zone
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.catalogue import FOG_DECK, LADY, PLAYER, SLID_IN, SUIT_CARD
from fogbound.games.black_sonata.courses import CARD_LANDMARKS, CARD_PLACES, CARDS, Course, Sequence
from fogbound.games.black_sonata.insight import triples_left
from fogbound.games.black_sonata.london import LANDMARKS
from fogbound.games.black_sonata.memory import may_stay
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import TRIPLE_NAMES, WOMEN, of_suit
from tests.games.black_sonata.counting import closed_walks


def chances(state: Pursuit) -> dict[str, float]:
    """For each choice on offer how likely the game is won by it, if all goes as well afterwards as it can."""
    worlds = every_world(state)
    won: dict[Any, int] = {}
    return {text: after_choosing(text, worlds, won) / len(worlds) for text in worth_trying(worlds)}


def every_world(state: Pursuit) -> list[Pursuit]:
    """All that is possible for who sees this position: every one as likely as any other."""
    view = GAME.view(state, 0)
    assert None not in view.signs
    ladies = [card for card in of_suit(state.suit) if triples_left(view) >> WOMEN[card].triple & 1]
    assert len(ladies) == triples_left(view).bit_count(), "other traits are left than those of the two women"
    unseen = [card for zone in (state.fog_deck, state.slid_in) for card in hidden(zone)]
    return [
        imagined(state, walk, lady, list(order))
        for walk in closed_walks(view, may_stay(view.settings))
        for lady in ladies
        for order in permutations(unseen)
    ]


def imagined(state: Pursuit, walk: list[int], lady: int, unseen: list[int]) -> Pursuit:
    """The same position with this walk, this Lady, and the fog that was not seen in this order."""
    world = state.clone()
    world.telling = False
    world.course = course_along(state, walk)
    world.lady = LADY.holding([lady])
    if state.suit_card.cards:
        world.suit_card = SUIT_CARD.holding([card for card in of_suit(state.suit) if card != lady])
    world.fog_deck = FOG_DECK.holding(filled(state.fog_deck, unseen))
    world.slid_in = SLID_IN.holding(filled(state.slid_in, unseen))
    return world


def hidden(zone: Zone) -> list[int]:
    """The cards that the player has not seen."""
    return [card for card, known in zip(zone.cards, zone.known_to(PLAYER), strict=True) if known is None]


def filled(zone: Zone, unseen: list[int]) -> list[int]:
    """Its cards, with the next ones of a list where nothing was seen."""
    return [unseen.pop() if card is None else card for card in zone.known_to(PLAYER)]


def course_along(state: Pursuit, walk: list[int]) -> Course:
    """A deck with the signs that were seen, and with this walk: whether such a sequence was ever printed or not."""
    backs = [LANDMARKS[landmark] for landmark in state.course.landmarks]
    shown = list(zip(CARD_PLACES, [LANDMARKS[landmark] for landmark in CARD_LANDMARKS], strict=True))
    labels = " ".join([CARDS[shown.index(card)] for card in zip(walk, backs, strict=True)])
    entry = {"name": "imagined", "class": "any", "may_stay": True, "cards": labels}
    return Course(-1, Sequence(Reading(entry, "imagined"), CARDS), False, 0)


def worth_trying(worlds: list[Pursuit]) -> list[str]:
    """All choices on offer; of the names only those that may be hers, since no other can win."""
    hers = {TRIPLE_NAMES[WOMEN[world.lady.cards[0]].triple] for world in worlds}
    return [o.text for o in GAME.options(worlds[0]) if o.verb != "name" or o.noun in hers]


def after_choosing(text: str, worlds: list[Pursuit], won: dict[Any, int]) -> int:
    """In how many of these worlds, which look the same, the game is won by this choice."""
    option, found = GAME.vocabulary.named(text), dict[str, list[Pursuit]]()
    for world in worlds:
        other = world.clone()
        GAME.apply(other, option)
        found.setdefault(GAME.view(other, 0).json(), []).append(other)
    return sum(most_won(view, group, won) for view, group in found.items())


def most_won(view: str, worlds: list[Pursuit], won: dict[Any, int]) -> int:
    """In how many the game is won by the best that can be done there."""
    outcome = worlds[0].outcome
    if outcome is not None:
        return len(worlds) if outcome.winners else 0
    position = (view, *[(id(world.course), world.lady.cards, world.fog_deck.cards) for world in worlds])
    if position not in won:
        won[position] = max(after_choosing(text, worlds, won) for text in worth_trying(worlds))
    return won[position]
