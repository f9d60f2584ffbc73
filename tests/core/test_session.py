"""A game being played: choosing, taking back, saving and going on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fogbound
from fogbound.core.chance import commitment
from fogbound.core.mistakes import Mistake
from fogbound.core.session import Session, begin, resume

GAME = fogbound.game("liars_dice")
ADA, BOT, CY = 0, 1, 2


def three_players(*, people: tuple[int, ...] = (ADA,), seed: int | None = 5, **options: Any) -> Session:
    """A table of three at which Ada begins; seats that are no people are a computer's."""
    settings = GAME.settings(3, starter="first", **options)
    names = ["Ada" if seat == ADA else "Cy" if seat in people else "random" for seat in range(3)]
    return begin(GAME, settings, names, sum(1 << seat for seat in people), seed)


def texts(session: Session) -> list[str]:
    """What was chosen, in order."""
    return [entry.choice for entry in session.record.entries]


def test_choices_are_recorded_with_what_chance_decided() -> None:
    """A bid needs no chance; after a call the dice of the next round are rolled."""
    session = three_players(dice=1)
    session.choose(ADA, "bid 2x6")
    session.choose(BOT, "liar")
    assert [(entry.by, entry.choice, len(entry.chance)) for entry in session.record.entries] == [
        (0, "bid 2x6", 0),
        (1, "liar", 2 if session.state.outcome is None else 0),
    ]
    assert len(session.record.setup) == 3


def test_only_who_is_asked_can_choose_and_only_once() -> None:
    """A stale page or a double click changes nothing."""
    session = three_players()
    with pytest.raises(Mistake, match="seat 1 has nothing to choose: seat 0 is to choose"):
        session.choose(BOT, "bid 1x1")
    session.choose(ADA, "bid 1x1", number=0)
    with pytest.raises(Mistake, match="decision 0 is answered already; the table is at decision 1"):
        session.choose(BOT, "bid 1x2", number=0)
    assert texts(session) == ["bid 1x1"]


def test_a_choice_that_is_not_on_offer_is_refused_with_its_rule() -> None:
    """The refusal is a sentence, and the session stays as it was."""
    session = three_players()
    session.choose(ADA, "bid 2x3")
    with pytest.raises(Mistake, match="a bid must be higher than 2 threes"):
        session.choose(BOT, "bid 2x2")
    with pytest.raises(Mistake, match="there is no choice 'bid 2x7'"):
        session.choose(BOT, "bid 2x7")
    assert texts(session) == ["bid 2x3"]


def test_what_everybody_sees_to_be_forced_is_answered_by_the_table() -> None:
    """LD-4.3: after the highest bid of all there is only the call."""
    session = three_players(dice=2)
    session.choose(ADA, "bid 6x6")
    assert [(entry.choice, entry.forced) for entry in session.record.entries] == [("bid 6x6", False), ("liar", True)]


def test_taking_back_goes_over_a_computers_answer_to_the_last_own_choice() -> None:
    """The earlier position returns, with what was told since and a decision number never used before."""
    session = three_players()
    before = GAME.data(session.state)
    session.choose(ADA, "bid 1x1")
    session.choose(BOT, "bid 1x2")
    session.choose(CY, "bid 1x3")
    session.take_back(ADA)
    after = GAME.data(session.state)
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"decisions", "log"}
    assert after["decisions"] == 4
    assert session.state.heard(None)[-1][1] == ("took_back", ADA, 3)
    assert session.record.entries[-1].data() == {"by": 0, "take_back": 3}


def test_nothing_is_taken_back_over_another_persons_choice() -> None:
    """Somebody who has chosen since has chosen knowing what was chosen."""
    session = three_players(people=(ADA, CY))
    session.choose(ADA, "bid 1x1")
    session.choose(BOT, "bid 1x2")
    assert session.can_take_back(ADA)
    session.choose(CY, "bid 1x3")
    with pytest.raises(Mistake, match="another player has chosen since"):
        session.take_back(ADA)


def test_nothing_is_taken_back_over_a_showing() -> None:
    """Once the cups were lifted, what was bid stays bid."""
    session = three_players()
    session.choose(ADA, "bid 1x1")
    session.choose(BOT, "liar")
    with pytest.raises(Mistake, match="something has been shown since your last choice"):
        session.take_back(ADA)


def test_nothing_is_taken_back_before_the_first_choice() -> None:
    """The sentence says so."""
    with pytest.raises(Mistake, match="you have chosen nothing yet"):
        three_players().take_back(ADA)


def test_one_can_take_back_twice() -> None:
    """Each time to the own choice before."""
    session = three_players()
    for seat, bid in [(ADA, "bid 1x1"), (BOT, "bid 1x2"), (CY, "bid 1x3"), (ADA, "bid 1x4")]:
        session.choose(seat, bid)
    session.take_back(ADA)
    assert [bid["bid"] for bid in GAME.view(session.state, ADA).bids] == ["1x1", "1x2", "1x3"]
    session.take_back(ADA)
    assert GAME.view(session.state, ADA).bids == []
    assert not session.can_take_back(ADA)


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    """The same choices bring the same dice, and what could be taken back still can."""
    session = three_players(seed=None)
    session.choose(ADA, "bid 1x1")
    session.choose(BOT, "bid 1x2")
    session.save(tmp_path / "game.json")
    other = resume(tmp_path / "game.json")
    for one in (session, other):
        one.choose(CY, "liar")
    assert GAME.data(session.state) == GAME.data(other.state)
    assert session.record.data() == other.record.data()


def test_what_can_be_taken_back_is_kept_in_the_file(tmp_path: Path) -> None:
    """Also when the game was saved after something had been taken back."""
    session = three_players()
    session.choose(ADA, "bid 1x1")
    session.choose(BOT, "bid 1x2")
    session.take_back(ADA)
    session.choose(ADA, "bid 2x2")
    session.save(tmp_path / "game.json")
    other = resume(tmp_path / "game.json")
    session.take_back(ADA)
    other.take_back(ADA)
    assert GAME.data(session.state) == GAME.data(other.state)


def test_a_real_table_shows_the_hash_of_its_key_first() -> None:
    """The key that the record holds is the one whose hash was shown."""
    origin = three_players(seed=None).record.origin
    assert origin.key is not None
    assert commitment(bytes.fromhex(origin.key)) == origin.commitment


def saved(tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """A saved game as data, for an evil hand."""
    session = three_players()
    session.choose(ADA, "bid 1x1")
    path = tmp_path / "game.json"
    session.save(path)
    return path, json.loads(path.read_text(encoding="utf-8"))


def test_a_position_that_was_edited_is_refused(tmp_path: Path) -> None:
    """It does not follow from the entries."""
    path, data = saved(tmp_path)
    data["position"]["table"]["cups"][0] = ["6", "6", "6", "6", "6"]
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(Mistake, match="the position does not follow from the entries; was it edited"):
        resume(path)


def test_entries_that_were_edited_are_refused(tmp_path: Path) -> None:
    """They name the entry that cannot be."""
    path, data = saved(tmp_path)
    data["entries"][0]["choice"] = "liar"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(Mistake, match=r"was it edited\? entry 1: there is no bid yet"):
        resume(path)


def test_a_save_of_older_rules_goes_on_from_its_position(tmp_path: Path) -> None:
    """Where today's rules do not follow its entries, the position stands alone."""
    path, data = saved(tmp_path)
    data["rules"] = "0"
    data["entries"][0]["choice"] = "liar"
    path.write_text(json.dumps(data), encoding="utf-8")
    session = resume(path)
    assert not session.can_take_back(ADA)
    session.choose(BOT, "bid 1x2")


def test_a_running_game_cannot_go_on_without_its_key(tmp_path: Path) -> None:
    """Chance would begin anew, and nobody could check it."""
    session = three_players(seed=None)
    path = tmp_path / "game.json"
    session.save(path)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["origin"]["key"] = None
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(Mistake, match="the key of its chance is missing"):
        resume(path)


def test_what_was_told_is_counted_entry_by_entry_and_read_again(tmp_path: Path) -> None:
    """So that a sentence can be led back to the position in which it was said."""
    session = three_players(people=(ADA, BOT, CY))
    session.choose(ADA, "bid 1x1")
    session.take_back(ADA)
    session.choose(ADA, "bid 2x1")
    assert len(session.told) == len(session.record.entries) + 1
    assert session.told == sorted(session.told)
    assert session.told[-1] == session.now.told
    session.save(tmp_path / "save.json")
    assert resume(tmp_path / "save.json").told == session.told


def test_who_looks_back_sees_what_was_seen_then() -> None:
    """The position after an entry, for a seat; one that there is not is said in one line."""
    session = three_players(people=(ADA, BOT, CY))
    before = session.now.view(CY)
    session.choose(ADA, "bid 1x1")
    session.choose(BOT, "liar")
    assert session.at(0).view(CY) == before
    assert session.at(len(session.record.entries)).view(CY) == session.now.view(CY)
    with pytest.raises(Mistake, match="there is no entry 99"):
        session.at(99)


def test_a_seat_may_be_handed_to_a_computer_player() -> None:
    """Whose choices then no longer stand between a person and theirs."""
    session = three_players(people=(ADA, BOT))
    session.choose(ADA, "bid 1x1")
    session.choose(BOT, "bid 1x2")
    assert not session.can_take_back(ADA)
    session.people = 1 << ADA
    assert session.can_take_back(ADA)
