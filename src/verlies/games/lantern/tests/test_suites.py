"""What must hold of every game: all suites on random play, and words in both languages for all that is said."""

from __future__ import annotations

from random import Random

import pytest

import verlies
from verlies.proof.basis import random_play
from verlies.proof.fuzz import fuzz
from verlies.text import LANGUAGES, rule_ids

GAME = verlies.find_game("lantern")


def test_all_suites_hold_on_random_games() -> None:
    report = fuzz(GAME, 2_000, 1)
    assert report.failure is None, report.failure


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_event_question_and_refusal_has_words(lang: str) -> None:
    for rule in rule_ids(GAME.id):
        assert verlies.describe(rule, lang)
    match = verlies.new(GAME.id, seed=1)
    for played in random_play(match, Random(1)):
        assert verlies.describe(played.move, lang)
        for event in played.events:
            assert verlies.describe(event, lang)
        for seat in match.turn:
            prompt = match.prompt(seat)
            assert prompt is not None
            assert verlies.describe(prompt, lang)
            refusals = (match.why_not(seat, text) for text in ([] if seat < 0 else match.candidates(seat)))
            assert all(verlies.describe(refusal, lang) for refusal in refusals if refusal is not None)
    assert match.result is not None
    assert verlies.describe(match.result, lang)
