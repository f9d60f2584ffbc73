"""What a view shows of the house, as numbers, for those who think about it: who stands where, and who sees whom."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.core.spaces import Space
from fogbound.games.kill_doctor_lucky.agreed import Agreed, agreed_in
from fogbound.games.kill_doctor_lucky.houses import ONLY_HERE, House, Outlook, house_of
from fogbound.games.kill_doctor_lucky.spaces import ALL_ROOMS, NOWHERE, SPACE


class Scene:
    """Never changed: what might come about is another scene."""

    __slots__ = ("agreed", "cat", "dark", "doctor", "dog", "house", "outlook", "pawns", "turn", "turns")

    def __init__(
        self,
        agreed: Agreed,
        house: House,
        pawns: tuple[Space, ...],
        doctor: Space,
        pets: tuple[Space, Space],
        dark: bool,
        turns: int,
        turn: int,
    ) -> None:
        self.agreed: Final = agreed
        self.house: Final = house
        self.pawns: Final = pawns
        self.doctor: Final = doctor
        self.cat, self.dog = pets
        self.dark: Final = dark
        self.turns: Final = turns
        self.turn: Final = turn
        self.outlook: Final = _outlook(agreed, house, self.cat, dark)

    def with_pawn(self, pawn: int, space: Space) -> Scene:
        pawns = (*self.pawns[:pawn], space, *self.pawns[pawn + 1 :])
        return self._other(pawns, self.doctor, (self.cat, self.dog))

    def with_doctor(self, space: Space) -> Scene:
        return self._other(self.pawns, space, (self.cat, self.dog))

    def with_cat(self, space: Space) -> Scene:
        return self._other(self.pawns, self.doctor, (space, self.dog))

    def with_dog(self, space: Space) -> Scene:
        return self._other(self.pawns, self.doctor, (self.cat, space))

    def _other(self, pawns: tuple[Space, ...], doctor: Space, pets: tuple[Space, Space]) -> Scene:
        return Scene(self.agreed, self.house, pawns, doctor, pets, self.dark, self.turns, self.turn)

    def as_if_dark(self) -> Scene:
        """For somebody who forgets who looks through the doors."""
        return Scene(
            self.agreed,
            self.house,
            self.pawns,
            self.doctor,
            (self.cat, self.dog),
            True,
            self.turns,
            self.turn,
        )

    def watched(self, space: Space, pawn: int) -> bool:
        """KDL-7.2: whether anybody but this pawn sees into a space, or the dog does."""
        seen = self.outlook[space]
        if self.dog != NOWHERE and seen >> self.dog & 1:
            return True
        for other, at in enumerate(self.pawns):  # noqa: SIM110  (twice as fast as `any`)
            if other != pawn and at != NOWHERE and seen >> at & 1:
                return True
        return False

    def quiet(self, space: Space, pawn: int) -> bool:
        """KDL-6: whether one could draw in a space."""
        if not self.agreed.draw_needs_privacy:
            return ALL_ROOMS >> space & 1 == 1 and not (self.dog != NOWHERE and self.outlook[space] >> self.dog & 1)
        return (
            ALL_ROOMS >> space & 1 == 1 and not self.outlook[space] >> self.doctor & 1 and not self.watched(space, pawn)
        )

    def next_turn(self, turns: int, turn: int, stop: Space) -> int:
        """KDL-10 and KDL-16.4: who is next after so many turns, the last one this pawn's, when he comes to a stop."""
        clockwise = self.agreed.clockwise[turn]
        if self.agreed.escape:
            return next(pawn for pawn in clockwise if self.pawns[pawn] != NOWHERE)
        if turns >= self.agreed.pawns or not self.agreed.first_round_in_order:
            for pawn in clockwise:
                if self.pawns[pawn] == stop:
                    return pawn
        return clockwise[0]

    def stops(self, count: int) -> list[tuple[Space, int]]:
        """The Doctor's next stops, and whose turn each makes it, while everybody stays where they are."""
        found = []
        stop, turn = self.doctor, self.turn
        for walked in range(1, count + 1):
            stop = self.house.walk[stop]
            turn = self.next_turn(self.turns + walked, turn, stop)
            found.append((stop, turn))
        return found


def _outlook(agreed: Agreed, house: House, cat: Space, dark: bool) -> Outlook:
    if dark:
        return ONLY_HERE
    return house.board.in_sight if cat == NOWHERE else house.sight_with_cat(cat, agreed.cat_cuts_lines)


def scene_of(view: Sight) -> Scene:
    pets = view.pets
    return Scene(
        agreed_in(view),
        house_of(view),
        tuple([_space(name) for name in view.pawns]),
        SPACE[view.doctor],
        (_space(pets["cat"]), _space(pets["dog"])),
        view.lights_out,
        view.turns,
        view.turn,
    )


def _space(name: str | None) -> Space:
    return NOWHERE if name is None else SPACE[name]
