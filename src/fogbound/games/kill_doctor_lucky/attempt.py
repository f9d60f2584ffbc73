"""A murder that is being attempted, or in an escape an attack. Never changed, but replaced."""

from __future__ import annotations

from typing import Final

from fogbound.core.seats import Seat

DOCTOR: Final = -1
"""The Doctor as an attacker (KDL-16.9) and as a victim, where others are known by their pawns."""


class Attempt:
    """Who attacks whom, the values so far, and what the guest who is being asked has laid face down."""

    __slots__ = ("attacker", "failure", "laid", "laid_tokens", "tokens", "value", "victim")

    def __init__(
        self,
        attacker: int,
        victim: Seat,
        value: int,
        failure: int = 0,
        tokens: int = 0,
        laid: tuple[int, ...] = (),
        laid_tokens: int = 0,
    ) -> None:
        self.attacker: Final = attacker
        self.victim: Final = victim
        self.value: Final = value
        self.failure: Final = failure
        self.tokens: Final = tokens
        """Those laid and turned up."""
        self.laid: Final = laid
        """KDL-8.5: cards of the hand that lie face down until their owner is done."""
        self.laid_tokens: Final = laid_tokens

    @property
    def foiled(self) -> bool:
        """KDL-7.8."""
        return self.failure >= self.value

    def of_value(self, value: int) -> Attempt:
        return Attempt(self.attacker, self.victim, value, self.failure)

    def laying(self, laid: tuple[int, ...], tokens: int) -> Attempt:
        return Attempt(self.attacker, self.victim, self.value, self.failure, self.tokens, laid, tokens)

    def turned_up(self, clovers: int) -> Attempt:
        """What was laid face down counts from now on."""
        tokens = self.laid_tokens
        return Attempt(self.attacker, self.victim, self.value, self.failure + clovers + tokens, self.tokens + tokens)
