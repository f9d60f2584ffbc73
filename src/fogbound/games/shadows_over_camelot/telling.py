"""What happened, in sentences."""

from __future__ import annotations

from fogbound.core.agenda import Fact
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot.naming import (
    KIND_WORDS,
    RELIC_WORDS,
    begins,
    black,
    black_cards,
    cards,
    does,
    engines,
    on_the_track,
    place,
    white,
)
from fogbound.games.shadows_over_camelot.sentences import SENTENCES


def fact(fact: Fact, voice: Voice) -> str:
    for part in (_course, _white_cards, _evil, _stopping, _quests, _siege, _sharing, _giving, _traitor, _board):
        if words := part(fact, voice):
            return words
    for _, sentences in SENTENCES:
        if words := sentences.fact(fact, voice):
            return words
    return ""


def _course(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("turn", seat):
            return f"{does(seat, voice, 'have', 'has')} the turn."
        case ("moved", seat, where):
            return f"{does(seat, voice, 'go', 'goes')} to {place(where)}."
        case ("life", seat, change, left):
            verb = does(seat, voice, "gain", "gains") if change > 0 else does(seat, voice, "lose", "loses")
            return f"{verb} {abs(change)} Life; {left} left." if change < 0 else f"{verb} {change} Life: {left} now."
        case ("saved", seat, other):
            whom = "yourself" if seat == other == voice.reader else voice.name(other)
            return f"{does(seat, voice, 'spend', 'spends')} the Holy Grail to save {whom}."
        case ("died", seat):
            return f"{does(seat, voice, 'die', 'dies')}."
        case ("heals", seat):
            return f"{does(seat, voice, 'discard', 'discards')} three identical cards to heal."
        case ("relic", seat, relic):
            return f"{does(seat, voice, 'win', 'wins')} {RELIC_WORDS[relic]}."
        case ("look_at_loyalty", _):
            return "All look at their Loyalty cards."
    return ""


def _white_cards(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("drew", seat, count) if seat != voice.reader or count == 0:
            return f"{does(seat, voice, 'draw', 'draws')} {plural(count, 'White card')}."
        case ("drew_cards", seat, names):
            return f"{does(seat, voice, 'draw', 'draws')} {cards(names)}."
        case ("discarded", seat, count):
            return f"{does(seat, voice, 'discard', 'discards')} {plural(count, 'White card')}."
        case ("played", seat, "merlin", _):
            return f"{does(seat, voice, 'play', 'plays')} Merlin."
        case ("played", seat, name, _):
            return f"{does(seat, voice, 'play', 'plays')} {white(name)}."
        case ("searches", seat):
            return f"{does(seat, voice, 'look', 'looks')} through the White discards."
        case ("finds", seat, names):
            return f"{does(seat, voice, 'see', 'sees')} {cards(names)}."
        case ("takes_merlin", seat):
            return f"{does(seat, voice, 'take', 'takes')} a Merlin from the White discards."
        case ("reshuffled", white_count, black_count):
            return f"The discards are shuffled: {white_count} White and {black_count} Black cards lie in the piles."
    return ""


def _evil(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("draws_black", seat):
            return f"{does(seat, voice, 'draw', 'draws')} a Black card."
        case ("looks", seat, count):
            return f"{does(seat, voice, 'look', 'looks')} at {plural(count, 'Black card')}."
        case ("sees", seat, names):
            return f"{does(seat, voice, 'see', 'sees')} {black_cards(names)}."
        case ("put_under", seat):
            return f"{does(seat, voice, 'put', 'puts')} a Black card under the pile."
        case ("black_card", seat, name):
            return f"{does(seat, voice, 'turn', 'turns')} up {black(name)}."
        case ("black_card_face_down", seat, kind):
            kinds = tuple(KIND_WORDS)
            word = KIND_WORDS[kinds[kind - 1]] if kind else KIND_WORDS["any"]
            return f"{does(seat, voice, 'lay', 'lays')} {word} face down."
        case ("mordred", war):
            return f"Mordred joins {place(war)}."
        case ("warrior", _, war, count):
            return f"{begins(place(war))}: {plural(count, 'warrior')} now."
        case ("volunteers", seat):
            return f"{does(seat, voice, 'volunteer', 'volunteers')} to pay."
    return ""


def _stopping(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("merlins", seat, 0):
            return f"{does(seat, voice, 'add', 'adds')} no Merlin."
        case ("merlins", seat, count):
            return f"{does(seat, voice, 'add', 'adds')} {plural(count, 'Merlin')}."
        case ("cancelled", _, "merlins"):
            return "Three Merlins stop the Black card."
        case ("cancelled", _, _):
            return "Excalibur is given up, and stops the Black card."
    return ""


def _quests(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("laid", seat, name):
            return f"{does(seat, voice, 'lay', 'lays')} {white(name)}."
        case ("revealed", _, names):
            return f"The Black cards are shown: {black_cards(names)}."
        case ("compared", _, white_sum, black_sum):
            return f"The Knights have {white_sum}, Evil has {black_sum}."
        case ("excalibur_moved", _, space):
            return f"Excalibur stands {on_the_track(space)}."
        case ("quest_ended", _, quest, True):
            return f"{begins(place(quest))} is won."
        case ("quest_ended", _, quest, False):
            return f"{begins(place(quest))} is lost."
        case ("dragon_wakes", _):
            return "Where Lancelot stood, the Dragon wakes."
        case ("merlin_removes", _, quest):
            return f"Merlin undoes the last of Evil on {place(quest)}."
    return ""


def _siege(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("fights_engine", seat):
            return f"{does(seat, voice, 'attack', 'attacks')} a Siege Engine."
        case ("blow", seat, name):
            return f"{does(seat, voice, 'lay', 'lays')} {white(name)}."
        case ("rolled", seat, die):
            return f"{does(seat, voice, 'roll', 'rolls')} a {die} for the Siege Engine."
        case ("adds_excalibur", seat):
            return f"{does(seat, voice, 'add', 'adds')} 1 with Excalibur."
        case ("adds_card", seat, name):
            return f"{does(seat, voice, 'add', 'adds')} {white(name)}."
        case ("siege_fought", _, total, die, won):
            return f"{total} against {die}: the Siege Engine {'is destroyed' if won else 'stands'}."
    return ""


def _sharing(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("put_down", seat):
            return f"{does(seat, voice, 'put', 'puts')} a card down to be shared."
        case ("to_be_shared", seat, names):
            return f"To be shared: {cards(names)}. {does(seat, voice, 'give', 'gives')} them out."
        case ("proposes", seat, name, other):
            if seat == other:
                return f"{does(seat, voice, 'propose', 'proposes')} to keep {white(name)}."
            return f"{does(seat, voice, 'propose', 'proposes')} {white(name)} for {voice.name(other)}."
        case ("votes", seat, True):
            return f"{does(seat, voice, 'agree', 'agrees')}."
        case ("votes", seat, False):
            return f"{does(seat, voice, 'refuse', 'refuses')}."
        case ("shared", _):
            return "The cards are shared out as proposed."
        case ("dealt_round", _):
            return "There is no agreement: the cards are shuffled and dealt face down."
    return ""


def _giving(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("gave", seat, other) if voice.reader not in (seat, other):
            return f"{does(seat, voice, 'give', 'gives')} {voice.name(other)} a card."
        case ("gave_card", seat, other, name):
            return f"{does(seat, voice, 'give', 'gives')} {voice.name(other)} {white(name)}."
    return ""


def _traitor(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("accused", seat, other, True):
            return f"{does(seat, voice, 'accuse', 'accuses')} {voice.name(other)}, who is the Traitor."
        case ("accused", seat, other, False):
            return f"{does(seat, voice, 'accuse', 'accuses')} {voice.name(other)}, who is Loyal."
        case ("unmasked", seat):
            return f"{does(seat, voice, 'are', 'is')} unmasked as the Traitor."
        case ("robs", seat, other) if voice.reader not in (seat, other):
            return f"{does(seat, voice, 'rob', 'robs')} {voice.name(other)} of a card."
        case ("robbed_of", seat, other, name):
            return f"{does(seat, voice, 'rob', 'robs')} {voice.name(other)} of {white(name)}."
        case ("traitor_shows", seat):
            return f"{does(seat, voice, 'show yourself', 'shows himself')}: the Traitor, hidden to the end."
    return ""


def _board(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("lets_engine_come", seat):
            return f"{does(seat, voice, 'let', 'lets')} a Siege Engine come."
        case ("engine_added", count):
            return f"A Siege Engine is added: {engines(count)} now."
        case ("engine_removed", count):
            return f"A Siege Engine is removed: {engines(count)} left."
        case ("swords", white_added, black_added, white_all, black_all):
            added = plural(white_added, "White Sword") if white_added else plural(black_added, "Black Sword")
            return f"{added} on the Round Table: {white_all} White, {black_all} Black."
        case ("swords_turned", count, white_all, black_all):
            verb = "turns" if count == 1 else "turn"
            return f"{plural(count, 'White Sword')} {verb} Black: {white_all} White, {black_all} Black."
        case ("ended", _, white_all, black_all, count):
            swords = f"{plural(white_all, 'White Sword')} and {plural(black_all, 'Black Sword')}"
            return f"At the end there are {swords} and {engines(count)}."
    return ""
