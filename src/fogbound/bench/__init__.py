"""How fast the games are, related to a loop in plain Python, so that machines can be compared.

This package lies outside what is compiled, so that the loop is plain Python whatever the engine is.
"""

from fogbound.bench.against import factors, measured_in, require_build
from fogbound.bench.reporting import ROUNDS, report

__all__ = ["ROUNDS", "factors", "measured_in", "report", "require_build"]
