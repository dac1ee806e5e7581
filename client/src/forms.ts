// How each noun of an event or a choice is put into words: which words are made of its value.
// Written by `battalia schema --write`; do not edit.

export const EVENTS: Record<string, Record<string, string>> = {
  "card-dealt": {
    "seat": "seat",
    "card": "card"
  },
  "card-drawn": {
    "seat": "seat",
    "card": "card"
  },
  "card-ambushed": {
    "seat": "seat",
    "card": "card"
  },
  "mulligan-taken": {
    "seat": "seat",
    "cards": "cards",
    "count": "number"
  },
  "ambush-returned": {
    "seat": "seat",
    "cards": "cards",
    "count": "number"
  },
  "hand-discarded": {
    "seat": "seat",
    "cards": "cards",
    "count": "number"
  },
  "ambush-recalled": {
    "seat": "seat",
    "cards": "cards",
    "count": "number"
  },
  "faction-removed": {
    "faction": "faction"
  },
  "city-set-up": {
    "space": "space",
    "terrain": "terrain",
    "neutral": "flag"
  },
  "great-artefact-offered": {
    "card": "card"
  },
  "great-artefact-buried": {
    "space": "space"
  },
  "first-player-drawn": {
    "seat": "seat"
  },
  "faction-chosen": {
    "seat": "seat",
    "faction": "faction"
  },
  "city-chosen": {
    "seat": "seat",
    "space": "space"
  },
  "hero-set-up": {
    "seat": "seat",
    "space": "space"
  },
  "day-began": {
    "day": "number",
    "illuminated": "kind",
    "matched": "kind"
  },
  "turn-began": {
    "seat": "seat"
  },
  "cohort-announced": {
    "seat": "seat",
    "faction": "faction",
    "size": "number",
    "other": "faction"
  },
  "shelter-reshuffled": {
    "seat": "seat",
    "count": "number"
  },
  "table-discarded": {
    "seat": "seat",
    "cards": "cards"
  },
  "stack-turned": {
    "card": "card"
  },
  "row-paid": {
    "seat": "seat",
    "purpose": "text",
    "cards": "cards"
  },
  "purpose-gone": {
    "seat": "seat"
  },
  "unit-hired": {
    "seat": "seat",
    "card": "card",
    "supply": "number"
  },
  "artefact-created": {
    "seat": "seat",
    "card": "card"
  },
  "terrain-revealed": {
    "seat": "seat",
    "shape": "shape",
    "terrain": "terrain"
  },
  "road-built": {
    "seat": "seat",
    "shape": "shape",
    "terrain": "terrain",
    "space": "space",
    "side": "side"
  },
  "city-built": {
    "seat": "seat",
    "shape": "shape",
    "terrain": "terrain",
    "space": "space",
    "side": "side",
    "level": "number"
  },
  "city-upgraded": {
    "seat": "seat",
    "space": "space",
    "level": "number"
  },
  "city-annexed": {
    "seat": "seat",
    "space": "space",
    "level": "number"
  },
  "hero-hired": {
    "seat": "seat",
    "hero": "hero",
    "space": "space"
  },
  "hero-moved": {
    "seat": "seat",
    "hero": "hero",
    "origin": "space",
    "space": "space"
  },
  "artefact-used": {
    "seat": "seat",
    "card": "card",
    "kind": "kind"
  },
  "amulet-rolled": {
    "seat": "seat",
    "card": "card",
    "die": "number"
  },
  "unit-promoted": {
    "seat": "seat",
    "card": "card",
    "new": "card"
  },
  "card-converted": {
    "seat": "seat",
    "card": "card",
    "faction": "faction",
    "new": "card"
  },
  "card-stationed": {
    "seat": "seat",
    "tent": "card",
    "card": "card"
  },
  "tent-struck": {
    "seat": "seat",
    "tent": "card",
    "cards": "cards"
  },
  "tent-dissolved": {
    "seat": "seat",
    "tent": "card",
    "cards": "cards"
  },
  "cards-summoned": {
    "seat": "seat",
    "card": "card"
  },
  "card-sent-to-limbo": {
    "seat": "seat",
    "card": "card"
  },
  "ambush-dropped": {
    "seat": "seat",
    "card": "card"
  },
  "attack-declared": {
    "seat": "seat",
    "space": "space",
    "defender": "seat",
    "hero": "flag",
    "heroes": "number"
  },
  "attack-voided": {
    "seat": "seat",
    "space": "space"
  },
  "card-laid": {
    "seat": "seat",
    "card": "card",
    "kind": "kind",
    "copies": "number"
  },
  "totals-announced": {
    "attack": "number",
    "defence": "number"
  },
  "defender-reacted": {
    "seat": "seat",
    "reaction": "text"
  },
  "hero-joined": {
    "seat": "seat"
  },
  "hero-retreated": {
    "seat": "seat",
    "origin": "space",
    "space": "space"
  },
  "battle-ended": {
    "winner": "seat",
    "loser": "seat",
    "attack": "number",
    "defence": "number"
  },
  "hero-lost": {
    "seat": "seat",
    "space": "space"
  },
  "city-conquered": {
    "seat": "seat",
    "space": "space",
    "level": "number"
  },
  "card-won": {
    "seat": "seat",
    "card": "card"
  },
  "game-ended": {
    "reason": "text"
  },
  "card-taken": {
    "seat": "seat",
    "card": "card"
  },
  "land-replaced": {
    "seat": "seat",
    "space": "space",
    "terrain": "terrain"
  },
  "checkpoint-reached": {
    "week": "number"
  },
  "gate-laid": {
    "space": "space",
    "terrain": "terrain"
  },
  "storm-event-drawn": {
    "seat": "seat",
    "storm": "number"
  },
  "storm-events-reshuffled": {},
  "metamorpha-moved": {
    "space": "space"
  },
  "metamorpha-left": {},
  "metamorpha-invoked": {
    "seat": "seat",
    "hero": "hero",
    "terrain": "terrain"
  },
  "unit-doubled": {
    "seat": "seat",
    "card": "card"
  },
  "potion-drunk": {
    "seat": "seat",
    "potion": "text",
    "on": "seat"
  },
  "potion-spent": {
    "seat": "seat",
    "potion": "text"
  },
  "bilkarr-arrived": {
    "space": "space"
  },
  "bilkarr-moved": {
    "origin": "space",
    "space": "space"
  },
  "potion-bought": {
    "seat": "seat",
    "potion": "text"
  },
  "pack-passed": {
    "seat": "seat",
    "cards": "cards",
    "count": "number"
  },
  "card-picked": {
    "seat": "seat",
    "card": "card"
  },
  "fanatic-roused": {
    "seat": "seat",
    "card": "card"
  },
  "fortune-drawn": {
    "seat": "seat",
    "card": "number"
  },
  "great-artefact-seen": {
    "seat": "seat",
    "card": "card"
  },
  "fortune-empty": {
    "seat": "seat"
  },
  "bag-opened": {
    "seat": "seat",
    "count": "number"
  },
  "bag-closed": {
    "seat": "seat",
    "count": "number"
  },
  "city-cloaked": {
    "seat": "seat",
    "space": "space"
  },
  "cloak-lifted": {
    "seat": "seat"
  },
  "card-gazed": {
    "seat": "seat",
    "card": "card"
  },
  "nation-arranged": {
    "seat": "seat",
    "count": "number"
  },
  "units-taken-over": {
    "seat": "seat",
    "of": "seat",
    "cards": "cards"
  },
  "veteran-named": {
    "seat": "seat"
  },
  "veteran-lapsed": {
    "seat": "seat"
  },
  "road-explored": {
    "seat": "seat",
    "space": "space"
  },
  "building-explored": {
    "seat": "seat",
    "space": "space",
    "gives": "kind",
    "level": "number"
  },
  "gate-artefact-buried": {
    "space": "space"
  },
  "gate-artefacts-seen": {
    "seat": "seat",
    "gate": "number",
    "cards": "cards"
  },
  "great-artefact-given": {
    "seat": "seat",
    "card": "card"
  },
  "great-artefact-swapped": {
    "seat": "seat",
    "card": "card"
  },
  "city-lowered": {
    "seat": "seat",
    "space": "space",
    "level": "number"
  },
  "amplifier-taken": {
    "seat": "seat",
    "hero": "hero",
    "gate": "number"
  },
  "amplifier-spent": {
    "seat": "seat",
    "gate": "number"
  },
  "amplifier-lost": {
    "seat": "seat",
    "gate": "number"
  },
  "hand-struck": {
    "seat": "seat",
    "cards": "cards",
    "count": "number"
  },
  "row-frozen": {
    "seat": "seat",
    "of": "seat"
  },
  "card-eclipsed": {
    "seat": "seat",
    "card": "card",
    "kind": "kind"
  },
  "royal-given": {
    "seat": "seat",
    "card": "card"
  },
  "royal-deposed": {
    "seat": "seat",
    "card": "card"
  },
  "hero-appeared": {
    "seat": "seat",
    "hero": "hero",
    "space": "space"
  },
  "storm-event-copied": {
    "seat": "seat",
    "storm": "number"
  },
  "post-built": {
    "seat": "seat",
    "space": "space",
    "star": "flag"
  },
  "cards-traded": {
    "seat": "seat",
    "cards": "cards"
  },
  "land-swapped": {
    "seat": "seat",
    "space": "space",
    "other": "space"
  },
  "npc-summoned": {
    "seat": "seat",
    "npc": "text",
    "space": "space"
  }
};

export const CHOICES: Record<string, Record<string, string>> = {
  "draw": {
    "card": "card"
  },
  "terrain": {
    "terrain": "terrain"
  },
  "roll": {
    "die": "number"
  },
  "first": {
    "seat": "seat"
  },
  "remove": {
    "faction": "faction"
  },
  "faction": {
    "faction": "faction"
  },
  "city": {
    "space": "space"
  },
  "cohort": {
    "faction": "faction",
    "size": "number",
    "other": "faction"
  },
  "mulligan": {},
  "skip": {},
  "end": {},
  "top": {
    "card": "card"
  },
  "keep-tent": {
    "tent": "number"
  },
  "hire": {
    "unit": "kind"
  },
  "create": {
    "artefact": "kind"
  },
  "name": {
    "faction": "faction"
  },
  "top-card": {},
  "pay": {
    "items": "item*"
  },
  "build": {
    "shape": "shape",
    "level": "number"
  },
  "place": {
    "space": "space",
    "side": "side"
  },
  "upgrade": {
    "space": "space"
  },
  "hero": {
    "space": "space"
  },
  "annex": {
    "space": "space"
  },
  "step": {
    "hero": "hero",
    "side": "side"
  },
  "travel": {
    "hero": "hero",
    "space": "space"
  },
  "ride": {
    "hero": "hero",
    "item": "item"
  },
  "fly": {
    "hero": "hero",
    "space": "space"
  },
  "halt": {},
  "use": {
    "item": "item"
  },
  "on": {
    "card": "card",
    "table": "table"
  },
  "promote": {
    "card": "card",
    "ranks": "number",
    "table": "table"
  },
  "convert": {
    "card": "card",
    "faction": "faction",
    "table": "table"
  },
  "turn-itself": {
    "faction": "faction"
  },
  "station": {
    "card": "card"
  },
  "done": {},
  "strike": {
    "tent": "number"
  },
  "take": {
    "card": "card"
  },
  "limbo": {
    "card": "card"
  },
  "ambush": {
    "card": "card"
  },
  "drop": {
    "card": "card"
  },
  "attack": {
    "space": "space",
    "hero_of": "seat"
  },
  "with": {
    "heroes": "number"
  },
  "from": {
    "heroes": "hero*"
  },
  "lay": {
    "item": "item",
    "copies": "number"
  },
  "as": {
    "kind": "kind"
  },
  "fight": {},
  "surrender": {},
  "retreat": {
    "space": "space"
  },
  "recall": {},
  "keep": {},
  "join": {},
  "stand": {},
  "pass": {},
  "take-from": {
    "artefact": "kind"
  },
  "jump": {
    "hero": "hero",
    "space": "space",
    "origin": "space",
    "further": "number"
  },
  "toll": {
    "hero": "hero",
    "space": "space"
  },
  "event": {
    "event": "number"
  },
  "invoke": {
    "hero": "hero",
    "terrain": "terrain"
  },
  "draw-another": {},
  "drink": {
    "potion": "text",
    "on": "seat"
  },
  "buy-potion": {
    "potion": "text"
  },
  "pick": {
    "card": "card"
  },
  "rouse": {
    "item": "item",
    "sacrifice": "card"
  },
  "draw-fortune": {},
  "fortune": {
    "card": "number"
  },
  "seek-artefact": {},
  "take-stardust": {},
  "take-supply": {
    "count": "number"
  },
  "hide": {
    "space": "space"
  },
  "take-over": {
    "places": "number*"
  },
  "explore": {
    "space": "space"
  },
  "reveal": {
    "gives": "kind"
  },
  "collect": {
    "space": "space"
  },
  "spend-amplifier": {},
  "keep-amplifier": {},
  "give-artefact": {
    "card": "card"
  },
  "lower": {
    "space": "space",
    "other": "space"
  },
  "exchange": {
    "card": "card"
  },
  "cross": {},
  "rage": {},
  "freeze": {},
  "allow": {},
  "eclipse": {
    "card": "card",
    "kind": "kind"
  },
  "crown": {
    "space": "space"
  },
  "replace-card": {
    "space": "space"
  },
  "take-terrain": {
    "terrain": "terrain"
  },
  "copy": {
    "event": "number"
  },
  "destroy-tent": {
    "of": "seat",
    "tent": "card",
    "cards": "card*"
  },
  "post": {
    "space": "space"
  },
  "trade": {
    "card": "card",
    "artefact": "kind"
  },
  "reshape": {
    "space": "space",
    "terrain": "terrain"
  },
  "swap-land": {
    "space": "space",
    "other": "space"
  },
  "summon": {
    "npc": "text",
    "space": "space"
  }
};
