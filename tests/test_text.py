"""How arguments become words, in both languages."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import verlies
from verlies import RESIGN, Event, Move, Refusal, Result, UsageError
from verlies.server.speech import move_text
from verlies.text import LANGUAGES, TextError, Words, describe, grouped, join
from verlies.text.words import fixed_messages


def test_seats_have_names_or_numbers_from_one() -> None:
    event = Event("CORE-RESIGN", "resigned", {"seat": 1})
    assert describe(event, "de") == "Spieler 2 gibt auf."
    assert describe(event, "en", {1: "Ada"}) == "Ada resigns."


def test_only_arguments_that_name_a_player_are_told_as_one() -> None:
    names: dict[int | str, str] = {0: "Ada", 1: "Ben", 2: "Cleo"}
    turned = Event("TE-TST-08", "die_changed", {"hero": "lanon", "face": 1, "to": 2})
    assert describe(turned, "en", names).endswith("turns a 1 to 2.")
    given = Event("PA-COO-05", "coins_passed", {"seat": 0, "receiver": 2, "coins": 1})
    assert describe(given, "en", names) == "Ada gives 1 coin to Cleo."


def test_a_move_that_names_a_player_is_told_with_the_name_and_no_other_is() -> None:
    names: dict[str, dict[int | str, str]] = {lang: {0: "Ada", 1: "Ben"} for lang in LANGUAGES}
    assert move_text(Move("give 1 2", "pathways"), names).de == "2 Münzen an Ben geben"
    assert move_text(Move("change 1 0", "tiny"), names).en == "Turn a 1 to 0"


def test_a_player_may_be_called_like_a_card() -> None:
    event = Event("DD-CLN-01", "ranks_updated", {"seats": [0, 1]})
    assert describe(event, "de", {0: "goblin", 1: "chest"}) == "Die neue Rangfolge: goblin und chest."


def test_lists_are_joined_and_repetitions_counted() -> None:
    words = Words("designer", "de")
    assert words.say("event-jael_takes_tiles", {"tiles": ["ooze", "chest", "ooze"]}).endswith(
        "2× Glibber und Schatztruhe."
    )
    assert words.say("event-ranks_updated", {"seats": [2, 0, 1]}).endswith("Spieler 3, Spieler 1 und Spieler 2.")


def test_several_events_of_one_kind_are_told_in_one_sentence() -> None:
    drawn = [Event("DD-SET-10", "room_drawn", {"seat": 0, "room": room}) for room in ("R017", "R018", "R017")]
    other = Event("DD-SET-10", "room_drawn", {"seat": 1, "room": "R018"})
    unseen = Event("DD-SET-10", "room_drawn_unseen", {"seat": 1})
    opened = [Event("DD-MKT-01", "passed", {"seat": 1})] * 2
    groups = grouped([*drawn, other, unseen, unseen, *opened])
    assert [len(group) for group in groups] == [3, 1, 2, 1, 1]
    names = [Words("designer", "en").name(room) for room in ("R017", "R018")]
    assert describe(join(groups[0]), "en") == f"Player 1 draws 3 rooms: 2× {names[0]} and {names[1]}."
    assert join(groups[0]).args == {"seat": 0, "rooms": ["R017", "R018", "R017"]}
    assert join(groups[1]) == other
    assert describe(join(groups[2]), "de") == "Spieler 2 zieht 2 Räume."
    [discarded] = grouped([Event("DD-SOL-10", "discarded_unseen", {"seat": 0})] * 2)
    assert describe(join(discarded), "en") == "Player 1 discards 2 rooms."


def test_an_object_is_said_by_its_type_or_kind_wherever_it_stands() -> None:
    words = Words("tiny", "en")
    effects = [{"type": "gain_focus", "n": 2}, {"type": "discover", "kinds": ["loot", "spell"], "count": 1}]
    ability = {"kind": "free_action", "cost_focus": 3, "effects": effects}
    assert words.say("says-item", {"abilities": [ability]}) == (
        "Free action for 3 focus: +2 focus and discover 1 loot or spell."
    )


def test_what_is_absent_is_told_from_what_is_there_by_its_number() -> None:
    words = Words("tiny", "en")
    here = {"mode": "same_room", "n": 0}
    line = {"kind": "attack", "attack": "melee", "skill": "str", "bonus": 0, "range": here}
    assert words.say("says-item", {"abilities": [line]}) == "Melee attack with strength."
    costly = {**line, "cost_focus": 3}
    assert words.say("says-item", {"abilities": [costly]}) == "for 3 focus a melee attack with strength."
    loot = {"slot": "hand", "abilities": [line]}
    assert words.say("says-loot", {**loot, "crest": None}) == "Hand: Melee attack with strength."
    assert words.say("says-loot", {**loot, "crest": "owl"}) == "Hand, crest of the Owl: Melee attack with strength."


def test_messages_that_are_made_of_others_with_arguments_are_not_fixed() -> None:
    fixed = fixed_messages("tiny")
    assert {"category-str", "face-torch", "third-torch"} <= set(fixed)
    assert not {"says-spell", "reason-torch_out", "item-evade", "event-over"} & set(fixed)
    assert all(Words("tiny", lang)(message) for message in fixed for lang in LANGUAGES)


def test_a_text_is_told_as_it_is_and_a_card_by_what_stands_on_it_in_the_language() -> None:
    npc = {"npc": "white_phil", "square": "d4"}
    assert Words("twister", "de").say("event-npc_enters", npc) == (
        "Weißer Phil (Telepath) ist da, auf d4. "
        "„Gedankengriff“: Der Spieler muss seine kleinste Kampfkarte über +0 spielen."
    )
    assert "“Mind grip”: Forces the player" in Words("twister", "en").say("event-npc_enters", npc)
    assert "“Mind grip”" in Words("twister", "en").says("white_phil")
    assert "„Gedankengriff“" in Words("twister", "de").says("white_phil")
    keyed = {"npc": "yom", "gate": "37A-P1", "how": "key"}  # the name of an item, too
    assert Words("twister", "en").say("event-npc_keyed", keyed) == "Yom opens with the Key: portcullis 1 in hall 37A."


def test_another_card_of_the_same_id_says_what_stands_on_it() -> None:
    words = Words("pathways", "en")
    cards = verlies.find_game("pathways").content().cards
    group, altered = cards["A1"], cards["A1"]._replace(fields=cards["A2"].fields)
    for card, tool in ((group, "sword"), (altered, "rope"), (group, "sword")):
        assert f"1 {tool} that" in words.says(card)


def test_a_card_that_nothing_is_told_of_says_nothing() -> None:
    assert Words("tiny", "de").says("hammer") == "Nahkampf mit Stärke."
    assert Words("tiny", "de").says("thing") == ""


def test_a_goblin_says_whether_it_brings_one_of_its_rewards_or_all() -> None:
    assert Words("tiny", "en").says("stabby").endswith("Reward: discover 1 loot or +3 health.")
    assert Words("tiny", "en").says("pokey").endswith("Reward: discover 1 loot and reveal 1 face-down card.")


def test_a_move_is_said_by_its_verb_and_number_of_arguments() -> None:
    said_in_german = [
        describe(Move(text, "designer"), "de")
        for text in ("pass", "pass C04", "place ooze r1c2", "place secret_passage r1c2 e", "rank 0")
    ]
    assert said_in_german == [
        "Passen",
        "Passen und die Aufgabe „Tödliche Gruft“ nehmen",
        "Glibber in Reihe 1, Spalte 2 legen",
        "Geheimgang an die Kante im Osten von Reihe 1, Spalte 2 legen",
        "Den nächsten Rang vergeben: Spieler 1",
    ]
    assert describe(RESIGN, "en") == "Resign"


def test_numbers_are_plain() -> None:
    event = Event("DD-SCO-11", "won", {"seat": 0, "total": 12345})
    assert describe(event, "en") == "Player 1 wins with 12345 reputation!"


def test_a_result_names_winner_and_scores() -> None:
    points = {"rank": 0, "goal": 0, "challenges": 0, "stars": 0, "blueprint": 0, "networks": 0}
    result = Result({0: 7, 1: 3, 2: 5}, (0,), "scored", dict.fromkeys((0, 1, 2), points), "designer")
    names: dict[int | str, str] = {0: "Ada", 1: "Ben", 2: "Cleo"}
    assert describe(result, "de", names) == "Ada gewinnt mit 7 Ansehen vor Cleo (5) und Ben (3)."
    given_up = Result({0: 7, "jael": 3}, ("jael",), "resigned", {0: points, "jael": {"cards": 3}}, "designer")
    assert describe(given_up, "en") == "The game was given up; Jael wins."


def test_what_somebody_typed_stays_as_it_is() -> None:
    assert describe(Refusal("CORE-TEXT", "text", {"text": "chest"}), "de").startswith("„chest“")


def test_a_missing_argument_or_message_is_an_error() -> None:
    with pytest.raises(TextError, match="event-passed"):
        describe(Event("DD-MKT-07", "passed", {}), "de")
    with pytest.raises(TextError, match="event-slept"):
        describe(Event("DD-MKT-07", "slept", {}), "de")
    with pytest.raises(TextError, match="pass C04 C05"):
        describe(Move("pass C04 C05", "designer"), "en")


@pytest.mark.parametrize(
    ("thing", "lang", "error"),
    [
        ("DD-BLD-01", "fr", "language 'fr'"),
        ("DD-BLD-01", None, "language"),
        ("DD-BLD-99", "de", "DD-BLD-99"),
        ("XX-BLD-01", "de", "XX-BLD-01"),
        ("", "de", "there is no rule"),
        (7, "de", "a int"),
        (None, "de", "NoneType"),
        (Result({0: 1}, (0,), "scored", {0: {}}, "bored"), "de", "bored"),
    ],
)
def test_what_cannot_be_described_is_an_error_of_one_line(thing: Any, lang: Any, error: str) -> None:
    with pytest.raises(UsageError, match=error):
        describe(thing, lang)


def test_importing_verlies_reads_no_text() -> None:
    code = "import sys, verlies; sys.exit(any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
