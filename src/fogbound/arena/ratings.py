"""Ratings by OpenSkill: one number for a player's strength, from games of any number of seats."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from fogbound.arena.result import Result
from fogbound.core.mistakes import Mistake


def ratings(results: list[Result]) -> dict[str, dict[str, float]]:
    """For each player the mean of its strength and how unsure it is, after all games in their order (Plackett-Luce)."""
    try:
        model = import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise Mistake("ratings need OpenSkill: pip install 'fogbound[ratings]'") from None
    rated: dict[str, Any] = {}
    for row in [row for result in results for row in result.rows()]:
        specs = list(dict.fromkeys(row["seats"]))
        if len(specs) == 1:
            continue  # among equals nothing is learnt
        won = {row["seats"][seat] for seat in row["won"]}
        teams = [[rated.get(spec) or model.rating(name=spec)] for spec in specs]
        for spec, (after,) in zip(
            specs, model.rate(teams, ranks=[0 if spec in won else 1 for spec in specs]), strict=True
        ):
            rated[spec] = after
    best = sorted(rated.items(), key=lambda item: -item[1].mu)
    return {spec: {"mean": round(rating.mu, 2), "unsure": round(rating.sigma, 2)} for spec, rating in best}
