"""Everything that clients and server say to each other, as typed messages.

Over HTTP go people and tables, over a table's WebSocket the game. Every message is JSON; what is
decoded here is valid, what is not is refused as a whole. Seats are ``p1`` …, choices and spaces are
written as in the notation, the game's own things as in ``wire``. A field that is not there has no
value.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from battalia.engine import Options
from battalia.engine.bounds import POSITION, SCENARIO
from battalia.explorer import Choosable, Finding, Findings
from battalia.puzzles import Theme
from battalia.server.clocks import Clock
from battalia.server.wire import (
    WireChanges,
    WireChoice,
    WireEvent,
    WireOptions,
    WireQuestion,
    WireReason,
    WireReview,
    WireView,
)

ODD: Final = r"\u0000-\u001f\u007f-\u009f\u2028\u2029"
"""Control characters, and those that end a line."""
PLAIN: Final = rf"^[^{ODD}]*$(?!\n)"
"""Text in one line; what follows the $ is for Python, whose $ lets a newline in."""
NAME_LENGTH: Final = 40
Name: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=NAME_LENGTH,
        pattern=rf"^[^\s{ODD}][^{ODD}]*$(?!\n)",
    ),
]
"""What a person wants to be called."""
SeatTitle: TypeAlias = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
"""The name at a seat; empty: that of the person."""
LevelName: TypeAlias = Annotated[str, Meta(max_length=100, pattern=PLAIN)]
"""A computer player."""
Key: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100)]
"""A secret: of a person, of a seat or of a table that one may watch."""
SeatName: TypeAlias = Annotated[
    str, Meta(pattern=r"^p[1-6]$(?!\n)", extra_json_schema={"$ref": "#/$defs/Seat"})
]
LOGIN: Final = r"^[\w.@+-]+$(?!\n)"
LOGIN_LENGTH: Final = (3, 40)
LoginName: TypeAlias = Annotated[
    str, Meta(min_length=LOGIN_LENGTH[0], max_length=LOGIN_LENGTH[1], pattern=LOGIN)
]
"""Large letters, and other forms of the same ones, make no difference."""
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Code: TypeAlias = Annotated[str, Meta(min_length=16, max_length=40)]
"""A recovery code; large letters, spaces and dashes make no difference."""
MailAddress: TypeAlias = Annotated[str, Meta(min_length=3, max_length=254, pattern=PLAIN)]
Language: TypeAlias = Literal["en", "de", "it", "hu", "pl"]
Digest: TypeAlias = Literal["", "day", "week"]
"""How often; empty: not at all."""
ShortCode: TypeAlias = Annotated[str, Meta(min_length=12, max_length=30)]
"""A code for one more device; large letters, spaces and dashes make no difference."""
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN)]
Ref: TypeAlias = Annotated[str, Meta(max_length=40)]
"""A client's own mark; the answer to its message carries it."""


Seed: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100, pattern=PLAIN)]
"""The same seed and the same choices give the same game."""
PuzzleId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{10}$(?!\n)")]


OwnText: TypeAlias = Annotated[str, Meta(max_length=100, pattern=PLAIN)]
"""What a seat adds to the seed of its table: any text that nobody else could know."""
Commitment: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
"""The hash of a secret."""


class Body(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends over HTTP."""


class Shown(Struct, frozen=True, omit_defaults=True):
    """What the server shows."""


# People.


class NewPerson(Body, frozen=True):
    """Somebody sits down for the first time."""

    name: Name


class Login(Body, frozen=True):
    """A login and a password, to find one's games on another device."""

    login: LoginName
    password: Password


class Account(Body, frozen=True):
    """A login and a password for oneself. Where one has them already: new ones, with a proof."""

    login: LoginName
    password: Password
    old: Password | None = None
    """The password until now …"""
    code: Code | None = None
    """… or a recovery code, which is used up by it."""


class Recover(Body, frozen=True):
    """Somebody has forgotten their password and has a recovery code."""

    login: LoginName
    code: Code
    password: Password
    """The new one."""


class LetterWish(Body, frozen=True):
    """A letter with a link shall go to this address, if somebody here has it."""

    address: MailAddress
    purpose: Literal["sign-in", "reset"]
    """To come in by it, or to set a new password."""


class LinkKey(Body, frozen=True):
    """The key of a link that can be used once: what follows the # in it."""

    key: Key


class NewPassword(Body, frozen=True):
    """A new password, by the link of a letter."""

    key: Key
    password: Password


class AddressChange(Body, frozen=True):
    """Another address for e-mail, which is used once a letter to it was answered."""

    address: Annotated[str, Meta(max_length=254, pattern=PLAIN)]
    """Empty: none, at once."""
    language: Language = "en"
    """In which letters are written from now on."""
    password: Password | None = None
    """Not there: one has none."""


class Confirmation(Body, frozen=True):
    """It is really oneself, and nobody who has found the device."""

    password: Password | None = None
    """Not there: one has none."""


class PersonChange(Body, frozen=True):
    """What is to be different; what is not there stays."""

    name: Name | None = None
    hook: Annotated[str, Meta(max_length=500)] | None = None
    """Where to send word when it is one's turn and one is not at the table; empty: nowhere."""
    mails: bool | None = None
    """Whether to send it by e-mail, too."""
    language: Language | None = None
    """In which letters are written."""
    shares: bool | None = None
    """Whether one's finished games may be published, without names."""
    digest: Digest | None = None
    """One letter a day or a week that tells of all tables, instead of one for each turn."""


class PersonInfo(Shown, frozen=True):
    """Oneself."""

    name: str
    login: str | None = None
    hook: str | None = None
    address: str | None = None
    """For e-mail; it was confirmed."""
    mails: bool = False
    """Word of one's turn goes there, too."""
    language: str | None = None
    """In which letters are written."""
    shares: bool = False
    """One's finished games may be published, without names."""
    avatar: str = ""
    """The picture that oneself has chosen."""
    digest: Digest = ""
    """How often one letter tells of all tables that wait, instead of one for each turn."""


class LettersInfo(Shown, frozen=True):
    """Whether this server sends e-mail."""

    on: bool


class NewLink(Shown, frozen=True):
    """The key of a link that can be used once, on another device."""

    key: str
    seconds: int
    """For so long."""


class LinkInfo(Shown, frozen=True):
    """What a link is for; looking at it uses nothing up."""

    purpose: Literal["confirm", "sign-in", "reset", "device"]
    name: str
    """Of the person whose it is."""
    login: str | None = None
    address: str | None = None
    """The one to be confirmed."""
    mine: bool = False
    """Whoever asks is this person."""


class AccountInfo(PersonInfo, frozen=True):
    """Oneself, with new recovery codes, which are shown this once."""

    recovery: list[str] = []
    """None: those until now go on."""


class Welcomed(Shown, frozen=True):
    """A person and the key that proves it, which is shown this once."""

    person: PersonInfo
    key: str
    recovery: list[str] = []
    """New recovery codes, where the last one was used up; they are shown this once, too."""


class Recovery(Shown, frozen=True):
    """New recovery codes, which are shown this once; those until now have ended."""

    recovery: list[str]


class KeyCount(Shown, frozen=True):
    """By what one is known."""

    keys: int
    """On so many devices, this one included."""
    recovery: int = 0
    """So many recovery codes can still be used."""


class NewPush(Body, frozen=True):
    """A browser's own word for where and how it can be told something: a push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    """The browser's public key, in URL-safe Base64."""
    auth: Annotated[str, Meta(max_length=40)]
    """Its secret."""
    language: Language = "en"


class PushInfo(Shown, frozen=True):
    """What a browser needs to be told something by push."""

    key: str
    """The server's public key, in URL-safe Base64."""
    endpoint: str | None = None
    """Where the browser of the key that is sent is told; nothing: nowhere."""


class Waiting(Shown, frozen=True):
    """The tables that wait for oneself, the latest change first."""

    tables: list[str]


# Tables.


class DeviceCode(Shown, frozen=True):
    """What gets one more device a key of the same person, once."""

    code: str
    seconds: int
    """For so long it can be used."""


class NewDevice(Body, frozen=True):
    """Somebody comes with a code that another device of theirs shows."""

    code: ShortCode


class NewSeat(Body, frozen=True):
    """Who shall sit there."""

    who: Literal["me", "here", "link", "computer"]
    """Oneself, another person at this screen, whoever gets the link, or a computer."""
    name: SeatTitle = ""
    level: LevelName = "steady"
    """Of a computer."""
    text: OwnText = ""
    """What oneself, or another person at this screen, adds to the seed."""


class Settings(Body, frozen=True):
    """What a table agrees on beside the game's own options."""

    clock: Clock = Clock()
    undo: bool = True
    chat: bool = True
    stand_in: LevelName = "steady"
    """The computer that plays for people who are away."""
    seed: Seed | None = None
    """Given by whoever set up the table: it tells what chance will do, so everybody sees it."""
    lesson: Annotated[str, Meta(max_length=40, pattern=PLAIN)] = ""
    """The lesson that is learnt here: nobody waits for its learner."""
    strangers: bool = False
    """People play here who may not know each other: what nobody wants to hear is hidden, and more
    than half of the others can vote somebody out."""
    calm: bool = False
    """While somebody looks, computers act at a pace at which people can follow them."""


ScenarioId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$(?!\n)")]
"""One of the gallery."""
ScenarioText: TypeAlias = Annotated[str, Meta(max_length=SCENARIO.size)]
"""The file of a scenario."""


class NewTable(Body, frozen=True):
    """A table to be set up."""

    options: Options = Options()
    seats: list[NewSeat] = []
    """One for each player; none: oneself against computers."""
    settings: Settings = Settings()
    seed: Seed | None = None
    """For puzzles and equal deals; without one nobody knows what chance will do."""
    record: Annotated[str, Meta(max_length=1_000_000)] | None = None
    """A game to go on with, instead of the options."""
    position: Annotated[str, Meta(max_length=1_000_000)] | None = None
    """A position to begin with, instead of the options."""
    scenario: ScenarioId | None = None
    """A scenario of the gallery, instead of the options."""
    file: ScenarioText | None = None
    """The file of a scenario, instead of the options."""
    pledge: Commitment | None = None
    """To which the server has bound itself for this table, before it knew any text."""
    rated: bool = False
    """The game shall count for the ratings of who plays it."""


class SeatInfo(Shown, frozen=True):
    """Who sits there."""

    seat: str
    kind: Literal["person", "computer", "open"]
    name: str = ""
    level: str | None = None
    stand_in: str | None = None
    """The computer that plays for the person just now."""
    mine: bool = False
    here: bool = False
    """Somebody at this seat is connected."""
    replaceable_in: float | None = None
    """Seconds until others may let a computer play for the person; nothing: they may not."""
    resigned: bool = False
    """The person has given up; a computer plays on."""
    was_mine: bool = False
    """That was oneself."""
    ends: bool = False
    """Since somebody has resigned, the person here would rather end the game."""
    against: list[str] = []
    """The seats of those who would rather see the person here go."""
    quorum: int = 0
    """So many people must wish that; 0: nobody can be voted out here."""
    bot: bool = False
    """It is no person but a bot: a program of somebody's, with an account of its own."""
    avatar: str = ""
    """The person's picture: an emblem, or a figure of the game; empty: none was chosen."""


class ClockInfo(Shown, frozen=True):
    """What the clocks show."""

    left: dict[str, float]
    """Seconds, by seat."""
    running: list[str]


class Tale(Shown, frozen=True):
    """What is told of a scenario, by language."""

    title: dict[str, str]
    goal: dict[str, str] = {}
    story: dict[str, str] = {}
    id: str = ""
    """In the gallery; empty: it came from a file."""


class RatingChange(Shown, frozen=True):
    """What a rated game has changed for one who played it."""

    before: int
    after: int
    provisional: bool = False
    """Not much is known of them yet."""


class TableInfo(Shown, frozen=True):
    """A table from outside."""

    id: str
    state: Literal["waiting", "playing", "over", "broken"]
    epoch: int
    created: float
    changed: float
    options: Options
    settings: Settings
    seats: list[SeatInfo]
    host: bool = False
    """Oneself has set it up."""
    by: str = ""
    """The name of whoever has, told where one looks at a single table from outside."""
    result: str = ""
    asked: list[str] = []
    """Who is waited for."""
    day: int = 0
    """Of the game; 0: it has not begun."""
    week: int = 0
    weekday: int = 0
    """The same day as players count it: of which week, and which day of that week, from 1."""
    clock: ClockInfo | None = None
    next: str | None = None
    """The table of the rematch."""
    problem: str = ""
    """Why a stored game cannot go on or, once it is over, cannot be repeated by these rules."""
    origin: Literal["new", "seed", "record", "position", "clone"] = "new"
    """With what it began; unless it is new, whoever set it up may know what others do not."""
    hurried: bool = False
    """Computers think for a shorter time than usual, since many wait for them."""
    votes: int = 0
    """So many of those left must wish for the end of the game; 0: nobody has resigned."""
    scenario: Tale | None = None
    """The scenario that is played."""
    commitment: str = ""
    """The hash of the secret from which, and from the texts of all seats, all that chance does
    follows; empty: nothing can be proved here."""
    public: bool = False
    """Everybody may watch; while it waits for players, everybody may sit down."""
    delay: int = 0
    """So many acts behind the game are those who watch."""
    rated: bool = False
    """The game counts for the ratings of who plays it."""
    ratings: dict[str, RatingChange] = {}
    """After the end what it has changed, by seat."""
    tournament: str | None = None
    """To which the game belongs."""


class TableLinks(Shown, frozen=True):
    """A table and its keys, which are shown this once."""

    table: TableInfo
    seats: dict[str, str]
    """The key of each open seat."""
    watch: str
    """The key for spectators; empty where somebody else has set up the table."""


class SeatLink(Shown, frozen=True):
    """A new key; the old one no longer works."""

    key: str


class Seated(Shown, frozen=True):
    """A seat that was taken, and its new key: the link no longer works."""

    table: TableInfo
    seat: str
    key: str


class TableList(Shown, frozen=True):
    """Tables, the last changed first."""

    tables: list[TableInfo]
    before: float | None = None
    """Ask for what was changed before this to see more."""


class Link(Body, frozen=True):
    """Somebody looks where a link leads."""

    key: Key


class Invitation(Shown, frozen=True):
    """The seat that waits for whoever has its link."""

    table: TableInfo
    seat: str


class Join(Body, frozen=True):
    """Somebody takes the seat of a link."""

    key: Key
    name: SeatTitle = ""
    shares: bool = False
    """The game may be published when it is over, without names. Whoever has an account says so
    there, for all games."""
    text: OwnText = ""
    """What one adds to the seed of the table, if it has not begun."""


class StandIn(Body, frozen=True):
    """A computer plays for a seat."""

    level: LevelName = ""
    """Empty: as the table's settings say."""


class Vote(Body, frozen=True):
    """Somebody has resigned: shall the game end, or go on with a computer?"""

    end: bool


class Place(Body, frozen=True):
    """Where one wants to have a table: among one's games, in the archive, or nowhere."""

    place: Literal["games", "archive", "removed"]


class Clone(Body, frozen=True):
    """A new table that begins where another one was after an act."""

    act: int | None = None
    """None: where it is now."""
    seats: list[NewSeat] = []
    pledge: Commitment | None = None
    """As for a new table."""


class SeatText(Body, frozen=True):
    """What a seat adds to the seed of its table."""

    text: OwnText


class Pledge(Shown, frozen=True):
    """The server has bound itself to a secret, for one table that one sets up next."""

    commitment: str


class ProofInfo(Shown, frozen=True):
    """To what a table is bound; after the end, all that was brought to it."""

    commitment: str
    """The hash of the secret; empty: nothing can be proved."""
    texts: dict[str, str]
    """By seat: one's own, after the end all."""
    secret: str = ""
    """After the end."""
    draws: int = 0
    """So many of the last draws and dice of the game follow from secret and texts."""
    past: bool = False
    """The game went on from another one, whose draws come first."""
    unproved: Literal["seed", "before", "older"] | None = None
    """Why nothing can be proved: the seed was given by whoever set up the table; there were no
    proofs yet; an older program has played on at it."""


class DrawInfo(Shown, frozen=True):
    """Something that chance decided."""

    number: int
    """Of the choice in the record, from 1 on."""
    options: list[str]
    """What it could have been, in the notation."""
    weights: list[int]
    choice: str


class DrawList(Shown, frozen=True):
    """Some of the draws and dice of a game, in order."""

    draws: list[DrawInfo]
    total: int


class ChanceInfo(Shown, frozen=True):
    """How often something came at this server."""

    what: str
    """In the notation, without factions: ``roll 6``, ``draw chief``."""
    times: int
    expected: float
    """As often as it was to be expected."""
    deviation: float
    """How far the two are apart, in standard deviations."""


class ChanceList(Shown, frozen=True):
    """All draws and dice of finished games."""

    chances: list[ChanceInfo]


# Scenarios, and what the editor asks.


class ScenarioInfo(Shown, frozen=True):
    """A scenario of the gallery."""

    id: str
    tale: Tale
    players: int
    rows: int
    columns: int
    expansion: bool = False
    begun: bool = False
    """The game begins in a position."""
    by: str = ""
    """Who has made it; empty: it comes with the program."""
    mine: bool = False
    created: float = 0.0
    plays: int = 0
    likes: int = 0
    liked: bool = False
    """By oneself."""
    file: str = ""
    """Where one looks at a single one."""


class ScenarioList(Shown, frozen=True):
    """A page of the gallery."""

    scenarios: list[ScenarioInfo]
    more: bool = False
    """There is another page."""


class NewScenario(Body, frozen=True):
    """A scenario for the gallery."""

    file: ScenarioText


class Like(Body, frozen=True):
    """Whether one likes it."""

    like: bool


class Draft(Body, frozen=True):
    """What somebody is making: a table, and perhaps a position in which its game begins; or a file
    of a scenario."""

    options: Options = Options()
    position: Annotated[str, Meta(max_length=POSITION.size)] | None = None
    title: dict[str, str] = {}
    goal: dict[str, str] = {}
    story: dict[str, str] = {}
    """What is told of it, by language; with a title it is a scenario."""
    file: ScenarioText | None = None
    """Instead of all this."""


class Board(Shown, frozen=True):
    """A board before anything is built on it; spaces by name."""

    rows: int
    columns: int
    factions: int
    great_artefacts: int
    ruins: list[str]
    start: list[str]
    neutral: list[str]
    gates: list[str]
    missing: list[str]
    link: str | None = None


class Checked(Shown, frozen=True):
    """What the rules say of a draft."""

    options: Options
    board: Board | None = None
    reason: WireReason | None = None
    """Why it cannot be; nothing: it can."""
    position: str | None = None
    """The whole position, with what follows from the rest, as JSON."""
    view: WireView | None = None
    """The game as it begins, with all cards open."""
    tale: Tale | None = None
    """Of a file."""
    file: str | None = None
    """The scenario as a file."""


class Text(Shown, frozen=True):
    """A record or a position."""

    text: str


class Step(Shown, frozen=True):
    """One act of a game that is looked at again."""

    epoch: int
    kind: str
    at: float
    events: list[WireEvent]
    changes: WireChanges
    seat: str | None = None
    written: str = ""
    """The act as it was written down, where these rules cannot say what happened in it."""
    forced: list[int] = []
    """As in ``update``."""


class History(Shown, frozen=True):
    """A stretch of a game as one seat knew it: a view, and what changed act by act."""

    epoch: int
    view: WireView
    steps: list[Step]
    last: int
    """The epoch of the table now."""
    problem: WireReason | None = None
    """Where the rules of this program do not lead through the game as it was played, and why."""


class MadeReview(Shown, frozen=True):
    """What decided a game; choices are counted as they stand in its record."""

    review: WireReview
    acts: list[int]
    """In which act each choice was made, chance's answers included."""


class ReviewInfo(Shown, frozen=True):
    """The review of a game; or how far it is; or how long it will take."""

    seconds: int = 0
    depth: str = ""
    """How closely the game is looked at."""
    share: float | None = None
    """It is being made, and so much of it is done."""
    mine: bool = False
    """Oneself has asked for it."""
    made: MadeReview | None = None
    refused: WireReason | None = None
    """Why there can be none."""
    failed: WireReason | None = None
    """Why there is none yet, though somebody has asked for it."""


class LineStep(Shown, frozen=True):
    """A choice on a line of play, and what is different until the next one."""

    choice: WireChoice
    changes: WireChanges


class ReviewLines(Shown, frozen=True):
    """What was played and what would have been better, as the player saw it."""

    view: WireView
    """Before the decision."""
    played: list[LineStep]
    better: list[LineStep]


class Tried(Body, frozen=True):
    """What is one's own first decision after an act worth?"""

    since: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatName
    kind: Literal["turn", "hand", "battle", "other"]
    """As in the review …"""
    best: Annotated[float, Meta(ge=0, le=1)]
    """… and so is the chance that the best has."""


class TriedInfo(Shown, frozen=True):
    """What it is worth."""

    done: bool = False
    """There was such a decision."""
    found: bool = False
    """It is as good as the best."""
    played: float = 0.0
    """The chance that it leaves."""


class NewPuzzle(Body, frozen=True):
    """A puzzle to be solved: the one of the day, or one of a theme, or any that suits oneself."""

    daily: bool = False
    theme: Theme | None = None
    again: PuzzleId | None = None
    """This one once more."""


class PuzzleTable(Shown, frozen=True):
    """A table at which a puzzle is solved; what it is about one finds out."""

    table: TableInfo
    puzzle: str
    span: Literal["turn", "battle", "answer"]
    """How far it goes: to the end of the turn, or of the battle, or one answer."""
    rating: int
    """How hard it is."""


class PuzzleTry(Body, frozen=True):
    """Whoever asks whether a puzzle is solved may also give it up."""

    give_up: bool = False


class PuzzleVerdict(Shown, frozen=True):
    """Whether a puzzle is solved; while it is not over, nothing else is told."""

    over: bool
    solved: bool = False
    puzzle: str = ""
    theme: Theme | None = None
    reason: WireReason | None = None
    """Why the solution is one."""
    chance: float = 0.0
    """The chance to win with it."""
    other: float = 0.0
    """With the best that is none."""
    view: WireView | None = None
    """Before it."""
    steps: list[LineStep] = []
    before: int | None = None
    """One's rating before; nothing: only the first try counts."""
    rating: int | None = None
    streak: int = 0
    """So many were solved in a row."""


class PuzzleShelf(Shown, frozen=True):
    """The puzzles of a theme."""

    theme: Theme
    count: int
    solved: int = 0
    """By oneself, at the first try."""


class PuzzleStanding(Shown, frozen=True):
    """What there is to be solved, and how far one has come."""

    day: str
    """The date of the puzzle of the day."""
    daily: Literal["new", "solved", "missed"]
    shelves: list[PuzzleShelf]
    tries: int = 0
    solved: int = 0
    rating: int | None = None
    streak: int = 0


class ResultCount(Shown, frozen=True):
    """Games of one sort, and the part of them that was won."""

    name: str
    games: int
    won: float


class PointsOfDay(Shown, frozen=True):
    """Points at the end of a day, in the mean."""

    day: int
    own: float
    others: float


class ErrorCount(Shown, frozen=True):
    """Decisions of one kind, and the chance to win that each cost in the mean."""

    decisions: int
    loss: float


class Statistics(Shown, frozen=True):
    """What one did in one's last games."""

    games: int
    """Played to the end, against whomever; no lessons, and nothing that began in the middle."""
    counted: int
    """Of so many it is known."""
    more: bool
    """Whoever asks again learns more."""
    tables: list[ResultCount]
    """By number of players, and whether with the expansion: `2 base`."""
    opponents: list[ResultCount]
    """By the level of computers; `person`: people."""
    points: list[PointsOfDay]
    bought: dict[str, float]
    """In a game, by kind of card."""
    built: dict[str, float]
    reviewed: int
    """So many of them were reviewed."""
    errors: dict[str, ErrorCount]
    """In those, by kind of decision."""


class OwnChoice(Shown, frozen=True):
    """What was chosen at one's seat, in a game whose record is not open yet."""

    epoch: int
    at: float
    seat: str
    kind: str
    choice: str


class OwnTable(Shown, frozen=True):
    """All that is kept of a table, as far as one may know it."""

    table: TableInfo
    record: str | None = None
    """Where nobody has secrets any more."""
    choices: list[OwnChoice] = []
    """Elsewhere."""


class OwnLine(Shown, frozen=True):
    """What one said at a table."""

    table: str
    at: float
    name: str
    text: str


class OwnScenario(Shown, frozen=True):
    """A scenario that one has made."""

    id: str
    created: float
    file: str


class OwnTry(Shown, frozen=True):
    """One's first try at a puzzle."""

    puzzle: str
    at: float
    solved: bool


class OwnPeople(Shown, frozen=True):
    """With whom oneself has to do, and what of oneself others see."""

    avatar: str
    privacy: str
    """As JSON; empty: as usual."""
    friends: list[str] = []
    asked: list[str] = []
    asking: list[str] = []
    blocked: list[str] = []
    invitations: list[str] = []
    """Tables."""
    clubs: dict[str, str] = {}
    """What oneself is there, by club."""


class OwnReport(Shown, frozen=True):
    """What one has told the moderators."""

    at: float
    kind: str
    reason: str
    text: str = ""
    table: str | None = None
    decided: float | None = None


class NoticeInfo(Shown, frozen=True):
    """What was decided about oneself."""

    id: int
    kind: Literal["warning", "mute", "suspension", "closing", "rename", "removal", "vote"]
    """``vote``: those at a table have voted one out."""
    reason: str
    at: float
    until: float | None = None
    """For how long it counts; nothing: it has no end, or was done once."""
    table: str | None = None
    ended: float | None = None
    """When it was taken back."""
    read: bool = False
    """One has read of it."""


class AnnouncementInfo(Shown, frozen=True):
    """A line to everybody."""

    id: int
    until: float
    texts: dict[str, str]
    """By language."""


class OwnEntry(Shown, frozen=True):
    """A tournament that one has entered."""

    tournament: str
    at: float
    name: str
    state: str


class OwnResult(Shown, frozen=True):
    """What came of a rated game for oneself."""

    table: str
    at: float
    kind: str
    season: str
    place: int
    gone: bool
    faction: str
    mu: float
    sigma: float


class OwnBot(Shown, frozen=True):
    """A bot of one's own."""

    id: str
    name: str
    created: float


class OwnChallenge(Shown, frozen=True):
    """Whom one has challenged, or by whom one was."""

    id: str
    created: float
    state: str
    mine: bool = False
    """Oneself has asked."""


class Export(Shown, frozen=True):
    """All that is kept of oneself, a page at a time."""

    person: PersonInfo
    created: float
    keys: KeyCount
    tables: list[OwnTable]
    said: list[OwnLine] = []
    pushes: list[str] = []
    """Where one's browsers are told something by push."""
    scenarios: list[OwnScenario] = []
    """On the first page."""
    likes: list[str] = []
    """The scenarios that one likes."""
    puzzles: list[OwnTry] = []
    """Told on the first page."""
    reports: list[OwnReport] = []
    """What one has told the moderators."""
    notices: list[NoticeInfo] = []
    """What was decided about oneself."""
    entries: list[OwnEntry] = []
    """So are these."""
    results: list[OwnResult] = []
    """Of rated games, on the first page."""
    people: OwnPeople | None = None
    """As well."""
    bots: list[OwnBot] = []
    challenges: list[OwnChallenge] = []
    """Both on the first page."""
    next: str | None = None
    """Where the next page begins; nothing: this was the last one."""


class Length(Shown, frozen=True):
    """How long a game takes: half of the measured games lie between the two numbers."""

    days: list[int]
    minutes: dict[str, list[int]]
    """By how many of the players are people."""


class PresetTable(Shown, frozen=True):
    """A table that is ready to be played."""

    options: WireOptions
    length: Length | None = None
    """None: it has not been measured."""


class Preset(Shown, frozen=True):
    """A way to play that many look for."""

    name: str
    tables: dict[str, PresetTable]
    """By number of players."""
    links: bool = False
    """The others come by a link."""


class Offer(Shown, frozen=True):
    """What a table can be set up with."""

    version: str
    options: WireOptions
    """The plain base game, with every option."""
    expansion: dict[str, WireOptions]
    """The book's tables with the expansion, by number of players."""
    factions: dict[str, int]
    """How many of them take part then."""
    values: dict[str, list[int | str]]
    """What each option can be that is neither a switch nor a text."""
    levels: list[str]
    clock: dict[str, Clock]
    """Presets."""
    modules: list[str]
    """Those of installed packages, of use or not."""
    presets: list[Preset]
    """Whole tables, each with how long a game takes."""
    pace: int
    """The minutes of a game come from so many seconds for each decision of a person."""


class OutsideModule(Shown, frozen=True):
    """A module of an installed package; its texts begin with ``outside-`` and its name."""

    name: str
    state: str
    """What it keeps is in a view's modules under this name; empty: it keeps nothing."""
    icons: dict[str, str]
    """Signs by its own name and those of its kinds of cards."""


class OutsideModules(Shown, frozen=True):
    """What the pages need to know of the modules of installed packages."""

    modules: list[OutsideModule]
    texts: str
    """Fluent messages in the language asked for; what is not translated is in English."""
    events: dict[str, dict[str, str]]
    """How each noun is put into words, by event."""
    choices: dict[str, dict[str, str]]
    """The same by verb."""
    states: dict[str, dict[str, str]]
    """The same for what a module keeps, by the module's name; parts by name and field, joined by a
    full stop."""


class Closed(Shown, frozen=True):
    """A value of an option that cannot be chosen now, and why."""

    option: str
    reason: WireReason
    value: bool | int | str | None = None
    """Not there: whatever is written."""


class Agreement(Shown, frozen=True):
    """What players have agreed on while they set up a table, and what they cannot add to it."""

    options: WireOptions
    """Every option; what cannot be with the others is as in the plain base game."""
    closed: list[Closed]
    book: Clock
    """What the clock ``book`` would be for this table."""
    refused: WireReason | None = None
    """Why there can be no table with these options yet."""


class ReachedAt(Shown, frozen=True):
    """Where a server is reached."""

    url: str
    network: str = ""
    """What the server's machine calls the network in which it is reached there."""


class Reach(Shown, frozen=True):
    """How far a server is reached."""

    addresses: list[ReachedAt] = []
    """Where others reach it, the likeliest first. None: where one has come in oneself, or, if that
    is this machine itself, nowhere."""
    open: bool = False
    """The house is open to the network."""
    may_open: bool = False
    """It is one's own to open and to close."""


class HouseChange(Body, frozen=True):
    """Opens the house to the network, or closes it."""

    open: bool


class Failure(Shown, frozen=True):
    """Why a request was refused; nothing has changed."""

    reason: WireReason
    text: str
    """The reason as an English sentence."""


# From a client, over the WebSocket of a table.


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client may say."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: by which keys one sits here or watches; a browser's cookie is one, too."""

    keys: Annotated[list[Key], Meta(max_length=10)] = []


class Choose(FromClient, frozen=True, tag="choose"):
    """The answer to the question that was open to this seat at this epoch."""

    seat: SeatName
    epoch: int
    choice: Annotated[str, Meta(max_length=2000)]
    """With those to the questions that follow, if they are known: ``hire chief; pay supply×3``."""
    ref: Ref = ""


class Undo(FromClient, frozen=True, tag="undo"):
    """The last choices of this seat shall be taken back."""

    seat: SeatName
    epoch: int
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1
    ref: Ref = ""


class Explain(FromClient, frozen=True, tag="explain"):
    """Why is this not possible?"""

    seat: SeatName
    wish: Annotated[str, Meta(max_length=1000)]
    ref: Ref = ""


class Hint(FromClient, frozen=True, tag="hint"):
    """What would the expert do?"""

    seat: SeatName
    goal: Annotated[str, Meta(max_length=40)] = ""
    """The name of the goal that one has had so far."""
    ref: Ref = ""


class Preview(FromClient, frozen=True, tag="preview"):
    """What would each option of the open question lead to, as far as one can know?"""

    seat: SeatName
    ref: Ref = ""


class Say(FromClient, frozen=True, tag="say"):
    """A line for everybody at the table (S4.5: partners talk openly, too)."""

    text: Line
    seat: SeatName | None = None
    """Who speaks, where several sit at one screen."""
    ref: Ref = ""


class Mute(FromClient, frozen=True, tag="mute"):
    """Hear no more of the chat, or hear it again."""

    on: bool
    ref: Ref = ""


class Ping(FromClient, frozen=True, tag="ping"):
    ref: Ref = ""


AnyFromClient: TypeAlias = Hello | Choose | Undo | Explain | Hint | Preview | Say | Mute | Ping


# From the server.


class FromServer(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """What the server says."""


class ChatLine(Shown, frozen=True):
    number: int
    at: float
    name: str
    text: str
    seat: str | None = None
    clean: str = ""
    """The text for those who do not want to read everything; empty: it is the same."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to hello; a view for each seat held, or the spectators', follows."""

    version: str
    table: TableInfo
    seats: list[str]
    """The seats held by this connection; none: a spectator."""
    chat: list[ChatLine] = []
    muted: bool = False


class Whole(FromServer, frozen=True, tag="view"):
    """All that a seat, or a spectator, sees; and what it is asked."""

    epoch: int
    view: WireView
    seat: str | None = None
    question: WireQuestion | None = None
    undo: int = 0
    """How many of its last choices the seat can take back."""


class Update(FromServer, frozen=True, tag="update"):
    """One act: what happened, and what is different now."""

    epoch: int
    by: str | None
    """Who acted; nothing: the opening."""
    kind: Literal["opening", "choice", "undo", "resign", "end"]
    events: list[WireEvent]
    changes: WireChanges
    """A JSON merge patch (RFC 7386) from the view before to the view now."""
    seat: str | None = None
    question: WireQuestion | UnsetType | None = UNSET
    """What the seat is asked now; null: nothing any more; not there: as before."""
    undo: int = 0
    clock: ClockInfo | None = None
    forced: list[int] = []
    """The places of the events, from 0, with which choices begin that the table made by itself, for
    everybody can know that there was nothing else to choose."""
    back: int | None = None
    """Of an undo: the act after which the table stands again; later ones no longer count."""


class TableChanged(FromServer, frozen=True, tag="table"):
    """Somebody came, went, or the table is another one now."""

    table: TableInfo


class Said(FromServer, frozen=True, tag="said"):
    line: ChatLine


class HouseNews(FromServer, frozen=True, tag="house"):
    """What concerns all tables; what is not there is as before."""

    announcements: list[AnnouncementInfo] | UnsetType = UNSET
    notices: list[NoticeInfo] | UnsetType = UNSET
    """What was decided about oneself."""


class Done(FromServer, frozen=True, tag="done"):
    """What was asked for is done, and stored."""

    ref: str
    epoch: int
    rest: list[str] = []
    """Of several choices in one go those that were not made: by then something had come to light,
    chance had decided, or others had a say."""


class Refusal(FromServer, frozen=True, tag="refused"):
    """What was asked for is not done; nothing has changed."""

    ref: str
    reason: WireReason
    text: str
    """The reason as an English sentence."""


class Explained(FromServer, frozen=True, tag="explained"):
    """Why something is not possible; without a reason it is possible."""

    ref: str
    reason: WireReason | None = None
    text: str = ""
    """The reason and all that follows as English sentences."""
    choice: str = ""
    """For what the cards below are missing: of several builds the one that lacks the fewest."""
    missing: dict[str, int] = {}
    """As few cards as suffice, by kind; nothing: it is not cards that are missing."""
    instead: dict[str, int] = {}
    """Still fewer cards that could stand in for them."""
    more: list[WireReason] = []
    """What is missing, and what of one's own things would make it possible, as sentences."""


class ShownGoal(Shown, frozen=True):
    """What a choice is good for over the next turns."""

    name: str
    """By which it is known again."""
    reason: WireReason
    needs: list[WireReason] = []
    """What is still missing, first things first; nothing: it can be done in this turn."""
    day: int = 0
    """On which it can be done, if the cards come right; 0: nobody can say yet."""
    space: str | None = None
    waits: bool = False
    """The present turn is better used for something else."""


class OtherChoice(Shown, frozen=True):
    """Another option that was weighed, and why it is less."""

    choice: str
    less: WireReason


class TrailMark(Shown, frozen=True):
    """What is to be done on the board: a hero goes from space to space, or something else happens
    on one."""

    kind: Literal["move", "hero", "build", "upgrade", "attack"]
    spaces: list[str]


class Hinted(FromServer, frozen=True, tag="hinted"):
    """What the expert would do and why; without a choice: let the others go on."""

    ref: str
    reason: WireReason
    choice: str | None = None
    plan: list[str] = []
    """What it would do in the rest of the turn."""
    text: str = ""
    """The reason as an English sentence."""
    goal: ShownGoal | None = None
    """What it is good for; None: it is not one's own turn."""
    reached: bool = False
    """The goal that one has had is reached."""
    others: list[OtherChoice] = []
    """What was weighed, too, the best first."""
    trail: list[TrailMark] = []
    """Where on the board the rest of the turn leads."""


class Prospect(Shown, frozen=True):
    """What one option leads to."""

    next: str | None = None
    """What the seat is asked then; nothing: others or chance go on."""
    payments: list[str] = []
    """Where a payment is asked then: all that are possible, as choices."""
    cost: dict[str, int] = {}
    """What is to be paid then: how many cards of each kind."""
    spaces: list[str] = []
    """Of a build: where its card could lie."""
    final: bool = False
    """It cannot be undone: chance, a hidden card or somebody else has a say, or it is the end."""
    lost: bool = False
    """It loses the battle that the seat fights (B8.5, B8.6)."""
    light: bool = False
    """It can be paid in one way only, and all of it can be undone: nothing need be asked."""
    place: int | None = None
    """It ends the game, and this is the place that the seat would have."""


class Previewed(FromServer, frozen=True, tag="previewed"):
    """What each option of a question leads to, by choice."""

    ref: str
    epoch: int
    """Of the question."""
    options: dict[str, Prospect]


class Pong(FromServer, frozen=True, tag="pong"):
    ref: str
    epoch: int


class Bye(FromServer, frozen=True, tag="bye"):
    """The last message before the server closes the connection."""

    reason: WireReason
    text: str


AnyFromServer: TypeAlias = (
    Welcome
    | Whole
    | Update
    | TableChanged
    | Said
    | HouseNews
    | Done
    | Refusal
    | Explained
    | Hinted
    | Previewed
    | Pong
    | Bye
)

BODIES: Final[tuple[type[Struct], ...]] = (
    NewPerson,
    Login,
    Account,
    Recover,
    LetterWish,
    LinkKey,
    NewPassword,
    AddressChange,
    Confirmation,
    PersonChange,
    PersonInfo,
    AccountInfo,
    Welcomed,
    Recovery,
    LettersInfo,
    NewLink,
    LinkInfo,
    KeyCount,
    NewPush,
    PushInfo,
    Waiting,
    DeviceCode,
    NewDevice,
    Export,
    NewTable,
    TableInfo,
    TableLinks,
    SeatLink,
    Seated,
    TableList,
    Link,
    Invitation,
    Join,
    StandIn,
    Vote,
    Place,
    Clone,
    ScenarioInfo,
    ScenarioList,
    NewScenario,
    Like,
    Draft,
    Checked,
    Text,
    History,
    ReviewInfo,
    ReviewLines,
    Tried,
    TriedInfo,
    NewPuzzle,
    PuzzleTable,
    PuzzleTry,
    PuzzleVerdict,
    PuzzleStanding,
    Statistics,
    Offer,
    OutsideModules,
    Agreement,
    Reach,
    HouseChange,
    Failure,
    Choosable,
    Finding,
    Findings,
    SeatText,
    Pledge,
    ProofInfo,
    DrawList,
    ChanceList,
)
"""What goes over HTTP."""
