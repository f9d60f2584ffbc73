"""The pictures: what they show to whom, on both maps and sheets."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

import pytest

from fogbound.core.seats import Seat
from fogbound.core.svg import Picture, Sheet
from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.brief import BRIEF
from fogbound.games.unmatched.cards import NAMES
from fogbound.games.unmatched.draw import board, draw, hand
from fogbound.games.unmatched.ground import grounds, slices
from fogbound.games.unmatched.insight import endangered
from fogbound.games.unmatched.pieces import token
from fogbound.games.unmatched.plate import PATTERNS
from fogbound.games.unmatched.printed import MAPS
from fogbound.games.unmatched.sheets import CODES, FRAMES, RADIUS, places
from fogbound.games.unmatched.signs import CARD_SIGNS
from fogbound.games.unmatched.state import Battle
from tests.games.unmatched.positions import battle, fight, played

SHEETS: tuple[Sheet, ...] = ("wide", "tall")


def parsed(picture: Picture) -> Xml.Element:
    """A picture as a tree."""
    return Xml.fromstring(picture.svg())


def drawn(state: Battle, seat: Seat | None = 0, sheet: Sheet = "wide") -> Xml.Element:
    """The picture that a seat sees."""
    return parsed(draw(GAME.view(state, seat), sheet))


def part(picture: Xml.Element, name: str) -> Xml.Element:
    """What has this id."""
    return next(element for element in picture.iter() if element.get("id") == name)


def ids(picture: Xml.Element) -> set[str]:
    """All ids of a picture."""
    return {element.get("id", "") for element in picture.iter()}


def words(element: Xml.Element) -> list[str]:
    """What is written in a part, piece by piece."""
    return ["".join(text.itertext()) for text in element.iter() if text.tag.endswith("}text")]


def choices(picture: Xml.Element) -> list[str]:
    """What can be pointed at."""
    return [element.get("data-option", "") for element in picture.iter() if element.get("data-option")]


# The maps.


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("name", MAPS)
def test_spaces_lie_apart_and_on_the_map(name: str, sheet: Sheet) -> None:
    """UNM-1.1: each space is whole on its sheet, and none covers another."""
    frame, where = FRAMES[sheet], list(places(name, sheet).values())
    for n, (x, y) in enumerate(where):
        assert RADIUS < x < 14 + frame.wide
        assert RADIUS < y < 14 + frame.high
        for ox, oy in where[:n]:
            assert ((x - ox) ** 2 + (y - oy) ** 2) ** 0.5 > 2 * RADIUS


@pytest.mark.parametrize("name", MAPS)
def test_zones_are_told_apart_without_colour(name: str) -> None:
    """UNM-1.3: by a pattern of their own and by a letter of their own."""
    zones = MAPS[name]["zones"]
    assert len({PATTERNS[zone["pattern"]] for zone in zones}) == len(zones) == 7
    plate = parsed(board(GAME.settings(2, map=name)))
    grounds_used = {element.get("fill") for element in plate.iter()}
    assert all(f"url(#zone-{zone['id']})" in grounds_used for zone in zones)
    assert all(grounds(name, "wide")[zone["id"]] for zone in zones)


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_split_space_shows_all_its_zones(sheet: Sheet) -> None:
    """UNM-1.3: its ring is divided, and nothing of the ring is left over or doubled."""
    for name, data in MAPS.items():
        for space in data["spaces"]:
            parts = slices(name, sheet)[space["id"]]
            assert sorted(zone for zone, _, _ in parts) == sorted(space["zones"])
            assert sum(end - start for _, start, end in parts) == pytest.approx(6.2832, abs=0.001)


@pytest.mark.parametrize("name", MAPS)
def test_the_plate_names_every_space(name: str) -> None:
    """By its code, which no other space of the map has, and with the number of a seat where one begins (UNM-2.1)."""
    codes = [CODES[space["id"]] for space in MAPS[name]["spaces"]]
    assert len(set(codes)) == len(codes)
    for sheet in SHEETS:
        written = words(parsed(board(GAME.settings(2, map=name), sheet)))
        assert all(code in written for code in codes)
        assert all(str(seat) in written for seat in (1, 2, 3, 4))
        assert all(zone["label"] in written for zone in MAPS[name]["zones"])


def test_roofs_pass_over_the_streets() -> None:
    """UNM-1.2: lines that cross do not meet, and the plate shows it: the roof line is drawn in a casing of its own."""
    ways = [element.get("stroke-width") for element in parsed(board(GAME.settings(2, map="soho"))).iter()]
    assert ways.count("19") == len(MAPS["soho"]["line_crossings"])
    assert "19" not in [element.get("stroke-width") for element in parsed(board(GAME.settings(2))).iter()]


# Who is there.


def test_fighters_stand_with_their_health() -> None:
    """UNM-1.8: who is on the board, and nobody else."""
    picture = drawn(battle("sherlock bm18/11 bm15/3", "dracula bm07 bm00 - -"), None)
    assert words(part(picture, "hero_1")) == ["11"]
    assert words(part(picture, "sidekick_1a")) == ["3"]
    assert {"hero_2", "sidekick_2a"} <= ids(picture)
    assert not {"sidekick_2b", "sidekick_2c"} & ids(picture)


@pytest.mark.parametrize("sheet", SHEETS)
def test_pieces_stand_on_their_spaces(sheet: Sheet) -> None:
    """On a tall sheet as on a wide one."""
    picture = drawn(battle("sherlock bm18 bm15", "dracula bm07 - - -"), None, sheet)
    x, y = places("baskerville_manor", sheet)["bm18"]
    moved = [float(number) for number in part(picture, "hero_1").get("transform", "")[10:-1].split()]
    assert moved == pytest.approx([x, y], abs=0.01)


def test_dials_show_health_cards_and_sidekicks() -> None:
    """UNM-1.8: health, hand and deck of each seat, Watson's health, the form, and who has vanished."""
    state = battle("sherlock bm18/11 bm15/3", "hyde bm07/9", hands=("feint", "feint skirmish"), decks=("dash",) * 0)
    picture = drawn(state, None)
    deck = str(len(state.decks[0]))
    assert words(part(picture, "dial-0")) == ["11", "Holmes", "3 of 8", "1", deck]
    assert words(part(picture, "dial-1"))[:3] == ["9", "Jekyll & Hyde", "as Hyde"]
    away = drawn(battle("sherlock bm18 bm15", "invisible_man away/5"), None)
    assert "vanished" in words(part(away, "dial-1"))
    assert "hero_2" not in ids(away)


def test_fog_lies_where_it_lies() -> None:
    """UNM-13.3: three tokens, and who stands on one is said to."""
    picture = drawn(battle("invisible_man bm18", "dracula bm07 - - -", fog=("bm18 bm15 bm16", "")), None)
    assert {"fog-1-0", "fog-1-1", "fog-1-2"} <= ids(picture)
    assert "on fog" in words(part(picture, "dial-0"))


def test_the_same_hero_twice_is_told_by_number() -> None:
    """UNM-2.4: pieces bear the number of their seat where the coat does not tell."""
    twice = drawn(battle("dracula bm18 - - -", "dracula bm07 - - -"), None)
    assert words(part(twice, "hero_1")) == ["1", "13"]
    once = drawn(battle("dracula bm18 - - -", "sherlock bm07 bm00"), None)
    assert words(part(once, "hero_1")) == ["13"]


# What can be chosen.


def test_moves_can_be_pointed_at() -> None:
    """UNM-5.1: each space on offer once, with the steps that it takes."""
    state = battle(
        "dracula bm18 - - -", "sherlock bm07 bm00", agenda=[["NextAction", 0], ["MoveFighter", 0, "hero_1", 2]]
    )
    picture = drawn(state)
    assert sorted(choices(picture)) == sorted(option.text for option in GAME.options(state))
    assert words(part(picture, "option-go-bm16")) == ["1"]
    assert words(part(picture, "option-go-bm13")) == ["2"]
    assert choices(drawn(state, 1)) == []


def test_fighters_can_be_pointed_at() -> None:
    """UNM-7.3: who attacks, and then whom."""
    state = battle("dracula bm18 bm16 - -", "sherlock bm15 bm13", hands=("feint",))
    assert set(choices(drawn(state))) == {"attack hero_1", "attack sidekick_1a"}
    assert set(choices(drawn(played(state, "attack sidekick_1a")))) <= {"target sidekick_2a", "play feint"}


def test_cards_in_hand_can_be_pointed_at() -> None:
    """UNM-7.4: what may be laid, equal cards as one picture with their number."""
    state = battle("sherlock bm18 bm00", "dracula bm16 - - -", hands=("counterpunch", "feint feint dash mistform"))
    played(state, "attack hero_1", "target hero_2", "play counterpunch")
    cards = [parsed(picture) for picture in hand(GAME.view(state, 1))]
    assert [option for card in cards for option in choices(card)] == ["play feint", "play dash"]
    assert "× 2" in words(cards[0])


def test_every_card_has_a_sign_and_few_words() -> None:
    """Cards of a hand are readable: what they do stands on them, and fits."""
    assert set(CARD_SIGNS) == set(BRIEF) == set(NAMES)
    assert max(len(said) for said in BRIEF.values()) <= 72


# A combat.


def test_cards_lie_face_down_until_both_are_there() -> None:
    """UNM-7.3: the attack is a back for everybody, its owner's too; nothing tells which card it is."""
    state = battle("sherlock bm18 bm00", "dracula bm16 - - -", hands=("counterpunch game_is_afoot", "feint"))
    played(state, "attack hero_1", "target hero_2", "play game_is_afoot")
    for seat in (0, 1, None):
        combat = part(drawn(state, seat), "clash")
        assert "Afoot" not in " ".join(words(combat))
    assert {"clash", "line-of-attack"} <= ids(drawn(state, None))


def test_the_combat_unfolds() -> None:
    """UNM-8.2: cards turned up with their numbers, what they are worth, and what came of it."""
    state = battle(
        "dracula bm18 - - -", "sherlock bm16 bm00", hands=("exploit beastform feint", "deduce_strategy feint")
    )
    fight(state, "hero_1", "hero_2", "beastform", "deduce_strategy")
    shown = words(part(drawn(state, None), "clash"))
    assert {"6", "3", "Beastform"} <= set(shown)
    played(state, "yes")
    assert "4" in words(part(drawn(state, None), "clash"))


def test_a_scheme_is_shown_while_it_is_carried_out() -> None:
    """UNM-8.9: it lies open until it is over."""
    state = played(battle("dracula bm18 - - -", "sherlock bm07 bm00", hands=("mistform",)), "scheme mistform")
    assert "Mistform" in words(part(drawn(state, 1), "clash"))


def test_a_hand_that_is_seen_can_be_chosen_from() -> None:
    """UNM-10.17: Holmes' player alone sees the cards, and points at one."""
    state = battle("sherlock bm18 bm00", "dracula bm07 - - -", hands=("eliminate_the_impossible", "beastform dash"))
    played(state, "scheme eliminate_the_impossible")
    offered = [option for picture in hand(GAME.view(state, 0)) for option in choices(parsed(picture))]
    assert sorted(offered) == ["discard beastform", "discard dash"]
    assert [option for picture in hand(GAME.view(state, 1)) for option in choices(parsed(picture))] == []


def test_in_a_duel_of_one_hero_it_is_the_others_card() -> None:
    """UNM-2.4 and UNM-10.17: the own card of that name is not what one points at."""
    state = battle("sherlock bm18 bm00", "sherlock bm07 bm01", hands=("eliminate_the_impossible feint", "feint"))
    played(state, "scheme eliminate_the_impossible")
    offering = [picture.name for picture in hand(GAME.view(state, 0)) if choices(parsed(picture))]
    assert offering == ["card-2-feint"]


def test_hands_of_others_are_not_drawn() -> None:
    """UNM-1.9: an onlooker sees piles and no card of a hand."""
    state = battle("sherlock bm18 bm00", "dracula bm07 - - -", hands=("feint", "dash"))
    assert [picture.name for picture in hand(GAME.view(state, None))] == ["piles-1", "piles-2"]
    assert "card-2-dash" not in [picture.name for picture in hand(GAME.view(state, 0))]


@pytest.mark.parametrize("sheet", SHEETS)
def test_where_enemies_could_attack_is_laid_over_the_map(sheet: Sheet) -> None:
    """UNM-7.2: for the seat that looks, and for no onlooker."""
    layer = GAME.layers["where enemies could attack"]
    state = battle("sherlock bm18 bm15", "dracula bm04 - - -")
    shown = layer(GAME.view(state, 0), sheet)
    assert len(shown.children) == len(endangered(GAME.view(state, 0))) > 0
    assert {"bm00", "bm10"} < set(endangered(GAME.view(state, 0)))
    assert "bm16" not in endangered(GAME.view(state, 0))
    assert layer(GAME.view(state, None), sheet).children == ()


# The end, and the list of seats.


def test_the_end_is_drawn_and_said() -> None:
    """UNM-9.8: who has won, in the picture and in its words."""
    state = battle("dracula bm18 - - -", "sherlock bm16/1 bm00", hands=("exploit",))
    fight(state, "hero_1", "hero_2", "exploit")
    assert "Dracula wins." in " ".join(words(part(drawn(state, None), "ending")))
    assert draw(GAME.view(state, 0)).description.endswith("A hero has fallen. You win.")


def test_each_seat_has_a_token() -> None:
    """The sign of its hero, with the seat's number where two play the same; none before the game begins."""
    view = GAME.view(battle("dracula bm18 - - -", "dracula bm07 - - -"), None)
    tokens = [token(view, seat) for seat in (0, 1)]
    assert [words(parsed(found)) for found in tokens if found is not None] == [["1"], ["2"]]
    once = token(GAME.view(battle("dracula bm18 - - -", "hyde bm07"), None), 1)
    assert once is not None
    assert words(parsed(once)) == []
    assert token(None, 0) is None
