"""Proof: what must be true of every game, as checks that tests and the fuzzer share."""
