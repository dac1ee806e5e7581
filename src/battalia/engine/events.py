"""What happened, in the past tense. Log, animation and statistics are made from these.

A field that not everybody may see is ``None`` in what the others get (``Event.seen``).
"""

from msgspec.structs import replace

from battalia.engine.chapters.artefacts.fates import FATES, Fate
from battalia.engine.showing import Shown
from battalia.engine.terms import (
    Card,
    Cards,
    Faction,
    Hero,
    Kind,
    Seat,
    Shape,
    Side,
    Space,
    Terrain,
)


class Event(Shown, frozen=True, tag_field="event"):
    """A fact."""

    def seen(self, seat: Seat | None) -> "Event":
        """The fact as this seat, or a spectator, sees it."""
        return self


class OwnCard(Event, frozen=True):
    """A card that its player alone may see."""

    seat: Seat
    card: Card | None

    def seen(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)


class OwnCards(Event, frozen=True):
    """Cards that their player alone may see; how many there are, everybody knows."""

    seat: Seat
    cards: Cards | None
    count: int

    def seen(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, cards=None)


# Setup.


class FactionRemoved(Event, frozen=True, tag="faction-removed"):
    faction: Faction


class CitySetUp(Event, frozen=True, tag="city-set-up"):
    space: Space
    terrain: Terrain
    neutral: bool


class CardDealt(OwnCard, frozen=True, tag="card-dealt"):
    pass


class GreatArtefactOffered(Event, frozen=True, tag="great-artefact-offered"):
    card: Card


class GreatArtefactBuried(Event, frozen=True, tag="great-artefact-buried"):
    space: Space


class FirstPlayerDrawn(Event, frozen=True, tag="first-player-drawn"):
    seat: Seat


class FactionChosen(Event, frozen=True, tag="faction-chosen"):
    seat: Seat
    faction: Faction


class CityChosen(Event, frozen=True, tag="city-chosen"):
    seat: Seat
    space: Space


class HeroSetUp(Event, frozen=True, tag="hero-set-up"):
    seat: Seat
    space: Space


# Days and turns.


class DayBegan(Event, frozen=True, tag="day-began"):
    day: int
    illuminated: Kind
    matched: Kind


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat


class CohortAnnounced(Event, frozen=True, tag="cohort-announced"):
    seat: Seat
    faction: Faction
    size: int
    other: Faction | None


class MulliganTaken(OwnCards, frozen=True, tag="mulligan-taken"):
    pass


class AmbushReturned(OwnCards, frozen=True, tag="ambush-returned"):
    pass


class CardDrawn(OwnCard, frozen=True, tag="card-drawn"):
    pass


class ShelterReshuffled(Event, frozen=True, tag="shelter-reshuffled"):
    seat: Seat
    count: int


class HandDiscarded(OwnCards, frozen=True, tag="hand-discarded"):
    pass


class TableDiscarded(Event, frozen=True, tag="table-discarded"):
    seat: Seat
    cards: Cards


class StackTurned(Event, frozen=True, tag="stack-turned"):
    """A new top card lies face up (B1.6)."""

    card: Card


# Rows.


class RowPaid(Event, frozen=True, tag="row-paid"):
    seat: Seat
    purpose: str
    cards: Cards


class PurposeGone(Event, frozen=True, tag="purpose-gone"):
    """A partner was faster; nothing was laid (S4.3)."""

    seat: Seat


class UnitHired(Event, frozen=True, tag="unit-hired"):
    seat: Seat
    card: Card
    supply: int


class ArtefactCreated(Event, frozen=True, tag="artefact-created"):
    seat: Seat
    card: Card


class TerrainRevealed(Event, frozen=True, tag="terrain-revealed"):
    seat: Seat
    shape: Shape
    terrain: Terrain


class RoadBuilt(Event, frozen=True, tag="road-built"):
    seat: Seat
    shape: Shape
    terrain: Terrain
    space: Space
    side: Side


class CityBuilt(Event, frozen=True, tag="city-built"):
    seat: Seat
    shape: Shape
    terrain: Terrain
    space: Space
    side: Side
    level: int


class CityUpgraded(Event, frozen=True, tag="city-upgraded"):
    seat: Seat
    space: Space
    level: int


class CityAnnexed(Event, frozen=True, tag="city-annexed"):
    seat: Seat
    space: Space
    level: int


class HeroHired(Event, frozen=True, tag="hero-hired"):
    seat: Seat
    hero: Hero
    space: Space


class HeroMoved(Event, frozen=True, tag="hero-moved"):
    seat: Seat
    hero: Hero
    origin: Space
    space: Space


# Artefacts, ambush.


class ArtefactUsed(Event, frozen=True, tag="artefact-used"):
    seat: Seat
    card: Card
    kind: Kind


class AmuletRolled(Event, frozen=True, tag="amulet-rolled"):
    seat: Seat
    card: Card
    die: int

    @property
    def becomes(self) -> Fate | None:
        """What the die makes of the card; None: it goes away."""
        return FATES[self.die]


class UnitPromoted(Event, frozen=True, tag="unit-promoted"):
    seat: Seat
    card: Card
    new: Card


class CardConverted(Event, frozen=True, tag="card-converted"):
    seat: Seat
    card: Card
    faction: Faction
    new: Card


class CardStationed(Event, frozen=True, tag="card-stationed"):
    seat: Seat
    tent: Card
    card: Card


class TentStruck(Event, frozen=True, tag="tent-struck"):
    seat: Seat
    tent: Card
    cards: Cards


class TentDissolved(Event, frozen=True, tag="tent-dissolved"):
    """A tent for the day or a tent's copy ended; its cards went to the shelter."""

    seat: Seat
    tent: Card
    cards: Cards


class CardsSummoned(Event, frozen=True, tag="cards-summoned"):
    seat: Seat
    card: Card


class CardSentToLimbo(Event, frozen=True, tag="card-sent-to-limbo"):
    seat: Seat
    card: Card


class CardAmbushed(OwnCard, frozen=True, tag="card-ambushed"):
    pass


class AmbushDropped(Event, frozen=True, tag="ambush-dropped"):
    seat: Seat
    card: Card


# Battle.


class AttackDeclared(Event, frozen=True, tag="attack-declared"):
    seat: Seat
    space: Space
    defender: Seat | None
    hero: bool
    heroes: int


class AttackVoided(Event, frozen=True, tag="attack-voided"):
    """Something came between before the weapon was laid (S4.3, S13.3)."""

    seat: Seat
    space: Space


class CardLaid(Event, frozen=True, tag="card-laid"):
    seat: Seat
    card: Card
    kind: Kind
    copies: int


class TotalsAnnounced(Event, frozen=True, tag="totals-announced"):
    attack: int
    defence: int


class DefenderReacted(Event, frozen=True, tag="defender-reacted"):
    seat: Seat
    reaction: str


class AmbushRecalled(OwnCards, frozen=True, tag="ambush-recalled"):
    pass


class HeroJoined(Event, frozen=True, tag="hero-joined"):
    seat: Seat


class HeroRetreated(Event, frozen=True, tag="hero-retreated"):
    seat: Seat
    origin: Space
    space: Space


class BattleEnded(Event, frozen=True, tag="battle-ended"):
    winner: Seat | None
    loser: Seat | None
    attack: int
    defence: int


class HeroLost(Event, frozen=True, tag="hero-lost"):
    seat: Seat
    space: Space


class CityConquered(Event, frozen=True, tag="city-conquered"):
    seat: Seat
    space: Space
    level: int
    """0: no token was left, the city is abandoned."""


class CardWon(Event, frozen=True, tag="card-won"):
    seat: Seat
    card: Card


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str
