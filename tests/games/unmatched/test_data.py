"""The data agree with all that is known of the printed game, and with one another."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from fogbound.core.spaces import members
from fogbound.games.unmatched.cards import CARD, DECKS, LABELS, NAMES, NO_VALUE, WINDOWS
from fogbound.games.unmatched.effects import COMMITTED, PARTS, mismatches
from fogbound.games.unmatched.fields import FIELDS, Field
from fogbound.games.unmatched.fighters import PARTIES, TOKENS
from fogbound.games.unmatched.info import INFO
from fogbound.games.unmatched.printed import DECKS as PRINTED
from fogbound.games.unmatched.printed import HEROES, MAPS

COUNTS = {"baskerville_manor": (32, 7, 46, 4), "soho": (29, 7, 36, 0)}
"""Spaces, zones, lines and spaces with a passage."""

TYPES = {
    "sherlock": {"attack": (4, 20), "versatile": (15, 42), "defense": (2, 6), "scheme": (9, 0)},
    "dracula": {"attack": (9, 29), "versatile": (8, 23), "defense": (4, 8), "scheme": (9, 0)},
    "jekyll_hyde": {"attack": (4, 20), "versatile": (15, 44), "defense": (4, 12), "scheme": (7, 0)},
    "invisible_man": {"attack": (7, 25), "versatile": (9, 22), "defense": (6, 18), "scheme": (8, 0)},
}
"""For each type how many cards of it are published, and the sum of their numbers."""

CARDS = [
    pytest.param(hero, card, id=f"{hero} {card['id']}") for hero, deck in PRINTED.items() for card in deck["cards"]
]


def within(field: Field, spaces: int) -> int:
    """What is reached from the first of these spaces along lines without leaving them."""
    found = edge = 1 << members(spaces)[0]
    while edge:
        around = 0
        for space in members(edge):
            around |= field.beside[space]
        edge = around & spaces & ~found
        found |= edge
    return found


# Maps.


@pytest.mark.parametrize("name", MAPS)
def test_spaces_zones_and_lines_are_as_many_as_there_should_be(name: str) -> None:
    """UNM-1.1, UNM-1.3 and UNM-1.5: and none is named twice."""
    data = MAPS[name]
    spaces, zones = [space["id"] for space in data["spaces"]], [zone["id"] for zone in data["zones"]]
    lines = {frozenset(line) for line in data["edges"]}
    found = (len(set(spaces)), len(set(zones)), len(lines), len(set(data["secret_passages"])))
    assert found == COUNTS[name] == (len(spaces), len(zones), len(data["edges"]), len(data["secret_passages"]))
    assert all(len(line) == 2 for line in lines)


@pytest.mark.parametrize("name", MAPS)
def test_lines_join_spaces_both_ways_and_hang_together(name: str) -> None:
    """UNM-1.2."""
    field = FIELDS[name]
    assert all(
        field.beside[other] >> space & 1 for space in range(len(field.spaces)) for other in members(field.beside[space])
    )
    assert all(field.beside[space] and not field.beside[space] >> space & 1 for space in range(len(field.spaces)))
    assert within(field, field.all) == field.all


@pytest.mark.parametrize("name", MAPS)
def test_every_space_is_in_a_zone_and_on_the_picture(name: str) -> None:
    """UNM-1.3: zones have two spaces at least, and no two spaces overlap."""
    data, field = MAPS[name], FIELDS[name]
    zones = {zone["id"] for zone in data["zones"]}
    for space in data["spaces"]:
        assert space["zones"], space["id"]
        assert set(space["zones"]) <= zones
        assert len(set(space["zones"])) == len(space["zones"])
        assert 0 <= space["x"] <= 1
        assert 0 <= space["y"] <= 1
    assert all(spaces.bit_count() >= 2 for spaces in field.board.zones.values())
    for one, other in combinations(data["spaces"], 2):
        gap = ((one["x"] - other["x"]) ** 2 + ((one["y"] - other["y"]) / data["aspect"]) ** 2) ** 0.5
        assert gap > 2 * data["space_radius_of_width"], (one["id"], other["id"])


@pytest.mark.parametrize("name", MAPS)
def test_zones_in_several_parts_are_those_declared(name: str) -> None:
    """UNM-1.3: none in the manor, three in Soho."""
    field = FIELDS[name]
    apart = [zone for zone, spaces in field.board.zones.items() if within(field, spaces) != spaces]
    assert sorted(apart) == sorted(MAPS[name]["noncontiguous_zones"])
    assert len(apart) == {"baskerville_manor": 0, "soho": 3}[name]


@pytest.mark.parametrize("name", MAPS)
def test_start_spaces(name: str) -> None:
    """UNM-2.1 and UNM-2.8: four, with room for three in the zone of each, and no zone with two of them."""
    data, field = MAPS[name], FIELDS[name]
    assert sorted(data["start_spaces"]) == ["1", "2", "3", "4"]
    flagged = {space["id"]: str(space["start"]) for space in data["spaces"] if space["start"] is not None}
    assert {space: seat for seat, space in data["start_spaces"].items()} == flagged
    starts = sum(1 << space for space in field.starts)
    for space in field.starts:
        assert (field.zone_mates[space] & ~starts).bit_count() >= 3
        assert field.zone_mates[space] & starts == 1 << space


def test_start_spaces_are_where_they_are_printed() -> None:
    """UNM-2.1: and five and six steps lie between the first two."""
    starts = {name: list(data["start_spaces"].values()) for name, data in MAPS.items()}
    assert starts == {
        "baskerville_manor": ["bm18", "bm07", "bm20", "bm31"],
        "soho": ["so03", "so08", "so19", "so20"],
    }
    distances = {name: field.board.distance(*field.starts[:2]) for name, field in FIELDS.items()}
    assert distances == {"baskerville_manor": 5, "soho": 6}


@pytest.mark.parametrize("name", MAPS)
def test_passages_are_flagged(name: str) -> None:
    """UNM-1.5."""
    data = MAPS[name]
    assert sorted(space["id"] for space in data["spaces"] if space["secret_passage"]) == sorted(data["secret_passages"])


@pytest.mark.parametrize("name", MAPS)
def test_crossings_bends_and_gaps_name_what_is_there(name: str) -> None:
    """UNM-1.2: lines that cross and bend are lines, and neighbours by sight are not adjacent."""
    data, field = MAPS[name], FIELDS[name]
    lines = {frozenset(line) for line in data["edges"]}
    assert all(frozenset(line) in lines for pair in data["line_crossings"] for line in pair)
    assert all(frozenset(bend["edge"]) in lines for bend in data["edge_bends"])
    for one, other in data["close_but_not_adjacent"]:
        assert not field.beside[field.board.space(one)] >> field.board.space(other) & 1, (one, other)


@pytest.mark.parametrize(
    ("name", "zone", "count"),
    [
        ("baskerville_manor", "garden", 6),
        ("baskerville_manor", "workroom", 5),
        ("baskerville_manor", "library", 4),
        ("baskerville_manor", "drawing", 6),
        ("baskerville_manor", "dining", 5),
        ("baskerville_manor", "drive", 10),
        ("baskerville_manor", "moor", 5),
        ("soho", "slate", 6),
        ("soho", "night", 8),
        ("soho", "brick", 7),
        ("soho", "cobbles", 6),
        ("soho", "mill", 4),
        ("soho", "wharf", 6),
        ("soho", "lamps", 6),
    ],
)
def test_zones_have_the_spaces_they_should(name: str, zone: str, count: int) -> None:
    """UNM-1.3 and UNM-1.4."""
    assert FIELDS[name].board.zones[zone].bit_count() == count


# Heroes.


def test_heroes_are_as_printed() -> None:
    """UNM-2.5 and UNM-7.2: health, and who shoots; all move 2."""
    parties = {hero: [(kind.name, kind.health) for kind in party] for hero, party in PARTIES.items()}
    assert parties == {
        "sherlock": [("holmes", 16), ("watson", 8)],
        "dracula": [("dracula", 13), ("sister", 1), ("sister", 1), ("sister", 1)],
        "jekyll_hyde": [("jekyll_hyde", 16)],
        "invisible_man": [("invisible_man", 15)],
    }
    everybody = [kind for party in PARTIES.values() for kind in party]
    assert {kind.move for kind in everybody} == {2}
    assert {kind.name for kind in everybody if kind.ranged} == {"watson"}
    assert TOKENS == {"sherlock": 0, "dracula": 0, "jekyll_hyde": 0, "invisible_man": 3}


@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_has_one_hero_an_ability_and_a_deck(hero: str) -> None:
    """UNM-1.7."""
    data = HEROES[hero]
    assert [fighter["role"] for fighter in data["fighters"]].count("hero") == 1
    assert data["fighters"][0]["role"] == "hero"
    assert all(fighter["attack"] in ("melee", "ranged") for fighter in data["fighters"])
    assert data["ability"]["summary"]
    assert PRINTED[hero]["hero"] == hero


# Cards.


@pytest.mark.parametrize("hero", HEROES)
def test_decks_have_thirty_cards_of_the_published_types(hero: str) -> None:
    """UNM-1.7: and no card stands twice."""
    cards = PRINTED[hero]["cards"]
    assert sum(card["count"] for card in cards) == len(DECKS[hero].cards) == 30
    assert len({card["id"] for card in cards}) == len(cards)
    counted: Counter[str] = Counter()
    sums: Counter[str] = Counter()
    for card in cards:
        counted[card["type"]] += card["count"]
        sums[card["type"]] += card["count"] * (card["value"] or 0)
    assert {kind: (counted[kind], sums[kind]) for kind in counted} == TYPES[hero]


@pytest.mark.parametrize(("hero", "card"), CARDS)
def test_cards_are_whole(hero: str, card: dict[str, Any]) -> None:
    """UNM-1.7: a name, a type, a number unless it is a scheme, a BOOST, and a label of a fighter of its hero."""
    deck, number = DECKS[hero], CARD[card["id"]]
    assert card["name"]
    assert 1 <= card["count"] <= 4
    assert card["type"] in ("attack", "versatile", "defense", "scheme")
    assert (card["value"] is None) == (card["type"] == "scheme")
    assert deck.value[number] == (NO_VALUE if card["value"] is None else card["value"])
    assert card["value"] is None or 0 <= card["value"] <= 6
    assert 0 <= deck.boost[number] <= 4
    labels = {
        "sherlock": {"ANY", "HOLMES", "DR. WATSON"},
        "dracula": {"ANY", "DRACULA", "SISTER"},
        "jekyll_hyde": {"ANY", "DR. JEKYLL", "MR. HYDE"},
        "invisible_man": {"INVISIBLE MAN"},
    }
    assert card["label"] in labels[hero]
    assert deck.users[number] == LABELS[card["label"]]


@pytest.mark.parametrize(("hero", "card"), CARDS)
def test_words_and_windows_fit_the_type(hero: str, card: dict[str, Any]) -> None:
    """UNM-8.1: schemes have one effect, when they are played; other cards have theirs in combat."""
    windows = set(DECKS[hero].texts[CARD[card["id"]]])
    assert windows <= {*WINDOWS, COMMITTED}
    assert (windows == {"scheme"}) == (card["type"] == "scheme")
    assert all(card["text"].values())


def test_cards_of_two_decks_with_one_name_are_equal_but_for_their_boost() -> None:
    """UNM-10.4: that is Feint alone."""
    held = Counter(card["id"] for deck in PRINTED.values() for card in deck["cards"])
    assert {name for name, count in held.items() if count > 1} == {"feint"}
    feints = [card for deck in PRINTED.values() for card in deck["cards"] if card["id"] == "feint"]
    assert all({**feint, "boost": 0} == {**feints[0], "boost": 0} for feint in feints)
    assert [feint["boost"] for feint in feints] == [1, 2, 2]


def test_every_card_that_says_something_does_something() -> None:
    """UNM-9.7: in just the windows of which its words speak; Service Revolver alone says nothing."""
    behaviours = {
        name: {window: parts for window, parts in zip(WINDOWS, windows, strict=True) if parts}
        for name, windows in zip(NAMES, PARTS, strict=True)
    }
    assert mismatches({name: behaviour for name, behaviour in behaviours.items() if behaviour}) == []
    assert [name for name, behaviour in behaviours.items() if not behaviour] == ["service_revolver"]


def test_a_card_without_effect_and_an_effect_without_card_are_found() -> None:
    """UNM-1.7: when the game is loaded."""
    wrong = mismatches({"no_such_card": {"after": ()}})
    assert "there is no card no_such_card" in wrong
    assert "feint of sherlock says ['immediately'] and does []" in wrong


def test_options_have_a_default_among_their_values() -> None:
    """UNM-2.3 and UNM-2.10."""
    assert all(option.has(option.default) for option in INFO.options.values())
    assert list(INFO.presets) == ["manual", "core_rules", "drifting_fog", "open_partners"]
