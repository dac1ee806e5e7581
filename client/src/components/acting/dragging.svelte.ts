// What can be dragged where at the table: the same as picking cards and pointing, in one move.

import type { Choice, Space } from "../../messages";
import { plainest, spaceOf, stackOf } from "../../lib/choices";
import { Drag, type Carried } from "../../lib/drag.svelte";
import { say } from "../../lib/language.svelte";
import { without } from "../../lib/payments";
import { isMove, marksFor } from "./marking";
import type { Pointing } from "./pointing.svelte";

/** Cards of the hand, a stack, the card that lies on the board for now, or a hero. */
export type Load = { cards: string[] } | { stack: string } | { laid: true } | { hero: Space };

/** Where cards are laid that are not about a space or a stack. */
const CAMP: Record<string, string> = { station: "tents", ambush: "ambush", limbo: "ambush" };

type Targets = Map<string, () => void>;

export class Dragging {
  readonly drag = new Drag<Load>((source) => this.take(source));

  constructor(private readonly pointing: Pointing) {}

  load = $derived.by(() => this.drag.carried?.load);
  /** The spaces that take what is carried; undefined while nothing is. */
  marks = $derived.by(() => {
    const { carried } = this.drag;
    const { acting, table } = this.pointing;
    if (!carried || "laid" in carried.load) return undefined;
    const goals = "hero" in carried.load ? acting.goalsFrom(carried.load.hero) : new Map<Space, Choice[]>();
    const known = new Map([...this.pointing.marks, ...marksFor(acting, table.words!, goals)]);
    const spaces = [...carried.targets.keys()].flatMap((key) => /^space (.+)/.exec(key)?.[1] ?? []);
    return new Map(spaces.map((space) => [space, known.get(space) ?? { kind: "act" as const, label: "" }]));
  });

  private take(source: string): Carried<Load> | undefined {
    const { pointing } = this;
    const [what, name] = source.split(" ") as [string, string];
    if (!pointing.present || pointing.table.sending) return undefined;
    if (what === "card") return this.takeCards(name);
    if (what === "stack") return this.takeStack(name);
    const { placing } = pointing.acting;
    if (what === "placing" || placing?.space === name) return this.takeLaid(placing?.space);
    return this.takeHero(name);
  }

  /** A card of the hand, with all others that are picked if it is one of them. */
  private takeCards(card: string): Carried<Load> {
    const { acting, table } = this.pointing;
    const cards = acting.picked.includes(card) ? [...acting.picked] : [card];
    const targets: Targets = new Map();
    if (acting.paying) {
      targets.set("rows", () => acting.payOther(card, true));
    } else if (table.question?.about === "action") {
      const uses = acting.usesOf(cards).map((use) => use.choice);
      const pay = (title: string, choices: readonly Choice[]) => {
        acting.picked = cards;
        acting.point(title, choices);
      };
      targets.set("rows", () => (acting.picked = cards));
      this.sort(uses, targets, pay);
    } else {
      const choices = acting.byCard.get(card) ?? [];
      targets.set("rows", () => this.pointing.pick(card, !without(acting.picked, [card])));
      this.sort(choices, targets, (title, some) => acting.point(title, some));
    }
    return { load: { cards }, targets };
  }

  private takeStack(stack: string): Carried<Load> | undefined {
    const { acting } = this.pointing;
    const choices = acting.byStack.get(stack);
    if (!choices) return undefined;
    const targets: Targets = new Map();
    for (const place of ["rows", "hand"]) targets.set(place, () => this.pointing.stack(stack, choices));
    this.sort(choices, targets, (title, some) => acting.point(title, some));
    targets.delete(`stack ${stack}`);
    return { load: { stack }, targets };
  }

  /** The card moves along on the board, as far as it may lie there. */
  private takeLaid(from: Space | undefined): Carried<Load> {
    const { acting } = this.pointing;
    const spaces = new Set(acting.placements.map((one) => spaceOf(one)!));
    return {
      load: { laid: true },
      targets: new Map([...spaces].map((space) => [`space ${space}`, () => undefined])),
      over: (target) => {
        const space = target?.split(" ")[1] ?? from;
        if (!space) acting.placing = undefined;
        else if (space !== acting.placing?.space) acting.layOn(space);
      },
    };
  }

  private takeHero(from: Space): Carried<Load> | undefined {
    const { acting, table } = this.pointing;
    const heroes = table.viewer === "watch" ? {} : (table.view?.players[table.viewer]?.heroes ?? {});
    if (!Object.values(heroes).includes(from)) return undefined;
    const own = (choice: Choice) =>
      isMove(choice) && (!("hero" in choice) || heroes[String(choice.hero) as "1"] === from);
    const targets: Targets = new Map();
    this.sort(plainest(acting.options.filter(own)), targets, (title, choices) => acting.point(title, choices));
    targets.delete(`space ${from}`);
    return targets.size ? { load: { hero: from }, targets } : undefined;
  }

  /** Choices by where they are done. */
  private sort(
    choices: readonly Choice[],
    targets: Targets,
    act: (title: string, choices: readonly Choice[]) => void,
  ): void {
    const { acting, table } = this.pointing;
    const found = new Map<string, Choice[]>();
    const add = (key: string, choice: Choice) => found.set(key, [...(found.get(key) ?? []), choice]);
    for (const choice of choices) {
      const [space, stack, camp] = [spaceOf(choice, table.view), stackOf(choice), CAMP[choice.verb]];
      if (space) add(`space ${space}`, choice);
      if (stack) add(`stack ${stack}`, choice);
      if (camp) add(camp, choice);
      for (const free of acting.prospects[choice.choice]?.spaces ?? []) add(`space ${free}`, choice);
    }
    for (const [key, some] of found) {
      targets.set(key, () => {
        const space = /^space (.+)/.exec(key)?.[1];
        const builds = some.every((one) => one.verb === "build");
        if (builds) acting.wished = space;
        const title = builds ? "table-build-on" : "table-on-space";
        act(space ? say(title, { space }) : table.words!.verb(some[0]!), some);
      });
    }
  }
}
