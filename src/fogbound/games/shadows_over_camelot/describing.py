"""What lies on the table, in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fogbound.core.mistakes import listed
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot.cards import FIGHTS
from fogbound.games.shadows_over_camelot.naming import (
    PLACE_WORDS,
    RELIC_WORDS,
    begins,
    black,
    cards,
    engines,
    knight,
    known,
    on_the_track,
    place,
    white,
)
from fogbound.games.shadows_over_camelot.quests import COMBATS, FACTS, GRAIL_SPOTS, QUEST_NAMES, WARS
from fogbound.games.shadows_over_camelot.sentences import of_level


def position(view: Sight, voice: Voice) -> str:
    lines = [_board(view), *_quests(view), *_lasting(view), "", *_people(view, voice), *_loyalty(view, voice)]
    lines += _under_way(view, voice)
    if view.seat is not None:
        lines += ["", *_own(view)]
    for sentences in of_level(view):
        if words := sentences.position(view, voice):
            lines += ["", words]
    return "\n".join(lines)


def _board(view: Sight) -> str:
    board = view.board
    swords = f"{plural(board['white_swords'], 'White Sword')}, {board['black_swords']} Black"
    piles = f"{view.white_pile['count']} White and {view.black_pile['count']} Black cards in the piles"
    turn = f"Turn {view.turns}" if view.turns else "Before the first turn"
    return f"{turn}. {swords}. {begins(engines(board['engines']))} before Camelot. {begins(piles)}."


def _quests(view: Sight) -> list[str]:
    return [f"  {begins(PLACE_WORDS[name])}: {_quest(view, quest, name)}." for quest, name in enumerate(QUEST_NAMES)]


def _quest(view: Sight, quest: int, name: str) -> str:
    over = view.board["over"]
    if name in over:
        return "over"
    if name == "dragon" and "lancelot" not in over:
        return "not before Lancelot’s is over"
    heroism = "; Heroism lies there" if view.board["heroism"] == name else ""
    if quest in COMBATS:
        return _combat(view, quest, name) + heroism
    if name == "excalibur":
        return on_the_track(view.board["excalibur"]) + heroism
    if name == "holy_grail":
        grails, evil = len(view.laid[name]), view.against[name]["count"]
        return f"{plural(grails, 'Grail card')} and {plural(evil, 'Black card')} on {GRAIL_SPOTS} spots{heroism}"
    return _war(view, quest, name) + heroism


def _combat(view: Sight, quest: int, name: str) -> str:
    facts, against = FACTS[quest], view.against[name]
    shown = [black(card) for card in known(against)]
    hidden = against["count"] - len(shown)
    if hidden:
        shown.append(f"{hidden} face down")
    evil = listed(shown, "and") if shown else "nothing"
    own = cards(view.laid[name])
    return f"{own} on {facts.white_spots} spots, against {evil} on {facts.black_spots}"


def _war(view: Sight, quest: int, name: str) -> str:
    warriors = view.board["warriors"][WARS.index(quest)]
    mordred = ", Mordred among them" if view.board["mordred"] == name else ""
    last = len(view.laid[name])
    return f"{f'laid up to {min(last, FIGHTS)}' if last else 'nothing laid'}, {plural(warriors, 'warrior')}{mordred}"


def _lasting(view: Sight) -> list[str]:
    return [f"In play: {listed([black(card) for card in view.lasting], 'and')}."] if view.lasting else []


def _people(view: Sight, voice: Voice) -> list[str]:
    """A line for each Knight, in columns."""
    seats = range(len(view.knights))
    names = [f"{begins(voice.name(seat))}, {knight(view.knights[seat])}" for seat in seats]
    wide = max([len(name) for name in names])
    return [
        f"{'→' if seat == view.active else ' '} {name:<{wide}}  {seat_line(view, seat)}"
        for seat, name in zip(seats, names, strict=True)
    ]


def seat(view: Sight, seat: Seat, voice: Voice) -> str:
    """`Sir Kay, 4 Life, 6 cards, Camelot`."""
    more = [words for sentences in of_level(view) if (words := sentences.seat(view, seat, voice))]
    return "; ".join([f"{knight(view.knights[seat])}, {seat_line(view, seat)}", *more])


def seat_line(view: Sight, seat: Seat) -> str:
    if seat in view.dead:
        return "dead"
    found = []
    if seat == view.unmasked:
        found.append("the unmasked Traitor")
    else:
        life = "dying" if view.life[seat] == 0 else f"{view.life[seat]} Life"
        found += [life, plural(view.hands[seat]["count"], "card"), place(view.places[seat])]
    found += [RELIC_WORDS[name] for name, holder in view.relics.items() if holder == seat]
    if seat in view.shown and seat != view.unmasked:
        found.append("known to be Loyal")
    return ", ".join(found)


def _loyalty(view: Sight, voice: Voice) -> list[str]:
    if view.unread:
        return ["Nobody has looked at his Loyalty card yet."]
    if view.seat is None or view.loyalty[view.seat] is None:
        return []
    return ["You are the Traitor." if view.loyalty[view.seat] == "traitor" else "You are Loyal."]


def _under_way(view: Sight, voice: Voice) -> list[str]:
    lines = []
    if view.drawing is not None:
        lines.append(_drawing(view, voice))
    if view.fight is not None:
        lines.append(_fight(view.fight))
    if view.sharing is not None:
        lines.append(f"To be shared: {cards(view.spoils)}.")
    return lines


def _drawing(view: Sight, voice: Voice) -> str:
    drawing = view.drawing
    what = "a card face down" if drawing["face_down"] else "a Black card"
    if view.named and not drawing["face_down"]:
        what = listed([black(name) for name in view.named], "and")
    return (
        f"{begins(voice.does(drawing['seat'], 'have', 'has'))} drawn {what}; {plural(view.merlins, 'Merlin')} offered."
    )


def _fight(fight: dict[str, Any]) -> str:
    if fight["against"] == "siege_engine":
        die = f", the die shows {fight['die']}" if fight["die"] else ""
        return f"The fight against a Siege Engine: {fight['bonus']} for the Knight{die}."
    return f"{begins(place(fight['against']))} is decided: {fight['bonus'] or 'nothing'} was added."


def _own(view: Sight) -> list[str]:
    held = Counter(view.hands[view.seat]["cards"])
    if not held:
        return ["Your hand is empty."]
    lines = [f"  {count} × {white(name)}" if count > 1 else f"  {white(name)}" for name, count in held.items()]
    drawn = [black(name) for name in known(view.drawn[view.seat])]
    return ["Your hand:", *lines, *([f"Before you: {listed(drawn, 'and')}."] if drawn else [])]
