"""The agenda: steps in order, decisions that arise, telling, disclosures."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core import agenda
from fogbound.core.agenda import Decision, Effect, SealedDecision, State
from fogbound.core.chance import Scripted
from fogbound.core.options import Option, Vocabulary
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, only
from fogbound.core.settings import Settings

VOCABULARY = Vocabulary()
STAY, LEAVE = VOCABULARY.add("stay"), VOCABULARY.add("leave")
DOOR_LOCKED = Rule("TOY-1")


class Visit(State):
    """A visit, of which only what was done is kept."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        super().__init__(Settings(2, {}), 7)
        self.done: list[str] = []

    def clone(self) -> Visit:
        other = Visit()
        self.copy_to(other)
        other.done = self.done[:]
        return other


class Knock(Effect[Visit]):
    def __init__(self, times: int) -> None:
        self.times = times

    def arguments(self) -> tuple[Any, ...]:
        return (self.times,)

    def run(self, state: Visit) -> None:
        state.done.append("knock")
        if self.times > 1:
            state.then(Knock(self.times - 1))


class StayOrLeave(Decision[Visit]):
    def arises(self, state: Visit) -> bool:
        return "knock" in state.done

    def options(self, state: Visit) -> list[Option]:
        return [STAY]

    def choose(self, state: Visit, option: Option) -> None:
        state.done.append(option.text)

    def forbids(self, state: Visit, option: Option) -> Rule | None:
        return DOOR_LOCKED if option is LEAVE else None

    def facts(self, state: Visit, option: Option, rule: Rule) -> dict[str, Any]:
        return {"knocks": state.done.count("knock")}


class Promise(SealedDecision[Visit]):
    """A choice kept secret."""


def test_steps_are_carried_out_in_the_order_in_which_they_are_written() -> None:
    """`then` puts its first step on top, and what a step adds comes before what was there."""
    visit = Visit()
    visit.then(Knock(2), StayOrLeave(0), Knock(1), StayOrLeave(1))
    agenda.run_on(visit)
    assert (visit.done, agenda.actor(visit)) == (["knock", "knock"], 0)
    agenda.apply(visit, STAY)
    assert (visit.done, agenda.actor(visit)) == (["knock", "knock", "stay", "knock"], 1)


def test_a_decision_that_does_not_arise_is_passed_over() -> None:
    """Nobody is asked before there is anything to decide, and the number of the decision counts real ones only."""
    visit = Visit()
    visit.then(StayOrLeave(0), Knock(1), StayOrLeave(1))
    agenda.run_on(visit)
    assert (agenda.actor(visit), visit.decisions) == (1, 0)


def test_a_half_finished_visit_can_be_read() -> None:
    """The agenda as data names what is left to do, the next step last."""
    visit = Visit()
    visit.then(Knock(3), StayOrLeave(1))
    assert [step.data() for step in visit.agenda] == [["StayOrLeave", 1], ["Knock", 3]]


def test_when_the_game_has_ended_nothing_is_left_to_do() -> None:
    """`end` clears the agenda: no actor, no decision, no options."""
    visit = Visit()
    visit.then(Knock(1), StayOrLeave(0))
    agenda.run_on(visit)
    visit.end([0], [1], [1.0, -1.0], "left")
    assert (agenda.actor(visit), agenda.decision(visit), agenda.options(visit)) == (None, None, [])
    assert agenda.why_not(visit, LEAVE) is None


def test_why_not_names_the_rule_and_its_facts() -> None:
    """The facts are filled in when somebody asks; an option on offer has no refusal."""
    visit = Visit()
    visit.then(Knock(2), StayOrLeave(0))
    agenda.run_on(visit)
    refusal = agenda.why_not(visit, LEAVE)
    assert refusal is not None
    assert refusal.data() == {"refused": "leave", "rule": "TOY-1", "facts": {"knocks": 2}}
    assert agenda.why_not(visit, STAY) is None


def test_a_sealed_choice_is_shown_to_its_seat_alone() -> None:
    """Others and onlookers see only that something was chosen."""
    assert [Promise(1).shown(LEAVE, seat) for seat in (0, 1, None)] == ["has chosen", "leave", "has chosen"]
    assert StayOrLeave(1).shown(LEAVE, 0) == "leave"


def test_the_log_is_told_to_its_audience_and_branches_with_clones() -> None:
    """Clones share the past and not the future of what was told."""
    visit = Visit()
    visit.tell(EVERYONE, ("arrived",))
    other = visit.clone()
    visit.tell(only(0), ("whispered", "a"))
    other.tell(only(1), ("whispered", "b"))
    assert [visit.heard(seat) for seat in (0, 1, None)] == [
        [(0, ("arrived",)), (1, ("whispered", "a"))],
        [(0, ("arrived",))],
        [(0, ("arrived",))],
    ]
    assert other.heard(1, since=1) == [(1, ("whispered", "b"))]


def test_a_state_that_does_not_tell_keeps_no_log() -> None:
    """Imagined worlds have telling switched off."""
    visit = Visit()
    visit.telling = False
    visit.tell(EVERYONE, ("arrived",))
    assert visit.heard(0) == []


def test_throws_count_as_shown_to_those_who_see_them() -> None:
    """A throw moves the count of its audience, a shuffle nobody's, and the source decides what falls."""
    visit = Visit()
    visit.sow(Scripted([3, 0, 5, 1]))
    assert (visit.throw(6), visit.throws(2, 6, only(1)), visit.below(2)) == (3, [0, 5], 1)
    assert [visit.disclosed(seat) for seat in (0, 1, None)] == [1, 2, 1]


@pytest.mark.parametrize("count", [0, 1, 7])
def test_many_throws_are_as_many_single_ones(count: int) -> None:
    """`throws` is only quicker than one throw after another."""
    at_once, singly = Visit(), Visit()
    assert at_once.throws(count, 6) == [singly.below(6) for _ in range(count)]
    assert at_once.rng == singly.rng
