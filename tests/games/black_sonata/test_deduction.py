"""BS-11: what clues tell, and naming traits."""

from __future__ import annotations

from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.casebook import casebook
from fogbound.games.black_sonata.women import NAMES, TRIPLE_NAMES, WOMEN, of_suit
from tests.games.black_sonata.positions import offered, played, position, refused

LUCY = "amorous+court+shakespeare"


def traits(level: str, **said: object) -> dict[str, object]:
    """What insight says of her traits."""
    found: dict[str, object] = GAME.insight(GAME.view(position(**said), 0))["traits"][level]
    return found


def test_a_clue_tells_how_many_traits_are_hers() -> None:
    """BS-11.1: Mary Fitton shares two with a Lady of the acorn; the 12 triples that do are left."""
    found = traits("map", clues=("Mary Fitton",))
    mine = {"children", "court", "shakespeare"}
    assert found["left"] == [name for name in TRIPLE_NAMES if len(mine & set(name.split("+"))) == 2]


def test_the_reason_why_a_triple_is_out() -> None:
    """BS-11.1: the first clue that rules it out, what it shares with it, and what it should share."""
    out = traits("map", clues=("Mary Fitton", "Jane Davenant"))["out"]
    assert isinstance(out, dict)
    assert out["literary+married+amorous"] == {"clue": "Mary Fitton", "shared": 0, "should_be": [2]}
    assert out["literary+children+court"] == {"clue": "Jane Davenant", "shared": 0, "should_be": [1]}


def test_she_is_never_the_woman_on_a_clue() -> None:
    """BS-11.1: three shared traits are in no key."""
    for woman in WOMEN:
        assert all(not agrees >> woman.triple & 1 for agrees in woman.agrees)


def test_all_clues_together_leave_one_or_two() -> None:
    """BS-11.2: one with the suit card, two without it."""
    for card, lady in enumerate(WOMEN):
        mate = next(NAMES[other] for other in of_suit(lady.suit) if other != card)
        others = tuple(name for name in NAMES if name not in (lady.name, mate))
        assert len(traits("map", lady=lady.name, clues=others)["left"]) == 2  # type: ignore[arg-type]
        alone = traits("map", lady=lady.name, clues=(*others, mate), keys="all")["left"]
        assert alone == [TRIPLE_NAMES[lady.triple]]


def test_what_is_known_by_heart() -> None:
    """BS-16.3: in the box are two women of a suit, and the one that was seen is not the Lady."""
    assert traits("box")["left"] == ["married+children+court", "amorous+court+shakespeare"]
    found = traits("box", clues=("Penelope Rich", "Mary Fitton"), keys="all")
    assert found["left"] == [LUCY]
    out = found["out"]
    assert isinstance(out, dict)
    assert out["married+children+court"] == {"woman": "Penelope Rich", "seen": True}
    assert out["amorous+musical+shakespeare"] == {"woman": "Anne Whateley", "suit": "oak"}
    assert out["literary+married+court"] == {"nobody": True}


def test_every_triple_is_left_or_has_a_reason() -> None:
    """BS-11.1: at both levels, never both."""
    for level in ("map", "box"):
        found = traits(level, clues=("Mary Fitton", "Jane Davenant", "Aline Florio"))
        left, out = found["left"], found["out"]
        assert isinstance(left, list)
        assert isinstance(out, dict)
        assert sorted([*left, *out]) == sorted(TRIPLE_NAMES)


def test_a_clue_given_up_is_kept_in_mind() -> None:
    """BS-11.3: it is not among the clues, but what it said still holds."""
    said = {"clues": ("Jane Davenant",), "given_up": ("Mary Fitton",)}
    assert [clue["name"] for clue in GAME.view(position(**said), 0).clues] == ["Jane Davenant"]
    both = traits("map", clues=("Jane Davenant", "Mary Fitton"))["left"]
    assert traits("map", **said)["left"] == both


def test_clues_are_read_by_the_new_suit() -> None:
    """BS-10.10 and BS-11.1: after the Lady was replaced."""
    state = GAME.from_data(GAME.data(position(fog_at=(5,), slid_in=("replace_lady",), clues=("Mary Fitton",))), seed=4)
    view = GAME.view(played(state, "use fog"), 0)
    key = view.clues[0]["key"][view.suit]
    left = GAME.insight(view)["traits"]["map"]["left"]
    mine = {"children", "court", "shakespeare"}
    assert left == [name for name in TRIPLE_NAMES if len(mine & set(name.split("+"))) in key]


def test_the_casebook() -> None:
    """BS-11.5: which traits she has for certain, which not, and which perhaps."""
    clues = tuple(name for name in NAMES if name not in ("Lucy Morgan", "Penelope Rich"))
    left, marks = casebook(GAME.view(position(clues=clues), 0))
    assert left == ["married+children+court", "amorous+court+shakespeare"]
    assert [trait for trait, mark in marks.items() if mark == "yes"] == ["court"]
    assert [trait for trait, mark in marks.items() if mark == "no"] == ["literary", "musical"]


def test_naming_traits_is_no_action() -> None:
    """BS-1.6 and BS-11.4: the same card stays on top, and an action is still to be chosen."""
    state = played(position(top=5), f"name {LUCY}")
    assert (state.top, GAME.view(state, 0).named) == (5, LUCY)
    assert offered(state) == ["move cripplegate", "move blackfriars", "search", "pass"]


def test_traits_are_named_once_before_an_action() -> None:
    """BS-11.4: then an action comes first; after it others may take their place, but not the same."""
    state = played(position(top=5), f"name {LUCY}")
    assert refused(state, "name literary+married+children") == "BS-11.4"
    played(state, "pass")
    assert refused(state, "name literary+married+children") is None
    assert refused(state, f"name {LUCY}") == "BS-11.4"
    assert played(state, "name literary+married+children").named == 0


def test_the_suit_card_can_be_revealed_before_and_after_naming() -> None:
    """BS-6.4 and BS-11.4: neither takes the other's turn."""
    state = played(position(top=5, keys="all"), "reveal suit card", f"name {LUCY}")
    assert state.top == 5
    state = played(position(top=5, keys="all"), f"name {LUCY}", "reveal suit card")
    assert state.top == 5
    assert refused(state, "name literary+married+children") == "BS-11.4"


def test_all_thirty_five_can_be_named() -> None:
    """BS-11.4: three different traits, in no order."""
    names = [option.noun for option in GAME.options(position()) if option.verb == "name"]
    assert names == list(TRIPLE_NAMES)
    assert len({frozenset(name.split("+")) for name in names}) == 35
    assert all(len(set(name.split("+"))) == 3 for name in names)


def test_tokens_do_nothing_else() -> None:
    """BS-11.5: but for the traits named two positions are the same."""
    one, other = position(), played(position(), f"name {LUCY}")
    one, other = played(one, "pass"), played(other, "pass")
    table, named = GAME.data(one)["table"], GAME.data(other)["table"]
    assert {**named, "named": None} == table
