"""Tests of the pages. This file is here so that `browser` is this folder, and not bench/browser.py."""
