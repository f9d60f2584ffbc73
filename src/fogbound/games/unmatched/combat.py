"""The combat that is being fought. Never changed, but replaced."""

from __future__ import annotations

from typing import Final

from fogbound.games.unmatched.fighters import Fighter

NO_GUESS: Final = -1
NOT_DEALT: Final = -1
NO_LOCK: Final = -1


class Side:
    """One side: its fighter, and what its card is worth once it is turned up."""

    __slots__ = ("base", "bonus", "cancelled", "fighter", "ignored", "locked", "shown")

    def __init__(
        self,
        fighter: Fighter,
        shown: bool = False,
        base: int = 0,
        bonus: int = 0,
        locked: int = NO_LOCK,
        ignored: bool = False,
        cancelled: bool = False,
    ) -> None:
        self.fighter: Final = fighter
        self.shown: Final = shown
        """Whether it has a card that is turned up."""
        self.base: Final = base
        self.bonus: Final = bonus
        self.locked: Final = locked
        """UNM-8.3: what card effects no longer change."""
        self.ignored: Final = ignored
        self.cancelled: Final = cancelled

    def with_base(self, base: int) -> Side:
        return Side(self.fighter, self.shown, base, self.bonus, self.locked, self.ignored, self.cancelled)

    def with_bonus(self, more: int) -> Side:
        return Side(self.fighter, self.shown, self.base, self.bonus + more, self.locked, self.ignored, self.cancelled)

    def with_lock(self, value: int) -> Side:
        return Side(self.fighter, self.shown, self.base, self.bonus, value, self.ignored, self.cancelled)

    def without_value(self) -> Side:
        return Side(self.fighter, self.shown, self.base, self.bonus, self.locked, True, self.cancelled)

    def without_effects(self) -> Side:
        return Side(self.fighter, self.shown, self.base, self.bonus, self.locked, self.ignored, True)

    def value(self, ability: int) -> int:
        """UNM-8.2 and UNM-8.3: with a bonus that is no card effect."""
        if not self.shown or self.ignored:
            return 0
        if self.locked != NO_LOCK:
            return max(0, self.locked + ability)
        return max(0, self.base + self.bonus + ability)


class Combat:
    """Attack, defence, the guess of Elementary, and the combat damage once it is dealt."""

    __slots__ = ("attack", "damage", "defence", "guess", "won")

    def __init__(
        self, attack: Side, defence: Side, guess: int = NO_GUESS, damage: int = NOT_DEALT, won: bool = False
    ) -> None:
        self.attack: Final = attack
        self.defence: Final = defence
        self.guess: Final = guess
        self.damage: Final = damage
        """The health that the defending fighter really lost."""
        self.won: Final = won
        """UNM-8.5: whether the attacker has won; of no meaning before damage is dealt."""

    def with_attack(self, attack: Side) -> Combat:
        return Combat(attack, self.defence, self.guess, self.damage, self.won)

    def with_defence(self, defence: Side) -> Combat:
        return Combat(self.attack, defence, self.guess, self.damage, self.won)

    def guessing(self, number: int) -> Combat:
        return Combat(self.attack, self.defence, number, self.damage, self.won)

    def settled(self, damage: int, won: bool) -> Combat:
        return Combat(self.attack, self.defence, self.guess, damage, won)
