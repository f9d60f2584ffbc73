"""Why a choice that exists in the game may not be taken now."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.mistakes import Mistake


class Rule:
    """A numbered rule that can forbid something. Predicates return one of these, made once, or None."""

    __slots__ = ("id",)

    def __init__(self, rule_id: str) -> None:
        self.id: Final = rule_id

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Refusal:
    """The rule that forbids, and what a person needs to know to see that it does."""

    __slots__ = ("facts", "refused", "rule")

    def __init__(self, refused: str, rule: str, facts: dict[str, Any] | None = None) -> None:
        self.refused: Final = refused
        self.rule: Final = rule
        self.facts: Final[dict[str, Any]] = facts or {}

    def data(self) -> dict[str, Any]:
        return {"refused": self.refused, "rule": self.rule, "facts": self.facts}


class NotOffered(Mistake):
    """A choice was made that is not on offer."""

    def __init__(self, refusal: Refusal | None, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal: Final = refusal
