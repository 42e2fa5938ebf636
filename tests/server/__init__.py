"""Tests of the server. This file is here so that `server` is this folder, and not bench/server.py."""
