"""Requests that nobody in good faith sends: each is wrong in some way, so each is to be refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias
from urllib.parse import quote, urlencode

WORDS: Final = (
    "", " ", "0", "-1", "1e9", "NaN", "٣", "²", "true", "null", "None", "[]", "{}", "__class__", "os:abort",
    "../../etc/passwd", "a" * 190, "a" * 5000, "9" * 400, "\x00", "a\x00b", "\r\nset-cookie: fogbound=x", "\ufeff",
    "<script>alert(1)</script>", "'; drop table entries; --", "{{7*7}}", "%00", "%2e%2e%2f", "\u202egnp", "💥" * 40,
    "bid 0x0", "bid 9x9", "liar ", "LIAR",
)  # fmt: skip
FORM: Final = "application/x-www-form-urlencoded"


@dataclass(frozen=True)
class Place:
    """A table that a stranger has heard of: its name, and a seat that is not the stranger's."""

    table: str
    seat: int
    number: int


@dataclass
class Asked:
    """One request. Whose cookie it carries: that of whoever sits there, a stranger's, or none."""

    method: str
    path: str
    who: str = "stranger"
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.method} {self.path[:120]} by {self.who} with {self.body[:200]!r} and {self.headers}"


Maker: TypeAlias = Callable[[Random, Place], Asked]


def form(path: str, who: str = "stranger", /, **fields: str) -> Asked:
    """A form that is sent."""
    return Asked("POST", path, who, urlencode(fields).encode(), {"content-type": FORM, "x-live": "1"})


def a_choice_that_is_none(rng: Random, at: Place) -> Asked:
    """By whoever is to choose."""
    return form(f"/table/{at.table}/{at.seat}/choose", "sitting", choice=rng.choice(WORDS), number=str(at.number))


def a_decision_that_is_not_asked(rng: Random, at: Place) -> Asked:
    """A number that is none, or long past."""
    number = rng.choice([word for word in WORDS if word != str(at.number)])
    return form(f"/table/{at.table}/{at.seat}/choose", "sitting", choice="bid 1x1", number=number)


def anothers_deed(rng: Random, at: Place) -> Asked:
    """What only who sits there may do."""
    deed = rng.choice(["choose", "back", "say", "state", "note", "name", "order", "resign", "again"])
    fields = {"choice": "bid 1x1", "number": str(at.number), "words": "x", "note": "x", "name": "Eve"}
    return form(f"/table/{at.table}/{rng.choice([at.seat, 0, 1, 7, 'watch'])}/{deed}", **fields)


def a_hosts_deed(rng: Random, at: Place) -> Asked:
    """What only who has set the table may do."""
    return form(f"/table/{at.table}/seats/{rng.choice(['link', 'computer', 'person'])}", seat=str(at.seat))


def a_seat_that_is_none(rng: Random, at: Place) -> Asked:
    """By the host, for a seat that is not there."""
    seat = rng.choice([word for word in WORDS if word not in ("0", "1")])
    return form(f"/table/{at.table}/seats/{rng.choice(['link', 'computer', 'person'])}", "sitting", seat=seat)


def a_link_that_is_none(rng: Random, _: Place) -> Asked:
    """Guessed."""
    path = f"/sit/{quoted(rng.choice(WORDS) or 'x')}"
    return Asked("GET", path) if rng.random() < 0.5 else form(path, name="Eve")


def a_table_that_is_none(rng: Random, _: Place) -> Asked:
    """Or a place that no table has."""
    end = rng.choice(["", "/0", "/watch", "/0/words", "/0/then/1", "/seats", "/replay", "/record", "/replay/print"])
    return Asked(
        "GET", f"/table/{quoted(rng.choice(WORDS) or 'x')}{end}", rng.choice(["sitting", "stranger", "nobody"])
    )


def a_secret_asked_for(rng: Random, at: Place) -> Asked:
    """What is not to be seen before the end, or by nobody else."""
    end = rng.choice(
        ["record", "replay", "replay/print", "replay?eyes=all&at=0", "0", "1", "1/why", "0/then/0", "0/story"]
    )
    return Asked("GET", f"/table/{at.table}/{end}", rng.choice(["stranger", "nobody"]))


def a_method_that_is_none(rng: Random, at: Place) -> Asked:
    """For a page that is there."""
    paths = ["/", "/health", f"/table/{at.table}/{at.seat}", "/api/games", "/api/tables", "/static/live.js"]
    return Asked(rng.choice(["PUT", "DELETE", "PATCH", "PROPFIND"]), rng.choice(paths), "sitting", b"x")


def from_another_site(rng: Random, at: Place) -> Asked:
    """With the cookie of whoever sits there, and a choice that would be right."""
    asked = form(f"/table/{at.table}/{at.seat}/choose", "sitting", choice="bid 1x1", number=str(at.number))
    site = rng.choice(
        [{"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"origin": "https://x.example"}]
    )
    asked.headers |= {**site, "origin": "null"} if rng.random() < 0.3 else site
    return asked


def a_body_that_is_none(rng: Random, at: Place) -> Asked:
    """Of a kind that was not asked for, cut off, or without end."""
    path = rng.choice([f"/table/{at.table}/{at.seat}/choose", "/bring", f"/table/{at.table}/{at.seat}/order"])
    kind, body = rng.choice([
        ("application/json", b'{"choice": "bid 1x1", "number": 0}'),
        ("multipart/form-data", b"--x"),
        ("multipart/form-data; boundary=x", b"--x\r\ncontent-disposition: form-data; name=\"choice\"\r\n\r\nbid"),
        ("multipart/form-data; boundary=x", b"--y\r\n\r\n--y--"),
        (FORM, b"&".join([b"a=b"] * 3000)),
        (FORM, b"choice=%ff%fe&number=%"),
        (FORM, rng.randbytes(200)),
        ("text/plain", b"hello"),
        ("", b"choice=liar"),
    ])  # fmt: skip
    return Asked("POST", path, "sitting", body, {"content-type": kind})


def a_body_that_is_too_long(rng: Random, at: Place) -> Asked:
    """Longer than anything that is written here by hand."""
    path = rng.choice([f"/table/{at.table}/{at.seat}/note", f"/table/{at.table}/{at.seat}/say", "/api/tables"])
    return Asked("POST", path, "sitting", b"words=" + b"x" * 70_000, {"content-type": FORM})


def a_record_that_is_none(rng: Random, _: Place) -> Asked:
    """Brought along."""
    body = rng.choice([
        b"", b"\xff\xfe", b"{", b"[]", b"[" * 50_000, b'{"a":' * 20_000, b"1e999", b'{"fogbound": NaN}',
        b'{"players": ["\\ud800"]}',
        json.dumps({"fogbound": 1, "kind": "save", "game": rng.choice(WORDS)}).encode(),
        json.dumps({"fogbound": 1, "kind": "record", "game": "liars_dice", "settings": {"seats": 10**30}}).encode(),
    ])  # fmt: skip
    start = b'--x\r\ncontent-disposition: form-data; name="record"; filename="x.json"\r\n\r\n'
    body = start + body + b"\r\n--x--\r\n"
    return Asked("POST", "/bring", "stranger", body, {"content-type": "multipart/form-data; boundary=x"})


def a_table_that_cannot_be(rng: Random, _: Place) -> Asked:
    """Set up with what is none."""
    fields = {"seat-0": "me", "seat-1": "open", "option-dice": "1", "pace": "calm"}
    name = rng.choice(["seat-1", "option-dice", "pace"])
    wrong = rng.choice([word for word in WORDS if word not in ("", "nobody")])
    fields[name] = wrong
    return form("/new/liars_dice" if rng.random() < 0.9 else f"/new/{quoted(wrong)}", **fields)


def a_number_that_is_none(rng: Random, at: Place) -> Asked:
    """In the address of a page."""
    number = quoted(rng.choice(["-1", "9" * 30, "1.5", "x", "%00", "NaN"]))
    paths = [f"/table/{at.table}/{at.seat}/then/{number}", f"/learn/liars_dice/{number}", f"/rules/{number}"]
    return Asked("GET", rng.choice([*paths, f"/games/{number}.css", f"/static/{number}"]), "sitting")


def a_deed_that_the_game_does_not_know(rng: Random, at: Place) -> Asked:
    """By whoever sits there."""
    place, word = f"/table/{at.table}/{at.seat}", rng.choice(WORDS)
    return rng.choice([
        form(f"{place}/state", "sitting", statement=word),
        form(f"{place}/order", "sitting", decision=word, kind="never"),
        form(f"{place}/resign", "sitting"),
        form(f"{place}/again", "sitting"),
        form(f"{place}/back", "sitting"),
        form(f"{place}/say", "sitting", words="x" * 301),
        form(f"{place}/note", "sitting", note="x" * 4001),
        form(f"{place}/name", "sitting", name=rng.choice(["", " ", "\x07", "x" * 21, "a\u202eb", "\ud7ff\ue000"])),
    ])  # fmt: skip


def json_that_is_none(rng: Random, at: Place) -> Asked:
    """Sent by a program."""
    path = rng.choice(["/api/tables", f"/api/tables/{at.table}/choices"])
    body = rng.choice([
        b"", b"{", b"[]", b"null", b"\xff", b"[" * 30_000, b"9" * 9000,
        b'{"game": "liars_dice", "seats": [{"name": "\\ud800"}, {}]}',
        json.dumps({"game": rng.choice(WORDS), "seats": [{}, {}]}).encode(),
        json.dumps({"game": "liars_dice", "seats": [{}, {}], "options": {rng.choice(WORDS): 1}}).encode(),
        json.dumps({"game": "liars_dice", "seats": [{}, {}], "options": {"dice": rng.choice(WORDS)}}).encode(),
        json.dumps({"game": "liars_dice", "seats": [{"player": rng.choice(WORDS)}, {}]}).encode(),
        json.dumps({"game": "liars_dice", "seats": [{}] * 400}).encode(),
        json.dumps({"choice": rng.choice(WORDS), "number": rng.choice([0, -1, 10**40, None, True, "0", 1.5])}).encode(),
    ])  # fmt: skip
    return Asked("POST", path, "nobody", body, {"content-type": "application/json"})


def a_token_that_is_none(rng: Random, at: Place) -> Asked:
    """Or one that is sent in a way that is none."""
    token = rng.choice([f"Bearer {'x' * n}" for n in (1, 27, 3000)])
    end, method = rng.choice([("", "GET"), ("/changes?after=0&seconds=0", "GET"), ("/back", "POST")])
    return Asked(method, f"/api/tables/{at.table}{end}", "nobody", b"", {"authorization": token})


MAKERS: Final[tuple[Maker, ...]] = (
    a_choice_that_is_none,
    a_decision_that_is_not_asked,
    anothers_deed,
    a_hosts_deed,
    a_seat_that_is_none,
    a_link_that_is_none,
    a_table_that_is_none,
    a_secret_asked_for,
    a_method_that_is_none,
    from_another_site,
    a_body_that_is_none,
    a_body_that_is_too_long,
    a_record_that_is_none,
    a_table_that_cannot_be,
    a_number_that_is_none,
    a_deed_that_the_game_does_not_know,
    json_that_is_none,
    a_token_that_is_none,
)


def hostile(count: int, seed: int, at: Place) -> Iterator[Asked]:
    """So many requests, of all kinds in turns."""
    rng = Random(seed)
    for n in range(count):
        yield MAKERS[n % len(MAKERS)](rng, at)


def quoted(word: str) -> str:
    """A word as part of an address."""
    return quote(word, safe="%")
