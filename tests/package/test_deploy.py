"""What stands in deploy/ is accepted by the programs that it is for, and does what it says."""

import asyncio
import os
import re
import shutil
import socket
import sqlite3
import ssl
import stat
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import psycopg
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from battalia.server.client import Guest, Place
from battalia.server.config import PREFIX, Config
from battalia.server.keys import TABLE_ID
from kills.engines import free_port
from package.installing import ROOT, TOOLS, Environment, ready, serving
from server.databases import POSTGRES, postgres_database, postgres_server
from server.serving import Served, served

DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
HALLS = ("hall-1", "hall-2")
THINKERS = ("thinker-1", "thinker-2")


def program(name: str) -> str:
    """Where a program is; without it the test is skipped."""
    found = shutil.which(name, path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")
    if found is None:
        pytest.skip(f"there is no {name} here; tools/services installs it where it may")
    return found


def run(*words: str | Path, **options: Any) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(words, capture_output=True, text=True, check=False, **options)


# The container.


def test_the_dockerfile_has_no_fault_that_its_linter_knows() -> None:
    ready()
    done = run(TOOLS / "bin" / "hadolint", ROOT / "Dockerfile")
    assert (done.returncode, done.stdout) == (0, "")


def test_the_dockerfile_makes_the_page_as_make_does() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = re.findall(r"^RUN (npm .*)$", DOCKERFILE, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        assert f"$(NODE) {command}\n" in makefile


def test_what_is_built_or_secret_is_not_sent_to_the_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    secret = {".env", "backups"}
    built = {line.rstrip("/") for line in kept if line.startswith("src/")}
    assert built
    assert secret | built <= set(ignored)


def test_all_that_is_copied_into_the_image_is_there() -> None:
    for line in re.findall(r"^COPY ((?!--from).*)$", DOCKERFILE, re.MULTILINE):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists(), name


def test_everything_that_is_built_is_built_for_the_image() -> None:
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    folders = re.findall(r'"(src/[^"]+)": "make', hook)
    assert len(folders) == 2
    for folder in folders:
        assert f"/{folder} {folder}\n" in DOCKERFILE, "copied from the stage that builds it"


def test_the_image_is_run_by_nobody_special_on_the_newest_python() -> None:
    final = DOCKERFILE.rpartition("\nFROM ")[2]
    assert final.startswith("python:3.14-slim\n")
    assert "\nUSER 10001\n" in final
    assert "\nHEALTHCHECK " in final
    # What is made stands in the stages before: neither a compiler nor a package manager runs here.
    assert re.findall(r"^RUN (\S+)", final, re.MULTILINE) == ["useradd"]


def test_the_settings_in_the_containers_and_the_unit_are_settings() -> None:
    known = {PREFIX + field.upper() for field in Config.__struct_fields__}
    unit = (DEPLOY / "battalia.service").read_text(encoding="utf-8")
    given = {name for hall in HALLS for name in COMPOSE["services"][hall]["environment"]}
    given |= set(re.findall(r"\b(BATTALIA_\w+)=", DOCKERFILE + unit))
    assert given
    assert given <= known


def test_compose_understands_its_file(tmp_path: Path) -> None:
    docker = program("docker")
    if run(docker, "compose", "version").returncode:
        pytest.skip("this docker has no compose")
    variables = {"BATTALIA_DOMAIN": "battalia.example", "POSTGRES_PASSWORD": "secret"}
    words = ("--project-directory", ROOT, "--env-file", os.devnull, "config", "--quiet")
    done = run(docker, "compose", *words, env={**os.environ, **variables})
    assert (done.returncode, done.stderr) == (0, "")
    done = run(docker, "compose", *words)
    assert done.returncode != 0
    assert "see deploy/up" in done.stderr


def test_the_containers_may_do_little() -> None:
    services = COMPOSE["services"]
    for name in (*HALLS, *THINKERS, "caddy", "redis"):
        assert services[name]["read_only"]
        assert services[name]["cap_drop"] == ["ALL"]
        if name != "caddy":
            assert services[name]["security_opt"] == ["no-new-privileges:true"]
    # Only the proxy is reached from outside, and only it says from where clients come.
    assert [name for name in services if "ports" in services[name]] == ["caddy"]
    for name in HALLS:
        assert services[name]["network_mode"] == "service:caddy"
        assert services[name]["environment"]["BATTALIA_HOST"] == "127.0.0.1"
    # Who thinks needs the queue, and nothing else: neither the games nor the way out.
    assert COMPOSE["networks"]["queue"] == COMPOSE["networks"]["data"] == {"internal": True}
    for name in THINKERS:
        assert services[name]["networks"] == ["queue"]
        assert "environment" not in services[name]
    for name in ("database", "redis"):
        assert "outside" not in services[name]["networks"]


def test_the_proxy_knows_every_hall_and_each_has_an_address_of_its_own() -> None:
    services = COMPOSE["services"]
    settings = [services[name]["environment"] for name in HALLS]
    known = services["caddy"]["environment"]["BATTALIA_HALLS"].split()
    assert known == [f"127.0.0.1:{one['BATTALIA_PORT']}" for one in settings]
    addresses = {one["BATTALIA_HALL"] for one in settings} | set(known)
    assert len(addresses) == 2 * len(HALLS)
    for one in settings:
        assert one["BATTALIA_DATABASE"].startswith("postgresql://")
    # All of them, and who thinks for them, share one Redis.
    (redis,) = {one["BATTALIA_REDIS"] for one in settings}
    assert [services[name]["command"] for name in THINKERS] == [["think", "--queue", redis]] * 2


@pytest.mark.slice(0)
def test_the_installed_server_needs_no_folder_but_its_own(
    server: Environment, tmp_path: Path
) -> None:
    """As in a container whose file system can only be read."""
    before = {path: path.stat().st_mtime_ns for path in server.folder.rglob("*")}
    with serving([server.battalia], tmp_path, {"PYTHONDONTWRITEBYTECODE": "1"}) as served:
        assert httpx.get(served.url).status_code == 200
    assert {path: path.stat().st_mtime_ns for path in server.folder.rglob("*")} == before
    assert {path.name.partition("-")[0] for path in tmp_path.iterdir()} == {"tables.db"}


# The commands around the containers, with a docker that only writes down what it is told.


class Docker:
    """Stands for docker: keeps what it is told, and runs here what is meant for the database."""

    def __init__(self, folder: Path, database: str = "", rules: int = 1) -> None:
        """``rules``: by which the new version plays, where the one that runs plays by 1."""
        self.kept = folder / "docker.log"
        script = folder / "docker"
        script.write_text(
            f"""#!/bin/sh
echo "$*" >>"{self.kept}"
case "$*" in
    *"run --rm --no-deps -T"*RULES_VERSION*) echo {rules} && exit 0 ;;
    *"exec -T hall-1"*RULES_VERSION*) echo 1 && exit 0 ;;
    *"exec -T database"*) ;;
    *) exit 0 ;;
esac
while [ "$1" != database ]; do shift; done
shift
for word; do
    case $word in
        --username=battalia) ;;
        --dbname=battalia) set -- "$@" "--dbname={database}" ;;
        *) set -- "$@" "$word" ;;
    esac
    shift
done
exec "$@"
""",
            encoding="utf-8",
        )
        script.chmod(0o755)
        self.environment = {
            **{name: text for name, text in os.environ.items() if not name.startswith(PREFIX)},
            "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        }

    @property
    def told(self) -> list[str]:
        """The commands of compose."""
        lines = self.kept.read_text(encoding="utf-8").splitlines()
        return [re.sub(r"^compose (--project-directory \S+ )?", "", line) for line in lines]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of its own, for what is written into one."""
    folder = tmp_path / "checkout"
    shutil.copytree(DEPLOY, folder / "deploy")
    return folder


def test_one_command_starts_a_public_server(checkout: Path, tmp_path: Path) -> None:
    docker = Docker(tmp_path)
    up = checkout / "deploy" / "up"
    done = run(up, env=docker.environment)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert not (checkout / ".env").exists()

    assert run(up, "battalia.example", env=docker.environment).returncode == 0
    settings = (checkout / ".env").read_text(encoding="utf-8")
    found = re.fullmatch(
        r"BATTALIA_DOMAIN=battalia\.example\nPOSTGRES_PASSWORD=[0-9a-f]{48}\n", settings
    )
    assert found
    assert stat.S_IMODE((checkout / ".env").stat().st_mode) == 0o600
    assert docker.told == ["up --detach --build --wait"]

    assert run(up, env=docker.environment).returncode == 0
    assert run(up, "other.example", env=docker.environment).returncode == 2
    assert (checkout / ".env").read_text(encoding="utf-8") == settings


@pytest.fixture
def updated(
    checkout: Path, tmp_path: Path
) -> Iterator[Callable[[int, tuple[str, ...]], list[str]]]:
    """An update to a version that plays by these rules: what docker was told, but for questions."""
    program("pg_dump")
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as database:

        def update(rules: int, words: tuple[str, ...]) -> list[str]:
            docker = Docker(tmp_path, database, rules)
            done = run(checkout / "deploy" / "update", *words, env=docker.environment)
            assert done.returncode == 0, done.stderr
            (backup,) = (checkout / "backups").iterdir()
            assert "dump complete" in backup.read_text(encoding="utf-8")
            return [command for command in docker.told if "RULES_VERSION" not in command]

        yield update


Update: TypeAlias = Callable[[int, tuple[str, ...]], list[str]]


def test_an_update_replaces_one_process_after_the_other(updated: Update) -> None:
    build, dump, *rest = updated(1, ())
    assert build.startswith("build")
    assert "pg_dump" in dump, "what was played is kept before anything changes"
    one_by_one = [f"up --detach --no-deps --wait {name}" for name in (*HALLS, *THINKERS)]
    assert rest == [*one_by_one, "up --detach --wait"]


@pytest.mark.parametrize(("rules", "words"), [(2, ()), (1, ("--stop",))])
def test_an_update_to_other_rules_stops_everybody_and_brings_the_games_along(
    rules: int, words: tuple[str, ...], updated: Update
) -> None:
    build, stop, database, dump, migrate, up = updated(rules, words)
    assert build.startswith("build")
    assert stop == "stop " + " ".join((*HALLS, *THINKERS))
    assert database == "up --detach --wait --remove-orphans caddy database redis"
    assert "pg_dump" in dump
    assert migrate == "run --rm hall-1 migrate"
    assert up == "up --detach --wait"


# Backups.


def filled(database: str, *statements: str) -> None:
    """Runs statements on a database of either kind."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            for statement in statements:
                connection.execute(statement)
            connection.commit()
    else:
        with psycopg.connect(database) as other:
            for statement in statements:
                other.execute(statement.encode())


def rows(database: str) -> list[tuple[int]]:
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            return connection.execute("SELECT n FROM acts ORDER BY n").fetchall()
    with psycopg.connect(database) as other:
        return [(int(n),) for (n,) in other.execute(b"SELECT n FROM acts ORDER BY n").fetchall()]


@pytest.fixture(params=["sqlite", "postgresql", "compose"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Docker]]:
    """A database with one act in it, and how deploy/ reaches it."""
    act = ("CREATE TABLE alembic_version (n integer)", "CREATE TABLE acts (n integer)")
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        docker = Docker(tmp_path)
        docker.environment["BATTALIA_DATABASE"] = url
        filled(url, "PRAGMA journal_mode = WAL", *act, "INSERT INTO acts VALUES (1)")
        yield url, docker
        return
    program("pg_dump")
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as url:
        docker = Docker(tmp_path, url)
        if request.param == "postgresql":
            docker.environment["BATTALIA_DATABASE"] = url
        filled(url, *act, "INSERT INTO acts VALUES (1)")
        yield url, docker


def test_a_backup_brings_back_what_was_there(database: tuple[str, Docker], tmp_path: Path) -> None:
    url, docker = database
    done = run(DEPLOY / "backup", tmp_path / "kept", env=docker.environment)
    assert done.returncode == 0, done.stderr
    backup = Path(done.stdout.rstrip("\n"))
    assert list((tmp_path / "kept").iterdir()) == [backup]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600

    # What a newer version has added goes as well.
    filled(url, "INSERT INTO acts VALUES (2)", "CREATE TABLE newer (n integer)")
    for _ in range(2):
        done = run(DEPLOY / "restore", backup, env=docker.environment)
        assert done.returncode == 0, done.stderr
        assert rows(url) == [(1,)]
        filled(url, "CREATE TABLE newer (n integer)")


def test_a_backup_that_is_not_whole_changes_nothing(
    database: tuple[str, Docker], tmp_path: Path
) -> None:
    url, docker = database
    done = run(DEPLOY / "backup", tmp_path / "kept", env=docker.environment)
    backup = Path(done.stdout.rstrip("\n"))
    whole = backup.read_bytes()
    half = tmp_path / "half"
    half.write_bytes(whole[: len(whole) // 2])
    for wrong in (half, tmp_path / "nowhere"):
        done = run(DEPLOY / "restore", wrong, env=docker.environment)
        assert done.returncode != 0
        assert done.stderr.endswith("nothing was changed.\n")
        assert done.stderr.count("\n") == 1
    assert rows(url) == [(1,)]


def test_a_database_of_neither_kind_is_refused_in_one_sentence(tmp_path: Path) -> None:
    for name in ("backup", "restore"):
        environment = {**os.environ, "BATTALIA_DATABASE": "mysql://localhost/battalia"}
        done = run(DEPLOY / name, tmp_path / "kept", env=environment)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_database_that_is_not_there_leaves_no_backup(tmp_path: Path) -> None:
    environment = {**os.environ, "BATTALIA_DATABASE": f"sqlite:///{tmp_path / 'nowhere.db'}"}
    done = run(DEPLOY / "backup", tmp_path / "kept", env=environment)
    assert (done.returncode, done.stderr) == (1, f"There is no database {tmp_path}/nowhere.db.\n")
    assert not list((tmp_path / "kept").iterdir())


# The service.


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    unit = tmp_path / "battalia.service"
    text = (DEPLOY / "battalia.service").read_text(encoding="utf-8")
    # It asks whether the program is there.
    unit.write_text(text.replace("/opt/battalia/bin/battalia", "/bin/true"), encoding="utf-8")
    done = run(analyze, "verify", unit)
    assert (done.returncode, done.stderr) == (0, "")
    # Its own scale from 0 (shut off) to 100 (open).
    done = run(analyze, "security", "--offline=true", "--threshold=20", unit)
    assert done.returncode == 0, done.stdout


# Proxies.


@contextmanager
def process(*command: str | Path, port: int, **options: Any) -> Iterator[None]:
    """A proxy that listens on this port, ended afterwards."""
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, **options) as running:
        try:
            while running.poll() is None:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except ConnectionRefusedError:
                    continue
            assert running.poll() is None, running.stderr and running.stderr.read()
            yield
        finally:
            running.terminate()
            running.communicate()


def nginx_configuration(folder: Path, listen: int, *servers: int) -> Path:
    """The snippet inside of what nginx needs around it, with a certificate and ports for a test."""
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=battalia.example"
    made = run(
        *command.replace("openssl", program("openssl"), 1).split(),
        *("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"),
    )
    assert made.returncode == 0, made.stderr
    snippet = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for before, after in {
        "/etc/letsencrypt/live/battalia.example": str(folder),
        "listen 443 ssl;": f"listen 127.0.0.1:{listen} ssl;",
        "    listen [::]:443 ssl;\n": "",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "    listen [::]:80;\n": "",
        "server 127.0.0.1:8000": f"server 127.0.0.1:{servers[0]}",
        "# server 127.0.0.1:8001": "".join(f"server 127.0.0.1:{port}" for port in servers[1:])
        or "#",
    }.items():
        assert before in snippet
        snippet = snippet.replace(before, after)
    temporary = "".join(
        f"{kind}_temp_path {folder / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off;\npid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{snippet}}}\n",
        encoding="utf-8",
    )
    return file


def caddy_configuration(folder: Path) -> Path:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    return file


@contextmanager
def proxy(name: str, folder: Path, *servers: int) -> Iterator[str]:
    """The address of a proxy before servers at these ports."""
    found, port = program(name), free_port()
    command: list[str | Path]
    if name == "nginx":
        command = [found, "-c", nginx_configuration(folder, port, *servers)]
        url = f"https://127.0.0.1:{port}"
    else:
        url = f"http://127.0.0.1:{port}"
        command = [found, "run", "--adapter", "caddyfile", "--config", caddy_configuration(folder)]
    environment = {
        **os.environ,
        "BATTALIA_DOMAIN": url,
        "BATTALIA_HALLS": " ".join(f"127.0.0.1:{server}" for server in servers),
        "HOME": str(folder),
    }
    with process(*command, port=port, env=environment):
        yield url


def port_of(served: Served) -> int:
    return int(served.url.rpartition(":")[2])


def test_nginx_understands_the_snippet(tmp_path: Path) -> None:
    nginx = program("nginx")
    done = run(nginx, "-t", "-c", nginx_configuration(tmp_path, free_port(), 8000))
    assert done.returncode == 0, done.stderr
    assert "warn" not in done.stderr


def test_caddy_understands_its_file_and_would_write_it_so(tmp_path: Path) -> None:
    caddy = program("caddy")
    environment = {**os.environ, "HOME": str(tmp_path), "BATTALIA_DOMAIN": "battalia.example"}
    words = ("--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile")
    done = run(caddy, "validate", *words, env=environment)
    assert done.returncode == 0, done.stderr
    done = run(caddy, "fmt", DEPLOY / "Caddyfile")
    assert done.stdout == (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


@pytest.fixture
def proxied(server: Environment, tmp_path: Path) -> Iterator[Served]:
    """A server behind a proxy that lets one connection in from each address."""
    settings = {"BATTALIA_BEHIND_PROXY": "true", "BATTALIA_CONNECTIONS_EACH": "1"}
    with serving([server.battalia], tmp_path, settings) as served:
        yield served


@pytest.mark.parametrize("name", ["caddy", "nginx"])
@pytest.mark.slice(1)
def test_a_proxy_passes_sockets_on_and_says_from_where_they_come(
    name: str, proxied: Served, tmp_path: Path
) -> None:
    with proxy(name, tmp_path, port_of(proxied)) as url:
        asyncio.run(_check_proxy(url))


async def _check_proxy(url: str) -> None:
    # The certificate is nobody's.
    trusting = ssl._create_unverified_context() if url.startswith("https") else None
    async with httpx.AsyncClient(base_url=url, verify=trusting or True) as http:
        assert (await http.get("/metrics")).status_code == 404
        await http.post("/api/people", json={"name": "Ann"})
        wish = {"options": {"players": 2}, "seats": [{"who": "me"}, {"who": "link"}]}
        table = (await http.post("/api/tables", json=wish)).raise_for_status().json()["table"]
    live = f"{url.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"

    def come(address: str, **headers: str) -> connect:
        return connect(
            live, ssl=trusting, local_addr=(address, 0), additional_headers=headers or None
        )

    async with come("127.0.0.2"):
        # The second from one address is one too many, whatever it says of itself …
        with pytest.raises(InvalidStatus):
            await come("127.0.0.2", **{"X-Forwarded-For": "203.0.113.7"})
        # … and the first from another is welcome.
        async with come("127.0.0.3"):
            pass


# Several halls behind a proxy.


@pytest.fixture
def hall_database() -> Iterator[str]:
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as url:
        yield url


@contextmanager
def hall(
    database: str, port: int = 0, settings: Mapping[str, str] | None = None
) -> Iterator[Served]:
    """One of several processes, behind a proxy."""
    flags = ("--hall", "127.0.0.1:0", "--behind-proxy", "--workers", "1", "--rate-each", "10000")
    with served(database, "--port", str(port), *flags, settings=settings) as found:
        yield found


def counted(hall: Served, name: str) -> float:
    """All that a hall has counted under this name."""
    text = httpx.get(f"{hall.url}/metrics").raise_for_status().text
    samples = [one for family in text_string_to_metric_families(text) for one in family.samples]
    return sum(sample.value for sample in samples if sample.name == name)


def test_proxies_know_a_table_by_the_name_that_it_has() -> None:
    letters = TABLE_ID[1 : TABLE_ID.index("$")]
    for name in ("Caddyfile", "nginx.conf"):
        assert f"{letters})(/|$)" in (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["caddy", "nginx"])
def test_all_that_concerns_a_table_comes_to_one_hall(
    name: str, hall_database: str, tmp_path: Path
) -> None:
    with (
        hall(hall_database) as first,
        hall(hall_database) as second,
        proxy(name, tmp_path, port_of(first), port_of(second)) as url,
    ):
        asyncio.run(_check_tables(url, (first, second)))


async def _check_tables(url: str, halls: tuple[Served, Served]) -> None:
    trusting = ssl._create_unverified_context()
    wish = {"options": {"players": 2}, "seats": [{"who": "me"}, {"who": "here"}]}
    tables: list[str] = []
    async with httpx.AsyncClient(base_url=url, verify=trusting) as http:
        key = (await http.post("/api/people", json={"name": "Ann"})).json()["key"]

        async def visit(table: str, **headers: str) -> None:
            """Looks at a table from outside, and sits down."""
            found = await http.get(f"/api/tables/{table}", headers=headers)
            assert found.json()["id"] == table
            live = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
            secure = trusting if url.startswith("https") else None
            async with connect(live, ssl=secure, additional_headers=headers) as socket:
                await socket.send(f'{{"type": "hello", "keys": ["{key}"]}}')
                assert '"welcome"' in str(await socket.recv())

        # Whoever sets a table up leads it, until somebody comes to where the proxy sends them.
        while len(tables) < 4 or not all(counted(hall, "battalia_tables") for hall in halls):
            assert len(tables) < 100, "all tables came to one hall"
            made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
            tables.append(made["table"]["id"])
            await visit(tables[-1])
        before = [counted(hall, "battalia_handed_on_total") for hall in halls]
        for table in tables:
            await visit(table)
            await visit(table, **{"X-Battalia-Table": tables[0]})
        assert [counted(hall, "battalia_handed_on_total") for hall in halls] == before


@pytest.mark.parametrize("name", ["caddy", "nginx"])
def test_before_several_halls_nobody_forges_where_they_come_from(
    name: str, hall_database: str, tmp_path: Path
) -> None:
    one = {"BATTALIA_CONNECTIONS_EACH": "1"}
    with (
        hall(hall_database, settings=one) as first,
        hall(hall_database, settings=one) as second,
        proxy(name, tmp_path, port_of(first), port_of(second)) as url,
    ):
        asyncio.run(_check_proxy(url))


def test_halls_are_replaced_one_after_the_other_and_no_act_is_lost(
    hall_database: str, tmp_path: Path
) -> None:
    with (
        hall(hall_database) as first,
        hall(hall_database) as second,
        proxy("caddy", tmp_path, port_of(first), port_of(second)) as url,
        ExitStack() as replaced,
    ):
        asyncio.run(_check_replacing(url, hall_database, [first, second], replaced))


async def _check_replacing(
    url: str, database: str, halls: list[Served], replaced: ExitStack
) -> None:
    ada = await Guest.named(url, "Ada")
    wish = {"options": {"players": 2}, "seats": [{"who": "me"}, {"who": "here"}], "seed": "x"}
    table = (await ada.set_up(**wish))["table"]["id"]

    async def act() -> int:
        """Comes anew and answers what is asked; the number of the act."""
        async with ada.at(table) as place:
            return await _answered(place)

    acknowledged = await act()
    for old in halls:
        async with ada.at(table) as place:
            assert await _answered(place) == acknowledged + 1
            # Whoever led it or passed it on says goodbye; the other one is there.
            assert await asyncio.to_thread(old.stop) == 0
        assert await act() == acknowledged + 2
        replaced.enter_context(hall(database, port_of(old)))
        assert await act() == acknowledged + 3
        acknowledged = await act()
        assert acknowledged == (await ada.get(f"/api/tables/{table}"))["epoch"]
    await ada.close()


async def _answered(place: Place) -> int:
    while not place.questions:
        await place.hear()
    seat, question = next(iter(place.questions.items()))
    return int((await place.choose(seat, question["options"][0]["choice"]))["epoch"])
