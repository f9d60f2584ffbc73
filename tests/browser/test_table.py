"""What people do at a table besides choosing: sharing a screen, leaving and coming back, talking, looking back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

import fogbound
from tests.browser.playing import Player
from tests.browser.serving import Serving
from tests.browser.sitting import SHORT, TWO, choose, connected, guest, invited, my_turn, set_table

SHARED = {**TWO, "seat_1": "here"}
MIDDLES = """() => [...document.querySelectorAll('#drawn [data-option^="move "]')].map(place => {
  const box = place.querySelector('circle').getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const hit = document.elementFromPoint(x, y)?.closest('[data-option]')?.dataset.option;
  return {option: place.dataset.option, x, y, hit};
})"""
"""The middle of each place that is drawn as a choice, and which choice is hit there."""
AGAINST_CHANCE = {**TWO, "seat_1": "random"}


def test_a_curtain_hangs_between_two_people(page: Page) -> None:
    """Whoever has chosen sees nothing more, nor does the page hold it; the keyboard reaches the curtain alone."""
    set_table(page, **SHARED, **SHORT, name_0="Ada", name_1="Ben")
    connected(page)
    page.get_by_role("link", name="My notes").click()
    page.fill("#note", "Ben bluffs")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator("#hand svg")).to_have_count(1)
    page.locator("#choices").get_by_role("button", name="1 two", exact=True).press("Enter")
    expect(page.locator("#curtain h1")).to_have_text("Pass the screen to Ben")
    for hidden in ("#hand svg", "#drawn svg", "#log li", "#choices", "#note"):
        expect(page.locator(hidden)).to_have_count(0)
    reached = set()
    for _ in range(8):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("(one => one.matches('a, button') && one.textContent)(document.activeElement)"))
    assert reached - {False} == {"To the page itself", "I am Ben", "Take my last choice back"}
    page.get_by_role("link", name="I am Ben").click()
    my_turn(page)
    expect(page.locator("#log li").first).to_have_text("Ada bids 1 two.")


def test_a_choice_is_taken_back_from_the_curtain(page: Page) -> None:
    """As long as the other has not looked."""
    set_table(page, **SHARED, **SHORT)
    connected(page)
    choose(page, "1 two")
    page.get_by_role("button", name="Take my last choice back").click()
    my_turn(page)
    expect(page.locator("#log")).to_contain_text("You take a choice back.")


def test_a_reload_in_mid_game_changes_nothing(page: Page) -> None:
    """The same position, the same question, and it goes on from there."""
    set_table(page, **SHARED, **SHORT)
    connected(page)
    before = page.locator("#ask").inner_text(), page.locator("#hand").inner_html()
    page.reload()
    connected(page)
    assert (page.locator("#ask").inner_text(), page.locator("#hand").inner_html()) == before
    choose(page, "1 two")
    page.reload()
    expect(page.locator("#curtain")).to_be_visible()


def test_a_seat_is_handed_over_and_taken_back(page: Page) -> None:
    """A computer player chooses meanwhile."""
    table = set_table(page, **AGAINST_CHANCE, pace="calm", option_starter="first")
    page.goto(f"/table/{table}/seats")
    own = page.locator(".places > li").first
    own.locator("select").select_option("random")
    own.get_by_role("button", name="Hand over to the computer").click()
    expect(own).to_contain_text("computer, plays at random")
    page.goto(f"/table/{table}/0/story")
    expect(page.locator(".story")).to_contain_text("A computer player sits down for Guest.")
    page.goto(f"/table/{table}/seats")
    own.get_by_role("button", name="Take the seat").click()
    expect(page.locator("#log")).to_contain_text("You take the seat again.")


def test_a_lost_link_is_made_anew(page: Page, chromium: Browser, serving: Serving) -> None:
    """The old one leads nowhere from then on, and whoever sat there by it is told so."""
    table = set_table(page, **TWO, **SHORT)
    old = invited(page, table, 1)
    with guest(chromium, serving, old) as ben:
        page.goto(f"/table/{table}/seats")
        page.get_by_role("button", name="A new link, and the old one dies").click()
        new = page.get_by_label("The link", exact=True).input_value()
        assert new != old
        ben.goto(old)
        expect(ben.locator("h1")).to_contain_text("There is no such table here")
        ben.goto(new)
        expect(ben.locator("h1")).to_contain_text("A seat is kept for you")


def test_talk_is_heard_and_notes_are_not(page: Page, chromium: Browser, serving: Serving) -> None:
    """Talk is shown as it was written, marks and all; notes stay with their seat, also through a reload."""
    table = set_table(page, **TWO, **SHORT, name_0="Ada")
    link = invited(page, table, 1)
    with guest(chromium, serving, link) as ben:
        page.goto(f"/table/{table}")
        connected(page)
        page.fill("#words", "<b>Are you</b> sure?")
        page.get_by_role("button", name="Say", exact=True).click()
        expect(ben.locator("#log li").first).to_have_text("Ada: “<b>Are you</b> sure?”")
        expect(page.locator("#words")).to_have_value("")
        page.get_by_role("link", name="My notes").click()
        page.fill("#note", "Ben bluffs")
        page.get_by_role("button", name="Keep").click()
        expect(page.locator("#notice")).to_have_text("Kept.")
        page.reload()
        page.get_by_role("link", name="My notes").click()
        expect(page.locator("#note")).to_have_value("Ben bluffs")
        ben.reload()
        assert "Ben bluffs" not in ben.content()


def test_the_log_leads_to_the_position_then(page: Page) -> None:
    """As this seat saw it; the arrow keys go on from there, and a link leads back."""
    set_table(page, **AGAINST_CHANCE, **SHORT)
    connected(page)
    my_turn(page)
    choose(page, "1 one")
    expect(page.locator("#log")).to_contain_text("You bid 1 one")
    page.locator("#log li a", has_text="You roll").last.click()
    expect(page.locator("h1")).to_have_text("Looking back")
    expect(page.locator(".steps")).to_contain_text("0 of")
    page.locator("a[rel=next]").click()
    expect(page.locator(".lines")).to_contain_text("You bid 1 one")
    page.get_by_role("link", name="Back to the table as it is now").click()
    connected(page)


def test_pencil_marks_are_kept_by_the_browser(page: Page) -> None:
    """A trait of the Lady gets a token, its grey side, and nothing again; choices and a reload leave it as it is."""
    set_table(page, "black_sonata")
    connected(page)
    trait = page.locator("[data-pencil='trait amorous']")
    sides = trait.locator(".mark")
    expect(sides.nth(0)).to_be_hidden()
    trait.click()
    expect(sides.nth(0)).to_be_visible()
    trait.click()
    expect(sides.nth(0)).to_be_hidden()
    page.locator("#choices button").first.click()
    expect(page.locator("#log li").nth(2)).to_be_visible()
    expect(sides.nth(1)).to_be_visible()
    page.reload()
    expect(sides.nth(1)).to_be_visible()
    trait.click()
    expect(sides.nth(1)).to_be_hidden()


def test_the_title_says_whose_turn_it_is(page: Page) -> None:
    """In the browser's tab, and it changes with the turn; sound is off until it is asked for."""
    set_table(page, **SHARED, **SHORT)
    connected(page)
    expect(page).to_have_title("Your turn: Liar’s Dice · Fogbound")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    page.locator("#sound").click()
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
    choose(page, "1 two")
    expect(page).to_have_title("Liar’s Dice · Fogbound")


def test_pieces_travel_but_not_where_that_is_unwanted(chromium: Browser, serving: Serving) -> None:
    """A moved piece is underway for a while; with reduced motion it is there at once."""
    for motion, wanted in (("no-preference", True), ("reduce", False)):
        with chromium.new_context(base_url=serving.address, reduced_motion=motion) as context:  # type: ignore[arg-type]
            page = context.new_page()
            set_table(page, **AGAINST_CHANCE, **SHORT)
            spans = page.evaluate(
                "getComputedStyle(document.querySelector('#drawn g[id]')).transitionDuration.split(',').map(parseFloat)"
            )
            assert any(spans) == wanted


def test_a_choice_is_clicked_through_what_stands_before_it(page: Page) -> None:
    """Every place that can be gone to is hit in its middle, also where a hint lies over the whole board."""
    page.goto("/")
    page.locator("article:has(#game-black_sonata)").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/**")
    page.goto(f"{page.url}?hints=on")
    connected(page)
    expect(page.locator("#drawn > svg")).to_have_count(2)
    offered = page.locator("#choices button[value^='move ']").evaluate_all("all => all.map(one => one.value).sort()")
    places = page.evaluate(MIDDLES)
    assert sorted(place["option"] for place in places) == offered
    assert [place["hit"] for place in places] == [place["option"] for place in places]
    page.mouse.click(places[0]["x"], places[0]["y"])
    expect(page.locator("#log")).to_contain_text("You go to")


def test_what_has_moved_shows_it(chromium: Browser, serving: Serving) -> None:
    """By rays, which stay where motion is unwanted, and go with the next change."""
    with chromium.new_context(base_url=serving.address, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto("/")
        page.locator("article:has(#game-black_sonata)").get_by_role("button", name="Play now").click()
        connected(page)
        page.locator("#choices button[value^='move ']").first.click()
        expect(page.locator("#drawn .rays")).to_have_count(1)
        page.locator("#choices button[value=pass]").click()
        expect(page.locator("#drawn .rays")).to_have_count(0)


@pytest.mark.parametrize("name", fogbound.games())
def test_a_game_on_a_phone(chromium: Browser, serving: Serving, name: str) -> None:
    """One column, nothing wider than the screen, targets that a finger hits; what is not in the bar is in its menu."""
    with chromium.new_context(
        base_url=serving.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    ) as context:
        page = context.new_page()
        page.goto("/")
        page.locator(f"article:has(#game-{name})").get_by_role("button", name="Play now").tap()
        page.wait_for_url("**/table/**")
        connected(page)
        assert page.locator("#board").get_attribute("data-sheet") == "tall"
        player = Player(page, seed=3)
        for _ in range(4):
            player.choose()
        small = page.evaluate(
            "[...document.querySelectorAll('#choices button, .tabs a')].filter(one => one.checkVisibility()"
            " && one.getBoundingClientRect().height < 44).map(one => one.textContent)"
        )
        assert small == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name="More").tap()
        page.get_by_role("link", name="In words").tap()
        expect(page.locator("#leaf")).to_contain_text("The table in words")
        expect(page.locator("#menu")).to_be_hidden()
