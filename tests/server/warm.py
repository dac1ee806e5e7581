"""What a server does before it listens, done once: the servers of tests are forked from a process
that has imported this."""

import gc
import tempfile
from pathlib import Path

import httpx
import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

import battalia.cli
import battalia.cli.serve
import battalia.server.computers
import battalia.server.running  # noqa: F401
from battalia.server.app import create_app
from battalia.server.config import Config
from battalia.server.http import messages_file
from battalia.server.offering import offer_file
from battalia.server.page import files
from battalia.server.store import Store
from server.databases import sqlite_url

with tempfile.TemporaryDirectory() as folder:
    url = sqlite_url(Path(folder))
    Store(url).upgrade()
    create_app(Config(database=url))
httpx.AsyncClient()
messages_file()
offer_file()
files()
gc.collect()
gc.freeze()
