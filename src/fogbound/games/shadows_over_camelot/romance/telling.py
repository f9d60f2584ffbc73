"""What happens for love, in sentences."""

from __future__ import annotations

from fogbound.core.agenda import Fact
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot.romance.naming import boon, her, lady, petitions, quest, stage


def fact(fact: Fact, voice: Voice) -> str:
    for part in (_quests, _hearts, _affairs, _petitions):
        if words := part(fact, voice):
            return words
    return ""


def _quests(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("lady", seat, name):
            return f"{voice.does(seat, 'serve', 'serves')} {lady(name)}."
        case ("quest_rolled", seat, name):
            return f"{voice.does(seat, 'are', 'is')} to {quest(name)} for {her(seat, voice)}."
        case ("quest_completed", seat, name):
            return f"{voice.does(seat, 'have', 'has')} done it: to {quest(name)}."
        case ("love", seat, love):
            return f"{voice.whose(seat).capitalize()} love grows to {stage(love)}."
        case ("courtesie", seat):
            return f"{voice.does(seat, 'show', 'shows')} Gentle Courtesie, and does nothing else."
        case ("gifts", seat):
            return f"{voice.does(seat, 'bring', 'brings')} three gifts."
        case ("grails_brought", seat):
            return f"{voice.does(seat, 'keep', 'keeps')} a vigil with two Grail cards."
    return ""


def _hearts(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("boon", seat, name, token, True):
            return f"{voice.does(seat, 'have', 'has')} {lady(name)}’s Boon, {boon(token)}, already and draws a card."
        case ("boon", seat, name, token, False):
            return f"{voice.does(seat, 'gain', 'gains')} {lady(name)}’s Boon, {boon(token)}."
        case ("boon_used", seat, token):
            return f"{voice.does(seat, 'use', 'uses')} {boon(token)}."
        case ("summons", seat, other):
            return f"{voice.does(seat, 'summon', 'summons')} {voice.name(other)} to the Round Table."
        case ("stays", seat):
            return f"{voice.does(seat, 'stay', 'stays')} away."
        case ("scorned", seat, name):
            return f"{lady(name)} scorns {voice.name(seat)}."
        case ("reconciled", seat, name):
            return f"{lady(name)} forgives {voice.name(seat)}."
        case ("jealous", seat, _):
            return f"{voice.does(seat, 'are', 'is')} jealous."
    return ""


def _affairs(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("affair", seat, owner, name):
            rival = f"{voice.whose(owner)} Lady, {lady(name)}"
            return f"{voice.does(seat, 'have', 'has')} an Affair of the Heart with {rival}."
        case ("keeps_quest", seat):
            return f"{voice.does(seat, 'woo', 'woos')} on, and {_keeps(seat, voice)} the quest."
        case ("go_between", seat, name):
            return f"{voice.does(seat, 'send', 'sends')} a Go-Between to {lady(name)}."
    return ""


def _keeps(seat: int, voice: Voice) -> str:
    return "keep" if seat == voice.reader else "keeps"


def _petitions(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("petition_drawn", seat):
            return f"{voice.does(seat, 'draw', 'draws')} a Petition card, unseen."
        case ("petition_from_deck", name):
            return f"A Petition card from the deck is placed beside {lady(name)}, unseen."
        case ("petitions_returned", seat):
            return f"{voice.whose(seat).capitalize()} Petition cards are shuffled into the deck."
        case ("petitioned", seat, name):
            return f"{voice.does(seat, 'place', 'places')} a Petition card beside {lady(name)}."
        case ("looks_at_petitions", seat, name):
            return f"{voice.does(seat, 'look', 'looks')} at the Petition cards beside {lady(name)}."
        case ("sees_petitions", _, name, cards):
            return f"Beside {lady(name)} lie {petitions(cards)}."
        case ("false_lady_returns",):
            return "The False Lady is shuffled into the Petition deck again."
        case ("false_at_the_end", name):
            return f"{lady(name)} is false: a Black Sword on her coat of arms."
        case ("ladies_swords", count) if count:
            return f"{plural(count, 'Black Sword')} on Ladies’ coats of arms count against Camelot."
    return ""
