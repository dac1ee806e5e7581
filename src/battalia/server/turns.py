"""The queue of thoughts that all processes share, in Redis (or Valkey): whose turn it is.

Households have their turns, and of each the persons; of each person's thoughts the first comes
first. A table asks one thing at a time, so that is fair among tables as well. Each step is one
script, so that it happens wholly or not at all, and all times are those of Redis. A thought is
thought about by one thinker, which gives signs of life meanwhile; if these stop, another one begins
anew, once. Whatever lies there is gone some minutes after the last thought.

All keys begin with the version of what travels: whoever has another one sees nothing of it.

| key | |
|---|---|
| ``households`` | a sorted set: households by when they had their last turn |
| ``persons:H`` | the same for the persons of a household |
| ``line:H:P`` | a list: thoughts of a person, by id |
| ``own``, ``length`` | how many thoughts wait, for each household and in all |
| ``again`` | a list: thoughts whose thinkers have died; they have had their turn |
| ``thought:ID`` | a hash: what is asked, by which hall, until when, and how far it is |
| ``thinkers`` | a sorted set: thinkers by when their sign of life is over |
| ``busy`` | a hash: which thought each thinker has |
| ``bell`` | a list: somebody may be needed |
| ``answers:HALL`` | a list: what a hall has to be told |
"""

from __future__ import annotations

from hashlib import blake2s
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from redis import Redis
from redis.asyncio import BlockingConnectionPool
from redis.asyncio import Redis as AsyncRedis
from redis.backoff import NoBackoff
from redis.connection import parse_url
from redis.exceptions import RedisError
from redis.retry import Retry

from battalia.server.thoughts import LARGEST, version

MOST: Final = 2048
"""So many thoughts wait in all; of those who have none there yet some more."""
MOST_EACH: Final = 256
"""So many of one household."""
CROWDS: Final = 4
"""So many times as many wait in all where everybody waits for one thing only."""
SIGN: Final = 4.0
"""Seconds after which a thinker counts as dead that gives no sign of life."""
OFTEN: Final = 1.0
"""Seconds between two of them."""
AGAIN: Final = 1
"""So often a thought is begun again when its thinker has died."""
PATIENCE: Final = 5.0
"""Seconds that Redis has for an answer."""
LONGEST: Final = 3600.0
"""Seconds that a thought takes at most, whatever is said there."""
HEAD: Final = 100
"""Bytes in front of an answer."""

_BEGIN: Final = """
local at = redis.call('TIME')
local now = at[1] * 1000 + math.floor(at[2] / 1000)
local function key(name, ...) return table.concat({KEYS[1], name, ...}, ':') end

-- Nobody comes to tidy up when all have gone.
local function keep(name) redis.call('PEXPIRE', name, 600000) end

local function number(name) return tonumber(redis.call('GET', name) or 0) or 0 end

local function alive() return redis.call('ZCOUNT', key('thinkers'), now, '+inf') end

local function ring()
    redis.call('RPUSH', key('bell'), 1)
    redis.call('LTRIM', key('bell'), 0, 255)
    keep(key('bell'))
end

-- A line is shorter by so many; who has nothing left there has no turns.
local function shorten(household, person, count)
    local line, persons = key('line', household, person), key('persons', household)
    if redis.call('EXISTS', line) == 0 then redis.call('ZREM', persons, person) end
    if redis.call('HINCRBY', key('own'), household, -count) < 0
        or redis.call('EXISTS', persons) == 0 then
        redis.call('HDEL', key('own'), household)
    end
    if redis.call('EXISTS', persons) == 0 then
        redis.call('ZREM', key('households'), household)
    end
    if redis.call('DECRBY', key('length'), count) <= 0
        or redis.call('EXISTS', key('households')) == 0 then
        redis.call('DEL', key('length'))
    end
end

-- A hall is told what came of a thought; nothing: it is given up.
local function tell(id, what)
    local thought = key('thought', id)
    local hall, put, begun, tries =
        unpack(redis.call('HMGET', thought, 'hall', 'put', 'begun', 'tries'))
    redis.call('DEL', thought)
    if not hall then return 0 end
    local head = {id, (tonumber(begun) or now) - put, now - put, tonumber(tries) or 0}
    redis.call('RPUSH', key('answers', hall), table.concat(head, ' ') .. '\\n' .. what)
    keep(key('answers', hall))
    return 1
end

-- What a thinker had begun and does not finish.
local function drop(thinker, again)
    redis.call('ZREM', key('thinkers'), thinker)
    local id = redis.call('HGET', key('busy'), thinker)
    if not id then return end
    redis.call('HDEL', key('busy'), thinker)
    local thought = key('thought', id)
    if redis.call('HGET', thought, 'thinker') ~= thinker then return end
    if redis.call('HINCRBY', thought, 'again', 1) > again then
        tell(id, '')
    else
        redis.call('HDEL', thought, 'thinker')
        redis.call('RPUSH', key('again'), id)
        keep(key('again'))
        ring()
    end
end

local function bury(again)
    local over = {'ZRANGEBYSCORE', key('thinkers'), '-inf', '(' .. now, 'LIMIT', 0, 64}
    for _, thinker in ipairs(redis.call(unpack(over))) do drop(thinker, again) end
end

local function sign(thinker, hold)
    redis.call('ZADD', key('thinkers'), now + hold, thinker)
    keep(key('thinkers'))
end
"""

PUT: Final = (
    _BEGIN
    + """
local id, household, person, hall, left, data = unpack(ARGV, 1, 6)
local most, most_each, crowds = tonumber(ARGV[7]), tonumber(ARGV[8]), tonumber(ARGV[9])
local own = tonumber(redis.call('HGET', key('own'), household) or 0)
if own > 0 then crowds = 1 end
if own >= most_each or number(key('length')) >= most * crowds then return 0 end
local thought = key('thought', id)
redis.call('HSET', thought, 'hall', hall, 'put', now, 'until', now + left, 'data', data)
redis.call('PEXPIRE', thought, left + 1000)
redis.call('RPUSH', key('line', household, person), id)
local turn = redis.call('INCR', key('turn'))
redis.call('ZADD', key('persons', household), 'NX', turn, person)
redis.call('ZADD', key('households'), 'NX', turn, household)
redis.call('HINCRBY', key('own'), household, 1)
redis.call('INCR', key('length'))
for _, name in ipairs({key('line', household, person), key('persons', household),
    key('households'), key('own'), key('length'), key('turn')}) do keep(name) end
ring()
return 1
"""
)
"""A thought comes to the end of its line; 0: that or the whole is too long."""

TAKE: Final = (
    _BEGIN
    + """
local thinker, hold, largest, again = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])

local function following()
    local id = redis.call('LPOP', key('again'))
    if id then return id end
    local household = redis.call('ZRANGE', key('households'), 0, 0)[1]
    if not household then return nil end
    local person = redis.call('ZRANGE', key('persons', household), 0, 0)[1]
    if not person then
        redis.call('ZREM', key('households'), household)
        return ''
    end
    local turn = redis.call('INCR', key('turn'))
    redis.call('ZADD', key('persons', household), turn, person)
    redis.call('ZADD', key('households'), turn, household)
    id = redis.call('LPOP', key('line', household, person)) or ''
    shorten(household, person, 1)
    return id
end

sign(thinker, hold)
bury(again)
if redis.call('HEXISTS', key('busy'), thinker) == 1 then
    drop(thinker, again)
    sign(thinker, hold)
end
-- What nobody waits for any more is passed over: not without end, for others wait for Redis.
for _ = 1, 256 do
    local id = following()
    if not id then return false end
    local thought = key('thought', id)
    local till = tonumber(redis.call('HGET', thought, 'until') or 0)
    if till and till > now then
        if redis.call('HSTRLEN', thought, 'data') > largest then
            tell(id, '')
        else
            redis.call('HSET', thought, 'thinker', thinker, 'begun', now)
            redis.call('HINCRBY', thought, 'tries', 1)
            redis.call('HSET', key('busy'), thinker, id)
            keep(key('busy'))
            local data = redis.call('HGET', thought, 'data')
            return {id, data, till - now, number(key('length')), alive()}
        end
    end
end
ring()
return false
"""
)
"""The next thought for a thinker, which is there from now on."""

ANSWER: Final = (
    _BEGIN
    + """
local thinker, id, what = unpack(ARGV)
if redis.call('HGET', key('busy'), thinker) == id then
    redis.call('HDEL', key('busy'), thinker)
end
if redis.call('HGET', key('thought', id), 'thinker') ~= thinker then return 0 end
return tell(id, what)
"""
)
"""A thinker has finished a thought; 0: it is nobody's or another one's by now."""

SIGNS: Final = (
    _BEGIN
    + """
for at = 2, #ARGV do sign(ARGV[at], ARGV[1]) end
"""
)
"""These thinkers live."""

LEAVE: Final = (
    _BEGIN
    + """
for at = 2, #ARGV do drop(ARGV[at], tonumber(ARGV[1])) end
"""
)
"""These thinkers do not think any more."""

WITHDRAW: Final = (
    _BEGIN
    + """
local id, household, person = unpack(ARGV)
redis.call('DEL', key('thought', id))
local count = redis.call('LREM', key('line', household, person), 1, id)
if count > 0 then shorten(household, person, count) end
"""
)
"""Nobody waits for this thought any more."""

LOOK: Final = (
    _BEGIN
    + """
bury(tonumber(ARGV[1]))
return {number(key('length')), alive()}
"""
)
"""How many thoughts wait, and how many thinkers are there."""


def prefix() -> str:
    """What all keys of this version begin with; in braces, so that a cluster has them together."""
    return f"{{battalia:thoughts:{version()}}}"


def named(of: str, who: object) -> str:
    """A household or a person as Redis knows them: by no address, and with no odd signs."""
    return blake2s(f"{of} {who}".encode(), digest_size=8).hexdigest()


def is_redis(url: str) -> bool:
    """Whether this can be the address of a Redis: redis://, rediss:// or unix://."""
    try:
        parts = parse_url(url)  # type: ignore[no-untyped-call]
    except ValueError:
        return False
    path = url.partition("://")[2].partition("?")[0].partition("/")[2]
    return "path" in parts or ("host" in parts and (not path or path.isdigit()))


def shown(url: str) -> str:
    """The address without its password."""
    parts = urlsplit(url)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()


def opened(url: str) -> Redis:
    """A client for a thinker (ValueError). What failed is not repeated: it may have been done."""
    client: Redis = Redis.from_url(
        url,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), 0),
    )
    return client


def opened_async(url: str) -> AsyncRedis:
    """The same for a hall."""
    pool: BlockingConnectionPool = BlockingConnectionPool.from_url(
        url,
        max_connections=16,
        timeout=PATIENCE,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), 0),
    )
    return AsyncRedis(connection_pool=pool)


class Told(NamedTuple):
    """What a hall is told of a thought."""

    id: str
    waited: float
    """Seconds until it was begun."""
    took: float
    """Seconds in all."""
    tries: int
    answer: bytes
    """Empty: it is given up."""


def told(line: bytes) -> Told | None:
    """As it was written by the scripts; None: it was not."""
    if len(line) > LARGEST + HEAD:
        return None
    head, _, answer = line.partition(b"\n")
    try:
        id, waited, took, tries = head.decode().split(" ")
        return Told(id, float(waited) / 1000, float(took) / 1000, int(tries), answer)
    except ValueError:
        return None


Problem = (RedisError, OSError)
"""Redis is away, or is not what it should be."""
