"""A table as it was, from what was kept of it."""

from __future__ import annotations

from fogbound.core.files import FORMAT
from fogbound.core.position import write_seats
from fogbound.core.reading import Reading
from fogbound.core.session import session_of
from fogbound.server.chairs import people
from fogbound.server.storage import StoredTable
from fogbound.server.table import ENTRY, Table
from fogbound.server.terms import read_terms


def table_of(stored: StoredTable) -> Table:
    """The table that was kept."""
    where = f"table {stored.id}"
    terms = read_terms(Reading(stored.terms, where))
    choices = [row.data for row in stored.rows if row.kind == ENTRY]
    save = {
        **terms.opening,
        "fogbound": FORMAT,
        "kind": "save",
        "people": write_seats(people(terms.chairs)),
        "entries": choices,
        "outcome": stored.position["outcome"],
        "position": stored.position,
    }
    session = session_of(Reading(save, where))
    table = Table(stored.id, terms, stored.begun, session)
    count = 0
    for row in stored.rows:
        if row.kind == ENTRY:
            count += 1
            if "said" not in row.data:
                table.answer, table.arisen = None, row.at
        else:
            table.follow(row, session.told[count])
    table.kept = len(stored.rows)
    return table
