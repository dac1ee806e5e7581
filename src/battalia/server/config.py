"""How a server is run: every setting by flag or by environment (``BATTALIA_PORT`` …)."""

import os
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

PREFIX: Final = "BATTALIA_"


def default_database() -> str:
    """A file in the user's data folder: nothing to set up."""
    return f"sqlite:///{user_data_path('battalia', appauthor=False) / 'tables.db'}"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = msgspec.field(default_factory=default_database)
    open_data: str = ""
    """The folder of published games, about which the explorer answers; empty: ``open``, beside the
    database if that is a file, and otherwise in the user's data folder."""
    unsaid: str = ""
    """A folder with lists of what is hidden among strangers, ``en.txt`` and so on; where it has
    none for a language, or empty: those of the program."""
    hall: str = ""
    """Where other processes on the same database reach this one: host:port; empty: it is alone."""
    redis: str = ""
    """The Redis or Valkey that processes on the same database share: redis://…; empty: none."""
    redis_patience: float = 0.05
    """Seconds that it has to answer; then each process goes by limits of its own."""
    lease: float = 7.0
    """Seconds after which others lead its tables, if it gives no sign of life."""
    lan: bool = False
    """The house is open to the network at home from the start."""
    open: bool = False
    """Somebody plays at this machine: the page is opened there, and may open the house."""
    url: str = ""
    """Where people reach the server: for links in reminders, and to know its own pages."""
    smtp: str = ""
    """The mail server by which letters go out; empty: none do."""
    mail_from: str = ""
    """From whom they are; empty: battalia at the host of the URL."""
    origins: tuple[str, ...] = ()
    """Pages of other hosts that may talk to this server."""
    workers: int = msgspec.field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    """Processes in which computers think."""
    hint_states: int = 0
    """States that an expert looks at for its plan before it advises; 0: as many as a few seconds
    allow, which depends on the machine and on what else it does."""
    behind_proxy: bool = False
    """The address of a client is what a proxy on this machine says."""
    secure: bool = False
    """Cookies only over HTTPS."""
    no_hooks: bool = False
    """Nothing goes to addresses of people's own choice."""
    private_hooks: bool = False
    """Reminders may go to this machine and its neighbours."""
    public_metrics: bool = False
    """Everybody may see what the server counts, not this machine alone."""
    otlp: str = ""
    """The collector to which traces go: http://…; empty: there are none."""
    log_level: str = "INFO"
    connections_each: int = 100
    """Open connections from one address."""
    connections: int = 20_000
    rate_each: float = 50.0
    """Requests per second from one address, in the long run; eight messages count as one."""
    burst_each: float = 500.0
    work_each: float = 400.0
    """Milliseconds of long work per second for one address, in the long run."""
    work_burst: float = 12_000.0
    """Milliseconds of long work that one address may have at once."""
    rate: float = 100.0
    """Messages per second from one connection, in the long run."""
    burst: float = 400.0
    people_each: int = 100
    """New people in an hour from one address."""
    letters_each: int = 10
    """Letters in an hour for which one address may ask."""
    tables_each: int = 50
    """Unfinished tables that one person has set up."""
    message_size: int = 16_384
    """Bytes of a message; a record to be taken in may have more."""
    patience: float = 10.0
    """Seconds in which a client has to say hello, and to read what it is sent."""
    head_seconds: float = 10.0
    """Seconds in which a client has to say what it wants: the head of a request."""
    body_seconds: float = 30.0
    """Seconds for the rest of it, more at a fair pace; also to take an answer."""
    absent: float = 120.0
    """Seconds after which others may let a computer play for somebody who has gone."""


def open_data_folder(config: Config) -> Path:
    """Where published games lie."""
    if config.open_data:
        return Path(config.open_data)
    scheme, _, file = config.database.partition(":///")
    beside = Path(file).parent if scheme == "sqlite" else None
    return (beside or user_data_path("battalia", appauthor=False)) / "open"


def from_environment() -> dict[str, object]:
    """The settings that the environment gives; ``ValueError`` names one that cannot be."""
    given: dict[str, object] = {}
    for field in msgspec.structs.fields(Config):
        text = os.environ.get(PREFIX + field.name.upper())
        if text is None:
            continue
        value: object = text.split() if field.name == "origins" else text
        try:
            given[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError:
            raise ValueError(f"{PREFIX}{field.name.upper()} cannot be {text!r}") from None
    return given
