"""Petition cards, accusations and duels: the questions and the choices in sentences, and why something is refused."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot.romance.naming import boon_of, lady

QUESTIONS: Final = {
    "PlacePetition": ("choose which of your Petition cards is placed", "places a Petition card"),
    "MayKeepQuest": (
        "may place a Petition card beside your Lady to keep your quest",
        "may place a Petition card to keep his quest",
    ),
    "MayChampion": ("may be the Lady’s champion", "may be the Lady’s champion"),
    "NominateDefender": ("may name a defender for your Lady", "may name a defender for his Lady"),
    "MayAccept": ("are asked to defend the Traitor’s Lady", "is asked to defend the Traitor’s Lady"),
    "ChooseCard": ("choose a Fight card for the duel, in secret", "chooses a Fight card for the duel"),
    "ChooseCount": ("choose Fight cards for the duel, in secret", "chooses Fight cards for the duel"),
    "AddToDuel": ("may add to the duel", "may add to the duel"),
    "LoseFightCard": ("give up a Fight card", "gives up a Fight card"),
    "MayGlimpse": ("may look at a Lady’s Petition cards", "may look at a Lady’s Petition cards"),
}
"""What a decision asks of you, and of others."""


def question(view: Sight, voice: Voice) -> str:
    asked = QUESTIONS.get(view.decision["name"])
    return "" if asked is None else f"{voice.does(view.decision['seat'], *asked)}."


def choice(option: Option, view: Sight, voice: Voice) -> str:
    meant = ANSWERS.get(view.decision["name"], {}).get(option.verb)
    return meant or _in_a_duel(option, view, voice) or _with_petitions(option, view)


ANSWERS: Final[dict[str, dict[str, str]]] = {
    "MayChampion": {"volunteer": "be her champion", "pass": "leave it to others"},
    "NominateDefender": {"pass": "name nobody"},
    "MayAccept": {"agree": "defend her", "refuse": "decline"},
    "ChooseCard": {"pass": "no Fight card"},
    "AddToDuel": {"done": "add nothing more"},
    "LoseFightCard": {"pass": "there is none to give up"},
    "MayGlimpse": {"pass": "look at nobody’s cards"},
}
"""What options of the base game mean in decisions of this level."""


def _in_a_duel(option: Option, view: Sight, voice: Voice) -> str:
    match option.verb:
        case "accuse_lady":
            return f"accuse {lady(option.noun)} of being false"
        case "nominate":
            return f"name {voice.name(int(option.noun))}"
        case "duel_cards":
            return _count(view, int(option.noun))
    return ""


def _with_petitions(option: Option, view: Sight) -> str:
    noun = option.noun
    match option.verb:
        case "go_between":
            return f"send a Go-Between to {lady(noun)}, and roll your quest anew"
        case "petition_treacherous":
            treacherous = next(entry["lady"] for entry in view.ladies if entry["treacherous"])
            return f"petition {lady(treacherous)} for {boon_of(treacherous)}, and Progress Evil"
        case "place":
            return f"place card {noun} of your row"
        case "keep_quest":
            return "place a Petition card beside your Lady, and keep your quest"
        case "roll_anew":
            return "roll a new quest"
        case "plant":
            return f"place the top Petition card beside {lady(noun)}"
        case "look_at":
            return f"look at the Petition cards beside {lady(noun)}"
    return ""


def _count(view: Sight, count: int) -> str:
    value = view.agenda[-1][2] + 1
    return f"{plural(count, 'card')} of value {value}" if count else f"none of value {value}"


REFUSALS: Final = {
    "F-3.1": "an Affair needs a Petition card to place",
    "F-4.1": "a Go-Between needs a held Petition card, an open quest, and another Knight’s Lady in play",
    "F-5.1": "that Lady is not in play, or you have accused as many as you may",
    "F-5.2": "no card lies face down beside her",
    "F-7.3": "the dishonoured miss their Heroic and their Romantic Action",
    "F-8.7": "the Treacherous Lady cannot be accused again",
    "F-8.8": "there is no Treacherous Lady",
    "F-11.1": "all Petition cards are placed or discarded",
    "R-9.2": "a Scorned Knight may petition only the Ladies of Jealous Knights",
}


def refusal(refusal: Refusal, voice: Voice) -> str:
    reason = REFUSALS.get(refusal.rule)
    return "" if reason is None else f"{refusal.rule}: {reason}"
