"""The Romantic Actions as a level of the game: what they answer where the base game asks."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from fogbound.core.agenda import Decision, Effect
from fogbound.core.compiling import mypyc_attr
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.reading import Reading
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings
from fogbound.games.shadows_over_camelot.levels import More
from fogbound.games.shadows_over_camelot.romance import table, view
from fogbound.games.shadows_over_camelot.romance.actions import ROMANTIC_ACTION, forbids_action
from fogbound.games.shadows_over_camelot.romance.boons import forbids_boon, usable, use_boon
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    ASK_COUNSEL,
    BOON_VERBS,
    COUNSEL,
    COURTESIE,
    LOVE_ON,
    NO_QUEST,
    SLEEVE,
    WEAR_SLEEVE,
)
from fogbound.games.shadows_over_camelot.romance.court import (
    HONOURED,
    MOURNING,
    Court,
    changed,
    court,
)
from fogbound.games.shadows_over_camelot.romance.deeds import event_over, note
from fogbound.games.shadows_over_camelot.romance.hearts import spend
from fogbound.games.shadows_over_camelot.romance.hooks import RomanceHooks
from fogbound.games.shadows_over_camelot.romance.love import PROGRESS_LOVE, forbids_love
from fogbound.games.shadows_over_camelot.romance.turn import (
    GIVE_LADIES,
    STEP_TWO_BEGUN,
    forbids_courtesie,
    show_courtesie,
    turn_ended,
)
from fogbound.games.shadows_over_camelot.state import Camelot

SLEEVE_ADDS: Final = 2
"""R-6.4."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Romance(RomanceHooks):
    """R, in the order in which a game comes to it."""

    def more(self, settings: Settings) -> More:
        return Court(settings)

    def set_up(self, state: Camelot) -> None:
        state.then(GIVE_LADIES)

    # The turn.

    def later_steps(self, state: Camelot, seat: Seat) -> tuple[Effect[Any] | Decision[Any], ...]:
        """R-3.1."""
        return (PROGRESS_LOVE[seat], ROMANTIC_ACTION[seat])

    def skips_step_two(self, state: Camelot, seat: Seat) -> bool:
        """F-7.3."""
        at_court: Court = state.more
        return at_court.dishonour[seat] != HONOURED

    def turn_ended(self, state: Camelot, seat: Seat) -> None:
        turn_ended(state, seat)

    # More to choose.

    def evil_options(self, state: Camelot, seat: Seat) -> list[Option]:
        """R-6.4: the Loathly Counsel in one's own step 1."""
        may = seat == state.active and has_token(state, seat, COUNSEL)
        return [ASK_COUNSEL] if may and forbids_boon(state, seat, ASK_COUNSEL) is None else []

    def heroic_options(self, state: Camelot, seat: Seat) -> list[Option]:
        at_court: Court = state.more
        found = usable(state, seat) if at_court.tokens[seat] else []
        if not state.spent & STEP_TWO_BEGUN and forbids_courtesie(state, seat) is None:
            found.append(COURTESIE)
        return found

    def addition_options(self, state: Camelot, seat: Seat) -> list[Option]:
        may = has_token(state, seat, SLEEVE) and not court(state).is_scorned(seat)
        return [WEAR_SLEEVE] if may else []

    def may_add(self, state: Camelot, seat: Seat) -> bool:
        return bool(self.addition_options(state, seat))

    def choose(self, state: Camelot, decision: Decision[Camelot], option: Option) -> None:
        seat = decision.seat
        if option is COURTESIE:
            show_courtesie(state, seat)
        elif option is WEAR_SLEEVE:
            spend(state, seat, SLEEVE)
            assert state.fight is not None
            state.fight = state.fight.adding(SLEEVE_ADDS)
            state.then(decision)
        else:
            state.then(decision)
            use_boon(state, seat, option)

    def forbids(self, state: Camelot, decision: Decision[Camelot], option: Option) -> Rule | None:
        """The rule itself; where it would allow it, it is only not the moment."""
        seat = decision.seat
        if option is LOVE_ON:
            return forbids_love(state, seat)
        if option is COURTESIE:
            return forbids_courtesie(state, seat)
        if option.verb in BOON_VERBS:
            return forbids_boon(state, seat, option)
        return forbids_action(state, seat)

    # What happens.

    def deed(self, state: Camelot, deed: str, seat: Seat, detail: int = 0) -> None:
        note(state, deed, seat, detail)

    def event_over(self, state: Camelot) -> None:
        at_court: Court = state.more
        if any(at_court.deeds):
            event_over(state)

    def died(self, state: Camelot, seat: Seat) -> None:
        """R-9.5 and B-12.3."""
        at_court: Court = state.more
        lady = at_court.ladies[seat]
        if at_court.in_play(lady):
            at_court.standing = changed(at_court.standing, lady, MOURNING)
        at_court.scorned &= ~(1 << seat)
        self.lose_heart(state, seat)

    def unmasked(self, state: Camelot, seat: Seat) -> None:
        """F-8.2: his Lady stays, with his Scorn."""
        self.lose_heart(state, seat)

    def lose_heart(self, state: Camelot, seat: Seat) -> None:
        """Whoever is no Knight in play any more has neither quest nor Love die nor tokens, and is not Jealous."""
        at_court: Court = state.more
        end_quest(at_court, seat)
        at_court.tokens = changed(at_court.tokens, seat, 0)
        at_court.dishonour = changed(at_court.dishonour, seat, HONOURED)
        self.after_loss(state, seat)

    # What is seen and written.

    def window(self, state: Camelot, seat: Seat | None) -> Any:
        return view.CourtSeen(state, seat)

    def imagine(self, state: Camelot, view_: Any) -> None:
        view.imagine(state, view_)

    def unseen(self, view_: Sight) -> Counter[str]:
        return view.unseen(view_)

    def key(self, state: Camelot, seat: Seat) -> Any:
        return view.key(state, seat)

    def write(self, state: Camelot) -> dict[str, Any]:
        return table.write(state)

    def fields(self) -> tuple[str, ...]:
        return table.FIELDS

    def read(self, state: Camelot, table_: Reading) -> None:
        table.read(state, table_)

    def contradiction(self, state: Camelot) -> str | None:
        return table.contradiction(state)


def has_token(state: Camelot, seat: Seat, lady: int) -> bool:
    at_court: Court = state.more
    return at_court.tokens[seat] >> lady & 1 == 1


def end_quest(at_court: Court, seat: Seat) -> None:
    """R-1.2: no longer a Romantic Knight."""
    at_court.quests = changed(at_court.quests, seat, NO_QUEST)
    at_court.love = changed(at_court.love, seat, 0)
    at_court.completed &= ~(1 << seat)
    at_court.faithful &= ~(1 << seat)
    at_court.jealous &= ~(1 << seat)


ROMANCE: Final = Romance()
