"""The preset `tiny` is OpenSpiel's `liars_dice`: both are walked through whole, side by side."""

from __future__ import annotations

from itertools import product
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from fogbound.core.chance import Scripted
from fogbound.games.liars_dice import GAME
from fogbound.games.liars_dice.catalogue import BIDS, FACES, LIAR
from fogbound.games.liars_dice.state import Dice

THEIRS = pyspiel.load_game("liars_dice(players=2,numdice=1,dice_sides=6)")
ACTIONS = {option.text: action for action, option in enumerate([*BIDS[:12], LIAR])}


def test_the_same_choices() -> None:
    """Action 3 over there is the bid that we call `bid 1x4`, and so on."""
    theirs = THEIRS.new_initial_state()
    names = [theirs.action_to_string(0, action) for action in ACTIONS.values()]
    assert names == [option.noun.replace("x", "-") for option in BIDS[:12]] + ["Liar"]


def test_the_whole_tree() -> None:
    """After every deal the same player is always to choose among the same choices, with the same result in the end."""
    settings = GAME.settings(preset="tiny")
    ends = 0
    for first, second in product(range(len(FACES)), repeat=2):
        ours = GAME.setup(settings, Scripted([first, second]))
        ours.telling = False
        ends += ends_below(ours, THEIRS.new_initial_state().child(first).child(second))
    assert ends == 36 * (2**12 - 1)  # each set of bids but the empty one, in rising order, and then the call


def ends_below(ours: Dice, theirs: Any) -> int:
    """How many ways there are to the end from here, in both."""
    if theirs.is_terminal():
        assert ours.outcome is not None
        assert ours.outcome.scores == theirs.returns()
        return 1
    assert GAME.actor(ours) == theirs.current_player()
    offered, actions = GAME.options(ours), theirs.legal_actions()
    assert [ACTIONS[option.text] for option in offered] == actions
    ends = 0
    for option, action in zip(offered, actions, strict=True):
        after = ours.clone()
        GAME.apply(after, option)
        ends += ends_below(after, theirs.child(action))
    return ends
