"""All checks, and how a game is put to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from fogbound.conformance import (
    asides,
    clones,
    falling,
    pictures,
    playing,
    positions,
    reading,
    records,
    refusals,
    sampling,
    saves,
    secrecy,
    settings,
    taking_back,
    thinking,
    views,
    zones,
)
from fogbound.conformance.fault import Fault
from fogbound.conformance.trial import LOOKS, Course, Trial
from fogbound.core.game import Game
from fogbound.core.settings import Settings

Check: TypeAlias = Callable[[Trial], None]
"""Looks at one game, and raises a `Fault` when a promise is broken."""

CHECKS: Final[dict[str, Check]] = {
    check.__name__: check
    for check in (
        settings.presets_can_be_played,
        settings.impossible_settings_are_refused,
        playing.games_can_be_repeated,
        playing.games_end,
        playing.options_are_in_order,
        playing.what_is_not_offered_is_refused,
        refusals.each_choice_is_offered_or_refused,
        zones.zones_are_in_order,
        zones.nothing_is_lost,
        clones.clones_never_share,
        clones.clones_are_equal,
        positions.positions_survive_json,
        views.views_are_json,
        secrecy.what_is_hidden_does_not_show,
        secrecy.sealed_choices_look_alike,
        secrecy.worlds_stay_in_lockstep,
        falling.chance_shows_only_what_is_disclosed,
        views.unseen_is_what_is_hidden,
        views.keys_tell_views_apart,
        sampling.imagined_worlds_hold_what_is_known,
        sampling.imagined_worlds_give_the_same_view,
        sampling.imagined_worlds_differ,
        sampling.imagined_worlds_can_be_played,
        records.records_replay,
        saves.saved_games_go_on,
        taking_back.nothing_shown_is_taken_back,
        asides.statements_change_nothing,
        asides.who_resigns_has_resigned,
        reading.everything_has_words,
        pictures.everything_is_drawn,
        pictures.the_plates_are_good,
        thinking.players_choose_what_is_offered,
        thinking.players_say_what_they_may,
        thinking.insight_is_data,
        thinking.values_are_scores,
        thinking.players_know_only_what_their_seats_may,
    )
}
"""By name, the simple promises first: a game that breaks one of them breaks others as well."""


def check_game(
    game: Game[Any], settings: Settings, seed: int, checks: Iterable[str] = tuple(CHECKS), looks: int = LOOKS
) -> None:
    """Put one game to these checks, each at so many positions; the first promise it breaks is a `Fault`."""
    course = Course(game, settings, seed)
    for name in checks:
        try:
            CHECKS[name](Trial(course, name, looks))
        except Fault as fault:
            raise fault.found(name, game.info.name, settings, seed) from None
        except Exception as error:
            broken = Fault(f"the game breaks down: {type(error).__name__}: {error}")
            raise broken.found(name, game.info.name, settings, seed) from error
