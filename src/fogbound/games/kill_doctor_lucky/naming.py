"""What people, rooms and cards are called in sentences."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.core.voice import Voice, plural
from fogbound.games.kill_doctor_lucky.cards import CARD, DECKS, Deck
from fogbound.games.kill_doctor_lucky.printed import BOARDS, PETS
from fogbound.games.kill_doctor_lucky.spaces import SPACES, TITLES

PET_NAMES: Final = {pet["id"]: pet["name"] for pet in PETS}


def who(pawn: int | str, voice: Voice) -> str:
    """`you`, `Ada`, `stranger 1`, `the Doctor`."""
    return voice.name(pawn) if isinstance(pawn, int) else pawn


def does(pawn: int | str, voice: Voice, you: str, others: str) -> str:
    """The beginning of a sentence."""
    if pawn == voice.reader:
        return f"You {you}"
    return f"{beginning(who(pawn, voice))} {others}"


def beginning(words: str) -> str:
    """As they begin a sentence."""
    return words[0].upper() + words[1:]


def room(name: str) -> str:
    """`the Nursery`."""
    return f"the {TITLES[name]}"


def title(name: str) -> str:
    """`Nursery`."""
    return TITLES[name]


def numbered(name: str, board: str) -> str:
    """`13 Nursery`, or `– Piazza` where there is no number."""
    number = BOARDS[board]["numbers"].get(name)
    return f"{'–' if number is None else number} {TITLES[name]}"


def any_deck(name: str) -> Deck:
    """A deck that knows a card, for sentences without a view: a card is called the same in both."""
    return next(deck for deck in DECKS.values() if CARD[name] in deck.titles)


def card(name: str) -> str:
    return any_deck(name).titles[CARD[name]]


def a_card(name: str) -> str:
    """`the Nursery card`: cards for moving are called like the rooms they lead to."""
    return f"the {card(name)} card"


def kind_of(name: str) -> str:
    return name.partition("_")[0]


def described(name: str, view: Sight) -> str:
    """A card with what it does: `Trowel, weapon 2, 5 in the Wine Cellar`."""
    deck, number = DECKS[view.settings["deck"]], CARD[name]
    kind = kind_of(name)
    if kind == "failure":
        words = f"failure, {plural(deck.clovers[number], 'clover')}"
    elif kind == "weapon":
        words = f"weapon {deck.value[number]}"
        if deck.bonus_value[number] > deck.value[number]:
            words += f", or {deck.bonus_value[number]} in {room(SPACES[deck.bonus_room[number]])}"
    else:
        steps = deck.steps[number]
        words = f"move, {plural(steps, 'step')}" if kind == "move" else "a jump there"
    if view.settings["foil_sources"] == "any_clover_card" and kind != "failure" and deck.clovers[number]:
        words += f", {plural(deck.clovers[number], 'clover')}"
    return f"{deck.titles[number]}: {words}"
