"""The position, the questions and the choices of the romance in sentences, and why something is refused."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot.quests import PLACE_NAMES, QUEST_TITLES
from fogbound.games.shadows_over_camelot.romance.naming import (
    boon,
    boon_of,
    lady,
    petitions,
    quest,
    quest_stage,
    quest_title,
    stage,
)

# The position.


def position(view: Sight, voice: Voice) -> str:
    """A line for each Knight in love, one for each Lady with something beside her, and the deck."""
    knights = [_knight(view, seat, voice) for seat in range(len(view.court)) if view.court[seat]["lady"]]
    ladies = [line for entry in view.ladies if (line := _lady(entry, voice))]
    deck = []
    if view.settings["level"] == "false_lady":
        deck = [f"{plural(view.petition_deck['count'], 'card')} in the Petition deck."]
    return "\n".join([*knights, *ladies, *deck])


def _knight(view: Sight, seat: Seat, voice: Voice) -> str:
    return f"{voice.name(seat).capitalize()}: {'; '.join(in_love(view, seat))}"


def in_love(view: Sight, seat: Seat) -> list[str]:
    """What everybody sees of a Knight's heart."""
    heart = view.court[seat]
    found = [lady(heart["lady"])]
    if heart["love"]:
        state = "done" if heart["completed"] else f"from {stage(quest_stage(heart['quest']))} on"
        found += [f"love {stage(heart['love'])}", f"to {quest(heart['quest'])} ({state})"]
    found += [word for word in ("scorned", "jealous") if heart[word]]
    if heart["dishonour"] != "none":
        found.append("dishonoured")
    found += [boon(name) for name in heart["boons"]]
    if heart["held"]["count"]:
        found.append(plural(heart["held"]["count"], "Petition card"))
    return found


def _lady(entry: dict[str, Any], voice: Voice) -> str:
    row, known = entry["petitions"], [name for name in entry["petitions"]["cards"] if name is not None]
    found = [entry["standing"]] if entry["standing"] != "in play" else []
    if row["count"]:
        found.append(plural(row["count"], "Petition card"))
    if known:
        found.append(f"you know of {petitions(known)}" if voice.reader is not None else f"open: {petitions(known)}")
    if entry["swords"]:
        found.append(plural(entry["swords"], "Black Sword"))
    if entry["treacherous"]:
        found.append("treacherous")
    return f"{lady(entry['lady'])}: {', '.join(found)}." if found else ""


# What is asked.

QUESTIONS: Final = {
    "MayComplete": ("may take the deed for your own Romantic Quest", "may take the deed for his own Romantic Quest"),
    "MayHaveAffair": ("may have an Affair of the Heart by this deed", "may have an Affair of the Heart by this deed"),
    "ProgressLove": ("may progress in love", "may progress in love"),
    "RomanticAction": ("may take a Romantic Action", "may take a Romantic Action"),
    "BringGift": ("choose a gift, unlike those before it", "chooses a gift"),
    "MayCome": ("are summoned to the Round Table", "is summoned to the Round Table"),
}
"""What a decision asks of you, and of others."""


def question(view: Sight, voice: Voice) -> str:
    asked = QUESTIONS.get(view.decision["name"])
    return "" if asked is None else f"{voice.does(view.decision['seat'], *asked)}."


# What can be chosen.


LET_BE: Final = {
    "MayComplete": "not by this deed",
    "MayHaveAffair": "no Affair",
    "ProgressLove": "leave love as it is",
    "RomanticAction": "no Romantic Action",
}
"""To pass, by decision."""


def choice(option: Option, view: Sight, voice: Voice) -> str:
    verb, noun = option.verb, option.noun
    match verb:
        case "pass":
            return LET_BE.get(view.decision["name"], "")
        case "summon":
            return f"summon {voice.name(int(noun))} to the Round Table (Royal Summons)"
        case "ring":
            whom = "yourself" if int(noun) == view.decision["seat"] else voice.name(int(noun))
            return f"two Life for {whom} (Ring of Healing)"
        case "sail":
            return f"sail to {_place(noun)} (Swift Ship)"
        case "affair":
            heart = view.court[int(noun)]
            return f"have an Affair with {lady(heart['lady'])}: {quest(heart['quest'])}, for {boon_of(heart['lady'])}"
        case "complete":
            return f"yes: you have done it, to {quest(view.court[view.decision['seat']]['quest'])}"
        case "petition":
            return _petition(view)
    return PLAIN.get(option.text, "")


def _petition(view: Sight) -> str:
    heart = view.court[view.decision["seat"]]
    discards = {"gifts": ", with three gifts", "vigil": ", with two Grail cards"}
    how = "" if heart["completed"] else discards.get(heart["quest"], "")
    return f"petition {lady(heart['lady'])}{how}, for {boon_of(heart['lady'])}"


PLAIN: Final = {
    "pray grail": "play a Grail card from here (Grail Maiden’s Prayer)",
    "pray life": "gain one Life (Grail Maiden’s Prayer)",
    "counsel": "look at the top three Black cards and reorder them (Loathly Counsel)",
    "larders": "draw three White cards (Stocked Larders)",
    "sortie": "remove a Siege Engine (Beaurepaire Sortie)",
    "red_sleeve": "wear the Red Sleeve, for two more",
    "gentle_courtesie": "show Gentle Courtesie: nothing else in this step, and your quest is rolled anew",
    "progress_love": "let your love grow",
    "reconcile": "sue for reconciliation, with two White cards",
}


def _place(name: str) -> str:
    return "Camelot" if name == "camelot" else QUEST_TITLES[PLACE_NAMES.index(name)]


# What is refused.

REFUSALS: Final = {
    "R-1.2": "that is for a Knight in play whose Lady is in play",
    "R-3.1": "one Romantic Action in a turn",
    "R-4.1": "the Love die is at its height",
    "R-4.2": "a Jealous Knight gives up a White card for it, and there is none",
    "R-6.1": "you have no token of this Boon",
    "R-6.3": "nothing of it could be done now",
    "R-6.4": "not for him, or not there: a summons brings a Knight from outside Camelot, a ring heals at your place",
    "R-7.1": "your quest is not completed, and no discards complete it here",
    "R-7.2": "Gentle Courtesie comes at the start of step 2, for an open quest",
    "R-7.3": "it needs scorn to end, the Round Table, and two White cards",
    "R-9.1": "not while you are Scorned",
}


def refusal(refusal: Refusal, voice: Voice) -> str:
    reason = REFUSALS.get(refusal.rule)
    return "" if reason is None else f"{refusal.rule}: {reason}"


def seat(view: Sight, seat: Seat, voice: Voice) -> str:
    """Love in a few words, for the list of seats."""
    heart = view.court[seat]
    if not heart["lady"]:
        return ""
    found = [lady(heart["lady"]), *([f"{quest_title(heart['quest'])}, love {heart['love']}"] if heart["love"] else [])]
    return ", ".join([*found, *[word for word in ("scorned", "jealous") if heart[word]]])
