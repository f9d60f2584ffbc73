"""What can be agreed on about Ladies."""

from __future__ import annotations

from typing import Final

from fogbound.core.settings import SetupOption

OPTIONS: Final = (
    SetupOption(
        "lady_assignment",
        "R-2.2",
        "which Lady for whom",
        "fixed",
        {"fixed": "the Ladies of the legend", "random": "dealt at random"},
    ),
)
