"""What the lessons say of their positions is so."""

from __future__ import annotations

from fogbound.core.lessons import Lesson, read_lessons
from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import foiling, offered, played, refused

LESSONS = {lesson.title: lesson for lesson in read_lessons(GAME, GAME.lessons)}


def position_of(lesson: Lesson) -> Mansion:
    """A world that looks like the lesson."""
    return GAME.sample(lesson.view(), 1)


def test_the_armory_is_private_and_the_gallery_is_not() -> None:
    """KDL-7.2: from the right room the murder can be attempted, from the wrong one not."""
    assert "attempt" in offered(played(position_of(LESSONS["Alone with him"]), "go armory"))
    assert refused(played(position_of(LESSONS["Whose turn is next"]), "go gallery"), "attempt") == "KDL-7.2"


def test_where_nobody_looks_a_card_is_drawn() -> None:
    """KDL-6.1: not where one stands, but one room on."""
    state = position_of(LESSONS["In private"])
    assert refused(state, "draw") == "KDL-6.1"
    assert "draw" in offered(played(state, "go armory"))


def test_the_letter_opener_is_worth_five_in_the_library() -> None:
    """KDL-7.6: and the Cannon four."""
    lesson = LESSONS["The right weapon"]
    values = {text: known["value"] for text, known in GAME.insight(lesson.view())["attempts"].items()}
    assert values == {"bare_hands": 1, "use weapon_civil_war_cannon": 4, "use weapon_letter_opener": 5}


def test_three_clovers_foil_it_and_one_does_not() -> None:
    """KDL-7.8: the last one asked decides."""
    lesson = LESSONS["The last to be asked"]
    assert foiling(position_of(lesson), "failure_immunity").outcome is None
    assert foiling(position_of(lesson), "failure_regret").outcome is not None


def test_he_comes_to_who_waits() -> None:
    """KDL-10.2: the next turn is the same guest's, who may attempt it."""
    state = played(position_of(LESSONS["Whose turn is next"]), "go library", "end")
    assert GAME.actor(state) == 0
    assert "attempt" in offered(state)


def test_the_jump_and_not_the_steps() -> None:
    """KDL-5.4: after the jump the murder can be attempted; on foot the Armory is out of reach."""
    lesson = LESSONS["A long way"]
    assert "attempt" in offered(played(position_of(lesson), "jump move_armory"))
    assert refused(played(position_of(lesson), "steps move_armory"), "go armory") == "KDL-5.1"
