"""One decision of a person: what is shown, and all that may be typed until something is chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from fogbound.cli import console
from fogbound.cli.choices import Offer, named_in, normal
from fogbound.cli.insight import show_hints
from fogbound.cli.listing import show_rules
from fogbound.cli.settling import in_words
from fogbound.cli.table import Table
from fogbound.cli.telling import position
from fogbound.core.mistakes import Mistake, unknown
from fogbound.core.options import Option
from fogbound.core.seats import Seat


class Leave(Exception):
    """A person leaves the table; the game is kept."""


class Turn:
    """What a person who is to choose has before them."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table: Final = table
        self.game: Final = table.game
        self.seat: Final = seat
        self.voice: Final = table.voice(seat)
        self.view: Final = table.view(seat)
        self.offer: Final = Offer(self.game, self.view, self.voice)

    def take(self) -> None:
        """Ask until something is chosen or taken back."""
        self.look()
        done = False
        while not done:
            try:
                done = self.heed(console.ask())
            except EOFError:
                raise Leave from None
            except Mistake as mistake:
                console.retort(mistake)

    def heed(self, typed: str) -> bool:
        """Do what was typed; whether the turn is over by that."""
        if typed.startswith("?"):
            return self.why(typed[1:].strip())
        word, _, rest = typed.partition(" ")
        if word.lower() in COMMANDS and typed not in self.view.decision["options"]:
            _, _, command = COMMANDS[word.lower()]
            return command(self, rest.strip())
        return self.choose(typed) if typed else self.choices("")

    def choose(self, typed: str) -> bool:
        meant = self.offer.meant(typed)
        if len(meant) == 1:
            self.table.choose(self.seat, meant[0].text)
            return True
        if not meant:
            return self.why(typed)
        console.say("Which of these?", indent=2)
        self._list(meant)
        return False

    # What is shown.

    def look(self, _: str = "") -> bool:
        console.say()
        console.say_all(position(self.game, self.view, self.voice), indent=2)
        console.say()
        console.say(self.game.words.question(self.view, self.voice), "bold", indent=2)
        return self.choices("")

    def choices(self, _: str) -> bool:
        shown = self.offer.first_ones()
        self._list(shown)
        hidden = len(self.offer.options) - len(shown)
        if hidden:
            console.say(
                f"… and {hidden} more: “more” lists them; any may be typed, such as {self._example()}", "dim", 2
            )
        return False

    def _example(self) -> str:
        return self.offer.options[-1].text

    def more(self, _: str) -> bool:
        self._list(self.offer.options)
        return False

    def _list(self, options: list[Option]) -> None:
        """Verbs with one choice in a block of their own: they may have much to say."""
        blocks = self.offer.blocks(options)
        width = len(str(blocks[-1][-1][0]))
        for block in blocks:
            console.columns([Text.assemble((f"{number:>{width}}", "cyan"), ") ", label) for number, label in block])

    # What may be asked.

    def why(self, typed: str) -> bool:
        """Why something is not on offer."""
        if not typed:
            return self.help("")
        named = named_in(self.game.vocabulary, typed)
        if not named:
            raise unknown("choice", typed, [option.text for option in self.offer.options])
        on_offer = self.offer.numbered(named)
        if on_offer:
            console.say(f"You may: it is choice {on_offer[0][0]}, {on_offer[0][1]}.", indent=2)
            return False
        console.say(self._refusal(named[0]), "yellow", indent=2)
        return False

    def _refusal(self, option: Option) -> str:
        refusal = self.game.why_not(self.table.state, option)
        if refusal is None:
            return f"“{option.text}” is not among the choices now."
        return f"Not “{option.text}”: {self.game.refusal_sentence(refusal, self.voice)} ({refusal.rule})."

    def undo(self, _: str) -> bool:
        self.table.take_back(self.seat)
        return True

    def say(self, typed: str) -> bool:
        """One of the game's own statements to the others; none typed lists them."""
        if typed:
            self.table.say(self.seat, self._statement(typed))
        else:
            self._list_statements()
        return False

    def _statement(self, typed: str) -> str:
        talk = self.game.talk
        named = [] if talk is None else [s for s in talk.statements.options if normal(typed) == normal(s.text)]
        return named[0].text if named else typed

    def _list_statements(self) -> None:
        talk, offered = self.game.talk, self.game.statements(self.table.state, self.seat)
        if talk is None or not offered:
            raise Mistake("there is nothing that the rules let you say now")
        console.grid((f"say {statement.text}", talk.sentence(statement, self.voice)) for statement in offered)

    def resign(self, _: str) -> bool:
        self.table.resign(self.seat)
        return True

    def chances(self, _: str) -> bool:
        show_hints(self.game, self.view, self.voice)
        return False

    def story(self, _: str) -> bool:
        console.say_all(self.table.story(self.seat), indent=2)
        return False

    def agreed(self, _: str) -> bool:
        console.grid(in_words(self.game, self.table.session.record.settings))
        return False

    def rules(self, wanted: str) -> bool:
        show_rules(self.game, wanted)
        return False

    def save(self, name: str) -> bool:
        """A copy where the person wants one; the game itself is kept at every choice."""
        path = Path(name).expanduser() if name else self.table.path
        if name and path.exists():
            raise Mistake(f"{path} exists already; name a new file")
        self.table.session.save(path)
        console.say(f"Saved in {path}.", indent=2)
        return False

    def quit(self, _: str) -> bool:
        raise Leave

    def help(self, _: str) -> bool:
        console.say("Type the number of a choice, or its name, or how that begins. Besides:", indent=2)
        console.grid((f"{word} {more}", meaning) for word, (more, meaning, _) in COMMANDS.items())
        return False


COMMANDS: Final[dict[str, tuple[str, str, Callable[[Turn, str], bool]]]] = {
    "more": ("", "all choices", Turn.more),
    "why": ("CHOICE", "why something is not on offer; ? CHOICE asks the same", Turn.why),
    "undo": ("", "take your last choice back, as long as nothing was shown since", Turn.undo),
    "say": ("[WORDS]", "tell the others something, in a game whose rules provide for it", Turn.say),
    "resign": ("", "give the game up, where that is possible", Turn.resign),
    "chances": ("", "what can be worked out from what you see", Turn.chances),
    "look": ("", "the table again", Turn.look),
    "story": ("", "all that happened so far", Turn.story),
    "agreed": ("", "the options of this game", Turn.agreed),
    "rules": ("[ID or words]", "the numbered rules", Turn.rules),
    "save": ("[FILE]", "where the game is kept, at every choice; or a copy of it", Turn.save),
    "quit": ("", "leave; fogbound play --resume goes on", Turn.quit),
    "help": ("", "this list", Turn.help),
}
"""What may be typed besides choices: what follows the word, what it does, and how."""
