"""The table's own page: who sits where, the host's links with their codes, and what a link leads to."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Any

import htpy as h
import segno
from htpy import Node
from markupsafe import Markup

from fogbound.core.game import Game
from fogbound.core.mistakes import listed
from fogbound.core.seats import Seat
from fogbound.server.chairs import Chair
from fogbound.server.table import Table
from fogbound.server.terms import PACES
from fogbound.web.icons import icon
from fogbound.web.page import Reader, page, panel
from fogbound.web.seats import level_name, mark
from fogbound.web.setting import offered


@dataclass(frozen=True)
class Invitation:
    """A link that was just made: it is shown this once."""

    seat: Seat
    link: str


def seats_page(
    reader: Reader, table: Table, mine: set[Seat], *, host: bool, base: str, invitation: Invitation | None = None
) -> str:
    return page(
        reader,
        f"Who sits where: {table.game.info.title}",
        h.main("#main.plain.places")[
            h.div(".heading")[
                h.h1["Who sits where"],
                h.a(".opt.main", href=f"/table/{table.id}")[icon("pass"), h.span["To the table"]],
            ],
            _invitation(table, invitation) if invitation is not None else None,
            h.ol(".places")[[_place(table, seat, chair, mine, host=host) for seat, chair in enumerate(table.chairs)]],
            _onlookers(table, base),
            _agreed(table),
        ],
        game=table.game,
    )


def _invitation(table: Table, invitation: Invitation) -> Node:
    name = table.chairs[invitation.seat].name
    return h.section(".invitation", aria_label=f"The link for the {name.lower()}")[
        h.div[
            h.h2[f"The link for the {name.lower()}"],
            h.p[
                "Send it to whoever shall sit there. It is shown only now; a new one can be made at any time, "
                "and the old one then dies."
            ],
            h.p[h.input(".link", value=invitation.link, readonly=True, aria_label="The link", data_select=True)],
        ],
        code(invitation.link),
    ]


def code(link: str) -> Markup:
    """A code that phones read."""
    out = BytesIO()
    segno.make(link, error="m").save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        border=3,
        dark="#1d1510",
        light="#ffffff",
        svgclass="code",
        lineclass=None,
        omitsize=True,
        title="The link as a code",
    )
    return Markup(out.getvalue().decode())


def _place(table: Table, seat: Seat, chair: Chair, mine: set[Seat], *, host: bool) -> Node:
    own, going = seat in mine, not table.over
    settings = table.session.record.settings
    may_resign = own and going and chair.kind == "person" and table.game.may_resign(settings)
    may_seat = going and (own or host)
    return h.li[
        mark(table.game, table.view(None), seat),
        h.div[h.b[chair.name], h.i[_who(table.game, chair, own=own)]],
        h.div(".deeds")[
            h.a(".quiet", href=f"/table/{table.id}/{seat}")["To this seat"] if own else None,
            _rename(table, seat, chair) if own else None,
            _link(table, seat, chair) if host and not own else None,
            _to_computer(table, seat) if may_seat and chair.kind != "computer" else None,
            _to_person(table, seat) if may_seat and chair.kind == "computer" else None,
            _resign(table, seat) if may_resign else None,
        ],
    ]


def _who(game: Game[Any], chair: Chair, *, own: bool) -> str:
    who = {
        "computer": f"computer, {level_name(game, chair.spec)}",
        "open": "free: whoever has the link may sit down",
        "person": "a person",
    }
    return "you" if own and chair.kind == "person" else who[chair.kind]


def _rename(table: Table, seat: Seat, chair: Chair) -> Node:
    return h.form(".inline", method="post", action=f"/table/{table.id}/{seat}/name", data_plain=True)[
        h.input(name="name", value=chair.name, maxlength="20", aria_label="Your name", required=True),
        h.button(".quiet")["Call me that"],
    ]


def _link(table: Table, seat: Seat, chair: Chair) -> Node:
    words = "A link for this seat" if chair.kind != "person" else "A new link, and the old one dies"
    return _deed(table, "link", seat, words)


def _to_computer(table: Table, seat: Seat) -> Node:
    return h.form(".inline", method="post", action=f"/table/{table.id}/seats/computer", data_plain=True)[
        h.input(type="hidden", name="seat", value=str(seat)),
        h.select(name="player", aria_label="Which computer player")[
            [h.option(value=spec)[level_name(table.game, spec)] for spec in offered(table.game)]
        ],
        h.button(".quiet")["Hand over to the computer"],
    ]


def _to_person(table: Table, seat: Seat) -> Node:
    return _deed(table, "person", seat, "Take the seat")


def _deed(table: Table, deed: str, seat: Seat, words: str) -> Node:
    return h.form(".inline", method="post", action=f"/table/{table.id}/seats/{deed}", data_plain=True)[
        h.input(type="hidden", name="seat", value=str(seat)), h.button(".quiet")[words]
    ]


def _resign(table: Table, seat: Seat) -> Node:
    return h.details[
        h.summary["Resign"],
        h.form(".inline", method="post", action=f"/table/{table.id}/{seat}/resign", data_plain=True)[
            h.span["That cannot be taken back."], h.button(".quiet")["Yes, resign"]
        ],
    ]


def _onlookers(table: Table, base: str) -> Node:
    if not table.terms.onlookers:
        return None
    return panel(
        "Onlookers",
        "they see what lies open, and no hands",
        h.p[
            h.input(
                ".link",
                value=f"{base}/table/{table.id}/watch",
                readonly=True,
                aria_label="The link for onlookers",
                data_select=True,
            )
        ],
    )


def _agreed(table: Table) -> Node:
    options = table.game.info.options
    values = table.session.record.settings.values
    commitment = table.session.record.origin.commitment
    return panel(
        "What was agreed",
        None,
        h.dl(".agreed")[
            [h.div[h.dt[option.meaning], h.dd[option.values[values[name]]]] for name, option in options.items()],
            h.div[h.dt["computer players"], h.dd[PACES[table.terms.pace]]],
            h.div[h.dt["chance"], h.dd["comes from a key that is shown at the end; its hash is ", h.code[commitment]]]
            if commitment
            else None,
        ],
    )


def invitation_page(reader: Reader, table: Table, seat: Seat, token: str) -> str:
    """What a link leads to."""
    chair = table.chairs[seat]
    others = listed([other.name for n, other in enumerate(table.chairs) if n != seat], "and")
    return page(
        reader,
        f"A seat at {table.game.info.title}",
        h.main("#main.plain.invited")[
            h.h1[f"A seat is kept for you at {table.game.info.title}"],
            h.p[table.game.info.summary],
            h.p(".soft")[f"At the table: {others}."],
            h.form(method="post", action=f"/sit/{token}", data_plain=True)[
                h.label(for_="name")["What shall you be called?"],
                h.input(
                    "#name",
                    name="name",
                    maxlength="20",
                    value="" if chair.kind == "open" else chair.name,
                    placeholder=chair.name,
                    autocomplete="nickname",
                ),
                h.button(".opt.main")[h.span["Sit down"]],
            ],
        ],
        game=table.game,
    )
