"""What a further level of the game adds, and where: hooks that the base game calls, and that here do nothing.

A level is one object without a state of its own; what lies on the table because of it is its `More`, which belongs to
the state. The base game knows no level but this one: each says by its name that it is there (`LEVELS`).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from fogbound.core.agenda import Decision, Effect
from fogbound.core.compiling import mypyc_attr
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.reading import Reading
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings
from fogbound.core.zones import Zone

if TYPE_CHECKING:
    from fogbound.games.shadows_over_camelot.state import Camelot


@mypyc_attr(allow_interpreted_subclasses=True)
class More:
    """What a level has on the table. The base game has nothing more."""

    def clone(self) -> More:
        return self

    def zones(self) -> list[Zone]:
        return []

    def put(self, zones: list[Zone]) -> None:
        """Replace every zone, in the same order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Level:
    """The base game. Each hook stands in the order in which a game comes to it."""

    # Setting up.

    def more(self, settings: Settings) -> More:
        """What lies on the table with these settings before anything is dealt."""
        return NOTHING_MORE

    def set_up(self, state: Camelot) -> None:
        """After B-2, before the first turn: put steps on the agenda with `then`."""

    # The turn.

    def later_steps(self, state: Camelot, seat: Seat) -> tuple[Effect[Any] | Decision[Any], ...]:
        """What follows step 2 of this Knight's turn. Not reached when the turn is cut short."""
        return ()

    def skips_step_two(self, state: Camelot, seat: Seat) -> bool:
        """Whether this Knight misses the whole of step 2."""
        return False

    def turn_ended(self, state: Camelot, seat: Seat) -> None:
        """The turn is over, cut short or not; deaths come after this."""

    # More to choose. What is given back goes after the base game's options, in the order of the vocabulary.

    def evil_options(self, state: Camelot, seat: Seat) -> list[Option]:
        """Besides B-5.1, before the choice."""
        return []

    def heroic_options(self, state: Camelot, seat: Seat) -> list[Option]:
        """Besides B-6 and B-4.4, in step 2 at no action."""
        return []

    def clairvoyance_options(self, state: Camelot, seat: Seat) -> list[Option]:
        """Besides looking at the Black cards (B-10.4)."""
        return []

    def traitor_options(self, state: Camelot, seat: Seat) -> list[Option]:
        """Instead of robbing a Knight (B-13.9)."""
        return []

    def addition_options(self, state: Camelot, seat: Seat) -> list[Option]:
        """Besides Excalibur and Kay's card (B-7.4, B-8.2)."""
        return []

    def may_add(self, state: Camelot, seat: Seat) -> bool:
        """Whether, by what everybody sees, this Knight may have such an addition."""
        return False

    def choose(self, state: Camelot, decision: Decision[Camelot], option: Option) -> None:
        """Carry out an option of one of these hooks. The decision has left the agenda; put it back if it goes on."""
        raise ValueError(f"{option.text!r} is no option of the base game")

    def forbids(self, state: Camelot, decision: Decision[Camelot], option: Option) -> Rule | None:
        """For verbs of the level that are open to question: the rule that forbids it now."""
        return None

    def facts(self, state: Camelot, decision: Decision[Camelot], option: Option, rule: Rule) -> dict[str, Any]:
        return {}

    # What happens.

    def deed(self, state: Camelot, deed: str, seat: Seat, detail: int = 0) -> None:
        """A Knight has done something that Ladies hear of.

        `engine_destroyed` in his own siege fight (B-8.2); `quest_won`, present on the Quest that `detail` names;
        `laid_in_war` a card worth `detail` on his own turn; `grail_laid` on the Grail Quest; `life_given` by choice, in
        step 1 of his turn or by B-6.2.
        """

    def event_over(self, state: Camelot) -> None:
        """R-5.11: one action, Black card or Life given up, with all that follows from it, is fully carried out."""

    def after_black_card(self, state: Camelot, card: int, drawer: Seat) -> None:
        """A Black card that was not cancelled is fully carried out, deaths included; also in a chain."""

    def guinevere(self, state: Camelot, drawer: Seat) -> None:
        """B-11.8 takes effect: before the Knights are recalled."""

    def convocation(self, state: Camelot, seat: Seat) -> None:
        """B-10.5: this Knight has come, in turn order from its player; before the White cards are drawn."""

    def died(self, state: Camelot, seat: Seat) -> None:
        """B-12.3: after his hand and relics are gone."""

    def unmasked(self, state: Camelot, seat: Seat) -> None:
        """B-13.6: after his hand and relics are gone."""

    def final_count(self, state: Camelot) -> int:
        """How many White Swords more turn to Black, after the Traitor's two (B-3.4)."""
        return 0

    # What is seen and written.

    def window(self, state: Camelot, seat: Seat | None) -> Any:
        """A window with more properties, or None for the base game's own."""
        return None

    def imagine(self, state: Camelot, view: Any) -> None:
        """Fill in the state's `more` from a view."""

    def unseen(self, view: Sight) -> Counter[str]:
        """What of the level's own stocks the seat cannot see."""
        return Counter()

    def key(self, state: Camelot, seat: Seat) -> Any:
        """All of `more` that the seat sees but its zones, as something to be hashed."""
        return None

    def write(self, state: Camelot) -> dict[str, Any]:
        """Entries of the table beside those of the base game."""
        return {}

    def fields(self) -> tuple[str, ...]:
        """The names of these entries."""
        return ()

    def read(self, state: Camelot, table: Reading) -> None:
        """Fill in the state's `more` from these entries."""

    def contradiction(self, state: Camelot) -> str | None:
        return None


NOTHING_MORE: Final = More()
BASE: Final = Level()
LEVELS: Final[dict[str, Level]] = {"base": BASE}
"""By the value of the option `level`."""
