"""What is counted is told."""

from prometheus_client.parser import text_string_to_metric_families

from battalia.server.metrics import LATENCIES, Metrics


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
