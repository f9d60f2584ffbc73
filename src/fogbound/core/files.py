"""Files of ours: read whole, written beside and renamed, so that none is ever half there."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
from pathlib import Path
from typing import Any, Final

from fogbound.core.mistakes import Mistake, listed
from fogbound.core.reading import Reading

FORMAT: Final = 1
"""The version of our file format; raised when an older program could not read a newer file rightly."""

_UNFINISHED: Final = re.compile(r"(t(ru?)?|f(a(ls?)?)?|n(ul?)?|-|\.|[eE][+-]?|\\?u[0-9a-fA-F]*|\\)?\s*")
"""The rest of JSON text that stops in the middle of a word, a number or an escape."""


def replace_file(path: Path, text: str) -> None:
    """Put a text where a file is or shall be, whole or not at all."""
    beside = path.parent / f".{path.name}.{secrets.token_hex(4)}"
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        if isinstance(error, OSError):
            raise Mistake(f"cannot write {path}: {reason(error)}") from None
        raise


def read_json(path: Path) -> Reading:
    """A file of ours as data; whatever else it is, said in one line."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Mistake(f"cannot read {path}: {reason(error)}") from None
    except UnicodeDecodeError:
        raise Mistake(f"{path} is not a file of Fogbound: it is not text") from None
    return Reading(parsed(text, str(path)), str(path))


def parsed(text: str, where: str) -> Any:
    """JSON text as data."""
    try:
        return json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        if error.msg.startswith("Unterminated") or _UNFINISHED.fullmatch(text, error.pos):
            raise Mistake(f"{where} is cut off: it ends in line {error.lineno} before it is complete") from None
        raise Mistake(f"{where} is not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise Mistake(f"{where} is not a file of Fogbound: it is nested too deeply") from None
    except ValueError:
        raise Mistake(f"{where} is not a file of Fogbound: it holds a number that cannot be read") from None


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def check_format(data: Reading, *kinds: str) -> str:
    """Which of these kinds a file of ours is; that it is one of them, and not of a newer version."""
    wanted = listed(kinds)
    if "fogbound" not in data.fields():
        raise data.wrong(f"is not a {wanted} of Fogbound: the entry 'fogbound' is missing")
    version = data.field("fogbound").number(1)
    if version > FORMAT:
        raise data.wrong(f"was written by a newer Fogbound (format {version}; this one reads up to {FORMAT})")
    found = data.field("kind").text()
    if found not in kinds:
        raise data.wrong(f"is a {found}, not a {wanted}")
    return found


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
