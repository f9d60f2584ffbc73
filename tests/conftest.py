from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples on every run, and none that fails because a machine is slow.
settings.register_profile(
    "house", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
