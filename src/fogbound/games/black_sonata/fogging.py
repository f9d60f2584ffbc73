"""BS-9 and BS-10: using the fog card on top, and what each of the ten does."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core import position
from fogbound.core.agenda import Decision, Effect, Step
from fogbound.core.knowledge import move, shuffled
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE
from fogbound.core.zones import Place
from fogbound.games.black_sonata.catalogue import (
    FOG_NAMES,
    FOG_STOCK,
    GIVE_UPS,
    LEAVES_THE_GAME,
    MOVES,
    PLAYER,
)
from fogbound.games.black_sonata.deck import SLIDE_IN_FOG, advance, back, fog_before, lose, see_top
from fogbound.games.black_sonata.london import LONDON
from fogbound.games.black_sonata.moving import go, reveal_clue
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import NAMES, SUITS, WOMEN

PEEKED: Final = 5
NOT_A_NEIGHBOUR: Final = Rule("BS-10.4")
NOT_HELD: Final = Rule("BS-10.6")
CARD_COMES_FIRST: Final = Rule("BS-9.4")

_TURNED_OVER: Final = Place("turned over", "everyone", FOG_STOCK, ordered=True)


class UseFog(Effect[Pursuit]):
    """BS-9: the steps of using a fog card, in the order of the rules."""

    def run(self, state: Pursuit) -> None:
        state.then(SLIDE_IN_FOG, TURN_OVER_FOG)


class TurnOverFog(Effect[Pursuit]):
    """BS-9.3 and BS-9.4: the used card is read, put where it goes, and carried out."""

    def run(self, state: Pursuit) -> None:
        place = fog_before(state, state.top)
        card = state.slid_in.cards[place]
        state.slid_in, turned_over = move(state, card, state.slid_in, _TURNED_OVER.holding(), 0, place)
        if LEAVES_THE_GAME[card]:
            _, state.fog_gone = move(state, card, turned_over, state.fog_gone, len(state.fog_gone.cards), 0)
        else:
            _, state.fog_deck = move(state, card, turned_over, state.fog_deck, len(state.fog_deck.cards), 0)
        if state.telling:
            state.tell(EVERYONE, ("fog_used", FOG_NAMES[card]))
        state.then(*CARRIED_OUT[FOG_NAMES[card]])


class FogDecision(Decision[Pursuit]):
    """BS-9.4: what a fog card asks must be answered before anything else."""

    def facts(self, state: Pursuit, option: Option, rule: Rule) -> dict[str, Any]:
        return {"why": "fog_first" if rule is CARD_COMES_FIRST else "not_possible"}

    def forced(self, state: Pursuit) -> Option | None:
        offered = self.options(state)
        return offered[0] if len(offered) == 1 else None


class RevealClue(Effect[Pursuit]):
    """BS-10.1, BS-10.2 and the end of BS-10.6."""

    def run(self, state: Pursuit) -> None:
        if state.clue_deck.cards:
            reveal_clue(state)
        else:
            lose(state, "fog_in_vain")


class MoveAnywhere(FogDecision):
    """BS-10.3."""

    def options(self, state: Pursuit) -> list[Option]:
        return MOVES[:]

    def choose(self, state: Pursuit, option: Option) -> None:
        if option.value != state.pawn:
            go(state, option.value)

    def forbids(self, state: Pursuit, option: Option) -> Rule | None:
        return None if option.verb == "move" else CARD_COMES_FIRST


class MoveAdjacent(FogDecision):
    """BS-10.4."""

    def options(self, state: Pursuit) -> list[Option]:
        return [MOVES[place] for place in LONDON.neighbours[state.pawn]]

    def choose(self, state: Pursuit, option: Option) -> None:
        go(state, option.value)

    def forbids(self, state: Pursuit, option: Option) -> Rule | None:
        if option.verb != "move":
            return CARD_COMES_FIRST
        return None if LONDON.joined[state.pawn] >> option.value & 1 else NOT_A_NEIGHBOUR


class PeekFive(Effect[Pursuit]):
    """BS-10.5."""

    def run(self, state: Pursuit) -> None:
        slots = [(state.top + n) % state.course.length for n in range(1, PEEKED + 1)]
        for slot in slots:
            state.seen_slots |= 1 << slot
        state.disclose(EVERYONE)
        if state.telling:
            state.tell(EVERYONE, ("peeked", [back(state, slot) for slot in slots]))


class SwapClue(Effect[Pursuit]):
    """BS-10.6."""

    def run(self, state: Pursuit) -> None:
        if state.clues.cards and state.clue_deck.cards:
            state.then(GIVE_UP_CLUE, REVEAL)
        else:
            lose(state, "fog_in_vain")


class GiveUpClue(FogDecision):
    """BS-10.6: which clue leaves the game."""

    def options(self, state: Pursuit) -> list[Option]:
        return [GIVE_UPS[card] for card in sorted(state.clues.cards)]

    def choose(self, state: Pursuit, option: Option) -> None:
        card, taken = option.value, state.clues.cards.index(option.value)
        state.clues, state.given_up = move(state, card, state.clues, state.given_up, len(state.given_up.cards), taken)
        if state.telling:
            state.tell(EVERYONE, ("gave_up", NAMES[card]))

    def forbids(self, state: Pursuit, option: Option) -> Rule | None:
        if option.verb != "give up":
            return CARD_COMES_FIRST
        return None if option.value in state.clues.cards else NOT_HELD


class AdvanceTwo(Effect[Pursuit]):
    """BS-10.7."""

    def run(self, state: Pursuit) -> None:
        if advance(state, 2):
            see_top(state)


class DiscardFog(Effect[Pursuit]):
    """BS-10.9."""

    def run(self, state: Pursuit) -> None:
        card = state.fog_deck.cards[0]
        state.fog_deck, state.fog_gone = move(state, card, state.fog_deck, state.fog_gone, len(state.fog_gone.cards), 0)
        if state.telling:
            state.tell(EVERYONE, ("fog_discarded", len(state.fog_deck)))


class ReplaceLady(Effect[Pursuit]):
    """BS-10.10."""

    def run(self, state: Pursuit) -> None:
        state.lady, deck = move(state, state.lady.cards[0], state.lady, state.clue_deck, 0, 0)
        deck = shuffled(state, deck)
        state.clue_deck, state.lady = move(state, deck.cards[0], deck, state.lady, 0, 0)
        state.suit = WOMEN[state.lady.cards[0]].suit
        state.disclose(EVERYONE)
        if state.telling:
            state.tell(EVERYONE, ("new_lady", SUITS[state.suit]))


USE_FOG_CARD: Final = UseFog()
TURN_OVER_FOG: Final = TurnOverFog()
REVEAL: Final = RevealClue()
MOVE_ANYWHERE: Final = MoveAnywhere(PLAYER)
MOVE_ADJACENT: Final = MoveAdjacent(PLAYER)
PEEK_FIVE: Final = PeekFive()
SWAP_CLUE: Final = SwapClue()
GIVE_UP_CLUE: Final = GiveUpClue(PLAYER)
ADVANCE_TWO: Final = AdvanceTwo()
DISCARD_FOG: Final = DiscardFog()
REPLACE_LADY: Final = ReplaceLady()

CARRIED_OUT: Final[dict[str, tuple[Step[Pursuit], ...]]] = {
    "reveal_clue": (REVEAL,),
    "move_anywhere": (MOVE_ANYWHERE,),
    "peek_five": (PEEK_FIVE,),
    "reveal_clue_once": (REVEAL,),
    "swap_clue": (SWAP_CLUE,),
    "move_adjacent": (MOVE_ADJACENT,),
    "advance_two": (ADVANCE_TWO,),
    "remove_itself": (),
    "discard_fog": (DISCARD_FOG,),
    "replace_lady": (REPLACE_LADY,),
}
"""BS-10: what each fog card does, by its id."""
if set(CARRIED_OUT) != set(FOG_NAMES):
    raise ValueError(f"fog cards and what they do differ: {sorted(set(CARRIED_OUT) ^ set(FOG_NAMES))}")

STEPS: Final = {
    "UseFog": position.StepForm(UseFog),
    "TurnOverFog": position.StepForm(TurnOverFog),
    "RevealClue": position.StepForm(RevealClue),
    "MoveAnywhere": position.StepForm(MoveAnywhere, position.seat),
    "MoveAdjacent": position.StepForm(MoveAdjacent, position.seat),
    "PeekFive": position.StepForm(PeekFive),
    "SwapClue": position.StepForm(SwapClue),
    "GiveUpClue": position.StepForm(GiveUpClue, position.seat),
    "AdvanceTwo": position.StepForm(AdvanceTwo),
    "DiscardFog": position.StepForm(DiscardFog),
    "ReplaceLady": position.StepForm(ReplaceLady),
}
