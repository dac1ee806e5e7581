"""What stands in deploy/ for those who watch names what the program counts, and nothing else."""

import json
import re
import shutil
import subprocess
from itertools import chain
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from battalia.server.metrics import Metrics
from package.installing import ROOT

WATCH = ROOT / "deploy" / "prometheus"
DASHBOARD = json.loads((ROOT / "deploy" / "grafana" / "battalia.json").read_text("utf-8"))
PROMETHEUS = yaml.safe_load((WATCH / "prometheus.yml").read_text(encoding="utf-8"))
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
RULES: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((WATCH / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]
]
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
PANELS = [
    (panel["title"], target["expr"]) for panel in DASHBOARD["panels"] for target in panel["targets"]
]
ASKED = [*PANELS, *((rule["alert"], rule["expr"]) for rule in RULES)]
OTHERS: Final = frozenset({"up", "probe_success", "probe_ssl_earliest_cert_expiry"})
"""What Prometheus and the blackbox exporter say."""
WORDS: Final = frozenset(["and", "or", "unless", "group_left", "group_right", "bool", "offset"])


def counted() -> dict[str, str]:
    """All that the program counts: the name under which Prometheus has it, and of which kind."""
    found = {}
    for family in Metrics().registry.collect():
        ends = {
            "counter": ["_total"],
            "histogram": ["_bucket", "_count", "_sum"],
            "info": ["_info"],
        }.get(family.type, [""])
        found.update({family.name + end: family.type for end in ends})
    return found


def names_in(query: str) -> set[str]:
    """The metrics that a query asks for: neither functions, labels nor words of the language."""
    bare = re.sub(r'"[^"]*"', '""', query)
    bare = re.sub(r"\{[^}]*\}|\[[^\]]*\]", " ", bare)
    bare = re.sub(r"\b(by|without|on|ignoring)\s*\([^)]*\)", " ", bare)
    found = re.findall(r"[a-zA-Z_:][\w:]*(?!\w)(?!\s*\()", bare)
    return {name for name in found if name not in WORDS}


def test_names_are_found_in_queries() -> None:
    query = 'histogram_quantile(0.99, sum by (le) (rate(a_bucket{x="y z"}[5m]))) > 0.1 and b == 0'
    assert names_in(query) == {"a_bucket", "b"}


@pytest.mark.parametrize(("title", "query"), ASKED, ids=[title for title, _ in ASKED])
def test_what_is_asked_for_is_counted(title: str, query: str) -> None:
    known = counted()
    names = names_in(query)
    assert names
    assert names <= {*known, *OTHERS}
    for name in names & {*known}:
        # What only grows tells something by how fast it does.
        grows = known[name] in ("counter", "histogram")
        assert grows == bool(re.search(rf"(rate|increase)\({name}\b", query)), name


def test_labels_that_are_asked_for_are_those_that_are_given() -> None:
    given = {
        metric._name: set(metric._labelnames)
        for metric in Metrics().__dict__.values()
        if hasattr(metric, "_labelnames")
    }
    for _, query in ASKED:
        for name, labels in re.findall(r"(battalia_\w+)\{([^}]*)\}", query):
            family = re.sub(r"_(total|bucket|count|sum)$", "", name)
            asked = set(re.findall(r"(\w+)\s*[=!]", labels)) - {"job", "instance"}
            assert asked <= given[family], query


def test_reasons_that_are_asked_for_are_reasons() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/battalia/server").rglob("*.py")
    )
    asked = [re.findall(r'(?:reason|event|outcome)[=!]~?"([^"]*)"', query) for _, query in ASKED]
    words = {word for text in chain(*asked) for word in text.split("|")}
    assert len(words) > 5
    for word in words:
        assert f'"{word}"' in source, word


def test_the_program_counts_nothing_that_nobody_sees() -> None:
    seen = set().union(*(names_in(query) for _, query in ASKED))
    families = {re.sub(r"_(total|bucket|count|sum|info)$", "", name) for name in seen}
    ours = {family.name for family in Metrics().registry.collect()}
    hidden = {"battalia_tables", "battalia_undos", "battalia_hall"}
    assert {name for name in ours - families if name.startswith("battalia")} == hidden


def test_every_metric_is_explained() -> None:
    for name in counted():
        if name.startswith("battalia") and not name.endswith(("_bucket", "_count", "_sum")):
            assert f"`{name}`" in SERVER, name


def test_every_alert_says_what_is_wrong_and_what_to_do() -> None:
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    runbook = SERVER.partition("### Runbook")[2]
    for rule in RULES:
        assert rule["labels"]["severity"] in ("page", "ticket")
        for text in ("summary", "action"):
            assert rule["annotations"][text].endswith("."), rule["alert"]
        assert f"`{rule['alert']}`" in runbook, rule["alert"]


def test_every_hall_is_watched() -> None:
    services = COMPOSE["services"]
    (halls,) = [job for job in PROMETHEUS["scrape_configs"] if job["job_name"] == "battalia"]
    (targets,) = halls["static_configs"]
    assert targets["targets"] == services["caddy"]["environment"]["BATTALIA_HALLS"].split()
    # Where it runs, /metrics takes it for a program of the same machine; and nobody else sees it.
    for name in ("prometheus", "blackbox", "grafana"):
        assert services[name]["network_mode"] == "service:caddy"
        assert services[name]["profiles"] == ["watch"]
    assert "--web.listen-address=127.0.0.1:9090" in services["prometheus"]["command"]
    local = [port for port in services["caddy"]["ports"] if "3000" in port]
    assert local == ["127.0.0.1:3000:3000"]


def test_prometheus_understands_its_files() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("there is no promtool here; tools/services installs it where it may")
    for words in (("config", "prometheus.yml"), ("rules", "--lint-fatal", "alerts.yml")):
        done = subprocess.run(
            [promtool, "check", *words], cwd=WATCH, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
