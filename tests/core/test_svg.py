"""SVG text: escaping, numbers, ids, choices, and whole pictures."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.core import ink, svg
from fogbound.core.svg import Picture

SVG = "{http://www.w3.org/2000/svg}"


def read(picture: Picture) -> ET.Element:
    """Parse a picture as any XML reader would."""
    return ET.fromstring(picture.svg())


def test_an_element_and_its_attributes() -> None:
    """Underscores are hyphens, a last one is dropped, and None is left out."""
    circle = svg.circle(1, 2.50, 3, class_="die", stroke_width=2, fill=None, data_option="roll")
    assert circle.text == '<circle cx="1" cy="2.5" r="3" class="die" stroke-width="2" data-option="roll"/>'


def test_markup_is_kept_and_text_is_escaped() -> None:
    """Only what the functions made is markup; a text that looks like it stays text."""
    drawn = svg.group(svg.circle(0, 0, 1), "<circle/>", id='a"b')
    assert drawn.text == '<g id="a&quot;b"><circle cx="0" cy="0" r="1"/>&lt;circle/&gt;</g>'


@given(st.text())
def test_any_text_gives_well_formed_pictures(words: str) -> None:
    """Whatever people call themselves, a picture can be read and written, and shows what XML can hold of it."""
    words = words.replace("\r", "\n")  # XML reads both as one
    shown = read(Picture("p", 10, 10, "names", words, [ink.text(1, 1, words), svg.group(id=svg.id_of("seat", words))]))
    assert shown.findtext(f"{SVG}text") == unescape(svg.escaped(words))
    ET.tostring(shown)


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (3, "3"),
        (3.0, "3"),
        (2.5, "2.5"),
        (1 / 3, "0.33"),
        (-0.001, "0"),
        (100, "100"),
        (-12.30, "-12.3"),
        (1e6, "1000000"),
    ],
)
def test_numbers_are_short(value: float, written: str) -> None:
    """Two decimals at most, no digits that say nothing, and no minus zero."""
    assert svg.number(value) == written


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_no_number_is_no_length(value: float) -> None:
    """A picture is never written with what no viewer can read."""
    with pytest.raises(ValueError, match="no length"):
        svg.circle(value, 0, 1)


@pytest.mark.parametrize("name", ["style", "onclick"])
def test_what_the_security_policy_refuses(name: str) -> None:
    """Inline styles and handlers are refused when drawing, not by the browser later."""
    with pytest.raises(ValueError, match=f"{name}: the content security policy"):
        svg.element("g", **{name: "x"})


def test_at_moves_by_an_attribute() -> None:
    """Pieces are moved by the `transform` attribute, which the page can animate."""
    assert svg.at(3, 4.5, id="pawn").text == '<g transform="translate(3 4.5)" id="pawn"/>'
    assert svg.at(0, 0, turn=45, scale=1.5).text == '<g transform="translate(0 0) rotate(45) scale(1.5)"/>'


def test_a_path_of_letters_and_numbers() -> None:
    """Numbers in a path are written like all others."""
    assert svg.path("M", 0, 1 / 3, "h12v4z").text == '<path d="M 0 0.33 h12v4z"/>'


def test_a_choice_carries_its_option() -> None:
    """The page finds what stands for an option by the option's text; its words come first in it."""
    chosen = ET.fromstring(svg.choice("move gallery", "Go to the Gallery", svg.circle(0, 0, 9), opacity=0.5).text)
    assert chosen.attrib == {
        "id": "option-move-gallery",
        "class": "choice",
        "data-option": "move gallery",
        "opacity": "0.5",
    }
    assert [child.tag for child in chosen] == ["title", "circle"]
    assert chosen.findtext("title") == "Go to the Gallery"


@given(st.text(max_size=6), st.text(max_size=6))
def test_ids_tell_names_apart(one: str, other: str) -> None:
    """Different names never give one id, and an id has no white space."""
    assert (svg.id_of("option", one) == svg.id_of("option", other)) == (one == other)
    assert not any(letter.isspace() for letter in svg.id_of("option", one))


def test_a_picture_says_what_it_is() -> None:
    """A picture has a role, a name and a description, each where a screen reader looks for it."""
    root = read(Picture("board", 800, 400.5, "London", "Eleven places & a river", [svg.circle(1, 1, 1)]))
    assert root.tag == f"{SVG}svg"
    assert (root.get("role"), root.get("aria-label"), root.get("viewBox")) == ("img", "London", "0 0 800 400.5")
    description = root.find(f"{SVG}desc")
    assert description is not None
    assert description.text == "Eleven places & a river"
    assert root.get("aria-describedby") == description.get("id")


def test_on_the_page_the_page_decides() -> None:
    """On the page colours are its custom properties, and the size is left to it."""
    picture = Picture("p", 10, 20, "t", "d", [svg.circle(1, 1, 1, fill=ink.INK)])
    assert 'fill="var(--ink, #2b2119)"' in picture.svg()
    assert read(picture).get("width") is None


def test_alone_colours_are_plain() -> None:
    """A notebook gets a size and plain colours, but words that look like a colour stay as they are."""
    words = 'see "var(--ink, red)"'
    picture = Picture("p", 10, 20, "t", "d", [svg.circle(1, 1, 1, fill=ink.INK), ink.text(0, 0, words)])
    root = ET.fromstring(picture._repr_svg_())
    circle = root.find(f"{SVG}circle")
    assert circle is not None
    assert circle.get("fill") == "#2b2119"
    assert (root.get("width"), root.get("height")) == ("10", "20")
    assert root.findtext(f"{SVG}text") == words


def test_grounds_are_found_by_name() -> None:
    """A ground among the `defs` is what a shape is filled with; `use` draws what stands there."""
    grounds = [ink.fog("mist", bank=ink.HALO), ink.hatching("shadow"), svg.group(svg.circle(0, 0, 4), id="mark")]
    shapes = [svg.rect(0, 0, 9, 9, fill=ink.filled("mist")), svg.use("mark", 5, 5)]
    root = read(Picture("p", 10, 10, "t", "d", shapes, grounds))
    assert [ground.get("id") for ground in root.findall(f"{SVG}defs/*")] == ["mist", "shadow", "mark"]
    assert (root[2].get("fill"), root[3].get("href")) == ("url(#mist)", "#mark")


def test_fog_joins_at_the_edge_of_its_tile() -> None:
    """Every row's broken lines are as long as the tile is wide, so that no seam shows."""
    tile = ET.fromstring(ink.fog("mist").text)
    rows = list(tile.iter("path"))
    assert len(rows) == 6
    for row in rows:
        assert sum(int(run) for run in (row.get("stroke-dasharray") or "").split()) == int(tile.get("width") or 0)


def test_words_stand_out_by_a_halo() -> None:
    """Words are in ink; with a halo its colour is painted under them; what is given goes before both."""
    plain, haloed = ink.text(1, 2, "Soho"), ink.text(1, 2, "Soho", halo=4, fill=ink.SOFT)
    assert f'fill="{ink.INK}"' in plain.text
    assert "paint-order" not in plain.text
    assert 'paint-order="stroke"' in haloed.text
    assert f'fill="{ink.SOFT}"' in haloed.text


def test_marks_of_ones_own_are_hidden_until_they_are_made() -> None:
    """So that they do not show where no page keeps them."""
    spot = svg.pencil("trait amorous", "amorous", svg.circle(0, 0, 9), svg.circle(0, 0, 3), svg.circle(0, 0, 5))
    found = ET.fromstring(spot.text)
    assert found.get("data-pencil") == "trait amorous"
    assert [mark.get("visibility") for mark in found.findall("g")] == ["hidden", "hidden"]
