"""Every text there is, in both languages: none is missing, none is left over, and all of them can be said."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import verlies
from every_game import some_moves
from games.pathways.scenes import rarities as pathways_rarities
from games.tiny.scenes import rarities as tiny_rarities
from games.tiny.scenes import scenes as tiny_scenes
from games.twister.scenes import rarities as twister_rarities
from games.twister.scenes_solo import solo_rarities
from texts import Need, clients, folder, messages, referred, said, spoken
from verlies import DEALER, RESIGN, Event, Game, Match, Move, Prompt, Refusal, Result, UsageError
from verlies.proof.basis import option_sets as all_option_sets
from verlies.text import LANGUAGES, TextError, Words, describe, grouped, join, provenance, rule_ids, sections
from verlies.text.words import SEATS, files, fixed_messages

GAMES = [game.id for game in verlies.games()]
ALL = ["core", *GAMES]
RARE: dict[str, list[Event | Prompt | Refusal | Move]] = {
    "designer": [
        Event("DD-GLD-03", "gold_capped", {"seat": 0, "gold": 30, "lost": 2}),
        Event("DD-CLN-07", "space_left_empty", {"shape": "oval", "stall": "M01", "part": "lower"}),
        Refusal("DD-MKT-13", "no_space", {"stall": "M01", "part": "upper"}),
    ],
    "pathways": pathways_rarities(),
    "tiny": tiny_rarities(),
    "twister": [*twister_rarities(), *solo_rarities()],
}
"""What random games hardly ever say."""
SCENES: dict[str, Callable[[], Sequence[Match]]] = {"tiny": tiny_scenes}
"""Positions that random games hardly ever come to, played on from there."""


# What happens in play


class Played(NamedTuple):
    """All different things said in some random games."""

    events: list[Event]
    prompts: list[Prompt]
    refusals: list[Refusal]
    moves: set[Move]
    results: list[Result]

    def args(self) -> Iterator[Mapping[str, Any]]:
        for said_so in (self.events, self.prompts, self.refusals):
            yield from (each.args for each in said_so)


def option_sets(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """The fewest options with which so many can play, and every other value of every option."""
    least = min((options for number, options in all_option_sets(game) if number == seats), key=len)
    yield least
    for option in game.options:
        for value in option.choices:
            chosen = {**game.check_options(least), option.name: value}
            if value != least.get(option.name, option.default) and seats in game.seats_with(chosen):
                yield chosen


@cache
def played(game_id: str) -> Played:
    game = verlies.find_game(game_id)
    rng = Random(11)
    events: dict[str, Event] = {}
    prompts: dict[str, Prompt] = {}
    refusals: dict[str, Refusal] = {}
    moves: dict[str, Move] = {}
    verbs: dict[str, Move] = {}
    asked_before: Counter[str] = Counter()
    results: list[Result] = []

    def note(match: Match) -> None:
        for seat in match.turn:
            for move in some_moves(match, seat, rng):
                moves[move] = move
                verbs.setdefault(move.verb, move)
        seat = match.turn[0]
        prompt = match.prompt(seat)
        assert prompt is not None
        prompts[repr(prompt[:3])] = prompt
        if seat != DEALER:
            asked_before[prompt.kind] += 1
            if asked_before[prompt.kind] <= 3 or rng.random() < 0.04:
                for text in (*match.candidates(seat), *verbs.values()):
                    refusal = match.why_not(seat, text)
                    if refusal is not None:
                        refusals[repr(refusal)] = refusal

    def play_on(match: Match) -> None:
        while match.turn:
            note(match)
            seat = match.turn[int(rng.random() * len(match.turn))]
            legal = some_moves(match, seat, rng)
            for event in match.play(seat, legal[int(rng.random() * len(legal))]):
                events.update({repr(each): each for each in (event, event.other) if each is not None})
        assert match.result is not None
        results.append(match.result)

    for seats in game.seats:
        for options in option_sets(game, seats):
            play_on(verlies.new(game_id, seats=seats, seed=seats, **options))
    for scene in SCENES.get(game_id, list)():
        asked_before.clear()
        play_on(scene)
    return Played(list(events.values()), list(prompts.values()), list(refusals.values()), set(moves.values()), results)


# What must be there


def values(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """All texts in an argument, each with the name under which its word is looked up."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from values(name.removesuffix("s"), item)
    elif isinstance(value, Mapping):
        yield "item", name
        yield from ((f"item-{field}", str(value[field])) for field in ("type", "kind") if field in value)
        points = all(isinstance(inner, int) for inner in value.values())
        said = ("type", "scope") if "type" in value else ()  # the message of its type says these
        for key, inner in value.items():
            if points and isinstance(key, str):
                yield "category", key
            if key not in said:
                yield from values(str(key), inner)
    elif isinstance(value, str) and name not in ("text", *SEATS):
        yield name, value


def need(game_id: str) -> Need:
    required = said(game_id) | set(rule_ids(game_id)) | {f"section-{section}" for section in sections(game_id)}
    client = clients()
    if game_id == "core":
        of_games = {message for other in GAMES for message in messages(other, "de")}
        return Need(required | client.required - of_games | {"move-resign", "reason-resigned"}, client.used)
    game = verlies.find_game(game_id)
    cards = game.content().cards
    there = set(messages(game_id, "de"))
    play = played(game_id)
    rare = RARE.get(game_id, [])
    moves = play.moves | {thing for thing in rare if isinstance(thing, Move)}
    board = spoken([*folder(game_id).glob("board*.py")])
    required |= (
        board.required | {f"reason-{reason}" for reason in game.reasons} | {f"seat-{name}" for name in game.automas}
    )
    required |= {f"option-{option.name}" for option in game.options}
    required |= {
        f"choice-{option.name}-{value}"
        for option in game.options
        for value in option.choices
        if not isinstance(value, bool)
    }
    used = client.used | board.used | {re.escape(message) for message in referred(game_id)}
    for args in [
        *play.args(),
        *(thing.args for thing in rare if not isinstance(thing, Move)),
        *({"points": points} for result in play.results for points in result.breakdown.values()),
    ]:
        required |= {message for pair in _pairs(args) if (message := _word(pair, set(cards), there))}
        used |= {f"item-{value}" for name, value in _pairs(args) if name == "item"}
    used |= {f"event-{event.kind}-(count|{'|'.join(f'{arg}s' for arg in event.args)})" for event in play.events}
    forms: dict[tuple[str, int], str] = {}
    for verb, count in {(move.verb, len(move.args)) for move in moves}:
        found = [message for message in there if re.fullmatch(rf"move-{verb}(-\w+){{{count}}}", message)]
        assert len(found) == 1, f"the move {verb} with {count} arguments has these messages: {found}"
        forms[verb, count] = found[0]
    required |= set(forms.values())
    pairs = {
        pair for move in moves for pair in zip(forms[move.verb, len(move.args)].split("-")[2:], move.args, strict=True)
    }
    words = (_word(pair, set(cards), there) for pair in pairs if not pair[1].removeprefix("-").isdecimal())
    required |= set(filter(None, words))
    told = {card.kind for card in cards.values() if f"card-{card.id}" in there and f"says-{card.kind}" not in there}
    for card in cards.values():
        if card.kind in told:
            required.add(f"card-{card.id}")
        used |= {f"{prefix}-{card.kind}" for prefix in ("title", "says")} | {re.escape(f"card-{card.id}")}
        printed = {name for name in card.fields if f"{name}_de" in card.fields}  # in words already
        for name, value in _pairs({k: v for k, v in card.fields.items() if k not in printed | {"provenance"}}):
            used.add(re.escape(f"{name}-{value}"))
            known = value in cards or name in ("item", "category")
            if not known and any(each.startswith(f"{name}-") for each in there):
                required.add(f"{name}-{value}")
    return Need(required, used)


def _pairs(args: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in args.items():
        yield from values(name, value)


def _word(pair: tuple[str, str], cards: set[str], there: set[str]) -> str | None:
    """The message for a value: none for a card; its own; spot-rc for a place such as r1c2."""
    name, value = pair
    if value in cards or name.startswith("item"):
        return None
    own, spot = f"{name}-{value}", "spot-" + "".join(re.findall(r"([a-z])\d+", value))
    return spot if re.fullmatch(r"([a-z]\d+)+", value) and spot in there and own not in there else own


@pytest.mark.parametrize("game_id", ALL)
def test_german_and_english_have_the_same_messages(game_id: str) -> None:
    assert set(messages(game_id, "de")) == set(messages(game_id, "en"))
    assert messages(game_id, "de")


@pytest.mark.parametrize("game_id", ALL)
def test_no_message_is_missing(game_id: str) -> None:
    there = set(messages(game_id, "de")) | set(messages("core", "de"))
    assert sorted(need(game_id).required - there) == []


@pytest.mark.parametrize("game_id", ALL)
def test_no_message_is_left_over(game_id: str) -> None:
    required, used = need(game_id)
    pattern = re.compile("|".join(used))
    assert [
        message for message in messages(game_id, "de") if not (message in required or pattern.fullmatch(message))
    ] == []


@pytest.mark.parametrize("game_id", ALL)
def test_every_rule_named_in_source_and_texts_exists(game_id: str) -> None:
    prefixes = ("CORE",) if game_id == "core" else verlies.find_game(game_id).rule_prefixes
    known = {*rule_ids(game_id), *sections(game_id)}
    known |= {section.rpartition("-")[0] for section in sections(game_id)}
    paths = [*folder(game_id).rglob("*.py"), *(path for lang in LANGUAGES for path in files(game_id, lang))]
    for path in paths:
        named = set(re.findall(rf"\b(?:{'|'.join(prefixes)})(?:-[A-Z][A-Z\d]*)+(?:-\d+)?\b", path.read_text("utf-8")))
        assert named <= known, f"{path.name}: {sorted(named - known)}"


# What is said


def clean(text: str, cards: Mapping[str, verlies.Card], lang: str) -> bool:
    """Nothing is left in it that is no word of the language: no placeholder, no id."""
    ids = {word for word in re.findall(r"[\w+-]+", text) if word in cards and cards[word].name(lang) != word}
    return bool(text.strip()) and not ids and not re.search(r"[{}$_]|\b[A-Z]+-[A-Z]+-\d", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_everything_in_random_games_can_be_said(game_id: str, lang: str) -> None:
    play = played(game_id)
    cards = verlies.find_game(game_id).content().cards
    several = [join([event, event]) for event in play.events if len(grouped([event, event])) == 1]
    for thing in [*play.events, *several, *play.prompts, *play.moves, *play.results]:
        assert clean(describe(thing, lang), cards, lang), thing
    for refusal in play.refusals:
        text = describe(refusal, lang)
        assert clean(text, cards, lang) or refusal.args["text"] in text, refusal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_what_random_games_do_not_say_can_be_said_too(game_id: str, lang: str) -> None:
    play = played(game_id)
    heard = {f"event-{event.kind}" for event in play.events} | {f"prompt-{prompt.kind}" for prompt in play.prompts}
    heard |= {f"refusal-{refusal.reason}" for refusal in play.refusals}
    rare = RARE.get(game_id, [])
    assert said(game_id) - heard <= {f"{type(thing).__name__.lower()}-{thing[1]}" for thing in rare}
    cards = verlies.find_game(game_id).content().cards
    for thing in rare:
        assert clean(describe(thing, lang), cards, lang), thing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_end_of_a_game_has_a_sentence(game_id: str, lang: str) -> None:
    game = verlies.find_game(game_id)
    points = played(game_id).results[0].breakdown
    for reason in (*game.reasons, "resigned"):
        winners: tuple[int | str, ...] = (0, *game.automas)
        for winner in winners:
            result = Result({**dict.fromkeys(points, 1), winner: 2}, (winner,), reason, points, game_id)
            assert Words(game_id, lang).seat(winner) in describe(result, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_cards_tell_what_they_are(game_id: str, lang: str) -> None:
    cards = verlies.find_game(game_id).content().cards
    silent: set[str] = set()
    for card in cards.values():
        text = describe(card, lang)
        assert clean(text, cards, lang), card.id
        if ": " not in text:
            silent.add(card.kind)
    assert not [card.id for card in cards.values() if card.kind in silent and ": " in describe(card, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ALL)
def test_every_rule_has_a_sentence_and_a_provenance(game_id: str, lang: str) -> None:
    for rule in rule_ids(game_id):
        assert describe(rule, lang).endswith((".", "!", ")")), rule
        assert provenance(rule).split()[0] in ("seed", "public", "known", "design"), rule


def refusals_of_the_core() -> list[Refusal]:
    match = verlies.new("designer", seats=2, seed=1)
    found = [match.why_not(DEALER, "room R001"), match.why_not(0, "pass")]
    match.deal()
    found += [match.why_not(0, "jump"), match.why_not(0, RESIGN), match.why_not_undo(0)]
    match.play(0, match.moves(0)[0])
    found.append(match.why_not_undo(0))
    with pytest.raises(verlies.IllegalMove) as late:
        match.play(1, match.moves(1)[0], number=99)
    while (refusal := match.why_not_undo(0)) is None or refusal.reason != "undo":
        match.play(match.turn[-1], match.moves(match.turn[-1])[0])
    found.append(refusal)
    match.play(0, RESIGN)
    found += [late.value.refusal, match.why_not(0, "pass")]
    return [refusal for refusal in found if refusal is not None]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_core_can_be_said(lang: str) -> None:
    refusals = refusals_of_the_core()
    assert {f"refusal-{refusal.reason}" for refusal in refusals} == {
        message for message in said("core") if message.startswith("refusal-")
    }
    assert all(clean(describe(refusal, lang), {}, lang) for refusal in refusals)


# How arguments become words


def test_seats_have_names_or_numbers_from_one() -> None:
    event = Event("CORE-RESIGN", "resigned", {"seat": 1})
    assert describe(event, "de") == "Spieler 2 gibt auf."
    assert describe(event, "en", {1: "Ada"}) == "Ada resigns."


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
    dear = {**line, "cost_focus": 3}
    assert words.say("says-item", {"abilities": [dear]}) == "for 3 focus a melee attack with strength."
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


def test_a_move_is_said_by_its_verb_and_number_of_arguments() -> None:
    said_in_german = [
        describe(Move(text, "designer"), "de")
        for text in ("pass", "pass C04", "place ooze r1c2", "place secret_passage r1c2 e", "rank 0")
    ]
    assert said_in_german == [
        "Passen",
        "Passen und die Aufgabe „Tödliche Gruft“ nehmen",
        "Glibber in Reihe 1, Spalte 2 legen",
        "Geheimgang im Osten von Reihe 1, Spalte 2 graben",
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
