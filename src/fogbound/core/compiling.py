"""What the compiler is told: which compiled classes a game written in plain Python may build on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["mypyc_attr"]

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes: Any) -> Callable[[C], C]:
        """Not compiled, every class may be built on; and `mypy_extensions` need not be installed."""
        return lambda decorated: decorated
