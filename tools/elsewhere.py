"""What it costs that computers think elsewhere: processor time beside the thinking itself.

    python tools/elsewhere.py $(tools/redis)

It starts a thinker on that Redis, asks it and a process of its own the same questions, and tells
the milliseconds that each process took for a thought: the hall's, the thinker's that talks to
Redis, and that in which the computer lives (``random``, which does not think). Then it tells what a
plan is worth that goes along: a game of steady and of expert computers, with the plan for their
turn and without it.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from battalia.bots import Expert, Steady
from battalia.bots.thinking import Memory
from battalia.engine import CHANCE, Game, Options, Question, play, start, view
from battalia.server.computers import Computers
from battalia.server.fleet import Fleet
from battalia.server.metrics import Metrics
from battalia.server.work import Asker

COMMAND = "import sys; from battalia.cli import main; sys.exit(main())"
TICKS = os.sysconf("SC_CLK_TCK")


def questions(game: Game, rng: Random, count: int) -> list[tuple[int, Question, object]]:
    """Questions of a game at random."""
    found: list[tuple[int, Question, object]] = []
    while len(found) < count:
        seat, question = next(iter(game.asked.items()))
        if seat != CHANCE:
            found.append((seat, question, view(game, seat)))
        play(game, seat, rng.choice(question.options))
    return found


def used(pid: int) -> float:
    """Processor time that a process took so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def computer_of(pid: int) -> int:
    """The process in which the computers of this one live: it gives way to all others."""
    below = [pid]
    for found in Path("/proc").glob("[0-9]*/stat"):
        fields = found.read_text().rpartition(")")[2].split()
        if int(fields[1]) in below:
            below.append(int(found.parent.name))
    return max(below)


async def asked(them: Computers, thinker: int | None, count: int) -> None:
    everything = questions(start(Options(players=4)), Random(1), 200)

    async def ask(number: int) -> None:
        seat, question, seen = everything[number % len(everything)]
        await them.choose("t", seat, "random", seen, question, "s", 3, Asker("a", 1))  # type: ignore[arg-type]

    for number in range(50):
        await ask(number)
    others = {} if thinker is None else {"thinker": thinker}
    others["computer"] = computer_of(os.getpid() if thinker is None else thinker)
    before = {name: used(pid) for name, pid in others.items()}
    here, began = time.process_time(), time.perf_counter()
    for number in range(count):
        await ask(number)
    costs = {"hall": time.process_time() - here}
    costs |= {name: used(pid) - before[name] for name, pid in others.items()}
    told = ", ".join(f"{name} {1000 * cost / count:.2f}" for name, cost in costs.items())
    waited = 1000 * (time.perf_counter() - began) / count
    where = "here" if thinker is None else "elsewhere"
    print(f"{where}: milliseconds for each thought: {told}; waited {waited:.2f}", flush=True)


async def overhead(redis: str, count: int) -> None:
    them = Computers(1)
    await asked(them, None, count)
    await them.close()
    command = [sys.executable, "-c", COMMAND, "think", "--queue", redis, "--workers", "1"]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as thinker:
        assert thinker.stderr is not None
        thinker.stderr.readline()
        fleet = Fleet(redis, Metrics())
        them = Computers(0, fleet=fleet)
        await them.open()
        while not fleet.present:
            await asyncio.sleep(0.05)
        await asked(them, thinker.pid, count)
        await them.close()
        thinker.terminate()


def plans(kind: type[Steady], keep: bool, count: int) -> None:
    game, rng = start(Options(players=2)), Random(4)
    bots = [kind(), kind()]
    answers, turns, began = 0, set[tuple[int, int]](), time.process_time()
    while answers < count and game.asked:
        seat, question = next(iter(game.asked.items()))
        if seat == CHANCE:
            play(game, seat, rng.choices(question.options, question.weights)[0])
            continue
        bot = bots[seat]
        if not keep:
            bot.memory = Memory(bot.memory.day, bot.memory.choices)
        choice = bot.choose(view(game, seat), question, Random(answers))
        assert choice is not None
        turns.add((game.day, seat))
        play(game, seat, choice)
        answers += 1
    took = time.process_time() - began
    plan = "with its plan" if keep else "without"
    print(f"{kind.level} {plan}: {1000 * took / len(turns):.0f} ms for each turn", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("redis")
    parser.add_argument("--count", type=int, default=1000)
    args = parser.parse_args()
    asyncio.run(overhead(args.redis, args.count))
    for kind in (Steady, Expert):
        for keep in (True, False):
            plans(kind, keep, 300)


if __name__ == "__main__":
    main()
