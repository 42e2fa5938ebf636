"""What random games hardly ever say, so that every text is heard."""

from __future__ import annotations

from verlies.core.events import Event, Prompt, Refusal
from verlies.core.moves import Move
from verlies.games.pathways.content import TOKENS
from verlies.games.pathways.faces import SIDES
from verlies.games.pathways.walk import NAMES

CELL = {"level": "U", "x": 1, "y": -2}
HALL = {"letter": "B", "card": "S6"}
OBSTACLES = ("monster", "lock", "lava")
QUESTIONS = (
    "group", "sticker", "shop", "drop", "peek", "shed", "swap", "offer", "lay_first", "build", "path", "pit", "hand_in",
    "assign", "award", "cancel", "trade", "tidy",
)  # fmt: skip
VERBS = (
    "group", "sticker", "no_sticker", "token", "book", "cast", "drop", "card", "give", "pass", "keep", "toss", "shed",
    "swap",
    "no_swap", "offer", "lay", "use", "start", "go", "leave", "stairs", "fall", "portal", "portal_room", "exit",
    "submit", "time", "mission", "no_mission", "award", "cancel", "no_cancel", "trade", "no_trade", "recycle",
    "scissors", "porter", "done", "first", "goal", "stall", "draw", "took", "quest", "artefact",
)  # fmt: skip
MOVES = (
    "sticker ST-coin", *(f"sticker ST-token {token}" for token in TOKENS), "no_sticker", "token monster pit",
    "token monster lock",
    "token monster portal", "token pit monster",
    "book top", *(f"book SB-11 {side}" for side in SIDES), "book SB-13 pit", "book SB-6 S1", "book SB-2 4 C",
    "book SB-5 M 1 2", "drop SB-1", "card top 6", "card D605 SB-10", "card top 6 SB-10", "give 1 2", "keep", "toss",
    "shed S1", "swap 0 2", "no_swap", "offer S1", "use R08", "leave 1 2 W", "stairs", "stairs 1 2", "fall", "fall 1 2",
    "portal U 1 2", "portal_room 2 B", "time", "mission M01 M02", "no_mission", "award 1", "cancel R12", "no_cancel",
    "trade D305 D302", "no_trade", "recycle S1", "scissors S1", "porter S1", "done", "took 1 345", "artefact R01",
)  # fmt: skip
AT_A_PLACE = (
    ("PA-PTH-03", "corridor_used"), ("PA-PTH-05", "crosses_own_path"), ("PA-PTH-11", "leave_the_room"),
    ("PA-PTH-07", "no_exit_from_rooms"), ("PA-PTH-11", "not_in_a_room"), ("PA-PTH-11", "name_the_cell"),
    ("PA-PTH-11", "name_no_cell"), ("PA-STA-01", "no_stairs"), ("PA-OBS-04", "no_pit"), ("PA-OBS-03", "lava_is_no_way"),
    ("PA-OBS-09", "pit_used"), ("PA-OBS-05", "landing_used"), ("PA-OBS-04", "pit_without_rope"),
    ("PA-OBS-05", "pit_is_the_end"), ("PA-DIS-06", "room_not_cleared"), ("PA-POR-01", "no_portal_here"),
    ("PA-POR-01", "portal_used"), ("PA-POR-01", "already_here"), ("PA-POR-01", "no_scroll"),
    ("PA-SPB-SB5", "no_barrel_here"), ("PA-SPB-SB2", "room_cleared"), ("PA-SPB-SB4", "not_below_a_pit"),
)  # fmt: skip
AT_A_SIDE = (
    ("PA-GEO-03", "wall"), ("PA-PTH-04", "door_used"), ("PA-LAY-07", "port_blocked_here"),
    ("PA-PTH-07", "leads_outside"), ("PA-PTH-07", "leads_on"), ("PA-PTH-07", "start_port"), ("PA-PTH-07", "port_used"),
    ("PA-SPB-SB11", "no_open_port_here"), ("PA-SPB-SB11", "not_outermost"), ("PA-SPB-SB11", "no_port_opposite"),
)  # fmt: skip
ALONE = (
    ("PA-PTH-07", "path_left"), ("PA-POR-01", "no_portal_there"), ("PA-SPB-SB2", "no_monster_there"),
    ("PA-SPB-SB5", "no_barrel_there"), ("PA-COO-07", "one_mission_only"), ("PA-COO-02", "no_porters"),
    ("PA-COO-02", "porters_busy"), ("PA-COO-05", "only_together"), ("PA-COO-05", "own_coins"),
    ("PA-EXP-02", "path_begun"), ("PA-PTH-02", "one_path_only"),
)  # fmt: skip


def rarities() -> list[Event | Prompt | Refusal | Move]:
    return [*_events(), *_prompts(), *_refusals(), *(Move(text, "pathways") for text in MOVES)]


def _events() -> list[Event]:
    one, step = {"seat": 0, "card": "S1"}, Move("go N", "pathways")
    return [
        Event("PA-COO-09", "artefact_drawn", {"artefact": "R01"}),
        Event("PA-COO-09", "artefact_given", {"seat": 0, "artefact": "R01"}),
        Event("PA-COO-13", "artefact_used", {"seat": 0, "artefact": "R08"}),
        Event("PA-BUY-09", "book_dropped", {"seat": 0, "book": "SB-1"}),
        Event("PA-DRW-03", "card_shed", one),
        Event("PA-SPB-SB12", "card_tossed", one),
        Event("PA-COO-13", "coins_given", {"seat": 0, "coins": 1}),
        Event("PA-COO-05", "coins_passed", {"seat": 0, "receiver": 1, "coins": 2}),
        Event("PA-TID-03", "cut_away", one),
        Event("PA-SPB-SB17", "held", one),
        Event("PA-TID-02", "recycled", one),
        Event("PA-DRW-02", "deck_empty", {"seat": 0}),
        Event("PA-GOL-05", "goal_set_aside", {"goal": "G-rope"}),
        Event("PA-COO-12", "lost_by_time", {"missions": 1}),
        Event("PA-COO-10", "lost_by_peril", {"marks": 5}),
        Event("PA-COO-12", "won_together", {"missions": 4}),
        Event("PA-COO-09", "mission_done", {"mission": "M01", "seats": [0, 1], "coins": 2}),
        Event("PA-COO-13", "peril_cancelled", {"seat": 0, "marks": 2}),
        Event("PA-BUY-13", "stack_made_anew", {"price": None}),
        Event("PA-BUY-13", "stack_made_anew", {"price": 3}),
        Event("PA-SPB-SB14", "traded", {**one, "other": "D301"}),
        Event("PA-EXP-03", "explored", {"seat": 0, "cards": ["S1"], "end": "nothing"}),
        Event("PA-PTH-11", "drawn", {"seat": 0, "text": step, "finds": list(NAMES), "end": "obstacle"}),
    ]


def _prompts() -> list[Prompt]:
    return [
        Prompt("PA-COO-15", "award", {"artefact": "R01"}, 0),
        Prompt("PA-COO-13", "cancel", {"marks": 3, "limit": 4}, 0),
        Prompt("PA-BUY-09", "drop", {"book": "SB-1"}, 0),
        Prompt("PA-SPB-SB12", "peek", {"card": "S1"}, 0),
        Prompt("PA-DRW-03", "shed", {"left": 1}, 0),
        Prompt("PA-SPB-SB14", "trade", {}, 0),
        Prompt("PA-OBS-04", "pit", {"place": CELL, "rope": 0}, 0),
        Prompt("PA-PTH-11", "path", {"place": HALL}, 0),
        Prompt("PA-PTH-07", "hand_in", {"end": "exit", "again": 1}, 0),
        Prompt("PA-DIS-09", "hand_in", {"end": "obstacle", "again": 0}, 0),
        Prompt("PA-BUY-01", "first", {}, 0),
        Prompt("PA-SET-05", "draw_goal", {}, 0),
        Prompt("PA-REW-05", "draw_second", {}, 0),
        Prompt("PA-COO-04", "draw_mission", {"tier": 1}, 0),
        Prompt("PA-COO-09", "draw_artefact", {}, 0),
        Prompt("PA-DRW-01", "draw_card", {"seat": 0}, 0),
        Prompt("PA-TIM-07", "clock", {"seat": 0}, 0),
        Prompt("PA-BUY-06", "buy_unseen", {"seat": 0, "price": 3}, 0),
        Prompt("PA-BUY-06", "buy_unseen", {"seat": 0, "price": None}, 0),
        Prompt("PA-BUY-07", "turn_up", {"price": 3}, 0),
        Prompt("PA-BUY-07", "turn_up", {"price": None}, 0),
    ]


def _refusals() -> list[Refusal]:
    card, book, artefact = {"card": "S1"}, {"book": "SB-11"}, {"artefact": "R01"}
    port = {**CELL, "side": "N"}
    return [
        *(Refusal("PA-BUY-04", "not_now", {"verb": verb, "question": "shop"}) for verb in VERBS),
        *(Refusal("PA-BUY-04", "not_now", {"verb": "pass", "question": asked}) for asked in QUESTIONS),
        *(Refusal(rule, reason, {"place": CELL}) for rule, reason in AT_A_PLACE),
        *(Refusal(rule, reason, {"place": HALL, "side": "N"}) for rule, reason in AT_A_SIDE),
        *(Refusal(rule, reason) for rule, reason in ALONE),
        *(Refusal("PA-OBS-01", "path_stopped", {"obstacle": each, "place": CELL}) for each in OBSTACLES),
        Refusal("PA-LAY-10", "port_covered", port),
        Refusal("PA-LAY-07", "port_blocked", port),
        Refusal("PA-GEO-04", "not_at_the_edge", port),
        Refusal("PA-GEO-06", "no_door", {"x": 1, "y": 2, "side": "N", "place": {**HALL, "letter": "C"}}),
        Refusal("PA-LAY-09", "all_laid", {"cards": 5}),
        Refusal("PA-AMB-05", "port_unmatched", {**card, "other": "S2"}),
        Refusal("PA-TID-04", "acted_on", card),
        Refusal("PA-TID-04", "not_laid", card),
        Refusal("PA-SPB-SB14", "not_to_trade", card),
        Refusal("PA-SPB-SB14", "trade_too_costly", {**card, "other": "D601"}),
        Refusal("PA-TID-02", "no_recycle", {"used": 1}),
        Refusal("PA-TID-03", "no_scissors", {"used": 1}),
        Refusal("PA-COO-13", "artefact_in_use", artefact),
        Refusal("PA-COO-13", "artefact_no_shield", artefact),
        Refusal("PA-COO-13", "artefact_not_for_paths", artefact),
        Refusal("PA-COO-13", "artefact_too_late", artefact),
        Refusal("PA-PTH-12", "book_by_itself", book),
        Refusal("PA-PTH-13", "book_needs_more", book),
        Refusal("PA-SPB-01", "book_used", book),
        Refusal("PA-BUY-09", "just_bought", book),
        Refusal("PA-SPB-SB11", "other_sides", {**book, "sides": ["N", "S"]}),
        Refusal("PA-BUY-11", "hand_full", {"cards": 5}),
        Refusal("PA-BUY-13", "stack_empty", {"price": None}),
        Refusal("PA-BUY-08", "token_sold_out", {"token": "lock"}),
        Refusal("PA-COO-05", "given_already", {"seat": 1}),
        Refusal("PA-COO-05", "too_few_coins", {"coins": 0}),
        Refusal("PA-COO-06", "hand_empty", {"seat": 1}),
        Refusal("PA-COO-09", "took_no_part", {"seat": 1}),
        Refusal("PA-COO-02", "group_taken", {"group": "A1", "seat": 0}),
        Refusal("PA-COO-14", "sticker_used_up", {"sticker": "ST-coin"}),
        Refusal("PA-COO-14", "stickers_alike", {"left": 2}),
        Refusal("PA-PTH-11", "name_the_room", {"place": HALL, "number": 0}),
        Refusal("PA-COO-07", "mission_not_open", {"missions": ["M01", "M02"]}),
    ]
