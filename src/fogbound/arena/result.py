"""What came of a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from fogbound.arena.deals import Dealt, Plan
from fogbound.arena.intervals import interval
from fogbound.arena.sprt import Sprt


class Standing:
    """One player of those named: how many games it won, and between what its true share lies with 95 % confidence."""

    def __init__(self, spec: str, wins: Sequence[int], size: int) -> None:
        self.spec: Final = spec
        self.games: Final = len(wins) * size
        self.wins: Final = sum(wins)
        self.share: Final = self.wins / self.games
        self.low, self.high = interval(wins, size)

    def data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("spec", "games", "wins", "share", "low", "high")}


class Result:
    """The players in the order in which they were named; who is named twice stands here twice."""

    def __init__(self, plan: Plan, deals: list[Dealt], sprt: Sprt | None = None) -> None:
        size = len(plan.specs)
        self.plan: Final = plan
        self.deals: Final = deals
        self.game: Final = plan.game.info.name
        self.games: Final = len(deals) * size
        wins = [dealt.wins(size) for dealt in deals]
        self.players: Final = [Standing(spec, [won[n] for won in wins], size) for n, spec in enumerate(plan.specs)]
        self.verdict: Final = None if sprt is None else sprt.verdict([won[0] / size for won in wins]) or "not clear"
        """With a share hoped for: whether the first player has it."""

    @property
    def misplays(self) -> dict[str, int]:
        """How many games were lost by misplaying, by the player's name."""
        named = [self.plan.specs[who] if who >= 0 else "nobody alone" for one in self.deals for who, _ in one.misplays]
        return dict(Counter(named))

    def first_misplay(self) -> str | None:
        """What was done, and how to see it again."""
        return next((said for one in self.deals for _, said in one.misplays), None)

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = {"game": self.game, "games": self.games}
        found["players"] = [player.data() for player in self.players]
        if self.misplays:
            found |= {"misplays": self.misplays, "first_misplay": self.first_misplay()}
        return found if self.verdict is None else {**found, "verdict": self.verdict}

    def rows(self) -> list[dict[str, Any]]:
        """One for each game: how it can be seen again, who sat where, and which seats have won."""
        plan, found = self.plan, []
        for dealt in self.deals:
            for number, (players, winners) in enumerate(zip(plan.seated(dealt.deal), dealt.winners, strict=True)):
                seats = [plan.specs[player] for player in players]
                won = [seat for seat, player in enumerate(players) if player in winners]
                found.append(
                    {"deal": dealt.deal, "game": number, "seed": plan.seed_of(dealt.deal), "seats": seats, "won": won}
                )
        return found
