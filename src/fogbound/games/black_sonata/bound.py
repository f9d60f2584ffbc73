"""What no player can beat on average: the score of somebody who knows where the Lady will be, though not who she is.

To be sure that it is a bound, this clairvoyant is spared more than foresight could spare: fog slid in never hides a
sign, the suit card weighs nothing in a flight and is there after ten moves, wherever they led. Named too early, she is
guessed rightly as often as there are triples left.
"""

from __future__ import annotations

from typing import Final

from fogbound.games.black_sonata.london import LONDON, PLACES
from fogbound.games.black_sonata.modes import POINTS_PER_FOG_CARD
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import ALL_TRIPLES, WOMEN

MOVES_TO_SUIT_CARD: Final = 10
_PLACES: Final = range(len(PLACES))


def best_score(state: Pursuit) -> float:
    """From the first decision of a game in normal mode."""
    left = triples_left(state)
    most = len(left[0]) - 1
    fog = len(state.fog_deck.cards)
    length, places = state.course.length, state.course.places
    # worth[cards left][clues][moves made][place], for times that are nearer to the end first.
    nothing = [[[0.0] * len(PLACES) for _ in range(MOVES_TO_SUIT_CARD + 1)] for _ in range(most + 1)]
    worth = [nothing]
    for cards in range(1, state.advances_left() + 1):
        her_place = places[-cards % length]
        now = [
            [_walked(worth[-1][clues], moves) for moves in range(MOVES_TO_SUIT_CARD + 1)] for clues in range(most + 1)
        ]
        for clues in range(min(most, fog - 1) + 1):
            for moves in range(MOVES_TO_SUIT_CARD + 1):
                points = cards + POINTS_PER_FOG_CARD * (fog - clues - 1)
                best = points / left[moves == MOVES_TO_SUIT_CARD][clues]
                if clues < most:
                    best = max(best, worth[max(0, cards - clues - 2)][clues + 1][moves][her_place])
                now[clues][moves][her_place] = max(now[clues][moves][her_place], best)
        worth.append(now)
    return worth[-1][0][0][state.pawn]


def _walked(after: list[list[float]], moves: int) -> list[float]:
    """What it is worth to move, or to wait."""
    then = after[min(moves + 1, MOVES_TO_SUIT_CARD)]
    return [max(after[moves][place], *[then[there] for there in LONDON.neighbours[place]]) for place in _PLACES]


def triples_left(state: Pursuit) -> tuple[list[int], list[int]]:
    """How many triples are left with each number of clues from the deck, without the suit card and with it."""
    suit = state.suit
    without, with_card = ALL_TRIPLES, ALL_TRIPLES & WOMEN[state.suit_card.cards[0]].agrees[suit]
    found = [without.bit_count()], [with_card.bit_count()]
    for card in state.clue_deck.cards:
        if with_card.bit_count() == 1:
            break
        without &= WOMEN[card].agrees[suit]
        with_card &= WOMEN[card].agrees[suit]
        found[0].append(without.bit_count())
        found[1].append(with_card.bit_count())
    return found
