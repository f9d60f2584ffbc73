"""Positions of Unmatched in a line: what is not said is as in the second round of a game."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.chance import Scripted
from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.cards import DECKS, NAMES
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import FIGHTER, PARTIES, PARTY
from fogbound.games.unmatched.state import Battle

FAR_FOG: Final = {"baskerville_manor": "bm00 bm10 bm11", "soho": "so01 so02 so09"}
"""Where the tokens of an Invisible Man lie if nothing is said: in a corner where tests have nobody."""


def battle(*parties: str, **said: Any) -> Battle:
    """See `battle_data`; `chance` is what chance will decide."""
    chance = said.pop("chance", None)
    return GAME.from_data(battle_data(*parties, **said), seed=0 if chance is None else Scripted(chance))


def battle_data(
    *parties: str,
    hands: tuple[str, ...] = (),
    decks: tuple[str | None, ...] = (),
    fog: tuple[str, ...] | None = None,
    turn: int = 0,
    actions: int = 1,
    agenda: list[Any] | None = None,
    table: dict[str, Any] | None = None,
    **agreed: Any,
) -> dict[str, Any]:
    """One party for each seat: its hero and where its fighters stand, with `/` and the health of who is hurt.

    `sherlock bm18 bm15/3`, `dracula bm16 bm21 - -`: who has no place is defeated. `hyde bm16` has that form. Hands and
    decks are names of cards; of a deck, `None` is all cards that are nowhere else, in the order of the catalogue, and a
    text its cards from the top, with the rest among the discards.
    """
    chosen = agreed.get("map", "baskerville_manor")
    words = [party.split() for party in parties]
    heroes = ["jekyll_hyde" if party[0] in ("jekyll", "hyde") else party[0] for party in words]
    if len(set(heroes)) < len(heroes):
        agreed.setdefault("same_hero", True)
    seats = len(parties)
    dealt = [[*(hands[seat].split() if seat < len(hands) else [])] for seat in range(seats)]
    left = [_left(hero, dealt[seat], seat, table or {}) for seat, hero in enumerate(heroes)]
    piles = [_pile(left[seat], decks[seat] if seat < len(decks) else None) for seat in range(seats)]
    if fog is None:
        fog = tuple(FAR_FOG[chosen] if hero == "invisible_man" else "" for hero in heroes)
    return {
        "fogbound": 1,
        "kind": "position",
        "game": "unmatched",
        "settings": {"seats": seats, **{f"hero_{n + 1}": hero for n, hero in enumerate(heroes)}, **agreed},
        "table": {
            "fighters": _fighters(words, heroes),
            "forms": [party[0] if party[0] in ("jekyll", "hyde") else None for party in words],
            "fog": [tokens.split() for tokens in fog],
            "hands": dealt,
            "decks": [pile[0] for pile in piles],
            "discards": [pile[1] for pile in piles],
            "turn": turn,
            "actions": actions,
            **(table or {}),
        },
        "agenda": agenda or [["NextAction", turn], ["TakeAction", turn]],
    }


def _fighters(words: list[list[str]], heroes: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for seat, (party, hero) in enumerate(zip(words, heroes, strict=True)):
        for place, kind in enumerate(PARTIES[hero]):
            where = party[1 + place] if 1 + place < len(party) else "-"
            space, _, health = where.partition("/")
            fighter = next(name for name, number in FIGHTER.items() if number == PARTY * seat + place)
            standing = space not in ("-", "away")
            left = int(health) if health else kind.health if space != "-" else 0
            found[fighter] = {"at": space if standing else None, "health": left}
    return found


def _left(hero: str, hand: list[str], seat: int, table: dict[str, Any]) -> list[str]:
    """The cards of a deck that are not in hand or before the player."""
    left = [NAMES[card] for card in DECKS[hero].cards]
    for name in (*hand, *[card for zone in ("laid", "played") for card in (table.get(zone) or [[]] * 4)[seat]]):
        left.remove(name)
    return left


def _pile(left: list[str], wanted: str | None) -> tuple[list[str], list[str]]:
    if wanted is None:
        return left, []
    rest = list(left)
    for name in wanted.split():
        rest.remove(name)
    return wanted.split(), rest


def played(state: Battle, *choices: str) -> Battle:
    """The same state after these choices."""
    for choice in choices:
        GAME.play(state, choice)
    return state


def fight(state: Battle, attacker: str, target: str, card: str, defence: str = "") -> Battle:
    """An attack with this card, and a defence with that one or with none."""
    choices = [f"attack {attacker}", f"target {target}", f"play {card}"]
    played(state, *choices, f"play {defence}" if defence else "no_card")
    return state


def offered(state: Battle, verb: str = "") -> list[str]:
    """The choices on offer, as texts; of one verb, what stands after it."""
    texts = [option.text for option in GAME.options(state)]
    return [text.partition(" ")[2] for text in texts if text.split()[0] == verb] if verb else texts


def asked(state: Battle) -> str:
    """What is waited for, and of which seat."""
    pending = GAME.decision(state)
    assert pending is not None, "the game is over"
    return f"{type(pending).__name__} {pending.seat}"


def refused(state: Battle, text: str) -> str | None:
    """The rule that forbids a choice now."""
    refusal = GAME.why_not(state, GAME.vocabulary.named(text))
    return None if refusal is None else refusal.rule


def where(state: Battle, fighter: str) -> str | None:
    """The space on which a fighter stands."""
    space = state.at[FIGHTER[fighter]]
    return None if space == NOWHERE else state.agreed.field.spaces[space]


def health(state: Battle, fighter: str) -> int:
    """The health of a fighter."""
    return state.health[FIGHTER[fighter]]


def fog_of(state: Battle, seat: int) -> set[str]:
    """Where the tokens of a seat lie."""
    return set(state.agreed.field.named(state.fog[seat]))


def hand(state: Battle, seat: int) -> list[str]:
    """The cards of a hand."""
    return [NAMES[card] for card in state.hands[seat].cards]


def deck(state: Battle, seat: int) -> list[str]:
    """The cards of a deck, top first."""
    return [NAMES[card] for card in state.decks[seat].cards]


def pile(state: Battle, seat: int) -> list[str]:
    """The discards, the last one first."""
    return [NAMES[card] for card in state.discards[seat].cards]


def form(state: Battle, seat: int) -> str:
    """`jekyll` or `hyde`."""
    found: str = GAME.view(state, None).forms[seat]
    return found


def told(state: Battle, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The facts that somebody was told."""
    return [fact for _, fact in state.heard(seat)]


def fact(state: Battle, kind: str, seat: int | None = None) -> tuple[Any, ...]:
    """The last fact of a kind that somebody was told, without the kind."""
    return next(fact[1:] for fact in reversed(told(state, seat)) if fact[0] == kind)


def struck(state: Battle) -> tuple[int, int, int]:
    """The values of attack and defence in the last combat, and the damage."""
    attack, defence, damage, _ = fact(state, "combat")
    return attack, defence, damage


def reason(state: Battle) -> str:
    """Why the game ended, and who won."""
    assert state.outcome is not None, "the game is not over"
    return " ".join([state.outcome.reason, *[str(seat) for seat in state.outcome.winners]])


def known(state: Battle, zone: str, seat: int, viewer: int | None) -> list[str | None]:
    """The cards of a zone as somebody knows them."""
    cards: list[str | None] = getattr(GAME.view(state, viewer), zone)[seat]["cards"]
    return cards
