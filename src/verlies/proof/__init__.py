"""Proof: what must be true of every game, as checks that tests and the fuzzer share."""

from verlies.proof.basis import Failure, option_sets
from verlies.proof.coverage import coverage
from verlies.proof.fuzz import Report, fuzz

__all__ = ["Failure", "Report", "coverage", "fuzz", "option_sets"]
