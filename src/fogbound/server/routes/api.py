"""For programs: the same tables, the same views."""

from __future__ import annotations

from fastapi import APIRouter

router = APIRouter(prefix="/api")
