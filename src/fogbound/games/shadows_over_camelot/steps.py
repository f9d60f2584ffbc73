"""Every step that can stand on the agenda, with the kinds of its arguments."""

from __future__ import annotations

from typing import Final

from fogbound.core.position import ArgumentKind, StepForm, seat
from fogbound.core.reading import Reading
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.core.settings import Settings
from fogbound.games.shadows_over_camelot import (
    black,
    black_cards,
    black_quests,
    combat,
    discarding,
    drawing,
    events,
    evil,
    fights,
    foreseeing,
    giving,
    heroic,
    life,
    morgan,
    powers,
    quest_end,
    setup,
    sharing,
    siege,
    summoning,
    traitor,
    turns,
    white_cards,
)
from fogbound.games.shadows_over_camelot.cards import BLACK_CARDS


def one_of(*numbers: int) -> ArgumentKind:
    """A small number, one of these in a row."""

    def kind(argument: Reading, settings: Settings) -> int:
        return argument.number(numbers[0], numbers[-1])

    return kind


def seat_or_nobody(argument: Reading, settings: Settings) -> Seat:
    return argument.number(NO_SEAT, settings.seats - 1)


def black_card(argument: Reading, settings: Settings) -> int:
    return argument.one_of(BLACK_CARDS.names)


FLAG: Final = one_of(0, 1)

STEPS: Final = {
    "PutDown": StepForm(sharing.PutDown, seat),
    "TurnUp": StepForm(sharing.TurnUp),
    "GiveOut": StepForm(sharing.GiveOut, seat),
    "Vote": StepForm(sharing.Vote, seat),
    "HandOut": StepForm(sharing.HandOut),
    "ShareDrawn": StepForm(sharing.ShareDrawn, seat),
    "SetUpLevel": StepForm(setup.SetUpLevel),
    "Turn": StepForm(turns.Turn, seat),
    "BeginStepTwo": StepForm(turns.BeginStepTwo, seat),
    "EndTurn": StepForm(turns.EndTurn, seat),
    "NextTurn": StepForm(turns.NextTurn),
    "Penalty": StepForm(evil.Penalty, seat),
    "PenaltyOver": StepForm(evil.PenaltyOver),
    "ProgressEvil": StepForm(evil.ProgressEvil, seat),
    "ProgressEvilAsPenalty": StepForm(evil.ProgressEvilAsPenalty, seat),
    "DrawBlack": StepForm(drawing.DrawBlack, seat, FLAG),
    "ChooseDrawn": StepForm(drawing.ChooseDrawn, seat),
    "NameCard": StepForm(drawing.NameCard, seat),
    "LayDown": StepForm(drawing.LayDown, seat),
    "OfferMerlins": StepForm(drawing.OfferMerlins, seat),
    "SettleMerlins": StepForm(drawing.SettleMerlins),
    "StopWithExcalibur": StepForm(drawing.StopWithExcalibur, seat),
    "CarryOut": StepForm(black_cards.CarryOut),
    "MorganChain": StepForm(black_cards.MorganChain, seat, one_of(1, 3)),
    "DiscardNamed": StepForm(black.DiscardNamed, black_card),
    "ChooseWar": StepForm(black_quests.ChooseWar, seat, black_card),
    "MayVolunteer": StepForm(morgan.MayVolunteer, seat, one_of(1, 5)),
    "AllDiscard": StepForm(morgan.AllDiscard, seat),
    "DrawerPays": StepForm(morgan.DrawerPays, seat),
    "DiscardCards": StepForm(discarding.DiscardCards, seat, one_of(1, discarding.MOST_DISCARDED)),
    "EventOver": StepForm(events.EventOver),
    "AfterBlackCard": StepForm(events.AfterBlackCard, black_card, seat),
    "Deaths": StepForm(life.Deaths, FLAG),
    "SaveWithGrail": StepForm(life.SaveWithGrail, seat, FLAG),
    "Bury": StepForm(life.Bury, FLAG),
    "HeroicAction": StepForm(heroic.HeroicAction, seat),
    "PlayFreely": StepForm(powers.PlayFreely, seat),
    "TakeFromDiscards": StepForm(powers.TakeFromDiscards, seat),
    "ClearPlayed": StepForm(white_cards.ClearPlayed),
    "ChooseSight": StepForm(foreseeing.ChooseSight, seat),
    "PutCardsBack": StepForm(foreseeing.PutCardsBack, seat),
    "ComeHome": StepForm(summoning.ComeHome, seat),
    "GiveCards": StepForm(giving.GiveCards, seat, seat, one_of(0, giving.MOST_GIVEN - 1)),
    "SwapGive": StepForm(giving.SwapGive, seat, seat),
    "SwapReturn": StepForm(giving.SwapReturn, seat, seat),
    "SwapDone": StepForm(giving.SwapDone, seat),
    "ChooseBlows": StepForm(siege.ChooseBlows, seat),
    "AddToFight": StepForm(fights.AddToFight, seat),
    "SettleSiege": StepForm(siege.SettleSiege),
    "SettleCombat": StepForm(combat.SettleCombat, seat_or_nobody),
    "QuestSwords": StepForm(quest_end.QuestSwords),
    "QuestLife": StepForm(quest_end.QuestLife),
    "QuestReward": StepForm(quest_end.QuestReward),
    "QuestRelic": StepForm(quest_end.QuestRelic),
    "QuestCleared": StepForm(quest_end.QuestCleared),
    "KnightsReturn": StepForm(quest_end.KnightsReturn),
    "TraitorTurn": StepForm(traitor.TraitorTurn, seat),
    "RobKnight": StepForm(traitor.RobKnight, seat),
    "TraitorEvil": StepForm(traitor.TraitorEvil, seat),
}
"""Those of the base game; whatever steps a level has are put beside them."""
