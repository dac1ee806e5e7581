"""Bots and challenges over HTTP, and the WebSocket at which a bot waits."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import Controller, WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from battalia.engine import Reason
from battalia.engine.bounds import too_much_json
from battalia.server.bots import BotAccounts, Stream
from battalia.server.challenges import Challenges
from battalia.server.config import Config
from battalia.server.denied import Denied, denied
from battalia.server.http import TheCaller
from battalia.server.keys import TABLE_ID
from battalia.server.limits import Limits, address_of, paced
from battalia.server.messages.bots import (
    BotHello,
    BotInfo,
    BotList,
    ChallengeInfo,
    ChallengeList,
    Decline,
    Farewell,
    Heard,
    MadeToken,
    NewBot,
    NewChallenge,
    NewToken,
    TokenList,
)
from battalia.server.reading import MESSAGE
from battalia.server.store import StoreError
from battalia.words import sentence, why

PAGES: Final = 50
"""Nobody turns more of them."""
POLICY: Final = 1008
BotId = Annotated[str, Parameter(pattern=TABLE_ID, description="The bot's id.")]
TokenId = Annotated[str, Parameter(pattern=TABLE_ID, description="The token's id.")]
ChallengeId = Annotated[str, Parameter(pattern=TABLE_ID, description="The challenge's id.")]
TheBots = NamedDependency[BotAccounts]
TheChallenges = NamedDependency[Challenges]

log = structlog.get_logger("battalia.bots")


class BotRoutes(Controller):
    """Bots."""

    path = "/api/bots"
    tags = ("bots",)

    @get("/", summary="All bots")
    async def page(
        self,
        caller: TheCaller,
        bots: TheBots,
        page: Annotated[int, Parameter(ge=0, lt=PAGES)] = 0,
    ) -> BotList:
        return await bots.page(caller.asker, caller.person, page)

    @post("/", summary="Make a bot of one's own", status_code=HTTP_201_CREATED)
    async def make(self, data: JSONBody[NewBot], caller: TheCaller, bots: TheBots) -> BotInfo:
        """Needs a login. It plays with tokens, which are made next."""
        return await bots.hall.whole(bots.make(caller.asker, caller.somebody(), data.name))

    @get("/{bot:str}", summary="One bot")
    async def one(self, bot: BotId, caller: TheCaller, bots: TheBots) -> BotInfo:
        return await bots.one(caller.asker, caller.person, bot)

    @delete("/{bot:str}", summary="Remove an own bot", status_code=HTTP_204_NO_CONTENT)
    async def remove(self, bot: BotId, caller: TheCaller, bots: TheBots) -> None:
        """Computers play on in its games."""
        await bots.hall.whole(bots.remove(caller.somebody(), bot))

    @get("/{bot:str}/tokens", summary="The tokens of an own bot")
    async def tokens(self, bot: BotId, caller: TheCaller, bots: TheBots) -> TokenList:
        return await bots.tokens(caller.somebody(), bot)

    @post("/{bot:str}/tokens", summary="A token for an own bot", status_code=HTTP_201_CREATED)
    async def make_token(
        self, bot: BotId, data: JSONBody[NewToken], caller: TheCaller, bots: TheBots
    ) -> MadeToken:
        """Shown this once."""
        return await bots.hall.whole(bots.make_token(caller.somebody(), bot, data.name))

    @delete("/{bot:str}/tokens/{token:str}", summary="End a token", status_code=HTTP_204_NO_CONTENT)
    async def end_token(self, bot: BotId, token: TokenId, caller: TheCaller, bots: TheBots) -> None:
        """Whoever plays by it is shown out."""
        await bots.hall.whole(bots.end_token(caller.somebody(), bot, token))


class ChallengeRoutes(Controller):
    """Challenges, for people and for bots."""

    path = "/api/challenges"
    tags = ("challenges",)

    @get("/", summary="All open challenges of mine")
    async def mine(self, caller: TheCaller, challenges: TheChallenges) -> ChallengeList:
        return await challenges.of(caller.asker, caller.somebody())

    @post("/", summary="Challenge somebody", status_code=HTTP_201_CREATED)
    async def add(
        self, data: JSONBody[NewChallenge], caller: TheCaller, challenges: TheChallenges
    ) -> ChallengeInfo:
        """A bot or a person with an account, by name. Bots challenge bots, and whose bots they
        are."""
        return await challenges.add(caller.asker, caller.somebody(), data)

    @get("/{challenge:str}", summary="What became of a challenge")
    async def one(
        self, challenge: ChallengeId, caller: TheCaller, challenges: TheChallenges
    ) -> ChallengeInfo:
        return await challenges.one(caller.asker, caller.somebody(), challenge)

    @post("/{challenge:str}/accept", summary="Accept", status_code=HTTP_200_OK)
    async def accept(
        self, challenge: ChallengeId, caller: TheCaller, challenges: TheChallenges
    ) -> ChallengeInfo:
        """The game begins at once, at its `table`."""
        accepting = challenges.accept(caller.asker, caller.somebody(), challenge)
        return await challenges.hall.whole(accepting)

    @post("/{challenge:str}/decline", summary="Decline", status_code=HTTP_200_OK)
    async def decline(
        self,
        challenge: ChallengeId,
        data: JSONBody[Decline],
        caller: TheCaller,
        challenges: TheChallenges,
    ) -> ChallengeInfo:
        declining = challenges.decline(caller.somebody(), challenge, data.reason)
        return await challenges.hall.whole(declining)

    @delete("/{challenge:str}", summary="Withdraw", status_code=HTTP_200_OK)
    async def withdraw(
        self, challenge: ChallengeId, caller: TheCaller, challenges: TheChallenges
    ) -> ChallengeInfo:
        return await challenges.hall.whole(challenges.withdraw(caller.somebody(), challenge))


@websocket("/api/bot/events")
async def events(
    socket: WebSocket[Any, Any, Any],
    stream: NamedDependency[Stream],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
) -> None:
    """Where a bot waits for challenges and games; see docs/api.md."""
    address = address_of(socket.scope)
    may_speak = paced(config.rate, config.burst, limits, address)
    await socket.accept()

    async def send(word: Heard) -> None:
        async with asyncio.timeout(config.patience):
            await socket.send_data(msgspec.json.encode(word).decode(), mode="text")

    async def tell() -> None:
        try:
            async with asyncio.timeout(config.patience):
                text = await socket.receive_data("text")
            hello = _hello(text)
            saying.set()
            async with aclosing(stream.listen(hello, address)) as words:
                async for word in words:
                    await send(word)
            return
        except TimeoutError:
            reason = Reason("no-hello")
        except Denied as problem:
            reason = problem.reason
        except StoreError as problem:
            log.error("the store failed", problem=str(problem))
            reason = Reason("not-stored")
        await bye(reason)

    async def bye(reason: Reason) -> None:
        with suppress(TimeoutError):
            await send(Farewell(msgspec.to_builtins(reason), sentence(why(reason))))
            await socket.close(code=POLICY)

    async def hear() -> None:
        """A bot has nothing more to say: what it sends says that it is there."""
        await saying.wait()
        while may_speak():
            await socket.receive_data("text")
        await bye(Reason("too-many-messages"))

    saying = asyncio.Event()
    telling, hearing = asyncio.create_task(tell()), asyncio.create_task(hear())
    try:
        await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, hearing):
            task.cancel()
        for end in await asyncio.gather(telling, hearing, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                log.error("a stream failed", exc_info=end)


def _hello(text: str) -> BotHello:
    reason = too_much_json(text, MESSAGE)
    if reason is not None:
        raise denied(reason)
    try:
        return msgspec.json.decode(text, type=BotHello)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Denied("message-unreadable", reason=str(error)) from None
