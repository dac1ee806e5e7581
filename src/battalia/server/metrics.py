"""What the server counts, for those who watch over it."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest
from prometheus_client.process_collector import ProcessCollector

from battalia import __version__
from battalia.engine.record import RULES_VERSION

LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds from a choice's arrival to the news of it."""
LOOKS: Final = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05)
"""Seconds until Redis answers."""
WAITS: Final = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 7.5, 10.0, 15.0)
"""Seconds for which somebody waits until a table is led again."""
THINKING: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds of a thought on the shared queue."""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """The counts of one server, in a registry of its own: two servers never share them.

    Labels are ids of the program, never what users write: their number is bounded.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        build = Info("battalia_build", "Which Battalia this is.", registry=self.registry)
        build.info({"version": __version__, "rules": str(RULES_VERSION)})
        self.hall = Info(
            "battalia_hall", "What this process is called among others.", registry=self.registry
        )
        self.tables = Gauge("battalia_tables", "Tables in memory.", registry=self.registry)
        self.connections = Gauge(
            "battalia_connections", "Open connections of players and watchers.",
            registry=self.registry,
        )  # fmt: skip
        self.choices = Counter(
            "battalia_choices", "Choices that came in.", ["outcome"], registry=self.registry
        )
        self.undos = Counter("battalia_undos", "Undos that were granted.", registry=self.registry)
        self.refused = Counter(
            "battalia_refused", "Requests that were refused.", ["reason"], registry=self.registry
        )
        self.requests = Counter(
            "battalia_http_requests", "HTTP requests.", ["method", "status"],
            registry=self.registry,
        )  # fmt: skip
        self.work = Counter(
            "battalia_work", "Long work that was asked for.", ["kind"], registry=self.registry
        )
        self.letters = Counter(
            "battalia_letters", "Letters by e-mail.", ["outcome"], registry=self.registry
        )
        self.handed_on = Counter(
            "battalia_handed_on", "What was handed on to the process that leads a table.", ["kind"],
            registry=self.registry,
        )  # fmt: skip
        self.handed_on_seconds = Histogram(
            "battalia_handed_on_seconds", "From handing something on to the leader's answer.",
            ["kind"], buckets=LATENCIES, registry=self.registry,
        )  # fmt: skip
        self.hand_over_seconds = Histogram(
            "battalia_hand_over_seconds", "For how long somebody waited until a table was led.",
            buckets=WAITS, registry=self.registry,
        )  # fmt: skip
        self.tables_led = Gauge(
            "battalia_tables_led", "Tables that this process leads.", registry=self.registry
        )
        self.leases = Counter(
            "battalia_leases", "Tables whose leader has changed.", ["event"],
            registry=self.registry,
        )  # fmt: skip
        self.signs = Counter(
            "battalia_signs_of_life", "Signs of life to the other processes.", ["outcome"],
            registry=self.registry,
        )  # fmt: skip
        self.choice_seconds = Histogram(
            "battalia_choice_seconds", "From a choice's arrival to the news of it.",
            buckets=LATENCIES, registry=self.registry,
        )  # fmt: skip
        self.redis_up = Gauge(
            "battalia_redis_up", "Whether Redis answers; no number where none is used.",
            registry=self.registry,
        )  # fmt: skip
        self.redis_up.set(float("nan"))
        self.redis_lost = Counter(
            "battalia_redis_lost", "How often Redis did not answer any more.",
            registry=self.registry,
        )  # fmt: skip
        self.redis_seconds = Histogram(
            "battalia_redis_seconds", "From what was asked of Redis together to the answers.",
            buckets=LOOKS, registry=self.registry,
        )  # fmt: skip
        self.thinkers = Gauge(
            "battalia_thinkers", "Processes that think on the shared queue.",
            registry=self.registry,
        )  # fmt: skip
        self.thoughts_waiting = Gauge(
            "battalia_thoughts_waiting", "Thoughts that wait on the shared queue.",
            registry=self.registry,
        )  # fmt: skip
        self.thoughts = Counter(
            "battalia_thoughts", "Thoughts for which there is a shared queue.", ["where"],
            registry=self.registry,
        )  # fmt: skip
        self.thoughts_again = Counter(
            "battalia_thoughts_again", "Thoughts that another thinker had to begin again.",
            registry=self.registry,
        )  # fmt: skip
        self.thought_begun_seconds = Histogram(
            "battalia_thought_begun_seconds", "How long a thought waits on the shared queue.",
            buckets=THINKING, registry=self.registry,
        )  # fmt: skip
        self.thought_seconds = Histogram(
            "battalia_thought_seconds", "How long a thought on the shared queue takes in all.",
            buckets=THINKING, registry=self.registry,
        )  # fmt: skip
        ProcessCollector(registry=self.registry)

    def choice(self, outcome: str, seconds: float) -> None:
        """A choice came in and was answered after so long."""
        self.choices.labels(outcome).inc()
        self.choice_seconds.observe(seconds)

    def refusal(self, reason: str) -> None:
        """Something was refused, for the reason with this message id."""
        self.refused.labels(reason).inc()

    def handed(self, kind: str, seconds: float) -> None:
        """A request or a socket was handed on, and the leader has answered after so long."""
        self.handed_on.labels(kind).inc()
        self.handed_on_seconds.labels(kind).observe(seconds)

    def lease(self, event: str, tables: int = 1) -> None:
        """So many tables are led by this process from now on, or no longer."""
        self.leases.labels(event).inc(tables)

    def request(self, method: str, status: int) -> None:
        """An HTTP request was answered; a method that nobody knows is just another one."""
        self.requests.labels(method if method in METHODS else "other", str(status)).inc()

    def total(self, name: str, **labels: str) -> dict[tuple[str, ...], float]:
        """What a counter shows, by its labels; only where these are so."""
        return {
            tuple(sample.labels.values()): sample.value
            for metric in self.registry.collect()
            for sample in metric.samples
            if sample.name == name and labels.items() <= sample.labels.items()
        }

    def exposition(self) -> bytes:
        """All counts as Prometheus reads them."""
        return generate_latest(self.registry)
