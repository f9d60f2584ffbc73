"""Why not, in sentences."""

from __future__ import annotations

from fogbound.core.refusals import Refusal
from fogbound.core.voice import Voice


def refusal(refusal: Refusal, voice: Voice) -> str:
    return refusal.rule
