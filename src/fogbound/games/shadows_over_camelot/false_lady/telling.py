"""Accusations and duels, in sentences."""

from __future__ import annotations

from fogbound.core.agenda import Fact
from fogbound.core.mistakes import listed
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot.cards import WHITE_CARD, WHITE_TITLES
from fogbound.games.shadows_over_camelot.romance.naming import PETITION_TITLES, lady


def fact(fact: Fact, voice: Voice) -> str:
    return _accusation(fact, voice) or _duel(fact, voice)


def _accusation(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("accuses_lady", seat, name):
            return f"{voice.does(seat, 'accuse', 'accuses')} {lady(name)} of being false."
        case ("petition_turned_up", name, card):
            return f"A card beside {lady(name)} is turned up: {PETITION_TITLES[card]}."
        case ("lady_removed", seat, name):
            return f"{lady(name)} was false, and leaves. {voice.does(seat, 'are', 'is')} in love no more."
        case ("treacherous", seat, name):
            return f"{lady(name)} is the Treacherous Lady, {voice.whose(seat)} own."
        case ("nominates", seat, other):
            return f"{voice.does(seat, 'name', 'names')} {voice.name(other)} as her defender."
        case ("declines", seat):
            return f"{voice.does(seat, 'decline', 'declines')}."
        case ("defends", seat, name):
            return f"{voice.does(seat, 'uphold', 'upholds')} {lady(name)}’s honour."
        case ("undefended", name):
            return f"Nobody upholds {lady(name)}’s honour."
    return ""


def _duel(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("duel_card", seat, []):
            return f"{voice.does(seat, 'play', 'plays')} no Fight card."
        case ("duel_card", seat, cards):
            return f"{voice.does(seat, 'play', 'plays')} {listed(map(_card, cards), 'and')}."
        case ("adds_to_duel", seat, text):
            return f"{voice.does(seat, 'add', 'adds')} {_addition(text)}."
        case ("gave_up_fight_card", seat):
            return f"{voice.does(seat, 'discard', 'discards')} a Fight card."
        case ("duel", accuser, defender, name, accused, defended):
            sums = f"{accused} for {voice.name(accuser)}, {defended} for {voice.name(defender)}"
            return f"{sums}: {lady(name)}’s honour is {'upheld' if defended >= accused else 'not upheld'}."
        case ("dishonoured", seat):
            return f"{voice.does(seat, 'are', 'is')} dishonoured, and will miss a Heroic and a Romantic Action."
        case ("not_upheld", name, swords):
            return f"{lady(name)} is stained: {plural(swords, 'Black Sword')} on her coat of arms."
    return ""


def _card(name: str) -> str:
    title: str = WHITE_TITLES[WHITE_CARD[name]]
    return title


def _addition(text: str) -> str:
    """`blow fight_3` is Kay's card."""
    if text == "add_excalibur":
        return "Excalibur"
    return "the Red Sleeve" if text == "red_sleeve" else _card(text.partition(" ")[2])
