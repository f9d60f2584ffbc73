"""What every game promises, put to the test: by our own tests, by `fogbound fuzz`, and by whoever writes a game.

for settings in sample(game):
    check_game(game, settings, seed=1)
"""

from fogbound.conformance.cases import cases, looks_each, sample
from fogbound.conformance.fairness import SmallPosition, check_fairness
from fogbound.conformance.fault import Fault
from fogbound.conformance.suite import CHECKS, check_game

__all__ = ["CHECKS", "Fault", "SmallPosition", "cases", "check_fairness", "check_game", "looks_each", "sample"]
