"""Bots of people's own: accounts of programs that play by themselves.

A bot is somebody like any other at a table, known by tokens that its owner makes for it, and marked
as what it is. It may do what is needed to play, and nothing else: it has no login, no password, no
letters, sets up no tables, says nothing and asks the server's own computers for nothing. A person
never becomes a bot: each begins as one, with games of its own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from typing import Final

from battalia import __version__
from battalia.engine.notation import seat_name
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, UNKNOWN, Busy, Denied
from battalia.server.desk import Desk
from battalia.server.hall import Hall
from battalia.server.keys import hashed, new_id, new_key
from battalia.server.limits import Alone
from battalia.server.messages.bots import (
    Alive,
    BotHello,
    BotInfo,
    BotList,
    BotRating,
    ChallengeCame,
    ChallengeEnded,
    ChallengeInfo,
    GameBegan,
    GameEnded,
    Heard,
    Listening,
    MadeToken,
    TokenInfo,
    TokenList,
)
from battalia.server.messages.ratings import Kind
from battalia.server.naming import proper_name
from battalia.server.people import Accounts
from battalia.server.programs import GAMES_BOT, REQUESTS, check_asked, own_bot
from battalia.server.ratings import KINDS, is_provisional, shown
from battalia.server.store import (
    BOT_TOKENS_EACH,
    BOTS_EACH,
    BotRow,
    ChallengeRow,
    NameTaken,
    Person,
)
from battalia.server.work import LIST, LISTEN, Asker

ALIVE: Final = 15.0
"""Seconds after which a bot that waits hears that it is still connected; what nobody rang for is
looked at then, too."""
NOTED: Final = 60.0
"""Seconds after which it is noted again that a bot listens."""
AWAKE: Final = 150.0
"""A bot that has not listened for so many seconds sleeps."""
SHOWN: Final = 50
"""Bots on a page."""
BY_NAME: Final[dict[str, Kind]] = {kind: kind for kind in KINDS}


class BotAccounts:
    """All bots, what their owners may do about them, and what they hear."""

    def __init__(self, desk: Desk, accounts: Accounts, shared: Alone) -> None:
        self.accounts = accounts
        self.store = desk.store
        self.hall = desk.hall
        self._requests = shared.limits("bot requests", *REQUESTS)

    async def admit(self, bot: Person, method: str, path: str) -> None:
        """A bot asks for something (Denied)."""
        check_asked(method, path)
        wait = await self._requests.ask(str(bot.id), time.monotonic())
        if wait > 0:
            raise Busy("too-many-requests", wait)

    # What everybody sees.

    async def page(self, asker: Asker, person: Person | None, page: int) -> BotList:
        await self.hall.workshop.charge(asker, LIST)
        found = await self.store.bots(limit=SHOWN + 1, skip=page * SHOWN)
        return BotList(await self._shown(found[:SHOWN], person), len(found) > SHOWN)

    async def one(self, asker: Asker, person: Person | None, id: str) -> BotInfo:
        await self.hall.workshop.charge(asker, LIST)
        row = await self.store.bot(id)
        if row is None:
            raise Denied("no-such-bot", NOT_FOUND)
        return (await self._shown([row], person))[0]

    async def _shown(self, rows: Sequence[BotRow], person: Person | None) -> list[BotInfo]:
        standings = await self.store.standings([row.person for row in rows])
        return [
            BotInfo(
                row.id,
                row.name,
                row.by,
                row.created,
                row.games,
                row.playing,
                row.seen > self.hall.date() - AWAKE,
                person is not None and person.id == row.owner,
                [
                    BotRating(BY_NAME[kind], shown(belief), is_provisional(belief))
                    for kind, belief in standings[row.person].items()
                    if kind in BY_NAME
                ],
            )
            for row in rows
        ]

    # What an owner does.

    async def make(self, asker: Asker, owner: Person, name: str) -> BotInfo:
        """A new bot of somebody's own (Denied)."""
        if owner.login is None:
            raise Denied("bot-needs-account", FORBIDDEN)
        await self.hall.workshop.charge(asker, LIST)
        name = proper_name(name)
        id = new_id()
        try:
            bot = await self.store.add_bot(owner.id, name, id)
        except NameTaken:
            raise Denied("name-taken", CONFLICT, name=name) from None
        if bot is None:
            raise Denied("too-many-bots", CONFLICT, most=BOTS_EACH)
        return await self.one(asker, owner, id)

    async def remove(self, owner: Person, id: str) -> None:
        """It is no more: its games go on with computers, its name is free."""
        row = await own_bot(self.store, owner, id)
        bot = await self.store.person(row.person)
        if bot is not None:
            await self.accounts.forget(bot)

    async def tokens(self, owner: Person, id: str) -> TokenList:
        row = await own_bot(self.store, owner, id)
        found = await self.store.bot_tokens(row.person)
        return TokenList([TokenInfo(one.id, one.name, one.created) for one in found])

    async def make_token(self, owner: Person, id: str, name: str) -> MadeToken:
        """One more, shown this once (Denied)."""
        row = await own_bot(self.store, owner, id)
        name = proper_name(name)
        token, its_id = new_key(), new_id()
        if not await self.store.add_bot_token(row.person, hashed(token), its_id, name):
            raise Denied("too-many-tokens", CONFLICT, most=BOT_TOKENS_EACH)
        return MadeToken(its_id, name, token)

    async def end_token(self, owner: Person, id: str, token: str) -> None:
        """Whoever has it can do nothing with it any more."""
        row = await own_bot(self.store, owner, id)
        ended = await self.store.drop_bot_token(row.person, token)
        if ended is None:
            raise Denied("no-such-token", NOT_FOUND)
        await self.hall.ended([ended])
        self.hall.bells.ring([row.person])


class Stream:
    """What a bot hears while it waits: what is new since it last looked.

    Nothing is lost with a connection. What is open is looked up each time, and what differs from
    what the bot was told last is told: whoever comes back says what they knew.
    """

    def __init__(
        self,
        hall: Hall,
        shown: Callable[[int, Sequence[ChallengeRow]], Awaitable[list[ChallengeInfo]]],
        alive: float = ALIVE,
    ) -> None:
        self._workshop = hall.workshop
        self._store = hall.store
        self._bells = hall.bells
        self._shown = shown
        """Challenges as somebody sees them."""
        self._date = hall.date
        self._alive = alive

    async def listen(self, hello: BotHello, address: str) -> AsyncGenerator[Heard]:
        """For as long as the token counts (Denied: it does no longer)."""
        token = hashed(hello.key)
        bot = await self._known(token)
        # All that a bot says it knows of is looked up.
        units = len(hello.challenges) + len(hello.games)
        await self._workshop.charge(Asker(address, bot.id), LISTEN, units)
        challenges, games = set(hello.challenges), set(hello.games)
        with self._bells.at(bot.id) as bell:
            try:
                await self._store.hears(bot.id, self._date())
                noted = time.monotonic()
                yield Listening(__version__, bot.name, GAMES_BOT)
                while True:
                    bell.clear()
                    bot = await self._known(token)
                    if time.monotonic() - noted > NOTED:
                        noted = time.monotonic()
                        await self._store.hears(bot.id, self._date())
                    async for word in self._news(bot, challenges, games):
                        yield word
                    if not await _rung(bell, self._alive):
                        yield Alive()
            finally:
                await self._store.hears(bot.id, 0.0)

    async def _known(self, token: bytes) -> Person:
        bot = await self._store.person_of_token(token)
        if bot is None:
            raise Denied("who-are-you", UNKNOWN)
        if bot.owner is None:
            raise Denied("only-for-bots", FORBIDDEN)
        if self._bells.closed:
            raise Denied("server-closing")
        return bot

    async def _news(
        self, bot: Person, challenges: set[str], games: set[str]
    ) -> AsyncIterator[Heard]:
        """What differs from what the bot knows, which it then does."""
        rows = {row.id: row for row in await self._store.challenges_of(bot.id)}
        for gone in sorted(challenges - rows.keys()):
            yield await self._ended(bot, gone)
        fresh = [row for id, row in rows.items() if id not in challenges]
        for info in reversed(await self._shown(bot.id, fresh)):
            yield ChallengeCame(info)
        challenges.clear()
        challenges.update(rows)
        playing = await self._store.games_of_bot(bot.id)
        for table in sorted(games - playing.keys()):
            stored = await self._store.table(table)
            sat = stored is not None and any(seat.person == bot.id for seat in stored[1])
            yield GameEnded(table, stored[0].result if stored is not None and sat else "")
        for table, seat in playing.items():
            if table not in games:
                yield GameBegan(table, seat_name(seat))
        games.clear()
        games.update(playing)

    async def _ended(self, bot: Person, id: str) -> ChallengeEnded:
        row = await self._store.challenge(id)
        if row is None or row.state == "open" or bot.id not in (row.by, row.to):
            return ChallengeEnded(id, "gone")
        (info,) = await self._shown(bot.id, [row])
        return ChallengeEnded(id, row.state, info.reason, row.table)


async def _rung(bell: asyncio.Event, seconds: float) -> bool:
    """Whether there is something new within this time."""
    try:
        async with asyncio.timeout(seconds):
            await bell.wait()
    except TimeoutError:
        return False
    return True
