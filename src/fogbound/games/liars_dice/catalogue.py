"""What there is to say and to set, made once."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option, Vocabulary
from fogbound.core.settings import Info, Preset, SetupOption
from fogbound.core.zones import Place, Stock

FACES: Final = ("1", "2", "3", "4", "5", "6")
SIDES: Final = len(FACES)
MOST_SEATS: Final = 6
MOST_DICE: Final = 5
MOST_DICE_IN_PLAY: Final = MOST_SEATS * MOST_DICE

DICE: Final = Stock("dice", FACES, conserved=False)
CUPS: Final = [Place(f"cup {seat}", "owner", DICE, ordered=False, owner=seat) for seat in range(MOST_SEATS)]
ASIDE: Final = Place("set aside", "everyone", DICE, ordered=True)
"""The die lost last lies on top."""

VOCABULARY: Final = Vocabulary()
BIDS: Final = VOCABULARY.add_each(
    "bid", [f"{count}x{face}" for count in range(1, MOST_DICE_IN_PLAY + 1) for face in FACES], "number"
)
"""Lowest first: a bid's value is its rank, so higher bids are those that come later (LD-3.4)."""
LIAR: Final = VOCABULARY.add("liar")
EXACT: Final = VOCABULARY.add("exact")
VOCABULARY.question("bid", "liar", "exact")


def number_of(bid: Option) -> int:
    """How many dice a bid claims."""
    return bid.value // SIDES + 1


def face_of(bid: Option) -> int:
    """The face it claims them of."""
    return bid.value % SIDES


INFO: Final = Info(
    name="liars_dice",
    title="Liar’s Dice",
    summary="Bid on the dice under all cups, higher than the last player dared, until somebody calls you a liar.",
    rules_version="1",
    seats=(2, MOST_SEATS),
    default_seats=4,
    minutes=(5, 15),
    longest=20_000,
    endings={"last_with_dice": "LD-8.1"},
    options=(
        SetupOption(
            "dice", "LD-1.1", "dice for each player", 5, {n: f"{n} at the start" for n in range(1, MOST_DICE + 1)}
        ),
        SetupOption(
            "wild",
            "LD-1.2",
            "dice that count as every face",
            "ones",
            {"none": "every die counts as what it shows", "ones": "ones are wild", "sixes": "sixes are wild"},
        ),
        SetupOption(
            "loss",
            "LD-1.3",
            "what a wrong player loses",
            "one",
            {"one": "one die", "difference": "as many dice as the bid was off, at least one"},
        ),
        SetupOption(
            "exact",
            "LD-1.4",
            "calling a bid exact",
            "no",
            {
                "no": "a bid can only be called a lie",
                "safe": "who is right loses nothing",
                "regain": "who is right takes a lost die back",
            },
        ),
        SetupOption(
            "starter",
            "LD-1.5",
            "who begins",
            "chance",
            {"chance": "chance decides", "first": "the first seat"},
        ),
    ),
    presets={
        "usual": Preset("five dice each, ones are wild, a mistake costs one die", {}),
        "quick": Preset("three dice each, and a mistake costs what the bid was off", {"dice": 3, "loss": "difference"}),
        "daring": Preset("a bid can be called exact, to take a lost die back", {"exact": "regain"}),
        "tiny": Preset(
            "two players with one die each, sixes wild: small enough to be solved",
            {"dice": 1, "wild": "sixes", "starter": "first"},
            seats=2,
        ),
    },
)
