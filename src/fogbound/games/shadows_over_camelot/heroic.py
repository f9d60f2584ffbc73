"""B-6: step 2 of a Knight's turn: his Heroic Action, perhaps a second one, and all he may do between."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot import acting
from fogbound.games.shadows_over_camelot.asking import NOT_NOW, Asking
from fogbound.games.shadows_over_camelot.cards import TRAITOR, WHITE_CARDS
from fogbound.games.shadows_over_camelot.catalogue import (
    DRAW_WHITE,
    END,
    FIGHT_ENGINE,
    GIVE_LIFE,
    HEROIC_VERBS,
    SPECIAL_VERBS,
    UNMASK,
)
from fogbound.games.shadows_over_camelot.combat import strike
from fogbound.games.shadows_over_camelot.events import EVENT_OVER
from fogbound.games.shadows_over_camelot.grail import lay_grail
from fogbound.games.shadows_over_camelot.knights import GAWAIN
from fogbound.games.shadows_over_camelot.life import gain, lose
from fogbound.games.shadows_over_camelot.moving import go
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.powers import WITH_POWER, forbids_power, power_options, use_power
from fogbound.games.shadows_over_camelot.quests import COMBATS, EXCALIBUR, HOLY_GRAIL
from fogbound.games.shadows_over_camelot.refused import facts_of_refusal
from fogbound.games.shadows_over_camelot.siege import fight_engine
from fogbound.games.shadows_over_camelot.spending import (
    ACTED,
    LETTERS,
    LIFE_GIVEN,
    OWES_SECOND,
    PLAYED_SPECIAL,
    POWER_USED,
)
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.track import move_excalibur
from fogbound.games.shadows_over_camelot.traitor import (
    accuse,
    forbids_accusing,
    forbids_unmask,
    may_unmask,
    unmask_in_turn,
)
from fogbound.games.shadows_over_camelot.wars import lay_in_war
from fogbound.games.shadows_over_camelot.ways import forbids_place
from fogbound.games.shadows_over_camelot.white import discard, draw_white
from fogbound.games.shadows_over_camelot.white_cards import play
from fogbound.games.shadows_over_camelot.witnessed import GAVE_LIFE, KIND_OF_VERB, PLAYED_SPECIAL_CARD, witness

POWERS: Final = ("ride", "swap", "freely", "search")


class HeroicAction(Asking):
    """B-4.4: asked again and again, until the Knight ends his step 2."""

    def options(self, state: Camelot) -> list[Option]:
        seat, begun = self.seat, state.spent & LETTERS
        letters = acting.free_letters(state)
        found = acting.actions(state, seat, letters) if letters else []
        if begun and acting.forbids_giving_life(state, seat) is None:
            found.append(GIVE_LIFE)
        if state.knights[seat] in WITH_POWER and not state.spent & POWER_USED:
            found += power_options(state, seat)
        if letters & ACTED and state.place[seat] == EXCALIBUR:
            found += acting.quest_actions(state, seat)
        if state.loyalty[seat].cards[0] == TRAITOR and may_unmask(state, seat):
            found.append(UNMASK)
        if begun and acting.forbids_end(state, seat) is None:
            found.append(END)
        if state.agreed.further:
            found += state.agreed.level.heroic_options(state, seat)
        return found

    def choose(self, state: Camelot, option: Option) -> None:
        seat, verb = self.seat, option.verb
        if option is END:
            return
        if option is UNMASK:
            unmask_in_turn(state, seat)
            return
        if verb not in HEROIC_VERBS:
            state.agreed.level.choose(state, self, option)
            return
        state.agenda.append(self)
        if state.agreed.further:
            state.agenda.append(EVENT_OVER)
        if verb in POWERS:
            use_power(state, seat, option)
        elif option is GIVE_LIFE:
            witness(state, seat, GAVE_LIFE)
            state.spent |= LIFE_GIVEN | OWES_SECOND
            lose(state, seat, 1)
            state.agreed.level.deed(state, "life_given", seat)
        else:
            letter = acting.LETTER_OF.get(verb, PLAYED_SPECIAL)
            state.spent = (state.spent | letter) & ~OWES_SECOND
            if verb != "accuse":
                witness(state, seat, KIND_OF_VERB.get(verb, PLAYED_SPECIAL_CARD))
            act(state, seat, option)

    def shown(self, option: Option, seat: Seat | None) -> str:
        """B-14.2: what is discarded face down is not named."""
        return option.verb if option.verb in ("heal", "discard") and seat != self.seat else option.text

    def forbids(self, state: Camelot, option: Option) -> Rule | None:
        seat, verb = self.seat, option.verb
        if option is END:
            return acting.forbids_end(state, seat)
        if option is UNMASK:
            return forbids_unmask(state, seat)
        if option is GIVE_LIFE:
            return acting.forbids_giving_life(state, seat)
        if verb in POWERS:
            return forbids_power(state, seat, option)
        if verb not in HEROIC_VERBS:
            if option in state.agreed.level.heroic_options(state, seat):
                return None
            return state.agreed.level.forbids(state, self, option) or NOT_NOW
        return acting.forbids_action(state, option) or forbids_act(state, seat, option)

    def facts(self, state: Camelot, option: Option, rule: Rule) -> dict[str, Any]:
        if option.verb not in HEROIC_VERBS and option.verb not in ("end", "unmask"):
            return {} if rule is NOT_NOW else state.agreed.level.facts(state, self, option, rule)
        return facts_of_refusal(state, self.seat, option, rule)


def forbids_act(state: Camelot, seat: Seat, option: Option) -> Rule | None:
    verb = option.verb
    if verb == "move":
        return forbids_place(state, seat, option.value)
    if verb in SPECIAL_VERBS:
        return acting.forbids_playing(state, seat, option)
    if verb == "heal":
        return acting.forbids_heal(state, seat, option)
    if verb == "accuse":
        return forbids_accusing(state, seat, option.value)
    return acting.forbids_quest_action(state, seat, option)


def act(state: Camelot, seat: Seat, option: Option) -> None:
    """B-6.1, by letter."""
    verb = option.verb
    if verb == "move":
        go(state, seat, option.value)
    elif option is DRAW_WHITE:
        draw_white(state, seat, 3 if state.is_knight(seat, GAWAIN) else 2)
    elif option is FIGHT_ENGINE:
        fight_engine(state, seat)
    elif verb == "discard":
        strive(state, seat, option.value)
    elif verb == "lay":
        lay(state, seat, option.value)
    elif verb in SPECIAL_VERBS:
        play(state, seat, option)
    elif verb == "heal":
        heal(state, seat, option.value)
    else:
        accuse(state, seat, option.value)


def lay(state: Camelot, seat: Seat, card: int) -> None:
    """A card on the Quest where the Knight is."""
    quest = state.place[seat]
    if state.telling:
        state.tell(EVERYONE, ("laid", seat, WHITE_CARDS.names[card]))
    if quest in COMBATS:
        strike(state, seat, quest, card)
    elif quest == HOLY_GRAIL:
        state.agreed.level.deed(state, "grail_laid", seat)
        lay_grail(state, seat)
    else:
        lay_in_war(state, seat, quest, card)


def strive(state: Camelot, seat: Seat, card: int) -> None:
    """B-8.7: any card, face down, for one space."""
    discard(state, seat, card)
    move_excalibur(state, 1, seat)


def heal(state: Camelot, seat: Seat, card: int) -> None:
    """B-6.8."""
    for _ in range(acting.HEAL_CARDS):
        discard(state, seat, card)
    if state.telling:
        state.tell(EVERYONE, ("heals", seat))
    gain(state, seat, 1)


HEROIC_ACTION: Final = [HeroicAction(seat) for seat in range(MOST_SEATS)]
