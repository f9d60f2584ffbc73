"""Pictures as SVG. Text is escaped by construction: only what these functions have made counts as markup.

There is no `style`, which a strict content security policy would refuse: looks are attributes and the page's classes.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias


class Markup:
    """SVG text that is known to be well-formed."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text: Final = text


Child: TypeAlias = Markup | str
Sheet: TypeAlias = Literal["wide", "tall"]
"""What a picture is drawn on: wide for a desk, tall for the width of a phone; drawn anew for each, not shrunk."""
Length: TypeAlias = int | float  # mypyc does not compile a default of type `float` beside `**attributes`
Attribute: TypeAlias = str | Length | None

PEN: Final = 1.2
"""The width of every line that does not say another."""

_FONT: Final = "EB Garamond, Garamond, Georgia, serif"
_NOT_XML: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_WITH_COLOUR: Final = re.compile(r'="var\(--[\w-]+, ([^"]*)\)"')
_NOT_IN_IDS: Final = re.compile(r"[^A-Za-z0-9_ ]")
_attribute_names: Final[dict[str, str]] = {}


def escaped(text: str) -> str:
    """Text as it may stand between tags and in attributes; characters that XML does not know are replaced."""
    text = _NOT_XML.sub("\ufffd", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def number(value: Length) -> str:
    """At most two decimals, and no more digits than needed."""
    if not math.isfinite(value):
        raise ValueError(f"{value} is no length that can be drawn")
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *children: Child, **attributes: Attribute) -> Markup:
    """`class_="piece"` is written `class="piece"`, `stroke_width=2` is `stroke-width="2"`; None is left out."""
    start = name
    for key, value in attributes.items():
        if value is not None:
            start += f' {_attribute_name(key)}="{escaped(value) if isinstance(value, str) else number(value)}"'
    inside = "".join([child.text if isinstance(child, Markup) else escaped(child) for child in children])
    return Markup(f"<{start}>{inside}</{name}>" if inside else f"<{start}/>")


def _attribute_name(key: str) -> str:
    if key not in _attribute_names:
        if key == "style" or key.startswith("on"):
            raise ValueError(f"{key}: the content security policy would refuse it")
        _attribute_names[key] = key.rstrip("_").replace("_", "-")
    return _attribute_names[key]


# Shapes have neither fill nor outline unless they are given a `fill` or a `stroke`.


def group(*children: Child, **attributes: Attribute) -> Markup:
    return element("g", *children, **attributes)


def at(x: Length, y: Length, *children: Child, scale: Length = 1, turn: Length = 0, **attributes: Attribute) -> Markup:
    """A group whose middle is here. A piece moved this way, with an `id` that stays, slides on the page."""
    place = f"translate({number(x)} {number(y)})"
    if turn:
        place += f" rotate({number(turn)})"
    if scale != 1:
        place += f" scale({scale:.4g})"
    return element("g", *children, transform=place, **attributes)


def circle(x: Length, y: Length, radius: Length, **attributes: Attribute) -> Markup:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def rect(x: Length, y: Length, width: Length, height: Length, **attributes: Attribute) -> Markup:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def path(*parts: str | Length, **attributes: Attribute) -> Markup:
    """`path("M", x, y, "h12v4z")`: letters and numbers as they come."""
    return element("path", d=" ".join([p if isinstance(p, str) else number(p) for p in parts]), **attributes)


def use(name: str, x: Length = 0, y: Length = 0, **attributes: Attribute) -> Markup:
    """Something from `defs`, drawn here."""
    return element("use", href=f"#{name}", x=x or None, y=y or None, **attributes)


def choice(option: str, words: str, *children: Child, **attributes: Attribute) -> Markup:
    """What is drawn for an option on offer: found by the option's text, explained by the words when pointed at."""
    title = element("title", words)
    return group(title, *children, id=id_of("option", option), class_="choice", data_option=option, **attributes)


def pencil(name: str, words: str, spot: Markup, *marks: Markup) -> Markup:
    """Where a reader may make marks of their own, one after the other: no moves, the page alone keeps them."""
    title = element("title", words)
    hidden = [group(mark, class_="mark", visibility="hidden") for mark in marks]
    return group(title, spot, *hidden, class_="pencil", data_pencil=name)


def id_of(kind: str, name: str) -> str:
    """`option-move-gallery`; different names never give one id."""
    return f"{kind}-{_NOT_IN_IDS.sub(lambda found: f'.{ord(found[0]):x}.', name).replace(' ', '-')}"


class Picture:
    """A whole picture: its size, its name on the page, what it is called and shows in words, and what is drawn."""

    def __init__(
        self,
        name: str,
        width: Length,
        height: Length,
        title: str,
        description: str,
        children: Sequence[Child],
        defs: Sequence[Markup] = (),
    ) -> None:
        self.name: Final = name
        self.width: Final = width
        self.height: Final = height
        self.title: Final = title
        self.description: Final = description
        self.children: Final = tuple(children)
        self.defs: Final = tuple(defs)

    def svg(self, *, sized: bool = False) -> str:
        """For the page, which sets its colours, and its size where it is not `sized`."""
        return self._drawn(self.width, self.height) if sized else self._drawn(None, None)

    def alone(self) -> str:
        """For everywhere else: with a size, and with plain colours, since not every viewer knows custom properties."""
        return _WITH_COLOUR.sub(r'="\1"', self._drawn(self.width, self.height))

    def _repr_svg_(self) -> str:
        return self.alone()

    def _drawn(self, width: Length | None, height: Length | None) -> str:
        described = f"{self.name}-described"
        return element(
            "svg",
            element("desc", self.description, id=described),
            element("defs", *self.defs) if self.defs else "",
            *self.children,
            xmlns="http://www.w3.org/2000/svg",
            id=self.name,
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            width=width,
            height=height,
            role="img",
            aria_label=self.title,
            aria_describedby=described,
            fill="none",
            stroke_width=PEN,
            stroke_linecap="round",
            stroke_linejoin="round",
            font_family=_FONT,
        ).text
