"""What processes on one database share in Redis (or Valkey): limits, open connections, presence.

All of it may be lost. Each process keeps its own buckets and counts beside it: by these it decides
what cannot wait, and all while Redis is away. Then each allows the part that one of them would, so
that all of them together allow no more than before.

A bucket is one number in Redis: when it will be full. Then it expires, for a full one is as good as
a new one; the time is that of Redis. What a process has (connections, people at its tables) it says
as it is, not as what has changed, in one place of its own, which expires unless it gives signs of
life: whatever gets lost, the next word puts it right, and who dies gives all back.

One task talks to Redis over one connection, with all that has gathered meanwhile, so many looks
cost hardly more than one. Nobody waits for longer than ``patience``: then Redis is away, for
everybody at once, and nobody but the sign of life asks it until it is back.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b, sha1
from itertools import islice
from math import ceil
from typing import Any, Final, NamedTuple, TypeVar

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from battalia.server.limits import MOST_KEYS, Alone, Bucket, Connections, taken
from battalia.server.metrics import Metrics
from battalia.server.store import StoreError

REACH: Final = 1.0
"""Seconds in which a Redis that is there takes a connection: nobody waits for that."""
BEAT: Final = 1.0
"""Seconds between two signs of life at most; so often it is tried whether Redis is back."""
SIGN: Final = 0.25
"""So often in the time for which it counts a process gives a sign of life."""
SOON: Final = 0.5
"""Seconds after which others hear of what was done at once."""
DUE: Final = 1 / 16
"""They hear at once of so much of what a bucket holds."""
WAITS: Final = 5
"""Patience has so many parts: a process that was busy itself has lost no more than one of them."""
TOGETHER: Final = 500
"""So many things are told in one call at most: what runs there lets nobody else in meanwhile."""
DAY: Final = 86_400_000
"""Milliseconds after which anything is forgotten, however slowly a bucket fills."""

_BUCKETS: Final = f"""
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local function look(i, first)
  local one = {{
    key = KEYS[i],
    rate = tonumber(ARGV[first]) / 1000000,
    burst = tonumber(ARGV[first + 1]),
    cost = tonumber(ARGV[first + 2]),
  }}
  local full = tonumber(redis.call('GET', KEYS[i]) or now)
  one.left = one.burst - math.min(math.max(0, full - now) * one.rate, 2 * one.burst)
  return one
end
local function take(one)
  one.left = math.max(one.left - one.cost, -one.burst)
  local wait = (one.burst - one.left) / one.rate
  local life = math.min(math.ceil(wait / 1000), {DAY})
  if life > 1 then
    redis.call('SET', one.key, string.format('%.0f', now + wait), 'PX', string.format('%d', life))
  end
end
"""
TAKE: Final = (
    _BUCKETS
    + """
-- The last one counts only where one of the others, of which there are so many, is low.
local always = tonumber(ARGV[1])
local wanted, left, low, wait = {}, {}, false, 0
for i = 1, #KEYS do
  local one = look(i, 3 * i - 1)
  if i <= always or low then
    wanted[#wanted + 1] = one
    wait = math.max(wait, (one.cost - one.left) / one.rate / 1000000)
  end
  low = low or one.left < one.burst / 2
  left[i] = one
end
if wait <= 0 then
  for _, one in ipairs(wanted) do take(one) end
end
local told = { string.format('%.6f', wait) }
for i, one in ipairs(left) do told[i + 1] = string.format('%.6f', one.left) end
return told
"""
)
OWE: Final = (
    _BUCKETS
    + """
-- It has happened already. What was too much is paid back: a bucket can lack as much as it holds.
local told = {}
for i = 1, #KEYS do
  local one = look(i, 3 * i - 2)
  take(one)
  told[i] = string.format('%.6f', one.left)
end
return told
"""
)
TELL: Final = """
-- KEYS: all processes, this one. ARGV: its id, its lease, whether all is anew, names, numbers.
if ARGV[3] == '1' then
  redis.call('DEL', KEYS[2])
  redis.call('HSET', KEYS[2], 'whole', 1)
end
for i = 4, #ARGV, 2 do
  if ARGV[i + 1] == '0' then
    redis.call('HDEL', KEYS[2], ARGV[i])
  else
    redis.call('HSET', KEYS[2], ARGV[i], ARGV[i + 1])
  end
end
redis.call('SADD', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
-- Whether all of it is there: Redis may have been emptied.
return redis.call('HEXISTS', KEYS[2], 'whole')
"""
ASK: Final = """
-- KEYS: all processes. ARGV: this one's id, where one's numbers are, names. One that is dead is
-- forgotten by whoever finds it.
local told = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local key = ARGV[2] .. id
  if redis.call('EXISTS', key) == 0 then
    redis.call('SREM', KEYS[1], id)
  elseif id ~= ARGV[1] then
    told[#told + 1] = redis.call('HMGET', key, unpack(ARGV, 3))
  end
end
return told
"""
SCRIPTS: Final = {sha1(one.encode()).hexdigest(): one for one in (TAKE, OWE, TELL, ASK)}
NAMES: Final = {script: name for name, script in SCRIPTS.items()}

T = TypeVar("T")
log = structlog.get_logger("battalia.shared")


def connected(url: str, seconds: float = REACH) -> Redis:
    """A client of the Redis at this address, which gives up after so long and tries nothing again.

    It connects when it is first asked something.
    """
    client: Redis = Redis.from_url(
        url,
        socket_timeout=seconds,
        socket_connect_timeout=seconds,
        retry=Retry(NoBackoff(), 0),
    )
    return client


class _Look(NamedTuple):
    """Something to be asked, and whoever waits for the answer: None, if there is none."""

    script: str
    keys: list[str]
    args: list[object]
    answer: asyncio.Future[Any]


class Shared(Alone):
    """A process among others that use the same Redis."""

    def __init__(
        self,
        url: str,
        counted: Metrics,
        *,
        lease: float = 7.0,
        patience: float = 0.05,
        processes: Callable[[], Awaitable[int]] | None = None,
    ) -> None:
        """``lease``: seconds after which nobody counts with this process any more, if it gives no
        sign of life; ``processes``: how many there are (StoreError)."""
        self.up = False
        """Whether Redis answers."""
        self.processes = 1
        """How many there are, as far as is known."""
        self.patience = patience
        self.lease = lease
        self._processes = processes
        self._counted = counted
        self._client = connected(url, max(REACH, patience))
        self._secret = b""
        self._place = ""
        """With what all names in Redis begin."""
        self._id = ""
        self._looks: list[_Look] = []
        self._owed: dict[Bucket, float] = {}
        """What was taken out of buckets without asking."""
        self._mine: dict[str, int] = {}
        """All that this process has, by name."""
        self._untold: set[str] = set()
        self._anew = True
        """All of it is to be told."""
        self._curious: set[str] = set()
        self._known: OrderedDict[str, int] = OrderedDict()
        """What others have under a name, when it was last asked for, if anything."""
        self._wake = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: list[asyncio.Task[None]] = []
        counted.redis_up.set(0)

    async def open(self, secret: bytes) -> None:
        """Begins to share; a Redis that is not there yet may come later.

        ``secret``: known to all processes of this hall and to nobody else. Names in Redis are made
        with it, so that two halls never meet there and nobody can read who came.
        """
        self._secret = secret[:64]
        self._place = f"battalia:{self._name('hall')[:8]}:"
        self._id = secrets.token_hex(8)
        await self._count()
        await self._reach()
        if not self.up:
            log.warning("redis is away: each process goes by limits of its own")
        jobs = (self._talk(), self._keep(), self._keep_counting())
        self._tasks = [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        """What this process had is given back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.up:
            self.up = False
            with suppress(RedisError, OSError, TimeoutError):
                await self._answered(self._client.delete(self._own))
        self._give_up()
        with suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(REACH):
                await self._client.aclose()

    @property
    def standing(self) -> dict[str, str | int]:
        return {"redis": "up" if self.up else "away", "processes": self.processes}

    # Buckets.

    def take(self, bucket: Bucket, now: float, cost: float = 1) -> bool:
        if not self.up:
            return bucket.take(now, min(cost * self.processes, bucket.burst))
        if not bucket.take(now, cost):
            return False
        if bucket.key:
            owed = self._owed[bucket] = self._owed.get(bucket, 0.0) + cost
            self._soon(owed >= DUE * bucket.burst)
        return True

    async def take_all(
        self, buckets: Sequence[Bucket], now: float, cost: float = 1, common: Bucket | None = None
    ) -> float:
        if self.up:
            # Who has nothing left here has nothing left anywhere: a flood ends where it comes in.
            wait = max(bucket.wait(now, min(cost, bucket.burst)) for bucket in buckets)
            if wait > 0:
                return wait
            looked = [*buckets] if common is None else [*buckets, common]
            args: list[object] = [len(buckets)]
            for bucket in looked:
                args += (bucket.rate, bucket.burst, min(cost, bucket.burst))
            answer = await self._ask(TAKE, [self._key(bucket) for bucket in looked], args)
            if answer is not None:
                self._lower(looked, answer[1:])
                return float(answer[0])
        return taken(buckets, now, cost * self.processes, common)

    def _key(self, bucket: Bucket) -> str:
        return f"{self._place}{self._name(bucket.key)}"

    def _lower(self, buckets: Iterable[Bucket], left: Iterable[bytes]) -> None:
        """So much is left in them, less what others do not know of yet."""
        now = time.monotonic()
        for bucket, tokens in zip(buckets, left, strict=True):
            bucket.lower(now, float(tokens) - self._owed.get(bucket, 0.0))

    # What each process has.

    def connections(self, name: str, most_each: int, most: int) -> Connections:
        return SharedConnections(self, name, most_each, most)

    def tell(self, name: str, number: int) -> None:
        if number:
            self._mine[name] = number
        else:
            self._mine.pop(name, None)
        if self.up:
            self._untold.add(name)
            self._soon()

    async def elsewhere(self, names: Sequence[str]) -> list[list[int]]:
        """What was told before is known to others when this is answered; nothing: Redis is away."""
        if not names:
            return []
        answer = await self._ask(ASK, [f"{self._place}halls"], self._asking(names))
        return [[int(one or 0) for one in numbers] for numbers in answer or ()]

    def known(self, name: str) -> int:
        """What the others have had under a name; it may be otherwise by now."""
        return self._known.get(name, 0)

    def wonder(self, *names: str) -> None:
        """This is looked at again soon."""
        if self.up:
            self._curious.update(names)
            self._soon()

    def _asking(self, names: Sequence[str]) -> list[object]:
        return [self._id, f"{self._place}has:", *map(self._name, names)]

    def _learn(self, names: Sequence[str], answer: list[list[bytes | None]]) -> None:
        for name, *numbers in zip(names, *answer, strict=True):
            number = sum(int(one or 0) for one in numbers)
            self._known.pop(name, None)
            if number:
                self._known[name] = number
        while len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)

    @property
    def _own(self) -> str:
        return f"{self._place}has:{self._id}"

    def _telling(self, names: Iterable[str], anew: bool) -> list[object]:
        args: list[object] = [self._id, round(1000 * self.lease), int(anew)]
        for name in names:
            args += (self._name(name), self._mine.get(name, 0))
        return args

    def _name(self, text: str) -> str:
        """Short, whatever it is about, and of use to nobody else."""
        return blake2b(text.encode(), digest_size=12, key=self._secret).hexdigest()

    # Talking to Redis.

    async def _ask(self, script: str, keys: list[str], args: list[object]) -> Any:
        """The answer of a script; None: Redis is away."""
        if not self.up:
            return None
        answer = asyncio.get_running_loop().create_future()
        self._looks.append(_Look(script, keys, args, answer))
        self._wake.set()
        return await answer

    def _soon(self, now: bool = False) -> None:
        """What has gathered is told."""
        if now:
            self._wake.set()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SOON, self._wake.set)

    async def _talk(self) -> None:
        """Tells and asks what has gathered, again and again."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if not self.up:
                self._give_up()
                continue
            looks, self._looks = self._looks, []
            try:
                await self._exchange(looks)
            except (RedisError, OSError, TimeoutError) as problem:
                self._lose(problem)
            except Exception:
                log.exception("redis was not understood")
                self._lose(None)
            finally:
                for look in looks:
                    _answer(look.answer, None)

    async def _exchange(self, looks: list[_Look]) -> None:
        """First all that is to be told, so that every answer knows of it."""
        pipe = self._client.pipeline(transaction=False)
        hear: list[Callable[[Any], None]] = []

        def ask(
            script: str, keys: list[str], args: list[object], then: Callable[[Any], None]
        ) -> None:
            pipe.evalsha(NAMES[script], len(keys), *keys, *args)  # type: ignore[arg-type]
            hear.append(then)

        owed, self._owed = self._owed, {}
        for some in _some(owed.items()):
            buckets = [bucket for bucket, _ in some]
            debts: list[object] = []
            for bucket, cost in some:
                debts += (bucket.rate, bucket.burst, cost)
            ask(OWE, [*map(self._key, buckets)], debts, partial(self._lower, buckets))
        anew, self._anew = self._anew, False
        untold, self._untold = self._mine.keys() | self._untold if anew else self._untold, set()
        whose = [f"{self._place}halls", self._own]
        if anew or untold:
            for at, names in enumerate(_some(untold) if untold else [()]):
                ask(TELL, whose, self._telling(names, anew and at == 0), self._whole)
        curious, self._curious = self._curious, set()
        for names in _some(curious):
            ask(ASK, whose[:1], self._asking(names), partial(self._learn, names))
        for look in looks:
            ask(look.script, look.keys, look.args, partial(_answer, look.answer))
        if not hear:
            return
        began = time.perf_counter()
        answers = await self._answered(pipe.execute(raise_on_error=False))
        self._counted.redis_seconds.observe(time.perf_counter() - began)
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        for then, answer in zip(hear, answers, strict=True):
            then(answer)

    def _whole(self, whole: int) -> None:
        if not whole:
            self._anew = True
            self._soon()

    async def _answered(self, job: Coroutine[Any, Any, T] | Awaitable[T]) -> T:
        """What Redis answers in time (TimeoutError)."""
        task = asyncio.ensure_future(job)
        # Whoever asked may have gone before it has failed.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            for _ in range(WAITS):
                done, _ = await asyncio.wait((task,), timeout=self.patience / WAITS)
                if done:
                    return task.result()
            raise TimeoutError("no answer in time")
        finally:
            task.cancel()

    # Whether it is there.

    def _lose(self, problem: Exception | None) -> None:
        log.warning(
            "redis is away: each process goes by limits of its own", problem=str(problem or "")
        )
        self.up = False
        self._counted.redis_up.set(0)
        self._counted.redis_lost.inc()
        self._give_up()

    def _give_up(self) -> None:
        """Nobody is told anything, or waits for it, any more."""
        for look in self._looks:
            _answer(look.answer, None)
        self._looks.clear()
        self._owed.clear()
        self._untold.clear()
        self._curious.clear()
        self._known.clear()

    async def _keep(self) -> None:
        """Signs of life, and of Redis."""
        while True:
            await asyncio.sleep(min(BEAT, SIGN * self.lease))
            if not self.up:
                await self._reach()
                continue
            whole = await self._ask(
                TELL, [f"{self._place}halls", self._own], self._telling((), anew=False)
            )
            if whole is not None:
                self._whole(whole)

    async def _keep_counting(self) -> None:
        """Apart from the signs of life: a database that hangs delays none of them."""
        while True:
            await asyncio.sleep(BEAT)
            await self._count()

    async def _count(self) -> None:
        if self._processes is not None:
            with suppress(StoreError):
                self.processes = max(1, await self._processes())

    async def _reach(self) -> None:
        """Looks whether Redis is there; then all begins anew."""
        try:
            async with asyncio.timeout(max(REACH, self.patience)):
                # What was asked before it went away may still be answered: that is for nobody.
                await self._client.connection_pool.disconnect(inuse_connections=True)
                for script in SCRIPTS.values():
                    await self._client.script_load(script)
            await self._answered(self._client.ping())
        except (RedisError, OSError, TimeoutError):
            return
        self.up = self._anew = True
        self._counted.redis_up.set(1)
        log.info("redis is there: limits are shared")
        self._wake.set()


def _some(things: Iterable[T]) -> Iterator[tuple[T, ...]]:
    """As many at a time as are told together."""
    rest = iter(things)
    while some := tuple(islice(rest, TOGETHER)):
        yield some


def _answer(future: asyncio.Future[Any], answer: Any) -> None:
    """Unless nobody waits for it any more."""
    if not future.done():
        future.set_result(answer)


class SharedConnections(Connections):
    """Open connections, counted with those of the other processes."""

    def __init__(self, shared: Shared, name: str, most_each: int, most: int) -> None:
        super().__init__(most_each, most)
        self._shared = shared
        self._name = name

    def enter(self, address: str) -> bool:
        """By what is known of the others; whoever is refused has it looked at again."""
        shared, names = self._shared, (f"{self._name} {address}", self._name)
        if shared.up:
            each, others = map(shared.known, names)
            fits = self.of(address) + each < self.most_each and self.open + others < self.most
        else:
            fits = self.of(address) < ceil(self.most_each / shared.processes) and (
                self.open < ceil(self.most / shared.processes)
            )
        entered = fits and super().enter(address)
        if entered:
            self._tell(address)
        shared.wonder(*names)
        return entered

    async def admit(self, address: str) -> bool:
        """First it is told, then looked at: of two who come at once, one sees the other."""
        if not self._shared.up:
            return self.enter(address)
        if not super().enter(address):
            return False
        each, others = self.of(address), self.open
        self._tell(address)
        try:
            for theirs in await self._shared.elsewhere([f"{self._name} {address}", self._name]):
                each, others = each + theirs[0], others + theirs[1]
        except asyncio.CancelledError:
            self.leave(address)
            raise
        if each > self.most_each or others > self.most:
            self.leave(address)
            return False
        return True

    def leave(self, address: str) -> None:
        super().leave(address)
        self._tell(address)

    def _tell(self, address: str) -> None:
        self._shared.tell(f"{self._name} {address}", self.of(address))
        self._shared.tell(self._name, self.open)
