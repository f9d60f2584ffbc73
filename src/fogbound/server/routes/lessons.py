"""Lessons: six positions a game, one choice to make in each."""

from __future__ import annotations

from fastapi import APIRouter

router = APIRouter(include_in_schema=False)
