"""Positions of Black Sonata solved exactly, as far as a fair person can: by the map, the signs and this game.

For the last time round, when all signs were seen and at most the two women of the Lady's suit are left: then her walks
through London, the two women, and the order of the fog that was not seen are all there is to know.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, TypeAlias

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

World: TypeAlias = tuple[Pursuit, int]
"""A position that is possible, and in how many ways."""


def chances(state: Pursuit) -> dict[str, float]:
    """For each choice on offer how likely the game is won by it, if all goes as well afterwards as it can."""
    worlds = every_world(state)
    won: dict[Any, int] = {}
    every = sum(ways for _, ways in worlds)
    return {", ".join(choices): after(choices, worlds, won) / every for choices in worth_trying(worlds)}


def every_world(state: Pursuit) -> list[World]:
    """All that is possible for who sees this position: every walk, Lady and order of fog is as likely as any other."""
    view = GAME.view(state, 0)
    assert (None in view.signs, state.countdown) == (False, 0)
    ladies = [card for card in of_suit(state.suit) if triples_left(view) >> WOMEN[card].triple & 1]
    assert len(ladies) == triples_left(view).bit_count(), "other traits are left than those of the two women"
    unseen = [card for zone in (state.fog_deck, state.slid_in) for card in hidden(zone)]
    to_come: dict[tuple[int, ...], list[list[int]]] = {}
    for walk in closed_walks(view, may_stay(view.settings)):
        to_come.setdefault(tuple(walk[state.top :]), []).append(walk)
    return [
        (imagined(state, walks[0], lady, list(order)), len(walks))
        for walks in to_come.values()
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


def worth_trying(worlds: list[World]) -> list[tuple[str, ...]]:
    """All choices on offer. Naming is free: it is tried just before a search, and only what may be hers can win."""
    state = worlds[0][0]
    offered = [option.text for option in GAME.options(state)]
    hers = {f"name {TRIPLE_NAMES[WOMEN[world.lady.cards[0]].triple]}" for world, _ in worlds}
    found: list[tuple[str, ...]] = [(text,) for text in offered if not text.startswith("name ")]
    return found + [(text, "search") for text in offered if text in hers and "search" in offered]


def after(choices: tuple[str, ...], worlds: list[World], won: dict[Any, int]) -> int:
    """In how many ways the game is won by these choices, in worlds that look the same."""
    found: dict[str, list[World]] = {}
    for world, ways in worlds:
        other = world.clone()
        for text in choices:
            GAME.apply(other, GAME.vocabulary.named(text))
        found.setdefault(GAME.view(other, 0).json(), []).append((other, ways))
    return sum(most_won(view, group, won) for view, group in found.items())


def most_won(view: str, worlds: list[World], won: dict[Any, int]) -> int:
    """In how many ways the game is won by the best that can be done there."""
    outcome = worlds[0][0].outcome
    if outcome is not None:
        return sum(ways for _, ways in worlds) if outcome.winners else 0
    position = (view, *[(id(world.course), world.lady.cards, world.fog_deck.cards) for world, _ in worlds])
    if position not in won:
        won[position] = max(after(choices, worlds, won) for choices in worth_trying(worlds))
    return won[position]
