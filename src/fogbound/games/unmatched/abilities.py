"""What heroes can do beside their cards. None of it is a card effect (UNM-9.10)."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.asking import Asked
from fogbound.games.unmatched.cards import ANYBODY, FORMS, HYDE, MOST_PLAYERS, Deck, Users
from fogbound.games.unmatched.catalogue import BECOME, CHOOSE, PASS
from fogbound.games.unmatched.choosing import ADJACENT, beside, candidates
from fogbound.games.unmatched.damage import hurt
from fogbound.games.unmatched.drawing_cards import draw
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import Fighter, hero_of
from fogbound.games.unmatched.state import Battle


class Ability:
    """The hooks of a hero, and of one who has no such ability."""

    def at_turn_start(self, state: Battle, seat: Seat) -> None:
        """After a return to the board, before the first action."""

    def after_maneuver(self, state: Battle, seat: Seat) -> None:
        """When all have moved. Nothing must follow it, since it may end the game."""

    def defence_bonus(self, state: Battle, fighter: Fighter) -> int:
        """What is added to a card that this fighter defends with."""
        return 0

    def protects(self, deck: Deck, card: int) -> bool:
        """Whether opponents cannot cancel a card."""
        return False


class UnshakenDeduction(Ability):
    """UNM-10.1: the label decides, not who plays the card."""

    def protects(self, deck: Deck, card: int) -> bool:
        return deck.users[card] != ANYBODY


class Bloodthirsty(Ability):
    """UNM-11.1."""

    def at_turn_start(self, state: Battle, seat: Seat) -> None:
        state.agenda.append(BITE[seat])


class Bite(Asked):
    """UNM-11.1: Dracula may deal 1 to a fighter adjacent to him; who is hurt gives a card."""

    def arises(self, state: Battle) -> bool:
        return beside(state, hero_of(self.seat)) & state.occupied != 0

    def options(self, state: Battle) -> list[Option]:
        return [*[CHOOSE[fighter] for fighter in candidates(state, self.seat, ADJACENT)], PASS]

    def choose(self, state: Battle, option: Option) -> None:
        if option is PASS:
            return
        if state.telling:
            state.tell(EVERYONE, ("bites", self.seat))
        if hurt(state, [option.value], 1) and state.outcome is None:
            draw(state, self.seat, 1)


class Serum(Ability):
    """UNM-12.1 and UNM-12.3."""

    def at_turn_start(self, state: Battle, seat: Seat) -> None:
        state.agenda.append(CHANGE_FORM[seat])

    def after_maneuver(self, state: Battle, seat: Seat) -> None:
        hero = hero_of(seat)
        if state.forms[seat] == HYDE and state.at[hero] != NOWHERE:
            hurt(state, [hero], 1)


class ChangeForm(Asked):
    """UNM-12.1: into either form, also the present one."""

    def arises(self, state: Battle) -> bool:
        return state.at[hero_of(self.seat)] != NOWHERE

    def options(self, state: Battle) -> list[Option]:
        return list(BECOME.values())

    def choose(self, state: Battle, option: Option) -> None:
        become(state, self.seat, option.value)


def become(state: Battle, seat: Seat, form: Users) -> None:
    """UNM-12.4: a defeated hero does not change."""
    if state.health[hero_of(seat)] and state.forms[seat] != form:
        state.forms[seat] = form
        if state.telling:
            state.tell(EVERYONE, ("became", seat, FORMS[form]))


class Fog(Ability):
    """UNM-13.1; the fog's steps are part of how a move is reckoned."""

    def at_turn_start(self, state: Battle, seat: Seat) -> None:
        """UNM-13.10: nothing comes between this and the first action."""
        state.began_on_fog = state.on_fog(hero_of(seat))

    def defence_bonus(self, state: Battle, fighter: Fighter) -> int:
        return 1 if state.on_fog(fighter) else 0


ABILITIES: Final[dict[str, Ability]] = {
    "sherlock": UnshakenDeduction(),
    "dracula": Bloodthirsty(),
    "jekyll_hyde": Serum(),
    "invisible_man": Fog(),
}
BITE: Final = [Bite(seat) for seat in range(MOST_PLAYERS)]
CHANGE_FORM: Final = [ChangeForm(seat) for seat in range(MOST_PLAYERS)]


def ability_of(state: Battle, seat: Seat) -> Ability:
    return ABILITIES[state.agreed.heroes[seat]]
