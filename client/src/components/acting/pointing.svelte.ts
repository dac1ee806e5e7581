// Where one points at the table, and what comes of it.

import { flushSync } from "svelte";
import type { Choice, Hinted, Reason, Space } from "../../messages";
import type { Acting } from "../../lib/acting.svelte";
import { leadsBack, plainest, spaceOf } from "../../lib/choices";
import { say, speech } from "../../lib/language.svelte";
import type { Table } from "../../lib/table.svelte";
import { Declined } from "../../lib/talk";
import { exitsOf } from "../../lib/words";
import { ARROWS, toward } from "../board/geometry";
import type { Mark } from "../board/marks";
import { isTarget, marksOf, targetsFirst } from "./marking";
import type { Showing } from "./showing.svelte";

/** What covers the board on a phone. */
export type Drawer = "" | "log" | "players" | "stacks";

/** What lies in front beside the stacks. */
export type BesideTab = "chat" | "log" | "news";

const acts = <Key>(keys: Iterable<Key>) => new Map([...keys].map((key) => [key, "act" as const]));

export class Pointing {
  /** Whoever does something in a drawer sees what comes of it: it closes. */
  drawer = $state<Drawer>("");
  beside = $state<BesideTab>("log");
  /** What is looked at: an option under the pointer, or a space that the log names. */
  private looked = $state.raw<Choice>();
  private linked = $state<Space>();
  /** Why something cannot be had, and what is missing for it. */
  why = $state.raw<readonly Reason[]>([]);
  hinted = $state.raw<Hinted>();
  /** A hint is thought about. */
  thinking = $state(false);

  constructor(
    readonly table: Table,
    readonly acting: Acting,
    readonly showing: Showing,
  ) {
    $effect(() => {
      // What was said of the last question is of no use for this one.
      void table.question?.epoch;
      this.hinted = undefined;
      this.looked = undefined;
      this.why = [];
    });
    $effect(() => {
      // Nor for what one has turned to since.
      if (acting.goal || acting.menu || acting.picked.length) this.why = [];
    });
    $effect(() => {
      // What the coach says is not said twice.
      if (table.coached) this.hinted = undefined;
    });
    $effect(() => {
      if (table.refusal) this.why = [table.refusal];
    });
  }

  private view = $derived.by(() => this.table.view!);
  private words = $derived.by(() => this.table.words!);
  /** The table is shown as it is: what one is asked is about that. */
  present = $derived.by(() => !this.showing.step);

  /** What hint or coach say of the open question: the map shows where that leads. */
  advice = $derived.by<Hinted | undefined>(() => (this.present ? (this.hinted ?? this.table.coached?.said) : undefined));

  // What is marked.

  chosen = $derived.by<Space | undefined>(
    () =>
      (this.looked && spaceOf(this.looked, this.view)) ??
      this.acting.placing?.space ??
      this.acting.wished ??
      (this.acting.goal && spaceOf(this.acting.goal, this.view)) ??
      this.acting.lifted ??
      this.linked,
  );
  marks = $derived.by(() => {
    const { goal, goalSpaces, lifted } = this.acting;
    if (!this.present) return new Map<Space, Mark>();
    if (!goal || lifted) return marksOf(this.acting, this.words);
    const label = `${this.words.verb(goal)} ${this.words.choice(goal)}`;
    return new Map<Space, Mark>(goalSpaces.map((space) => [space, { kind: "act", label }]));
  });
  /** The card that lies on the board for now. */
  laid = $derived.by(() => {
    const { acting, view } = this;
    const placement = acting.laid;
    const frame = view.frames.find((one) => one.frame === "placing" && one.seat === view.seat);
    if (placement?.verb !== "place" || frame?.frame !== "placing") return undefined;
    const { shape, terrain } = frame;
    const ways = acting.turnsAt(placement.space).length;
    return { space: placement.space, shape, terrain, exits: exitsOf(shape, placement.side), ways };
  });
  /** In a turn every card can go to limbo: that alone makes none glow. */
  handMarks = $derived.by(() => {
    const { byCard, paying } = this.acting;
    const glows = (choices: Choice[]) => choices.some((one) => one.verb !== "limbo");
    return paying ? new Map() : acts([...byCard].filter(([, choices]) => glows(choices)).map(([card]) => card));
  });
  looseMarks = $derived.by(() => acts(this.acting.byLoose.keys()));
  ambushMarks = $derived.by(() => acts(this.acting.byAmbush.keys()));
  tentMarks = $derived.by(() => acts([...this.acting.byTent.keys()].map(Number)));
  offers = $derived.by(
    () => new Map([...this.acting.byPile].filter(([card]) => this.view.offer.some((one) => one === card))),
  );
  /** Taken up: what was picked, or what is proposed as a payment. */
  taken = $derived.by(() =>
    this.acting.paying
      ? (this.acting.payment?.items ?? []).filter((item) => !item.table).map((item) => item.card)
      : this.acting.picked,
  );

  // Looking and asking.

  look = (choice: Choice | undefined): void => {
    this.looked = choice;
  };

  hint = async (): Promise<void> => {
    this.showing.skip();
    if (this.table.coached) {
      this.table.coached.show();
      return;
    }
    this.thinking = true;
    try {
      // Its texts come while the expert thinks.
      [this.hinted] = await Promise.all([this.table.hint(), speech.all()]);
    } catch (problem) {
      this.declined(problem);
    } finally {
      this.thinking = false;
    }
  };

  explain = async (wish: string): Promise<void> => {
    this.drawer = "";
    this.why = [];
    if (!wish || this.table.viewer === "watch") return;
    try {
      this.why = await this.table.explain(wish);
    } catch (problem) {
      this.declined(problem);
    }
  };

  /** Why something cannot be had, for a text that is open already. */
  whyNot = async (wish: string): Promise<string> => {
    if (!this.table.question) return "";
    const reasons = await this.table.explain(wish).catch(() => []);
    return reasons.map((one) => this.words.reason(one)).join(" ");
  };

  private declined(problem: unknown): void {
    if (!(problem instanceof Declined)) throw problem;
    this.why = [problem.reason];
  }

  // Pointing.

  space = (space: Space): void => {
    const { acting, showing } = this;
    if (showing.step) {
      // The board shows what was: nothing is done there unseen.
      showing.skip();
      return;
    }
    if (acting.placements.length) {
      if (acting.placing?.space === space) this.turnOrLay();
      else if (acting.turnsAt(space).length) acting.layOn(space);
      else void this.explain(this.instead(acting.bySpace, space));
      return;
    }
    if (acting.payment && acting.goalSpaces.includes(space)) {
      // Stack, then space: it is paid as proposed, and lies there as soon as its terrain is seen (B4.1).
      acting.wished = space;
      void acting.pay(acting.payment);
      return;
    }
    if (acting.payment && acting.goal && spaceOf(acting.goal, this.view) === space) {
      void acting.pay(acting.payment);
      return;
    }
    const title = say("table-on-space", { space });
    const goals = acting.goals.get(space);
    if (goals) {
      acting.point(title, goals);
      return;
    }
    const held = acting.lifted;
    acting.lifted = undefined;
    if (held === space) return;
    const leaves = acting.movesFrom(space).length > 0;
    // Who points at a hero that can go wants it to; out and back stands among its journeys.
    const choices = plainest(acting.bySpace.get(space) ?? []).filter((one) => !leaves || !leadsBack(one, this.view));
    const builds = acting.buildsOn(space);
    // Who points at what can be attacked means that; the hero there can still be dragged off.
    const attacks = choices.length === 1 && isTarget(choices[0]!);
    if (choices.length && leaves && !attacks) {
      acting.menu = { title, choices: targetsFirst(choices), hero: space };
    } else if (choices.length) acting.point(title, targetsFirst(choices));
    else if (leaves) this.lift(space);
    else if (builds.length) {
      // Goal first: what could be built here?
      acting.wished = space;
      acting.menu = { title: say("table-build-on", { space }), choices: builds };
    } else void this.explain(this.wishFor(space));
  };

  /** The card that lies for now is pointed at once more. */
  private turnOrLay(): void {
    const { acting } = this;
    if (this.laid && this.laid.ways > 1) acting.turn();
    else if (acting.laid) void acting.choose(acting.laid, "paid");
  }

  /** Takes up the hero of a space: where it can go lights up. */
  lift = (space: Space): void => {
    this.acting.reset();
    this.acting.lifted = space;
  };

  /** What one could have meant by pointing at a space where nothing can be done. */
  private wishFor(space: Space): string {
    const city = this.view.cities[space];
    if (this.table.question?.about !== "action") return this.instead(this.acting.bySpace, space);
    if (!city) return `build road ${space}`;
    return city.owner === this.view.seat ? `upgrade ${space}` : `attack ${space}`;
  }

  /** What is asked, of something that it is not offered for; empty: it is about something else. */
  private instead(offered: ReadonlyMap<string, readonly Choice[]>, wished: string): string {
    const [name, choices] = [...offered][0] ?? ["", []];
    return choices[0]?.choice.replace(name, wished) ?? "";
  }

  stack = (stack: string, choices: readonly Choice[]): void => {
    const { acting, words } = this;
    this.begin();
    if (acting.payment && !acting.goalSpaces.length && choices.some((one) => one === acting.goal)) {
      // Once more: as it is proposed.
      void acting.pay(acting.payment);
      return;
    }
    acting.wished = undefined;
    acting.point(stack in this.view.land_stacks ? words.shape(stack) : words.kind(stack), choices);
  };

  /** A card of the hand is taken up or put back; who only plans goes on watching the others. */
  pick = (card: string, take: boolean): void => {
    const { acting, table } = this;
    const question = table.question;
    const asked = question?.about !== "action" && !question?.optional && acting.byCard.size > 0;
    if (acting.paying || asked) this.begin();
    if (acting.paying) acting.payOther(card, take);
    else if (asked && acting.byCard.has(card)) this.card(card);
    else if (asked) void this.explain(this.instead(acting.byCard, card));
    else if (take) acting.pick(card);
    else acting.unpick(card);
  };

  card = (card: string): void => this.at(card, this.acting.byCard);
  loose = (card: string): void => this.at(card, this.acting.byLoose);
  ambush = (card: string): void => this.at(card, this.acting.byAmbush);

  private at(card: string, choices: Map<string, Choice[]>): void {
    this.begin();
    this.acting.point(this.words.card(card), choices.get(card) ?? []);
  }

  tent = (tent: number): void => {
    this.begin();
    this.acting.point(say("kind-tent"), this.acting.byTent.get(String(tent)) ?? []);
  };

  toggle = (drawer: Drawer): void => {
    this.drawer = this.drawer === drawer ? "" : drawer;
    if (this.beside === "news") this.beside = "log";
  };

  /** On a phone: what is new is read beside the log. */
  readNews = (): void => {
    this.beside = "news";
    this.drawer = "log";
  };

  /** A space that the log names; on a phone the log gives way to the board. */
  logged = (space: Space): void => {
    this.drawer = "";
    this.linked = space;
  };

  /** Who acts wants to see the table as it is. */
  private begin(): void {
    this.showing.skip();
    this.drawer = "";
  }

  key = (event: KeyboardEvent): void => {
    const { acting, table } = this;
    const target = event.target as HTMLElement;
    if (event.key === "Escape" && this.drawer && !target.closest("dialog")) {
      this.closeDrawer();
      return;
    }
    if (event.defaultPrevented || target.closest("input, textarea, select, dialog")) return;
    const command = event.ctrlKey || event.metaKey;
    if (event.key === "Escape") {
      this.showing.skip();
      acting.reset();
      [this.why, this.hinted] = [[], undefined];
    } else if (event.key.toLowerCase() === "r" && acting.placing && !command) {
      acting.turn(event.shiftKey ? -1 : 1);
    } else if (ARROWS[event.key] && acting.placements.length && !command && !target.closest("[data-space]")) {
      event.preventDefault();
      this.move(ARROWS[event.key]);
    } else if (event.key === "Enter" && acting.laid && this.pointsAtLaid(target)) {
      event.preventDefault();
      void acting.choose(acting.laid, "paid");
    } else if (event.key === "Enter" && !event.repeat && acting.payment && this.pointsAtGoal(target)) {
      event.preventDefault();
      void acting.pay(acting.payment);
    } else if (event.key === "Enter" && acting.placements.length && target === document.body) {
      event.preventDefault();
      this.move();
    } else if (event.key === "Enter" && target === document.body) {
      // From nowhere to what is asked.
      event.preventDefault();
      this.showing.skip();
      flushSync();
      document.querySelector<HTMLElement>("[data-asks] button:enabled")?.focus();
    } else if (event.key === "z" && command && table.canUndo) {
      event.preventDefault();
      void table.takeBack();
    }
  };

  /** What lies in front of it goes first: the browser closes that by itself. */
  closeDrawer = (): void => {
    if (document.querySelector("[popover]:popover-open")) return;
    const { drawer } = this;
    this.drawer = "";
    document.querySelector<HTMLElement>(`[data-testid=drawer-${drawer}]`)?.focus();
  };

  /** The card that is laid goes on to the next space in a direction; the first time it comes to one. */
  private move(arrow?: [down: number, right: number]): void {
    const { placements, placing } = this.acting;
    const spaces = [...new Set(placements.map((one) => spaceOf(one)!))];
    const next = placing && arrow ? toward(spaces, placing.space, arrow) : spaces[0];
    if (next) this.acting.layOn(next);
  }

  /** The focus is on the space that is to be paid for. */
  private pointsAtGoal(target: HTMLElement): boolean {
    const space = target.closest<HTMLElement>("[data-space]")?.dataset["space"];
    const { goal } = this.acting;
    return Boolean(space && goal && spaceOf(goal, this.view) === space);
  }

  /** The focus is on no button, or on the space where the card lies for now. */
  private pointsAtLaid(target: HTMLElement): boolean {
    const space = target.closest<HTMLElement>("[data-space]")?.dataset["space"];
    return space ? space === this.acting.placing?.space : !target.closest("button, a");
  }
}
