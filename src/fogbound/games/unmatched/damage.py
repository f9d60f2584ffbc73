"""UNM-9: damage, defeat, recovery, and how a game ends."""

from __future__ import annotations

from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import PARTY, Fighter, hero_of, is_hero
from fogbound.games.unmatched.state import Battle


def hurt(state: Battle, fighters: list[Fighter], amount: int) -> int:
    """UNM-9.1 and UNM-9.2: all at once; gives what was really dealt. It may end the game: nothing must follow it."""
    dealt = 0
    fallen = []
    for fighter in fighters:
        lost = min(amount, state.health[fighter])
        if lost:
            dealt += lost
            state.health[fighter] -= lost
            if state.telling:
                state.tell(EVERYONE, ("damage", fighter // PARTY, state.called(fighter), lost, state.health[fighter]))
            if not state.health[fighter]:
                fallen.append(fighter)
    if fallen:
        fall(state, fallen)
    return dealt


def fall(state: Battle, fallen: list[Fighter]) -> None:
    """UNM-9.2: the defeated leave the board; with a hero the game may be over (UNM-9.9)."""
    for fighter in fallen:
        state.stand(fighter, NOWHERE)
        if state.telling:
            state.tell(EVERYONE, ("defeated", fighter // PARTY, state.called(fighter)))
    if state.agreed.at_once and any(is_hero(fighter) for fighter in fallen):
        settle(state)


def settle(state: Battle) -> None:
    """UNM-14.4 and UNM-15.3: who is out leaves the board; UNM-9.8, UNM-14.5 and UNM-15.5: whether the game is over."""
    agreed = state.agreed
    for seat in range(agreed.seats):
        if state.is_out(seat):
            _leave(state, seat)
    standing = {agreed.sides[seat] for seat in range(agreed.seats) if state.health[hero_of(seat)]}
    if len(standing) <= 1:
        _end(state, standing.pop() if standing else agreed.sides[state.turn])


def concede(state: Battle, seat: Seat) -> None:
    """UNM-9.8: whoever gives up a duel lets the own hero fall."""
    hero = hero_of(seat)
    state.health[hero] = 0
    fall(state, [hero])
    if state.outcome is None:
        settle(state)


def _leave(state: Battle, seat: Seat) -> None:
    """UNM-15.3: sidekicks of who is out leave the board."""
    for fighter in state.agreed.parties[seat][1:]:
        if state.health[fighter]:
            state.health[fighter] = 0
            state.stand(fighter, NOWHERE)
            if state.telling:
                state.tell(EVERYONE, ("left", seat, state.called(fighter)))


def _end(state: Battle, side: int) -> None:
    agreed = state.agreed
    winners = [seat for seat in range(agreed.seats) if agreed.sides[seat] == side]
    losers = [seat for seat in range(agreed.seats) if agreed.sides[seat] != side]
    share = len(losers) / len(winners)
    scores = [share if agreed.sides[seat] == side else -1.0 for seat in range(agreed.seats)]
    reason = "team_defeated" if agreed.teams else "last_hero" if agreed.each_alone else "hero_defeated"
    if state.telling:
        state.tell(EVERYONE, ("won", winners))
    state.end(winners, losers, scores, reason)


def on_board(state: Battle, seat: Seat) -> list[Fighter]:
    """A seat's fighters on the board."""
    standing = state.standing
    return [fighter for fighter in state.agreed.parties[seat] if standing >> fighter & 1]


def recover(state: Battle, fighter: Fighter, amount: int) -> None:
    """UNM-9.3 and UNM-14.8."""
    health = state.health[fighter]
    if health:
        state.health[fighter] = min(health + amount, state.agreed.kind(fighter).health)
        if state.telling and state.health[fighter] > health:
            gained = state.health[fighter] - health
            state.tell(EVERYONE, ("recovered", fighter // PARTY, state.called(fighter), gained, state.health[fighter]))


def sisters_of(state: Battle, seat: Seat) -> list[Fighter]:
    """A seat's sidekicks on the board."""
    standing = state.standing
    return [fighter for fighter in state.agreed.parties[seat][1:] if standing >> fighter & 1]
