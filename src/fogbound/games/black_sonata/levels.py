"""What people call the computer players, and how each plays."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "forgetful": (
        "scripted:two",
        "Follows the signs of the last two cards only, so that she is found late, and one game in three is lost.",
    ),
    "easy": (
        "scripted:easy",
        "Follows the signs of the last three cards and forgets those before, as somebody does who is new to London.",
    ),
    "attentive": ("scripted:six", "Follows the signs of the last six cards, as somebody does who takes no notes."),
    "normal": (
        "scripted",
        "Forgets no card, so that the second time round it knows all signs; searches where she is as likely as not.",
    ),
    "hard": (
        "strong",
        "Forgets no card, reckons with every walk that fits, and weighs what a search costs against what it may find.",
    ),
}
"""By level, the lowest first: the player, and a sentence."""
