"""What in a position that somebody wrote cannot be together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from fogbound.core.agenda import Decision
from fogbound.core.seats import NO_SEAT
from fogbound.core.zones import Stock
from fogbound.games.shadows_over_camelot.boundary import Boundary
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARDS,
    BLACK_DECK,
    DESOLATION,
    DESPAIR,
    FIGHTS,
    GRAIL,
    HEROISM,
    LOYALTY_CARDS,
    MERLIN,
    MORDRED,
    OF_BLACK_KNIGHT,
    OF_LANCELOT,
    TRAITOR,
    WHITE_CARDS,
    WHITE_DECK,
)
from fogbound.games.shadows_over_camelot.combat import fits
from fogbound.games.shadows_over_camelot.discarding import DiscardCards
from fogbound.games.shadows_over_camelot.fights import AddToFight
from fogbound.games.shadows_over_camelot.knights import BASE_KNIGHTS, KNIGHT_NAMES, LAST_BLACK_SWORD, LAST_ENGINE
from fogbound.games.shadows_over_camelot.life import SaveWithGrail, dying
from fogbound.games.shadows_over_camelot.quests import (
    BLACK_KNIGHT,
    CAMELOT,
    COMBATS,
    DRAGON,
    EXCALIBUR,
    FACTS,
    GRAIL_SPOTS,
    HOLY_GRAIL,
    LANCELOT,
    NOWHERE,
    QUEST_TITLES,
    SOLO,
    TRACK,
    WARS,
)
from fogbound.games.shadows_over_camelot.scratch import OF_LANCELOT_OR_DRAGON, OF_THE_BLACK_KNIGHT
from fogbound.games.shadows_over_camelot.setup import loyalty_deck
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.the_end import loyal_in_play, traitor_of

WITHOUT_BLACK_CARDS: Final = (EXCALIBUR, *WARS)


def contradiction(state: Camelot) -> str | None:
    """The first thing that could not have come about in a game."""
    checks: tuple[Callable[[Camelot], str | None], ...] = (
        _wrong_knights,
        _wrong_decks,
        _wrong_loyalty,
        _wrong_places,
        _wrong_combat,
        _wrong_grail,
        _wrong_wars,
        _wrong_board,
        _wrong_cards_of_one_kind,
        _wrong_drawing,
        _wrong_sharing,
        _wrong_agenda,
    )
    for check in checks:
        found = check(state)
        if found is not None:
            return found
    return state.agreed.level.contradiction(state)


def _wrong_knights(state: Camelot) -> str | None:
    for knight in state.knights:
        if state.knights.count(knight) > 1:
            return f"{KNIGHT_NAMES[knight]} sits at two seats"
        if knight >= BASE_KNIGHTS and state.settings.seats <= BASE_KNIGHTS:
            return f"{KNIGHT_NAMES[knight]} joins only when there are eight"
    for seat, life in enumerate(state.life):
        if life and not state.in_play >> seat & 1:
            return f"seat {seat} is not in play, and has {life} Life"
    for seat in state.relics:
        if seat != NO_SEAT and state.dead >> seat & 1:
            return f"seat {seat} is dead, and cannot hold a relic"
    return None


def _wrong_decks(state: Camelot) -> str | None:
    """Every card of each deck lies somewhere, and no other."""
    decks: tuple[tuple[Stock, tuple[int, ...]], ...] = (
        (WHITE_CARDS, WHITE_DECK),
        (BLACK_CARDS, BLACK_DECK),
        (LOYALTY_CARDS, tuple(loyalty_deck(state.settings))),
    )
    zones = state.zones()
    for stock, deck in decks:
        wanted = Counter(deck)
        found = Counter([card for zone in zones if zone.place.stock is stock for card in zone.cards])
        for card in [*(found - wanted), *(wanted - found)]:
            return f"there are {wanted[card]} of {stock.names[card]}, and on the table lie {found[card]}"
    return None


def _wrong_loyalty(state: Camelot) -> str | None:
    for seat, loyalty in enumerate(state.loyalty):
        if len(loyalty) != 1:
            return f"seat {seat} has {len(loyalty)} Loyalty cards; it should be one"
    if state.unmasked != NO_SEAT and state.loyalty[state.unmasked].cards[0] != TRAITOR:
        return f"seat {state.unmasked} is unmasked, and is not the Traitor"
    traitor = traitor_of(state)
    if traitor != NO_SEAT and (state.in_play & state.shown) >> traitor & 1:
        return f"seat {traitor} has shown the Traitor’s card, and is not unmasked"
    if state.outcome is None and not loyal_in_play(state):
        return "no Loyal Knight is alive, and the game goes on"
    return None


def _wrong_places(state: Camelot) -> str | None:
    for seat, place in enumerate(state.place):
        if (place == NOWHERE) != (not state.in_play >> seat & 1):
            return f"seat {seat} is {'nowhere, but in play' if place == NOWHERE else 'not in play, but on the board'}"
        if place in (NOWHERE, CAMELOT):
            continue
        if SOLO[place] and state.place.count(place) > 1:
            return f"two Knights are on {QUEST_TITLES[place]}, which takes one"
        closing = state.ending is not None and state.ending.quest == place
        if state.is_over(place) and not closing:
            return f"seat {seat} is on {QUEST_TITLES[place]}, which is over"
        if place == DRAGON and not state.is_over(LANCELOT):
            return f"seat {seat} fights the Dragon, which still sleeps"
    return None


def _wrong_combat(state: Camelot) -> str | None:
    for quest in COMBATS:
        facts, laid = FACTS[quest], state.laid[quest].cards
        if len(laid) > facts.white_spots or len(state.against[quest]) > facts.black_spots:
            return f"{QUEST_TITLES[quest]} has no room for so many cards"
        for n, card in enumerate(laid):
            if card >= FIGHTS or not fits(facts.pattern, laid[:n], card):
                return f"{WHITE_CARDS.names[card]} does not fit what lies on {QUEST_TITLES[quest]}"
        if laid and SOLO[quest] and state.ending is None and quest not in state.place:
            return f"cards lie on {QUEST_TITLES[quest]}, and nobody is there"
        if (laid or state.against[quest].cards) and (
            state.is_over(quest) or (quest == DRAGON and not state.is_over(LANCELOT))
        ):
            return f"cards lie on {QUEST_TITLES[quest]}, which is not open"
    return None


def _wrong_grail(state: Camelot) -> str | None:
    laid, against = state.laid[HOLY_GRAIL].cards, state.against[HOLY_GRAIL].cards
    if len(laid) + len(against) > GRAIL_SPOTS:
        return f"{len(laid) + len(against)} cards lie on the Quest for the Holy Grail; it has {GRAIL_SPOTS} spots"
    if any(card != GRAIL for card in laid) or any(card not in (DESPAIR, DESOLATION) for card in against):
        return "on the Quest for the Holy Grail lies what does not belong there"
    if state.is_over(HOLY_GRAIL) and (laid or against):
        return "cards lie on the Quest for the Holy Grail, which is over"
    return None


def _wrong_wars(state: Camelot) -> str | None:
    for war in WARS:
        straight = tuple([min(n, FIGHTS - 1) for n in range(len(state.laid[war]))])
        if state.laid[war].cards != straight or len(straight) > FIGHTS + 1:
            return f"the cards laid in the {QUEST_TITLES[war]} are not 1, 2, 3, 4, 5"
    if (state.mordred != NOWHERE) != (MORDRED in state.lasting.cards):
        return "Mordred and his card go together"
    if state.mordred != NOWHERE and state.mordred not in WARS:
        return "Mordred is in no War"
    if state.laid[EXCALIBUR].cards:
        return f"no cards lie on {QUEST_TITLES[EXCALIBUR]}"
    for quest in WITHOUT_BLACK_CARDS:
        if state.against[quest].cards:
            return f"no Black cards lie on {QUEST_TITLES[quest]}"
    return None


def _wrong_board(state: Camelot) -> str | None:
    if state.outcome is None:
        if state.engines >= LAST_ENGINE:
            return f"{state.engines} Siege Engines are out, and the game goes on"
        if state.black_swords >= LAST_BLACK_SWORD:
            return f"{state.black_swords} Black Swords are out, and the game goes on"
        if abs(state.excalibur) == TRACK and not state.is_over(EXCALIBUR) and not _quest_ends(state):
            return "Excalibur is at the end of its track, and its Quest is not over"
    if (state.heroism_on != NOWHERE) != (state.heroism.cards == (HEROISM,)):
        return "Heroism and the Quest where it lies go together"
    if state.over & ~sum([1 << quest for quest in (LANCELOT, DRAGON, EXCALIBUR, HOLY_GRAIL)]):
        return "the Black Knight and the Wars are never over"
    return None


def _quest_ends(state: Camelot) -> bool:
    return state.ending is not None and state.ending.quest == EXCALIBUR


def _wrong_cards_of_one_kind(state: Camelot) -> str | None:
    """Face down or not, only a Quest's own cards lie there."""
    for quest in COMBATS:
        own = OF_BLACK_KNIGHT if quest == BLACK_KNIGHT else OF_LANCELOT
        for card in state.against[quest].cards:
            if not own[card]:
                return f"{BLACK_CARDS.names[card]} does not belong on {QUEST_TITLES[quest]}"
    if any(card != MERLIN for card in state.merlins.cards):
        return "only Merlins are offered against a Black card"
    return None


def _wrong_drawing(state: Camelot) -> str | None:
    drawing = state.drawing
    if drawing is None:
        return "Merlins are offered, and no Black card is drawn" if state.merlins.cards else None
    drawn = state.drawn[drawing.seat].cards
    kinds = {OF_THE_BLACK_KNIGHT: OF_BLACK_KNIGHT, OF_LANCELOT_OR_DRAGON: OF_LANCELOT}
    if drawing.kind in kinds:
        if len(drawn) != 1 or not kinds[drawing.kind][drawn[0]]:
            return "the card that lies face down before its drawer is of another kind"
    elif not state.named.cards and len(drawn) != 2:
        return "a Black card is being drawn, and none lies there"
    if drawing.merlins() != len(state.merlins):
        return f"{drawing.merlins()} Merlins were offered, and {len(state.merlins)} lie there"
    return None


def _wrong_sharing(state: Camelot) -> str | None:
    sharing = state.sharing
    if sharing is None:
        return "cards lie there to be shared, and nobody shares them" if state.spoils.cards else None
    if not sharing.sharers or len(set(sharing.sharers)) != len(sharing.sharers):
        return "there must be Knights who share, each once"
    if len(sharing.given) > len(state.spoils) or not set(sharing.given) <= set(sharing.sharers):
        return "cards are given out that do not lie there, or to somebody who does not share"
    return None


def _wrong_agenda(state: Camelot) -> str | None:
    if state.outcome is not None:
        return "nothing can be left on the agenda of a game that is over" if state.agenda else None
    top = state.agenda[-1]
    assert isinstance(top, Decision)
    if isinstance(top, AddToFight) and state.fight is None:
        return "something is added to a fight, and there is none"
    if isinstance(top, SaveWithGrail) and not dying(state, with_active=True):
        return "the Grail is to save somebody, and nobody is dying"
    if isinstance(top, DiscardCards) and not state.hands[top.seat].cards:
        return f"seat {top.seat} is to discard, and has no cards"
    if state.turns and not any(isinstance(step, Boundary) for step in state.agenda):
        return "the agenda must hold the end of the turn"
    if not top.arises(state):
        return f"{top.data()} is not to be decided any more"
    return None
