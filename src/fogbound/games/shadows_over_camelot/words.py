"""Shadows over Camelot in sentences."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot import describing, hinting, telling
from fogbound.games.shadows_over_camelot.naming import (
    KIND_WORDS,
    begins,
    black,
    does,
    knight,
    place,
    white,
)
from fogbound.games.shadows_over_camelot.refusing import refusal_words
from fogbound.games.shadows_over_camelot.sentences import SENTENCES

fact = telling.fact
position = describing.position
seat = describing.seat
hints = hinting.hints

# What is asked.

QUESTIONS: Final = {
    "PutDown": ("put a card down to be shared", "puts a card down to be shared"),
    "Vote": ("say whether the sharing stands", "says whether the sharing stands"),
    "ProgressEvil": ("must let Evil progress", "must let Evil progress"),
    "ProgressEvilAsPenalty": ("must let Evil progress as a penalty", "must let Evil progress as a penalty"),
    "ChooseDrawn": ("choose one of two Black cards", "chooses one of two Black cards"),
    "OfferMerlins": ("may add Merlins against the card", "may add Merlins against the card"),
    "StopWithExcalibur": ("may give up Excalibur to stop the card", "may give up Excalibur to stop the card"),
    "ChooseWar": ("choose the War", "chooses the War"),
    "DrawerPays": ("pay with Life or with cards", "pays with Life or with cards"),
    "SaveWithGrail": ("may save a dying Knight with the Grail", "may save a dying Knight with the Grail"),
    "PlayFreely": ("play a Special White card at no action", "plays a Special White card at no action"),
    "TakeFromDiscards": ("may take a Merlin for three cards", "may take a Merlin for three cards"),
    "ChooseSight": ("choose what Clairvoyance shows", "chooses what Clairvoyance shows"),
    "PutCardsBack": ("put the Black cards back, the last on top", "puts the Black cards back"),
    "ComeHome": ("may come to Camelot", "may come to Camelot"),
    "ChooseBlows": ("lay Fight cards against the Siege Engine", "lays Fight cards against the Siege Engine"),
    "AddToFight": ("may add to the fight", "may add to the fight"),
    "RobKnight": ("rob a Knight", "robs a Knight"),
    "TraitorEvil": ("let Evil progress", "lets Evil progress"),
}


def question(view: Sight, voice: Voice) -> str:
    seat, name = view.decision["seat"], view.decision["name"]
    if name in QUESTIONS:
        return f"{does(seat, voice, *QUESTIONS[name])}."
    for part in (_heroic_question, _card_question):
        if words := part(view, voice, seat, name):
            return words
    for _, sentences in SENTENCES:
        if words := sentences.question(view, voice):
            return words
    return f"{does(seat, voice, 'have', 'has')} to choose."


def _heroic_question(view: Sight, voice: Voice, seat: Seat, name: str) -> str:
    if name != "HeroicAction":
        return ""
    done = view.spent["done"]
    if "owes second action" in done:
        return f"{does(seat, voice, 'owe', 'owes')} a second Heroic Action."
    acted = any(letter in done for letter in ("moved", "acted", "played special", "healed", "accused"))
    return f"{does(seat, voice, 'may', 'may')} end the turn." if acted else f"{does(seat, voice, 'act', 'acts')}."


def _card_question(view: Sight, voice: Voice, seat: Seat, name: str) -> str:
    """Where the question names cards or people."""
    step = view.agenda[-1]
    match name:
        case "GiveOut":
            card = white(view.spoils[len(view.sharing["given"])])
            return f"{does(seat, voice, 'give', 'gives')} out {card}: to whom?"
        case "LayDown":
            kind = KIND_WORDS[view.drawing["kind"]]
            return f"{does(seat, voice, 'lay', 'lays')} {kind} face up, or face down for a White card."
        case "MayVolunteer":
            price = "three White cards" if step[2] == 1 else "two Life"
            return f"{does(seat, voice, 'may', 'may')} pay {price} for all."
        case "DiscardCards":
            return f"{does(seat, voice, 'discard', 'discards')} {plural(step[2], 'White card')}."
        case "GiveCards":
            return f"{does(seat, voice, 'give', 'gives')} cards to {voice.name(step[2])}."
        case "SwapGive" | "SwapReturn":
            return f"{does(seat, voice, 'give', 'gives')} {voice.name(step[2])} a card."
    return ""


# What can be chosen.

PLAIN: Final = {
    "draw_black": "draw a Black card",
    "add_engine": "add a Siege Engine",
    "lose_life": "lose a Life point",
    "peek": "look at the top Black card first",
    "face_up": "lay it face up",
    "face_down": "lay it face down and draw a White card",
    "stop_it": "give up Excalibur: the card is cancelled",
    "draw_white": "draw White cards at the Round Table",
    "fight_engine": "attack a Siege Engine",
    "clairvoyance": "play Clairvoyance: see and order the top Black cards",
    "foresee": "see and order the top Black cards",
    "convocation": "play Convocation: Knights come home, and cards are shared",
    "fate": "play Fate",
    "lady_of_the_lake": "play the Lady of the Lake",
    "give_life": "give up a Life point for a second action",
    "freely": "play a Special White card at no action",
    "search": "look through the White discards for a Merlin",
    "take_merlin": "take a Merlin and discard three cards",
    "add_excalibur": "add 1 with Excalibur",
    "strike": "roll the die",
    "agree": "agree",
    "refuse": "refuse: the cards are dealt",
    "come": "come to the Round Table",
    "stay": "stay",
    "done": "done",
    "unmask": "unmask yourself as the Traitor",
    "end": "end the Heroic Action",
}

WITH_WHITE: Final = {
    "lay": "lay {}",
    "heal": "heal with three {}",
    "discard": "discard {}",
    "give": "give {}",
    "blow": "lay {} in the fight",
}
WITH_BLACK: Final = {"resolve": "take {}", "put_back": "put back {}"}
WITH_SEAT: Final = {
    "rob": "rob {}",
    "messenger": "send cards to {} with the Messenger",
    "accuse": "accuse {}",
    "swap": "swap a card with {}",
    "hand_to": "give it to {}",
    "save": "save {}",
}
WITH_PLACE: Final = {
    "move": "go to {}",
    "ride": "ride to {} at no action",
    "war": "choose {}",
    "heroism": "lay Heroism on {}",
}
FOR_WHOM: Final = {
    ("piety", "self"): "play Piety: three Life for yourself",
    ("piety", "others"): "play Piety: one Life for every other Knight",
    ("reinforcements", "self"): "play Reinforcements: four White cards for yourself",
    ("reinforcements", "others"): "play Reinforcements: a White card for every other Knight",
}


def choice(option: Option, view: Sight, voice: Voice) -> str:
    verb, noun = option.verb, option.noun
    for _, sentences in SENTENCES:
        if said := sentences.choice(option, view, voice):
            return said
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in ("volunteer", "pass"):
        return _answer(view, pay=verb == "volunteer")
    if (verb, noun) in FOR_WHOM:
        return FOR_WHOM[verb, noun]
    return _with_noun(option, view, voice) or option.text


def _with_noun(option: Option, view: Sight, voice: Voice) -> str:
    verb, noun = option.verb, option.noun
    for words, name in ((WITH_WHITE, white), (WITH_BLACK, black), (WITH_PLACE, place)):
        if verb in words:
            return words[verb].format(name(noun))
    if verb in WITH_SEAT:
        return WITH_SEAT[verb].format(_whom(int(noun), view, voice))
    if verb == "merlins":
        return f"add {plural(option.value, 'Merlin')}" if option.value else "add no Merlin"
    if verb == "merlin":
        return f"play Merlin on {'a Siege Engine' if noun == 'siege_engine' else place(noun)}"
    return ""


def _answer(view: Sight, *, pay: bool) -> str:
    name, step = view.decision["name"], view.agenda[-1]
    if name == "DrawerPays":
        return "lose two Life points" if pay else "discard three White cards"
    if name == "MayVolunteer":
        price = "discard three White cards" if step[2] == 1 else "lose two Life points"
        return f"volunteer: {price}" if pay else "let it pass"
    return "let it pass"


def _whom(seat: Seat, view: Sight, voice: Voice) -> str:
    return "yourself" if seat == voice.reader else f"{voice.name(seat)}, {knight(view.knights[seat])}"


def refusal(refusal: Refusal, voice: Voice) -> str:
    return refusal_words(refusal, voice)


# The end.

ENDINGS: Final = {
    "siege": "Twelve Siege Engines stand before Camelot: the castle falls.",
    "black_swords": "Seven Black Swords lie on the Round Table.",
    "no_loyal_knight": "No Loyal Knight is alive.",
    "loyal_victory": "More White Swords than Black lie on the Round Table: Camelot stands.",
    "evil_victory": "White Swords are not more than Black: Camelot falls.",
}


def ending(outcome: dict[str, Any], voice: Voice) -> str:
    reason, winners = outcome["reason"], outcome["winners"]
    if reason == "loyal_victory":
        lost = [f"{does(seat, voice, 'were', 'was')} the Traitor." for seat in outcome["losers"]]
        return " ".join([ENDINGS[reason], "The Loyal Knights win.", *lost])
    if not winners:
        return f"{ENDINGS[reason]} All have lost."
    return f"{ENDINGS[reason]} {begins(does(winners[0], voice, 'win', 'wins'))}, the Traitor."
