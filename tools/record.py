"""Write the golden records anew, and the saved games of this version where they are missing: `make record`.

For each game one record a preset, played by its own players, and more for the endings, and the rare things that must
have come about, that these do not reach.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any, Final

import fogbound
from fogbound.conformance import sample
from fogbound.conformance.tables import choose
from fogbound.conformance.trial import NAMES, Course, Trial
from fogbound.core.game import Game
from fogbound.core.players import Budget
from fogbound.core.session import Session, begin
from fogbound.core.settings import Settings
from fogbound.games.black_sonata.catalogue import FOG_NAMES

TESTS: Final = Path(__file__).parents[1] / "tests"
SEED: Final = 1
MOST_GAMES: Final = 2000
"""An ending that so many games at random do not reach needs a record written by hand."""

RARE: Final[dict[str, list[str]]] = {
    "black_sonata": [f"fog_used {name}" for name in FOG_NAMES],
    "kill_doctor_lucky": ["lights_out", "reshuffled"],
}
"""What else shall have come about in some record: beginnings of facts that were told."""

BUDGET: Final = Budget(worlds=20)


def main() -> None:
    wanted = sys.argv[1:]
    for name in wanted or fogbound.games():
        write_records(fogbound.game(name), TESTS / "records" / name)
        write_saves(fogbound.game(name), TESTS / "saves" / version("fogbound"))


def write_records(game: Game[Any], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    missing = {*game.info.endings, *RARE.get(game.info.name, [])}
    for preset in game.info.presets or [None]:
        session = played(game, game.settings(preset=preset))
        missing -= shown(session)
        session.record.write(folder / f"{preset or 'usual'}.json")
    for session in at_random(game):
        if not missing:
            break
        if found := sorted(missing & shown(session)):
            missing -= set(found)
            session.record.write(folder / f"{found[0].replace(' ', '_')}.json")
    if missing:
        print(f"{game.info.name}: no game at random had {', '.join(sorted(missing))}")


def shown(session: Session) -> set[str]:
    """How it ended, and what rare things came about."""
    outcome, facts = session.record.outcome, [fact for _, fact in session.state.heard(None)]
    rare = {
        text
        for text in RARE.get(session.game.info.name, [])
        if any(list(fact)[: len(text.split())] == text.split() for fact in facts)
    }
    return rare if outcome is None else {*rare, outcome.reason}


def played(game: Game[Any], settings: Settings) -> Session:
    """A game of computer players."""
    name = "scripted" if "scripted" in game.players else next(iter(game.players))
    session = begin(game, settings, [name] * settings.seats, 0, SEED)
    players = [game.players[name]() for _ in range(settings.seats)]
    rng = Random(SEED)
    while (actor := session.now.actor) is not None:
        session.choose(actor, players[actor].choose(session.now.view(actor), BUDGET, rng))
    return session


def at_random(game: Game[Any]) -> Iterator[Session]:
    """Games that go every way, with all option sets of the sample in turn."""
    cases = sample(game)
    for seed in range(MOST_GAMES):
        trial = Trial(Course(game, cases[seed % len(cases)], seed), "")
        session = begin(game, trial.settings, ["random"] * trial.settings.seats, 0, seed)
        rng = Random(seed)
        while (actor := session.now.actor) is not None:
            session.choose(actor, trial.chosen(session.state, rng).text)
        yield session


def write_saves(game: Game[Any], folder: Path) -> None:
    """A record, and a save in the middle of a game; what an earlier release wrote is never written anew."""
    folder.mkdir(parents=True, exist_ok=True)
    record, save = folder / f"{game.info.name}.record.json", folder / f"{game.info.name}.save.json"
    trials = [Trial(Course(game, game.settings(), seed), "") for seed in range(SEED, SEED + 50)]
    games = [(trial, by_people(trial, sys.maxsize)) for trial in trials]
    trial, session = next((pair for pair in games if taken_back(pair[1])), games[0])
    if not record.exists():
        session.record.write(record)
    if not save.exists():
        by_people(trial, len(session.record.entries) // 2).save(save)


def by_people(trial: Trial, most: int) -> Session:
    """So many entries of a game of people, who take back a choice now and then."""
    everybody = (1 << trial.settings.seats) - 1
    session = begin(trial.game, trial.settings, list(NAMES[: trial.settings.seats]), everybody, trial.seed)
    rng = Random(trial.seed)
    while session.state.outcome is None and len(session.record.entries) < most:
        choose(trial, session, rng)
    return session


def taken_back(session: Session) -> bool:
    """Whether something was taken back in the first half."""
    entries = session.record.entries
    return any(entry.taken_back for entry in entries[: len(entries) // 2])


if __name__ == "__main__":
    main()
