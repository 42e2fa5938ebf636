"""Every sentence of many games, in both languages: none is missing, none is left over, and all of them read well."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

import verlies
from played import RARE, played, seats_named
from texts import Need, clients, folder, messages, plural_nouns, referred, said, spoken
from verlies import DEALER, RESIGN, Event, Move, Prompt, Refusal, Result
from verlies.text import LANGUAGES, Words, describe, grouped, join, provenance, rule_ids, sections
from verlies.text.words import SEATS, files, read

GAMES = [game.id for game in verlies.games()]
ALL = ["core", *GAMES]
Said = Event | Prompt | Refusal | Move | Result


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


NAMES: dict[int | str, str] = {seat: f"Somebody{letter}" for seat, letter in enumerate("ABCDEF")}
"""Names that are part of no text."""

ABSENT = "∅"
SLIPS = re.compile(r"[{}$_∅]|\b[A-Z]+-[A-Z]+-\d|  |^\s|\s$| [.,;!?)](?!\w)|\( |\(\)|,,|[:,] ?\.|(?<!\.)\.\.(?!\.)")
"""Placeholders, rule ids, and what is left where something is missing."""

NEVER_ONE = {
    "event-tie", "event-scrap_point", "event-lost_by_peril", "prompt-cancel", "refusal-all_laid", "refusal-hand_full",
    "event-card_bought_unseen", "event-stack_made_anew", "prompt-turn_up", "prompt-buy_unseen", "refusal-too_far",
}  # fmt: skip
"""Messages with a number that by the rules, or by what is printed on the cards, is at least two."""


@pytest.fixture
def absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not there, and an empty list, is not a word: where it is said all the same, it can be seen."""
    word = Words._word

    def seen(self: Words, name: str, value: Any) -> Any:
        return ABSENT if value is None or value in ([], (), {}) else word(self, name, value)

    monkeypatch.setattr(Words, "_word", seen)


def clean(text: str, cards: Mapping[str, verlies.Card], lang: str) -> bool:
    """Nothing is left in it that is not a word of the language: no placeholder, no id."""
    ids = {word for word in re.findall(r"[\w+-]+", text) if word in cards and cards[word].name(lang) != word}
    return bool(text.strip()) and not ids and not SLIPS.search(text)


def message_of(thing: Event | Prompt | Refusal) -> str:
    return f"{type(thing).__name__.lower()}-{thing[1]}"


def whom(thing: Said) -> set[Any]:
    """The seats that a thing is about, by its own arguments."""
    if isinstance(thing, Result):
        return {*thing.score}
    if isinstance(thing, Move):
        names = read(thing.game, "en").moves[thing.verb, len(thing.args)].split("-")[2:]
        return {int(seat) for name, seat in zip(names, thing.args, strict=True) if name in SEATS}
    return seats_named(thing.args)


@cache
def one_of_many(lang: str) -> re.Pattern[str]:
    """1 of something, told as if it were more."""
    nouns = "|".join(sorted(plural_nouns(lang)))
    verbs = {"de": "bleiben|fehlen|liegen|sind", "en": "are|were"}[lang]
    return re.compile(rf"(?<![\d.,+−/×-])\b1 (?:{nouns})\b|\b(?:{verbs}) 1\b(?!,| and| und)|\b1 [A-Z]\w+ (?:{verbs})\b")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_everything_in_random_games_reads_well_and_names_players_only_where_one_is_meant(
    game_id: str, lang: str, absent: None
) -> None:
    play = played(game_id)
    cards = verlies.find_game(game_id).content().cards
    nobody = re.compile(Words("core", lang)("player", number=0).replace("0", r"\d"))
    several = [join([event, event]) for event in play.events if len(grouped([event, event])) == 1]
    for thing in [*play.events, *several, *play.prompts, *play.moves, *play.results, *play.refusals, *RARE[game_id]]:
        text = describe(thing, lang, NAMES)
        typed = isinstance(thing, Refusal) and "text" in thing.args
        assert typed or clean(text, cards, lang), thing
        assert not nobody.search(text), (thing, text)
        assert not one_of_many(lang).search(text), (thing, text)
        if "Somebody" in text:
            assert set(re.findall(r"Somebody[A-F]", text)) <= {NAMES.get(seat) for seat in whom(thing)}, (thing, text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_message_with_a_number_can_tell_of_one(game_id: str, lang: str) -> None:
    play = played(game_id)
    told: Counter[str] = Counter()
    for thing in [*play.events, *play.prompts, *play.refusals, *RARE[game_id]]:
        if isinstance(thing, Move) or (message := message_of(thing)) in NEVER_ONE or told[message] == 10:
            continue
        told[message] += 1
        single = {name: 1 if type(value) is int and name not in SEATS else value for name, value in thing.args.items()}
        text = describe(thing._replace(args=single), lang, NAMES)
        assert not one_of_many(lang).search(text), (thing, text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_what_random_games_do_not_say_can_be_said_too(game_id: str, lang: str) -> None:
    play = played(game_id)
    heard = {f"event-{event.kind}" for event in play.events} | {f"prompt-{prompt.kind}" for prompt in play.prompts}
    heard |= {f"refusal-{refusal.reason}" for refusal in play.refusals}
    rare = RARE.get(game_id, [])
    assert said(game_id) - heard <= {f"{type(thing).__name__.lower()}-{thing[1]}" for thing in rare}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_end_of_a_game_has_a_sentence(game_id: str, lang: str) -> None:
    game = verlies.find_game(game_id)
    points = played(game_id).results[0].breakdown
    for reason in (*game.reasons, "resigned"):
        winners: tuple[int | str, ...] = (0, *game.automas)
        for winner in winners:
            result = Result({**dict.fromkeys(points, 1), winner: 2}, (winner,), reason, points, game_id)
            assert Words(game_id, lang).seat(winner).casefold() in describe(result, lang).casefold()


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
