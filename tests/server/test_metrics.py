"""What is counted is told."""

from prometheus_client.parser import text_string_to_metric_families

from battalia import __version__
from battalia.engine.record import RULES_VERSION
from battalia.server.metrics import LATENCIES, WAITS, Metrics
from battalia.server.store.leases import LEASE


def values(metrics: Metrics) -> dict[str, float]:
    """The samples as Prometheus reads them: name and labels, and the value."""
    found = {}
    for family in text_string_to_metric_families(metrics.exposition().decode()):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


def test_tables_and_connections_come_and_go() -> None:
    metrics = Metrics()
    metrics.tables.inc()
    metrics.connections.inc(3)
    metrics.connections.dec()
    told = values(metrics)
    assert told["battalia_tables{}"] == 1
    assert told["battalia_connections{}"] == 2


def test_choices_are_counted_by_their_outcome_and_timed() -> None:
    metrics = Metrics()
    metrics.choice("played", 0.004)
    metrics.choice("played", 0.03)
    metrics.choice("refused", 9.0)
    told = values(metrics)
    assert told["battalia_choices_total{outcome=played}"] == 2
    assert told["battalia_choices_total{outcome=refused}"] == 1
    assert told["battalia_choice_seconds_bucket{le=0.005}"] == 1
    assert told["battalia_choice_seconds_bucket{le=2.5}"] == 2
    assert told["battalia_choice_seconds_count{}"] == 3


def test_latencies_reach_from_a_millisecond_to_seconds() -> None:
    assert (LATENCIES[0], LATENCIES[-1]) == (0.001, 2.5)


def test_undos_refusals_and_requests_are_counted() -> None:
    metrics = Metrics()
    metrics.undos.inc()
    metrics.refusal("too-many")
    metrics.request("GET", 200)
    metrics.request("GET", 200)
    told = values(metrics)
    assert told["battalia_undos_total{}"] == 1
    assert told["battalia_refused_total{reason=too-many}"] == 1
    assert told["battalia_http_requests_total{method=GET,status=200}"] == 2


def test_methods_that_nobody_knows_are_counted_as_one() -> None:
    metrics = Metrics()
    for number in range(50):
        metrics.request(f"NONSENSE{number}", 405)
    told = values(metrics)
    assert told["battalia_http_requests_total{method=other,status=405}"] == 50
    assert not any("NONSENSE" in name for name in told)


def test_two_servers_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.undos.inc()
    assert values(one)["battalia_undos_total{}"] == 1
    assert values(other)["battalia_undos_total{}"] == 0


def test_a_process_says_which_battalia_it_is_and_what_it_is_called() -> None:
    metrics = Metrics()
    build = f"battalia_build_info{{rules={RULES_VERSION},version={__version__}}}"
    assert values(metrics)[build] == 1
    for name in ("one", "other"):
        metrics.hall.info({"id": name, "address": "127.0.0.1:9000"})
    # It has one name at a time.
    named = [name for name in values(metrics) if name.startswith("battalia_hall_info")]
    assert named == ["battalia_hall_info{address=127.0.0.1:9000,id=other}"]


def test_what_is_handed_on_is_counted_and_timed() -> None:
    metrics = Metrics()
    metrics.handed("request", 0.004)
    metrics.handed("socket", 0.2)
    metrics.handed("socket", 0.3)
    told = values(metrics)
    assert told["battalia_handed_on_total{kind=request}"] == 1
    assert told["battalia_handed_on_total{kind=socket}"] == 2
    assert told["battalia_handed_on_seconds_bucket{kind=socket,le=0.25}"] == 1


def test_tables_that_change_their_leader_are_counted() -> None:
    metrics = Metrics()
    metrics.lease("taken")
    metrics.lease("lost", 3)
    told = values(metrics)
    assert told["battalia_leases_total{event=taken}"] == 1
    assert told["battalia_leases_total{event=lost}"] == 3


def test_waits_reach_beyond_a_lease() -> None:
    assert any(LEASE < bound <= LEASE + 3 for bound in WAITS)
