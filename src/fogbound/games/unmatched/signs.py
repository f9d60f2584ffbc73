"""Engraved signs of fighters and cards, each one path in a box of 24 by 24."""

from __future__ import annotations

from typing import Final

from fogbound.core.emblems import EMBLEMS

LENS: Final = "M10 3a7 7 0 110 14 7 7 0 010-14M15 15l6.5 6.5M6.5 10A3.5 3.5 0 0110 6.5"
BAT: Final = (
    "M12 8l1.5-2 .5 3c3-3 6-3 9 0-2 0-3 1-3 3-2-1-3 0-3.5 2-2-1.5-3.5-1-4.5 2-1-3-2.5-3.5-4.5-2C7 12 6 11 4 12"
    "c0-2-1-3-3-3 3-3 6-3 9 0l.5-3z"
)
FLASK: Final = (
    "M10 2.5h4M10.5 2.5V9L5 18.5q-1 3 2 3h10q3 0 2-3L13.5 9V2.5M7.5 15q2.5-1.5 4.5 0t4.5 0M10 18.5h.1M14 17.5h.1"
)
FANGS: Final = (
    "M4 4q4 2.5 8 2.5T20 4q1.5 9-2 14l-6 4-6-4Q2.5 13 4 4M7.5 10l3 1.5M16.5 10l-3 1.5M7 15q5-3 10 0"
    "l-1.7-.7-.8 3-1.5-3.5h-2l-1.5 3.5-.8-3z"
)
BANDAGED: Final = (
    "M8 8V3.5q4-1.5 8 0V8M4 8h16M7 8q-1 9 5 14q6-5 5-14M7 12.5a2.3 2.3 0 104.6 0 2.3 2.3 0 10-4.6 0"
    "M12.4 12.5a2.3 2.3 0 104.6 0 2.3 2.3 0 10-4.6 0M11.6 12.2h.8M8.3 17.5q4-1.5 7.5.5"
)
BAG: Final = "M3 9h18v11H3zM8 9V6q0-2 2-2h4q2 0 2 2v3M12 12v5M9.5 14.5h5"
ROSE: Final = EMBLEMS["rose"]

SWORD: Final = "M12 16V3l1.5-2L15 3v13M9 16h9M13.5 16v5.5M12 22h3M13.5 4v9"
BOTH: Final = (
    "M3 21L14 8l4-4 2-.5L19.5 6 16 10 6 20M4 16l5 4.5M13 13c2 .7 3.5.4 5-.6 1.2 1 2.5 1.3 4 .8 0 4.5-1 7-4 8.8"
    "-3.2-2-4.5-4.5-5-9"
)
SCROLL: Final = (
    "M6 3h12c-2 0-2 3 0 3H9v13c0 2-3 3-5 1-1-1 0-3 1-2h9v2c0 1.5 3 1.5 3-.5V6M11.5 9.5h4M11.5 12.5h4M11.5 15.5h2.5"
)
REVOLVER: Final = "M2 7h16l1.5 1.5h2V11H13q0 2-2 2.5H8.5L7 21H3l1.5-8.5Q2 10.5 2 7M9 7v4M12.5 7v4M8.5 11h4.5"
PIPE: Final = (
    "M2 5h4q3 0 4 4.5Q11 14 13 16V9.5h8V16q0 5-4.5 5-4 0-6-3Q8 15.5 7 10.5 6.5 8.5 5 8.5H2z"
    "M15 6.5q-1-1.5.500-3T15.5 1M19 6.5q-1-1.5.500-3"
)
CLAW: Final = "M5 2Q7 12 3 21M10.5 2q2.5 10-1 20M16 2q2.5 10-1 20M21 3q1.5 9-1.5 17"
FIST: Final = (
    "M4 10q-1-4 2.5-4Q7 3.5 10 4q2-1.5 4 .5 3-.5 3.5 2.5 2.5.500 2.5 4-.5 5-4 7v4H8v-4q-4-3-4-8"
    "M7 6.5v4M10.5 5v5.5M14 5.5v5M4 11q4 2 9 0"
)
MASK: Final = "M3 6q9 4 18 0 1 6-3 9-3 2-6-2-3 4-6 2-4-3-3-9M6.5 9.5q2-1 3.5 1M14 10.5q1.5-2 3.5-1M21 6l1.5 8"
SPARK: Final = "M12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5M4.5 4.5l4.5 4.5M15 15l4.5 4.5M19.5 4.5L15 9M9 15l-4.5 4.5"
ARROWS: Final = "M4 8h13l-4-4M17 8l-4 4M20 16H7l4-4M7 16l4 4"
DROP: Final = "M12 2Q5 11 5 15.5a7 6.5 0 0014 0Q19 11 12 2M8.5 15.5q0 3 3 3.5"
CARDS: Final = "M4 6l10-3 4.5 14-10 3zM14 5.5l5.5.5L18.5 20M7.5 9l4-1.2M8.5 12l6-1.8"
GHOST: Final = "M5 21V10a7 7 0 0114 0v11l-2.5-2-2.3 2L12 19l-2.2 2-2.3-2zM9.5 10h.1M14.5 10h.1M10 14q2 1.5 4 0"
JAW: Final = (
    "M3 4q9 5 18 0-.5 6-3 8l-1.5-3L14.5 13 12 9.5 9.5 13 7.5 9 6 12Q3.5 10 3 4"
    "M6 20l1.5-4 2 3 2.5-3.5 2.5 3.5 2-3L18 20Q12 23.5 6 20"
)
COGS: Final = (
    "M12 7a5 5 0 110 10 5 5 0 010-10M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2M12 10.5v3"
)

FIGHTERS: Final = {
    "holmes": LENS,
    "watson": BAG,
    "dracula": BAT,
    "sister": ROSE,
    "jekyll": FLASK,
    "hyde": FANGS,
    "invisible_man": BANDAGED,
}
HEROES: Final = {"sherlock": LENS, "dracula": BAT, "jekyll_hyde": FLASK, "invisible_man": BANDAGED}

CARD_SIGNS: Final = {
    "feint": BOTH,
    "education_never_ends": EMBLEMS["book"],
    "study_methods": EMBLEMS["eye"],
    "deduce_strategy": LENS,
    "counterpunch": FIST,
    "fixed_point": EMBLEMS["heart"],
    "game_is_afoot": EMBLEMS["steps"],
    "service_revolver": REVOLVER,
    "elementary": PIPE,
    "confirm_suspicion": EMBLEMS["quill"],
    "eliminate_the_impossible": EMBLEMS["lantern"],
    "master_of_disguise": MASK,
    "administer_aid": BAG,
    "dash": EMBLEMS["steps"],
    "exploit": CARDS,
    "ambush": EMBLEMS["knife"],
    "feeding_frenzy": JAW,
    "beastform": CLAW,
    "thirst_for_sustenance": DROP,
    "do_my_bidding": EMBLEMS["chain"],
    "look_into_my_eyes": EMBLEMS["eye"],
    "mistform": BAT,
    "prey_upon": DROP,
    "baptism_of_blood": EMBLEMS["bell"],
    "ravening_seduction": ROSE,
    "skirmish": SWORD,
    "duality_of_man": ARROWS,
    "distracted_triage": BAG,
    "succumb_to_compulsion": FANGS,
    "madness_relents": FLASK,
    "recoiling_blow": FIST,
    "forever_hyde": CLAW,
    "with_haste": EMBLEMS["steps"],
    "scientific_method": COGS,
    "calming_research": EMBLEMS["book"],
    "pure_evil": FANGS,
    "strange_case": EMBLEMS["door"],
    "surprise_attack": EMBLEMS["knife"],
    "slip_away": EMBLEMS["door"],
    "emerge_from_mist": GHOST,
    "covert_preparation": EMBLEMS["key"],
    "dreaming_of_revenge": SPARK,
    "confound": EMBLEMS["keyhole"],
    "impossible_to_see": EMBLEMS["eye"],
    "lurking": EMBLEMS["hat"],
    "into_thin_air": EMBLEMS["steps"],
    "coded_notes": EMBLEMS["quill"],
    "reign_of_terror": GHOST,
    "vanish": MASK,
    "step_lightly": EMBLEMS["steps"],
    "rolling_fog": SCROLL,
}
"""What is engraved on a card, by its id."""
