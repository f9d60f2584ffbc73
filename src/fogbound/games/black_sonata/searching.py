"""BS-7, BS-8 and BS-12: the search, what may follow it, and the flight."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core import position
from fogbound.core.agenda import Decision, Effect
from fogbound.core.knowledge import look
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE
from fogbound.games.black_sonata.catalogue import CONFRONT, LET_GO, PLAYER, REVEAL_CLUE
from fogbound.games.black_sonata.deck import SLIDE_IN_FOG, advance, lose, see_top
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.modes import MODES, score
from fogbound.games.black_sonata.moving import claim, reveal_clue
from fogbound.games.black_sonata.state import NOTHING_NAMED, Pursuit, Search
from fogbound.games.black_sonata.women import NAMES, TRIPLES, WOMEN, traits_in

CLUES_ARE_GONE: Final = Rule("BS-7.4")
NOTHING_WAS_NAMED: Final = Rule("BS-12.1")
SHE_IS_FOUND: Final = Rule("BS-7.4")


class SearchHere(Effect[Pursuit]):
    """BS-7 and BS-8: the steps of a search, in the order of the rules."""

    def run(self, state: Pursuit) -> None:
        state.then(SLIDE_IN_FOG, LOOK_THROUGH_KEYHOLE, PUT_CARD_AWAY, FLEE)


class LookThroughKeyhole(Effect[Pursuit]):
    """BS-7.3."""

    def run(self, state: Pursuit) -> None:
        found = state.course.places[state.top] == state.pawn
        state.searches += (Search(state.top, state.pawn, found),)
        state.disclose(EVERYONE)
        if state.telling:
            state.tell(EVERYONE, ("searched", PLACES[state.pawn], found))
        if found:
            state.then(FOUND_HER)


class FoundHer(Decision[Pursuit]):
    """BS-7.4: a clue, a confrontation, or neither."""

    def options(self, state: Pursuit) -> list[Option]:
        return [option for option in _AFTER_FINDING if self.forbids(state, option) is None]

    def choose(self, state: Pursuit, option: Option) -> None:
        if option is REVEAL_CLUE:
            reveal_clue(state)
        elif option is CONFRONT:
            state.then(UNMASK)
        elif state.telling:
            state.tell(EVERYONE, ("let_go",))

    def forced(self, state: Pursuit) -> Option | None:
        offered = self.options(state)
        return offered[0] if len(offered) == 1 else None

    def forbids(self, state: Pursuit, option: Option) -> Rule | None:
        if option is REVEAL_CLUE:
            return None if state.clue_deck.cards else CLUES_ARE_GONE
        if option is CONFRONT:
            return NOTHING_WAS_NAMED if state.named == NOTHING_NAMED else None
        return None if option is LET_GO else SHE_IS_FOUND

    def facts(self, state: Pursuit, option: Option, rule: Rule) -> dict[str, Any]:
        return {"why": "no_clues" if option is REVEAL_CLUE else "nothing_named" if option is CONFRONT else "found_her"}


class Unmask(Effect[Pursuit]):
    """BS-12.2: her card is turned up."""

    def run(self, state: Pursuit) -> None:
        state.lady = look(state, state.lady, EVERYONE, 1)
        lady = state.lady.cards[0]
        if state.telling:
            named = traits_in(TRIPLES[state.named])
            state.tell(EVERYONE, ("unmasked", NAMES[lady], traits_in(WOMEN[lady].traits), named))
        if WOMEN[lady].traits == TRIPLES[state.named]:
            win(state)
        else:
            lose(state, "mistaken")


def win(state: Pursuit) -> None:
    """BS-13.1 and BS-14."""
    mode, fog_removed = MODES[state.settings.word("mode")], state.settings.number("fog_removed")
    points = score(mode, fog_removed, state.advances_left(), len(state.fog_deck.cards))
    state.end([PLAYER], [], [float(points)], "unmasked")
    if state.telling:
        state.tell(EVERYONE, ("won", points))


class PutCardAway(Effect[Pursuit]):
    """BS-7.5: the searched card is gone, and the key lies among those claimed."""

    def run(self, state: Pursuit) -> None:
        claim(state, state.pawn)


class Flee(Effect[Pursuit]):
    """BS-8: as many cards as the player has clues."""

    def run(self, state: Pursuit) -> None:
        count = len(state.clues.cards)
        if count == 0:
            return
        if state.telling:
            state.tell(EVERYONE, ("fled", count))
        if advance(state, count):
            see_top(state)


_AFTER_FINDING: Final = (REVEAL_CLUE, CONFRONT, LET_GO)
SEARCH_HERE: Final = SearchHere()
LOOK_THROUGH_KEYHOLE: Final = LookThroughKeyhole()
FOUND_HER: Final = FoundHer(PLAYER)
UNMASK: Final = Unmask()
PUT_CARD_AWAY: Final = PutCardAway()
FLEE: Final = Flee()

STEPS: Final = {
    "SearchHere": position.StepForm(SearchHere),
    "LookThroughKeyhole": position.StepForm(LookThroughKeyhole),
    "FoundHer": position.StepForm(FoundHer, position.seat),
    "Unmask": position.StepForm(Unmask),
    "PutCardAway": position.StepForm(PutCardAway),
    "Flee": position.StepForm(Flee),
}
