"""Where cards, dice and tokens lie, and who may see them there.

A zone is an immutable value: it is replaced, never changed, so that clones share it. What it is called and who may see
into it is its place, made once.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from fogbound.core.seats import EVERYONE, NO_SEAT, Seat, Seats, only

Policy: TypeAlias = Literal["everyone", "owner", "count_only", "nobody"]
"""Who sees into a zone: all, its owner (others the count), none but all the count, or not even the count."""


class Stock:
    """Things that can be mistaken for one another while they are hidden: a deck of cards, the dice, the tokens.

    `conserved`: every one of them is always somewhere. Dice are not, since a throw makes other numbers of them.
    """

    __slots__ = ("conserved", "name", "names")

    def __init__(self, name: str, names: Sequence[str], *, conserved: bool = True) -> None:
        self.name: Final = name
        self.names: Final = tuple(names)
        self.conserved: Final = conserved


class Place:
    """The name of a zone, its owner, who sees into it, whether the order in it means something, and what lies there."""

    __slots__ = ("empty", "name", "ordered", "owner", "policy", "seers", "stock")

    def __init__(
        self, name: str, policy: Policy, stock: Stock, *, ordered: bool, owner: Seat = NO_SEAT, shown: Seats = 0
    ) -> None:
        self.name: Final = name
        self.policy: Final[Policy] = policy
        self.ordered: Final = ordered
        self.owner: Final = owner
        self.stock: Final[Stock] = stock
        owned = EVERYONE if policy == "everyone" else only(owner) if policy == "owner" else 0
        self.seers: Final[Seats] = owned | shown
        """Who sees into it: by its policy, and those to whom it is shown by agreement."""
        self.empty: Final = Zone(self, ())
        """The zone here when nothing lies in it."""

    def holding(self, cards: Sequence[int] = ()) -> Zone:
        """A zone here with these cards; where order means nothing, they are put in the order of the catalogue."""
        return Zone(self, tuple(cards if self.ordered else sorted(cards)))


class Zone:
    """Cards at a place, top card first, and for each card the seats that have seen it beyond what the place allows."""

    __slots__ = ("cards", "place", "seen")

    def __init__(self, place: Place, cards: tuple[int, ...], seen: tuple[Seats, ...] = ()) -> None:
        self.place: Final = place
        self.cards: Final = cards
        self.seen: Final = seen
        """Empty when nobody has seen more than the place allows."""

    def __len__(self) -> int:
        return len(self.cards)

    def seers(self, index: int) -> Seats:
        """All seats that know the card at this index."""
        return self.place.seers | self.seen[index] if self.seen else self.place.seers

    def known_to(self, seat: Seat | None) -> list[int | None]:
        """The cards as this seat knows them; where order means nothing, the known ones come first."""
        me = only(seat)
        if self.place.seers & me:
            return [*self.cards]
        if not self.seen:
            return [None] * len(self.cards)
        known: list[int | None] = [c if mark & me else None for c, mark in zip(self.cards, self.seen, strict=True)]
        return known if self.place.ordered else [c for c in known if c is not None] + [None] * known.count(None)

    def hidden_from(self, seat: Seat | None) -> list[int]:
        """The cards this seat does not know to be here."""
        me = only(seat)
        return [card for i, card in enumerate(self.cards) if not self.seers(i) & me]

    def without(self, index: int) -> Zone:
        """The zone with one card taken away."""
        cards, seen, after = self.cards, self.seen, index + 1
        return Zone(self.place, cards[:index] + cards[after:], seen and seen[:index] + seen[after:])

    def with_card(self, card: int, seen: Seats = 0, index: int = 0) -> Zone:
        """The zone with one card more: at an index where order means something, else in the order of the catalogue."""
        cards, marks = self.cards, self.seen
        if not self.place.ordered:
            index = bisect_left(cards, card)
        if seen or marks:
            marks = marks or (0,) * len(cards)
            marks = (*marks[:index], seen, *marks[index:])
        return Zone(self.place, (*cards[:index], card, *cards[index:]), marks)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat sees of the zone: how many cards, which it knows, and who else has seen which."""
        names = self.place.stock.names
        known: list[str | None]
        if self.place.seers & only(seat):
            known = [names[card] for card in self.cards]
        elif self.seen:
            known = [None if card is None else names[card] for card in self.known_to(seat)]
        else:
            known = [None] * len(self.cards)
        if self.place.policy == "nobody":
            return {"count": None, "cards": [name for name in known if name is not None] or None}
        view: dict[str, Any] = {"count": len(self.cards), "cards": known}
        # Everybody can follow a place in a pile; in a hand only who sees into it can tell which card was seen by whom.
        if any(self.seen) and (self.place.ordered or self.place.seers & only(seat)):
            view["seen"] = list(self.seen)
        return view


class Sighting:
    """These seats know that these cards lie somewhere among these zones, each card in one of them; both in order."""

    __slots__ = ("among", "cards", "key", "seats", "stock")

    def __init__(self, seats: Seats, stock: Stock, cards: tuple[int, ...], among: tuple[str, ...]) -> None:
        self.seats: Final = seats
        self.stock: Final = stock
        self.cards: Final = cards
        self.among: Final = among
        self.key: Final = (seats, stock.name, among)
        """Who knows it, of which stock, and where: each of these stands once in what is remembered, in this order."""

    def view(self) -> dict[str, Any]:
        return {"cards": [self.stock.names[card] for card in self.cards], "among": list(self.among)}
