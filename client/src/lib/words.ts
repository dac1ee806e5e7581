// The game in words, as the server's own words.py makes them: cards, events, choices, reasons.
// How a noun is put into words stands in forms.ts, which the server writes.

import type { FluentVariable } from "@fluent/bundle";
import { EXITS, HOMES } from "../box";
import { CHOICES, EVENTS } from "../forms";
import type { Choice, GameEvent, Question, Reason, Seat, SeatInfo, Side, Space, View } from "../messages";
import { knows, say, sentence, type Args } from "./language.svelte";
import { outside } from "./outside.svelte";
import { KIND_ICONS } from "./signs";

export interface Item {
  card: string;
  kind: string;
  table?: boolean;
}

/** `friman.barfolk` is a friman of the Bärfolk; a Great Artefact has no faction. */
export function kindOf(card: string): string {
  return card.split(".")[0]!;
}

/** What a card is used as, where that is not what it is. */
export function usedAs({ card, kind }: Item): string | undefined {
  return kind === kindOf(card) ? undefined : kind;
}

export function factionOf(card: string): string | undefined {
  return card.split(".")[1];
}

export type Sorting = "kind" | "faction";

const FACTIONS: string[] = [...Object.values(HOMES), "fanatic"];
const KINDS = Object.keys(KIND_ICONS);

/** Equal cards lie side by side; cards of no faction come first or last. */
export function sorted(cards: readonly string[], by: Sorting): string[] {
  const kind = (card: string) => {
    const at = KINDS.indexOf(kindOf(card));
    return at < 0 ? KINDS.length : at;
  };
  const faction = (card: string) => {
    const at = FACTIONS.indexOf(factionOf(card) ?? "");
    return at < 0 ? FACTIONS.length : at;
  };
  const keys = by === "kind" ? [kind, faction] : [faction, kind];
  return [...cards].sort((one, other) => {
    for (const key of keys) {
      const difference = key(one) - key(other);
      if (difference) return difference;
    }
    return 0;
  });
}

type Names = Partial<Record<Seat, string>>;

/** How the people at the seats are called: computers, and who is called as the seat, have no name. */
export function namesOf(seats: readonly SeatInfo[]): Names {
  const named = seats.filter((one) => one.kind === "person" && one.name !== one.seat);
  return Object.fromEntries(named.map(({ seat, name }) => [seat, name]));
}

function playerNumber(seat: string): string {
  return say("player-number", { number: Number(seat.slice(1)) });
}

/** Names in order, equal ones together. */
function counted(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const words = [...counts].map(([name, count]) =>
    count === 1 ? name : say("several", { name, count }),
  );
  return words.join(", ") || say("nothing");
}

/** `1 lord, 2 frimen`; a kind of a module from outside may have no plural. */
function numbered(kinds: string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const words = [...counts].map(([kind, count]) =>
    knows(`count-${kind}`) ? say(`count-${kind}`, { count }) : say("several", { name: say(`kind-${kind}`), count }),
  );
  return words.join(", ");
}

/** A reason as a sentence, its rule left out; away from a table players have numbers. */
export function why(reason: Reason, player: (seat: string) => string = playerNumber): string {
  return sentence(because(reason, player));
}

function because(reason: Reason, player: (seat: string) => string): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(reason.args)) {
    if (typeof value === "object") {
      const inner = because(value, player);
      const { rule } = value;
      args[name] = rule ? say("reason-and-rule", { reason: inner, rule }) : inner;
      continue;
    }
    const id = `${name}-${value}`;
    const words = String(value).split(" ");
    if (["kind", "shape", "about", "faction"].includes(name) && knows(id)) {
      args[name] = say(id);
    } else if (name === "option") {
      args[name] = say(`start-option-${value}`);
    } else if (name === "players" && typeof value === "string") {
      args[name] = words.map(player).join(", ");
    } else if (name === "missing" || name === "instead") {
      args[name] = numbered(words);
    } else if (name === "kinds") {
      args[name] = counted(words.map((kind) => say(`kind-${kind}`)));
    } else {
      args[name] = value;
    }
  }
  const text = say(reason.id, args);
  if (!("option" in args)) return text;
  const id = "entry" in args ? "options-entry-reason" : "options-reason";
  return say(id, { ...args, reason: text });
}

export class Words {
  constructor(
    readonly view: View,
    /** Who has no faction yet goes by the name; where several people play, it stands beside it. */
    readonly names: Names = {},
  ) {}

  player = (seat: string): string => {
    if (seat === "chance") return say("player-chance");
    const faction = this.view.players[seat as Seat]?.faction;
    if (!faction) return this.person(seat);
    return this.named(seat, say("player-faction", { faction: this.faction(faction) }));
  };

  /** The same where there is little room. */
  brief = (seat: string): string => this.name(seat) ?? this.player(seat);

  /** A faction with the name of who leads it, if that tells anybody something. */
  private named(seat: string, player: string): string {
    const name = this.name(seat);
    return name ? say("player-named", { player, name }) : player;
  }

  /** Who plays alone against computers need not be named. */
  private name(seat: string): string | undefined {
    return Object.keys(this.names).length > 1 ? this.names[seat as Seat] : undefined;
  }

  /** A player where no sentence is: in a table, a list or above something. */
  title = (seat: string): string => {
    const faction = this.view.players[seat as Seat]?.faction;
    const name = faction ? this.faction(faction) : this.player(seat);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  };

  /** The same with the name of the person, where several play. */
  heading = (seat: string): string => {
    const faction = this.view.players[seat as Seat]?.faction;
    return faction ? this.named(seat, this.title(seat)) : this.title(seat);
  };

  /** Who sits there, whichever faction it leads. */
  private person(seat: string): string {
    return this.names[seat as Seat] || playerNumber(seat);
  }

  faction = (faction: string): string => say(`faction-${faction}`);
  kind = (kind: string): string => say(`kind-${kind}`);
  shape = (shape: string): string => say(`shape-${shape}`);
  terrain = (terrain: string): string => say(`terrain-${terrain}`);
  side = (side: string): string => say(`side-${side}`);

  card = (card: string): string => {
    const faction = factionOf(card);
    const kind = this.kind(kindOf(card));
    return faction ? say(`card-${faction}`, { kind }) : kind;
  };

  aCard = (card: string): string => {
    const [name, faction] = [kindOf(card), factionOf(card)];
    if (faction) return say(`a-card-${faction}`, { kind: this.kind(name) });
    if (knows(`a-${name}`)) return say(`a-${name}`);
    return say("a-great-artefact", { kind: this.kind(name), name });
  };

  cards = (cards: readonly string[]): string => counted(cards.map(this.card));

  item = (item: Item): string => {
    let text = this.card(item.card);
    if (item.kind !== kindOf(item.card)) {
      text = say("item-used-as", { card: text, kind: this.kind(item.kind) });
    }
    return item.table ? say("item-on-table", { item: text }) : text;
  };

  items = (items: readonly Item[]): string => counted(items.map(this.item));

  hero = (hero: number): string => say("hero-number", { number: hero, space: this.standing(hero) ?? "-" });

  /** Where one's own hero stands. */
  private standing(hero: number): Space | undefined {
    const own = this.view.seat && this.view.players[this.view.seat];
    return own ? own.heroes[String(hero) as "1" | "2"] : undefined;
  }

  // Structures.

  /** Somebody resigned, or those left ended the game. */
  gaveUp(how: "resign" | "end", seat: string): string {
    return sentence(say("table-log-gave-up", { how, player: this.names[seat as Seat] || this.player(seat) }));
  }

  /** A sentence for events in a row that belong together, the first of which says what they are: the
   * cards that somebody drew, or the steps of a hero and what was laid for them. */
  told(events: readonly GameEvent[]): string {
    const event = events[0]!;
    const args = this.nouns(event, EVENTS[event.event] ?? outside.known.events[event.event] ?? {}, true);
    if (event.event === "card-drawn" || event.event === "card-dealt") {
      const known = events.flatMap((one) => ("card" in one && one.card ? [one.card as string] : []));
      args["cards"] = known.length ? this.cards(sorted(known, "kind")) : "none";
      args["count"] = events.length;
    }
    if (event.event === "hero-moved") {
      const paid = events.find((one) => one.event === "row-paid");
      args["space"] = endOf(events) ?? "";
      args["cards"] = paid ? this.cards(paid.cards) : "none";
    }
    if (event.event === "faction-chosen") {
      args["seat"] = this.person(event.seat);
    }
    if (event.event === "artefact-used" && event.kind === kindOf(event.card)) args["kind"] = "own";
    return sentence(say(event.event, args));
  }

  verb(choice: Choice): string {
    return say(`verb-${choice.verb}`);
  }

  /** The whole of it in one phrase. */
  deed(choice: Choice): string {
    const goesOn = ["skip", "cross"].includes(choice.verb);
    return `${this.verb(choice)}${goesOn ? "" : ":"} ${this.choice(choice)}`;
  }

  /** The nouns of a choice, to stand after its verb. */
  choice(choice: Choice): string {
    const args = this.nouns(choice, CHOICES[choice.verb] ?? outside.known.choices[choice.verb] ?? {}, false);
    switch (choice.verb) {
      case "place":
        args["exits"] = this.exits(choice.side);
        break;
      case "attack":
        Object.assign(args, choice.hero_of ? { what: "hero" } : this.target(choice.space));
        break;
      case "travel":
        args["back"] = this.standing(choice.hero) === choice.space ? "yes" : "no";
        break;
      case "strike":
      case "keep-tent": {
        const own = this.view.seat ? this.view.players[this.view.seat] : undefined;
        args["cards"] = this.cards(own?.tents[choice.tent]?.cards ?? []);
        break;
      }
      case "take-over": {
        const line = this.otherLine();
        args["cards"] = this.cards(choice.places.map((place) => line[place] ?? ""));
        break;
      }
    }
    return say(`choice-${choice.verb}`, args);
  }

  /** What is asked; it may depend on what is offered first. */
  question({ about, options }: Question): string {
    return say(`about-${about}`, { first: options[0]?.verb ?? "" });
  }

  /** What a module of an installed package keeps: its fields, by name where its texts have one. */
  state(module: string, state: object, within = ""): [name: string, value: string][] {
    const forms = outside.known.states[module] ?? {};
    return Object.entries(state as Record<string, unknown>).map(([field, value]) => {
      const form = forms[within + field] ?? "text";
      const write = (part: unknown) =>
        form.startsWith("part")
          ? this.state(module, part as object, `${within}${field}.`)
              .map(([name, text]) => say("state-field", { name, value: text }))
              .join(", ")
          : String(this.noun(form.replace("*", ""), part, false));
      const id = `outside-${module}-${field}`;
      const parts = form.endsWith("*") ? (value as unknown[]) : [value];
      return [knows(id) ? say(id) : field, parts.map(write).join(" / ") || say("nothing")];
    });
  }

  /** A sentence; the rule that says so is the caller's to link. */
  reason(reason: Reason): string {
    return why(reason, this.player);
  }

  /** The sides with a road of the card to be placed, turned so. */
  private exits(side: Side): string {
    const placing = this.view.frames.find(
      (frame) => frame.frame === "placing" && "seat" in frame && frame.seat === this.view.seat,
    );
    const shape = placing && "shape" in placing ? placing.shape : "";
    return exitsOf(shape, side)
      .map((one) => say(`side-short-${one}`))
      .join(" ");
  }

  /** What stands on a space that can be attacked, whose it is, and what it takes to win it. */
  private target(space: Space): Args {
    const city = this.view.cities[space];
    const owner = city?.owner;
    return {
      what: placeKind(this.view, space) ?? (owner ? "city" : "neutral"),
      owner: owner ? this.player(owner) : "none",
      defence: city?.defence ?? 0,
    };
  }

  private otherLine(): string[] {
    const battle = this.view.battle;
    if (!battle) return [];
    const other = battle.attacker === this.view.seat ? battle.defender : battle.attacker;
    return (other ? (this.view.players[other]?.line ?? []) : []).map((laid) => laid.card);
  }

  private nouns(struct: object, forms: Record<string, string>, event: boolean): Args {
    const args: Args = {};
    const values = struct as Record<string, unknown>;
    for (const [name, form] of Object.entries(forms)) {
      const value = values[name];
      if (value === undefined || value === null) args[name] = "none";
      else if (form.endsWith("*")) {
        const write = form.slice(0, -1);
        args[name] = counted(
          (value as unknown[]).map((part) => String(this.noun(write, part, event))),
        );
      } else {
        args[name] = this.noun(form, value, event);
        // For sentences that differ by kind: what it is called depends on the language.
        if (form === "kind") args[`${name}-key`] = value;
      }
    }
    return args;
  }

  private noun(form: string, value: unknown, event: boolean): FluentVariable {
    const text = String(value);
    switch (form) {
      case "seat":
        return this.player(text);
      case "faction":
        return this.faction(text);
      case "terrain":
        return this.terrain(text);
      case "kind":
        return this.kind(text);
      case "card":
        return event ? this.aCard(text) : this.card(text);
      case "cards":
        return this.cards(value as string[]);
      case "shape":
        return this.shape(text);
      case "side":
        return this.side(text);
      case "hero":
        return event ? Number(value) : this.hero(Number(value));
      case "item":
        return this.item(value as Item);
      case "flag":
      case "table":
        return value ? "yes" : "no";
      case "number":
        return Number(value);
      default:
        return text;
    }
  }
}

/** Where the steps that are told in one sentence lead to. */
export function endOf(events: readonly GameEvent[]): Space | undefined {
  return events.flatMap((one) => (one.event === "hero-moved" ? [one.space] : [])).at(-1);
}

/** What stands on a space, where that is no city. */
export function placeKind(view: View, space: Space): string | undefined {
  const shape = view.board[space]?.shape;
  return shape === "ruins" || shape === "building" ? shape : undefined;
}

/** Where the exits of a shape lie when its first one points to the side. */
export function exitsOf(shape: string, side: Side): Side[] {
  return EXITS[shape]?.[side] ?? [];
}

/** `r2c3` as row and column. */
export function placeOf(space: Space): [row: number, column: number] {
  const found = /^r(\d+)c(\d+)$/.exec(space);
  return found ? [Number(found[1]), Number(found[2])] : [-1, -1];
}
