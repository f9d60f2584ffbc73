"""The pictures: what they show, what can be pointed at, and that nothing lies on anything else."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

import pytest

from fogbound.core.svg import Picture, Sheet
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.draw import LAYERS, board, draw, hand
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.pieces import SEAL, width_of
from fogbound.games.black_sonata.sheets import SHEETS, Layout
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.town import distance, streets
from fogbound.games.black_sonata.women import TRAITS
from tests.games.black_sonata.positions import offered, played, position

ON_NO_PICTURE = {"pass", "let go"}
BOTH: list[Sheet] = ["wide", "tall"]


def parsed(picture: Picture) -> Xml.Element:
    """A picture as elements."""
    return Xml.fromstring(picture.svg())


def drawn(state: Pursuit, sheet: Sheet = "wide") -> Xml.Element:
    """What the player sees on the map."""
    return parsed(draw(GAME.view(state, 0), sheet))


def desk(state: Pursuit) -> dict[str, Xml.Element]:
    """What lies before the player, by name."""
    return {picture.name: parsed(picture) for picture in hand(GAME.view(state, 0))}


def part(picture: Xml.Element, name: str) -> Xml.Element:
    """What has this id."""
    return next(element for element in picture.iter() if element.get("id") == name)


def values(picture: Xml.Element, attribute: str) -> list[str]:
    """All that an attribute says in a picture."""
    return [value for element in picture.iter() if (value := element.get(attribute)) is not None]


def words(picture: Xml.Element) -> str:
    """All that is written in a picture, but for what pointing at it says."""
    return " ".join(text.text or "" for text in picture.iter() if text.tag.endswith("}text"))


def free_of_fog(state: Pursuit) -> list[str]:
    """The places that no fog lies over."""
    picture = drawn(state)
    return [place for place in PLACES if part(picture, f"fog-{place}").get("opacity") == "0"]


def test_fog_lies_over_every_place_that_her_sign_rules_out() -> None:
    """BS-1.2: a rural area stands in Clerkenwell and Shoreditch only."""
    assert free_of_fog(position(top=5)) == ["clerkenwell", "shoreditch"]


def test_fog_lies_over_all_of_london_while_her_card_is_fog() -> None:
    """BS-7.1: nothing can be searched then; the sign that was there before is ringed."""
    state = position(top=5, fog_at=(5,))
    assert free_of_fog(state) == []
    assert "3 3" in values(part(drawn(state), "place-shoreditch"), "stroke-dasharray")
    assert "3 3" not in values(part(drawn(state), "place-eastcheap"), "stroke-dasharray")


def test_a_sign_is_not_ringed_where_she_was_searched_for_in_vain() -> None:
    """BS-7.3: the sign stands in Shoreditch too, but with this card she was not there."""
    search = {"slot": 5, "place": "shoreditch", "found": False}
    picture = drawn(position(top=5, more={"searches": [search]}, fog_at=(5,)))
    ringed = [place for place in PLACES if "3 3" in values(part(picture, f"place-{place}"), "stroke-dasharray")]
    assert ringed == ["clerkenwell"]


@pytest.mark.parametrize("sheet", BOTH)
def test_what_can_be_chosen_can_be_pointed_at(sheet: Sheet) -> None:
    """BS-5.2: on the map or on the desk, each once, and nothing that is not on offer."""
    states = [
        position(top=5, clues=("Penelope Rich",)),
        position(top=5, fog_at=(5,), fog=("move_anywhere",)),
        played(position(top=5, fog_at=(5,), slid_in=("move_anywhere",)), "use fog"),
        position(top=5, keys="all"),
        played(position(top=5, named="amorous+court+shakespeare"), "search"),
        played(position(top=5, fog_at=(5,), slid_in=("swap_clue",), clues=("Penelope Rich", "Mary Fitton")), "use fog"),
    ]
    for state in states:
        pictures = [drawn(state, sheet), *desk(state).values()]
        found = [option for picture in pictures for option in values(picture, "data-option")]
        assert sorted(found) == sorted({option.text for option in GAME.options(state)} - ON_NO_PICTURE)


def test_streets_that_can_be_taken_are_marked() -> None:
    """BS-6.1: but not where most of London can be reached."""
    assert "ways" in values(drawn(position(top=5)), "id")
    anywhere = played(position(top=5, fog_at=(5,), slid_in=("move_anywhere",)), "use fog")
    assert len(offered(anywhere)) == len(PLACES)
    assert "ways" not in values(drawn(anywhere), "id")


def test_the_pawn_stands_where_it_is() -> None:
    """BS-6.1: it moves by its transform, and keeps its id."""
    before, after = position(top=5, at="cornhill"), played(position(top=5, at="cornhill"), "move st_pauls")
    cornhill, st_pauls = SHEETS["wide"].spots["cornhill"], SHEETS["wide"].spots["st_pauls"]
    assert part(drawn(before), "pawn").get("transform") == f"translate({cornhill.x} {cornhill.y - 2})"
    assert part(drawn(after), "pawn").get("transform") == f"translate({st_pauls.x} {st_pauls.y - 2})"


def test_the_lady_is_seen_only_face_to_face() -> None:
    """BS-7.3: when she was found, and when the game ended with a confrontation."""
    found = played(position(top=5, named="amorous+court+shakespeare"), "search")
    assert "lady" not in values(drawn(position(top=5)), "id")
    assert "lady" in values(drawn(found), "id")
    assert words(desk(found)["her-card"]) == "She is here"
    assert "lady" in values(drawn(played(found, "confront")), "id")


def test_the_end_is_told_on_a_scroll() -> None:
    """BS-13: who she was, or how she got away."""
    won = played(position(top=5, named="amorous+court+shakespeare"), "search", "confront")
    lost = played(position(top=25, countdown=0), "pass")
    assert words(part(drawn(won), "ending")).startswith("Lucy Morgan You have unmasked the Dark Lady")
    assert words(part(drawn(lost), "ending")).startswith("Lost in the fog Time has run out")
    assert words(part(drawn(won), "ending")) in words(drawn(won, "tall"))
    assert "ending" not in values(drawn(position(top=5)), "id")


def test_her_card_shows_her_sign_or_fog() -> None:
    """BS-5.3: its back; fog that was read before is known."""
    assert words(desk(position(top=5))["her-card"]) == "rural area"
    assert words(desk(position(top=5, fog_at=(5,)))["her-card"]) == ""
    known = {"slid_in": {"cards": ["peek_five"], "seen": [["everyone"]]}}
    assert "See the backs" in words(desk(position(top=5, fog_at=(5,), slid_in=("peek_five",), more=known))["her-card"])


def test_the_dial_has_a_place_for_each_card_of_the_deck() -> None:
    """BS-5.6: the countdown, the cards that are left, and what was seen on each card, by its place in the deck."""
    dial = desk(position(top=5, countdown=1))["her-deck"]
    assert words(dial) == "1 47 cards left"
    slots = [slot for slot in values(dial, "id") if slot.startswith("slot-")]
    assert len(slots) == 26
    unseen = desk(position(top=5))["her-deck"]
    assert [bool(list(part(unseen, f"slot-{slot}").iter("{http://www.w3.org/2000/svg}path"))) for slot in (5, 6)] == [
        True,
        False,
    ]


def test_clues_have_the_key_of_the_suits() -> None:
    """BS-1.4: what each clue says for each suit, and which of them is hers."""
    card = desk(position(top=5, clues=("Penelope Rich",)))["clue-0"]
    assert words(card) == "Penelope Rich 2 0 · 2 1 1 1 0 · 2"
    filled = [text.text for text in card.iter() if text.get("fill", "").startswith("var(--leaf") and text.text]
    assert filled == ["1"]  # Lucy Morgan is of the suit acorn


def test_the_casebook_strikes_out_what_clues_rule_out() -> None:
    """BS-11.1: for each of the 35 triples; a triple that was named has a frame."""
    state = position(top=5, clues=("Penelope Rich",), named="amorous+court+shakespeare")
    assert words(desk(state)["triples"]) == "Her three traits 18 ways of 35 left"
    assert values(desk(state)["triples"], "opacity").count("0.42") == 35 - 18
    assert words(desk(position(top=5))["triples"]) == "Her three traits 35 ways of 35 left"


def test_piles_are_counted() -> None:
    """BS-16.1: fog, clues, and the keys that still lie on the suit card."""
    assert words(desk(position(top=5, keys="cornhill st_pauls"))["piles"]) == (
        "the Lady of the acorn 9 keys upon it 10 clues to come 10 fog cards left"
    )
    assert "suit card is free" in words(desk(position(top=5, keys="all"))["piles"])


@pytest.mark.parametrize("sheet", BOTH)
def test_the_heat_map_says_what_insight_says(sheet: Sheet) -> None:
    """BS-16.3: a gauge wherever she can be, with its chance in words."""
    view = GAME.view(position(top=5), 0)
    picture = LAYERS["where she may be"](view, sheet)
    chances = GAME.insight(view)["places"]["map"]
    assert {name for name in values(parsed(picture), "id") if name.startswith("heat-")} == {
        f"heat-{place}" for place, chance in chances.items() if chance
    }
    assert words(parsed(picture)) == " ".join(
        [f"{round(100 * chances[place])}%" for place in PLACES if place in chances]
    )


@pytest.mark.parametrize("sheet", BOTH)
def test_no_id_stands_twice_on_a_page(sheet: Sheet) -> None:
    """Map, picture, layers and hand share it."""
    view = GAME.view(position(top=5, clues=("Penelope Rich",)), 0)
    layers = [layer(view, sheet) for layer in LAYERS.values()]
    pictures = [board(GAME.settings(), sheet), draw(view, sheet), *layers, *hand(view)]
    ids = [name for picture in pictures for name in values(parsed(picture), "id")]
    assert len(ids) == len(set(ids))
    assert {(picture.width, picture.height) for picture in pictures[:3]} == {(pictures[0].width, pictures[0].height)}


def box(layout: Layout, place: int) -> tuple[float, float, float, float]:
    """The edges of a placard."""
    x, y = layout.spots[PLACES[place]].placard
    half = width_of(place, layout.lettering) / 2
    return x - half, y - 29, x + half, y + 29


def hidden(layout: Layout, place: int) -> list[str]:
    """What a placard lies on."""
    left, top, right, foot = box(layout, place)
    edge = [(left + share * (right - left), y) for share in (0, 0.25, 0.5, 0.75, 1) for y in (top, foot)]
    found = [f"street {way}" for way in streets(layout) if any(distance(x, y, *way) < 6 for x, y in edge)]
    for name, spot in layout.spots.items():
        if left - SEAL < spot.x < right + SEAL and top - SEAL < spot.y < foot + SEAL:
            found.append(f"seal of {name}")
    for other in range(place):
        x, y, z, w = box(layout, other)
        if left < z and x < right and top < w and y < foot:
            found.append(f"placard of {PLACES[other]}")
    return found


@pytest.mark.parametrize("place", range(len(PLACES)), ids=PLACES)
@pytest.mark.parametrize("layout", SHEETS.values(), ids=SHEETS)
def test_placards_hide_nothing(layout: Layout, place: int) -> None:
    """BS-1.1: none lies on a street, on a seal, on another placard, or over the edge of the sheet."""
    left, top, right, foot = box(layout, place)
    assert (left > 0, top > 0, right < layout.width, foot < layout.height) == (True, True, True, True)
    assert hidden(layout, place) == []


def test_every_trait_and_every_place_has_room_for_a_note() -> None:
    """BS-11.5: a token with its grey side for each trait, a tracker for each place; nobody is offered them."""
    state = position()
    notes = [name for picture in desk(state).values() for name in values(picture, "data-pencil")]
    assert notes == [f"trait {trait}" for trait in TRAITS]
    assert values(drawn(state), "data-pencil") == [f"tracker {place}" for place in PLACES]
