"""What can be agreed on before a game."""

from __future__ import annotations

from typing import Final

from fogbound.core.settings import Info, Preset, SetupOption, Value
from fogbound.games.kill_doctor_lucky.catalogue import MOST_SEATS

YES_NO: Final[dict[Value, str]] = {True: "yes", False: "no"}


def _yes_no(name: str, rule: str, meaning: str, default: bool, yes: str, no: str) -> SetupOption:
    return SetupOption(name, rule, meaning, default, {True: yes, False: no})


OPTIONS: Final = (
    SetupOption(
        "variant",
        "KDL-3.12",
        "the game",
        "standard",
        {
            "standard": "murder in secret, three to eight guests",
            "two_player_strangers": "two guests, and two strangers who fight for them",
            "escape": "the Doctor’s ghost hunts the guests",
        },
    ),
    SetupOption(
        "board",
        "KDL-1.1",
        "the house",
        "lucky_manor_20",
        {
            "lucky_manor_20": "Lucky Manor, rooms 0 to 19 and four without a number",
            "lucky_mansion_24": "the Lucky Mansion, rooms 1 to 24",
            "classic_1997": "the original mansion, where hallways are spaces",
        },
    ),
    SetupOption(
        "deck",
        "KDL-3.4",
        "the cards",
        "anniversary72",
        {"anniversary72": "72 cards of the anniversary edition", "classic96": "96 cards of the original game"},
    ),
    SetupOption(
        "close_wings",
        "KDL-3.2",
        "closed wings",
        "by_player_count",
        {
            "by_player_count": "both for three guests, one for four and five",
            "none": "no wing is closed",
            "west": "the west wing is closed",
            "east": "the east wing is closed",
            "both": "both wings are closed",
        },
    ),
    SetupOption(
        "one_wing_choice",
        "KDL-3.3",
        "the wing that closes when one does",
        "random",
        {"random": "chance says which", "west": "the west wing", "east": "the east wing"},
    ),
    SetupOption(
        "start",
        "KDL-3.8",
        "where the Doctor begins, and who",
        "gallery_random_first",
        {
            "gallery_random_first": "the Doctor in the Gallery, a guest by chance",
            "dealt_room": "cards dealt face up say both",
        },
    ),
    SetupOption(
        "hand_size",
        "KDL-3.5",
        "cards in hand at the beginning",
        "by_player_count",
        {"by_player_count": "six, or five from seven guests on", "six": "six", "five": "five"},
    ),
    _yes_no(
        "first_round_in_seat_order",
        "KDL-10.4",
        "the first round",
        True,
        "everybody has a turn before the Doctor gives any away",
        "the Doctor gives turns away from the beginning",
    ),
    _yes_no(
        "hallways_are_free",
        "KDL-1.3",
        "hallways and stairs",
        True,
        "passed through at no cost",
        "spaces that cost a step each",
    ),
    _yes_no(
        "move_cards_move_doctor",
        "KDL-13.1",
        "cards that move the Doctor",
        False,
        "Move cards may move the Doctor as well",
        "Move cards move only oneself",
    ),
    _yes_no(
        "draw_needs_privacy",
        "KDL-6.3",
        "drawing",
        True,
        "only where neither guest nor Doctor sees it",
        "in any room",
    ),
    _yes_no(
        "draw_barred_after_playing_card",
        "KDL-6.5",
        "drawing after a card was played",
        True,
        "not in the same turn",
        "in the same turn as well",
    ),
    SetupOption(
        "weapon_mode",
        "KDL-7.7",
        "what a weapon does",
        "add",
        {"add": "its value is added to the 1", "replace": "its value takes the place of the 1"},
    ),
    SetupOption(
        "foil_sources",
        "KDL-8.4",
        "what may be laid against an attempt",
        "failure_cards_and_spite",
        {
            "failure_cards_and_spite": "Failure cards and spite tokens",
            "failure_cards": "Failure cards",
            "any_clover_card": "every card with clovers",
        },
    ),
    SetupOption(
        "spite_per_defender",
        "KDL-8.3",
        "tokens that one guest may lay against an attempt",
        "one",
        {"one": "one", "unlimited": "any number"},
    ),
    SetupOption(
        "spite_on_failure",
        "KDL-7.9",
        "tokens for a foiled attacker from the supply",
        1,
        {1: "one", 0: "none"},
    ),
    _yes_no(
        "response_stops_when_foiled",
        "KDL-8.6",
        "once an attempt is foiled",
        True,
        "nobody else is asked",
        "the others are asked all the same",
    ),
    SetupOption(
        "foil_cards_go_to",
        "KDL-7.11",
        "cards that were laid against an attempt",
        "removed",
        {"removed": "leave the game", "discard": "go to the discards"},
    ),
    SetupOption(
        "deck_exhaustion",
        "KDL-11.1",
        "when the pile is empty",
        "lights_out",
        {"lights_out": "the lights go out, and nobody draws", "reshuffle": "the discards are shuffled"},
    ),
    _yes_no(
        "closed_rooms_take_cards",
        "KDL-3.6",
        "cards on closed rooms",
        False,
        "one face down on each",
        "none",
    ),
    SetupOption(
        "pets",
        "KDL-3.10",
        "pets",
        "none",
        {"none": "none", "cat": "the cat Patience", "dog": "the dog Shamrock", "both": "Patience and Shamrock"},
    ),
    SetupOption(
        "pet_move_cost",
        "KDL-12.3",
        "carrying a pet",
        1,
        {1: "costs a point of movement", 0: "nobody carries pets"},
    ),
    _yes_no(
        "cat_blocks_through",
        "KDL-12.2",
        "lines through the cat’s room",
        False,
        "are cut",
        "stay",
    ),
    _yes_no(
        "seed_annex_rooms_close",
        "KDL-1.5",
        "White Room and Hedge Maze of Lucky Manor",
        True,
        "close with the east wing",
        "stay open",
    ),
    SetupOption(
        "turn_limit",
        "KDL-14.3",
        "turns in the whole game",
        0,
        {0: "80 for each pawn that takes turns", 50: "50", 100: "100", 200: "200", 400: "400", 800: "800"},
    ),
)

_original: Final[dict[str, Value]] = {
    "board": "classic_1997",
    "deck": "classic96",
    "close_wings": "none",
    "start": "dealt_room",
    "hand_size": "six",
    "first_round_in_seat_order": False,
    "hallways_are_free": False,
    "move_cards_move_doctor": True,
    "draw_needs_privacy": False,
    "weapon_mode": "replace",
    "deck_exhaustion": "reshuffle",
}

INFO: Final = Info(
    name="kill_doctor_lucky",
    title="Kill Doctor Lucky",
    summary="Be alone with the old man, unseen, and strong enough that nobody can stop you.",
    rules_version="1",
    seats=(2, MOST_SEATS),
    default_seats=4,
    minutes=(20, 45),
    longest=60_000,
    endings={
        "murder": "KDL-14.1",
        "turn_limit": "KDL-14.3",
        "stranger_murder": "KDL-15.10",
        "last_alive": "KDL-16.12",
    },
    options=OPTIONS,
    presets={
        "manual": Preset("the house rules of the manual", {}),
        "anniversary": Preset(
            "the anniversary edition of 2016: 24 numbered rooms, clovers of all cards foil",
            {
                "board": "lucky_mansion_24",
                "draw_barred_after_playing_card": False,
                "foil_sources": "any_clover_card",
                "foil_cards_go_to": "discard",
                "closed_rooms_take_cards": True,
            },
        ),
        "deluxe_2006": Preset(
            "the edition of 2006: the original mansion, any number of tokens against an attempt",
            {**_original, "spite_per_defender": "unlimited"},
        ),
        "classic_1997": Preset(
            "the original game: hallways are spaces, cards move the Doctor, no tokens",
            {**_original, "foil_sources": "failure_cards", "spite_on_failure": 0},
        ),
    },
)
