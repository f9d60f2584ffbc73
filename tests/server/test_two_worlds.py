"""What is sent to a seat is made of what it may see: two games that differ in the rest, compared byte by byte."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fogbound
from fogbound.conformance.perceived import shown_something
from fogbound.conformance.worlds import exchanged
from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.options import Option
from fogbound.core.seats import Seat
from fogbound.core.session import Session
from fogbound.server.chairs import Chair
from fogbound.server.terms import Terms, begun
from fogbound.server.visitors import COOKIE
from tests.server.visiting import Server

GAMES = list(fogbound.games())
STARTS = (0, 3, 12, 40)
"""After so many choices the worlds are parted."""
STEPS = 3
"""So many choices later they are one to whoever looks, unless something was shown."""
PAGES = ("", "?hints=on", "/words", "/why", "/story", "/then/0")
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal")


def after(game: Game[Any], choices: int, rng: Random) -> State:
    """A position of a random game."""
    state: State = game.setup(game.settings(), 1)
    for _ in range(choices):
        last = state.clone()
        game.apply(state, rng.choice(game.options(state)))
        if state.outcome is not None:
            return last
    return state


class World:
    """A table in the house at some position."""

    def __init__(self, server: Server, game: Game[Any], state: State, seat: Seat | None) -> None:
        self.server, self.game, self.seat = server, game, seat
        chairs = [Chair("person", name, "scripted") for name in NAMES[: game.settings().seats]]
        record = begun(game, game.settings(), chairs, seed=1).record
        record.entries.clear()
        self.session = Session(record, (1 << len(chairs)) - 1, [state], [], [state.told])
        portal = server.client.portal
        assert portal is not None
        self.portal = portal
        self.name, self.token = portal.call(self._set_up, Terms(tuple(chairs), pace="at once"))

    async def _set_up(self, terms: Terms) -> tuple[str, str]:
        house = self.server.house
        table = await house.set_up(self.session, terms)
        token = await house.new_link(table.id, self.seat or 0)
        if self.seat is not None:
            await house.claim("ada", table.id, self.seat)
        return table.id, token

    def sent(self) -> list[str]:
        """All that whoever looks is sent for this position, with what differs from table to table left out."""
        ada = self.server.visitor()
        ada.cookies[COOKIE] = "ada"
        who = "watch" if self.seat is None else self.seat
        place = f"/table/{self.name}/{who}"
        texts = [ada.get(f"{place}{page}").text for page in PAGES]
        with ada.follows(place) as live:
            texts.append(live.receive_text())
        headers = {} if self.seat is None else {"authorization": f"Bearer {self.token}"}
        texts.append(ada.ask("GET", f"/api/tables/{self.name}", headers=headers).text)
        return [text.replace(self.name, "TABLE") for text in texts]

    def chooses(self, option: Option) -> None:
        """Whoever is to choose does."""
        seat = self.game.actor(self.session.state)
        assert seat is not None
        self.portal.call(self.server.house.do, self.name, lambda now: now.choose(seat, option.text, None))


def alike(game: Game[Any], here: State, there: State, seat: Seat | None, rng: Random) -> tuple[Option, Option] | None:
    """A choice in each of two worlds; to whoever looks they are the same."""
    one, other = game.decision(here), game.decision(there)
    if one is None or other is None:
        return None
    option = rng.choice(game.options(here))
    offered = game.options(there)
    if one.seat == seat:
        return (option, option) if option in offered else None
    found = [o for o in offered if other.shown(o, seat) == one.shown(option, seat)]
    return (option, rng.choice(found)) if found else None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, None], ids=["a seat", "an onlooker"])
def test_two_games_that_differ_in_what_is_hidden(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str, seat: Seat | None
) -> None:
    """Every page, every message and all JSON: before a choice and after, until something is shown."""
    monkeypatch.setattr("fogbound.server.visitors.hashed", lambda token: token)
    game, rng = fogbound.game(name), Random(f"{name} {seat}")
    compared = parted = 0
    for start in STARTS:
        state = after(game, start, rng)
        other = exchanged(game, state, seat, rng)
        if other is None:
            continue
        other.rng = state.rng
        parted += game.data(other) != game.data(state)
        here, there = World(server, game, state, seat), World(server, game, other, seat)
        for _ in range(STEPS):
            assert here.sent() == there.sent(), f"from choice {start} on"
            compared += 1
            choices = alike(game, here.session.state, there.session.state, seat, rng)
            if choices is None:
                break
            before = here.session.state, there.session.state
            for world, option in zip((here, there), choices, strict=True):
                world.chooses(option)
            now = here.session.state, there.session.state
            if any(shown_something(*pair, seat) for pair in zip(before, now, strict=True)):
                break
    assert compared >= len(STARTS)
    assert parted
