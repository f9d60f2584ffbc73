"""BS-11.5: the notes that a careful player keeps of her traits."""

from __future__ import annotations

from fogbound.core.players import Sight
from fogbound.games.black_sonata.insight import names_of, triples_left
from fogbound.games.black_sonata.women import TRAITS


def casebook(view: Sight) -> tuple[list[str], dict[str, str]]:
    """The triples that the clues leave, and for each trait whether she has it: yes, no, or perhaps."""
    left = names_of(triples_left(view))
    marks = {}
    for trait in TRAITS:
        having = sum([trait in triple.split("+") for triple in left])
        marks[trait] = "yes" if left and having == len(left) else "perhaps" if having else "no"
    return left, marks
