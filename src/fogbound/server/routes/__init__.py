"""What can be asked for, one file for each kind of page."""

from fogbound.server.routes import (
    api,
    bringing,
    files,
    health,
    invitations,
    lessons,
    live,
    replay,
    rules,
    setting,
    start,
    table,
)

ROUTERS = [
    module.router
    for module in (start, setting, invitations, replay, table, live, rules, lessons, bringing, files, health, api)
]
"""Whoever comes first answers: what has a name of its own stands before what a seat's number matches."""
