// What one can do now, found from where one points: a space, a card, a stack, or a button.
// The options are the server's; this only sorts them by the nouns that they name.

import type { Choice, Prospect, Space } from "../messages";
import {
  cardOf, choicesBy, furtherOf, handCardOf, isMove, leadsBack, movesFrom, onTable, plainest, spaceOf, stackOf,
  variantsOf,
} from "./choices";
import { fit } from "./laying";
import { besides, distance, readPayment, without, worth, type Payment } from "./payments";
import type { Table } from "./table.svelte";
import { exitsOf, type Item } from "./words";

/** Verbs that end a turn or a step, for the big button. */
const ENDINGS = ["end", "stand", "pass", "skip", "done", "halt", "cross", "keep-amplifier", "allow"];

/** Something that can be done with cards, and what it would take besides them. */
export interface Use {
  choice: Choice;
  more: Item[];
}

/** What one does not have to be invited to. */
const GIVES_UP = ["pass", "skip"];

export type Doubt = "end" | "final" | "game" | "lost";

export class Acting {
  /** What each option leads to; asked for once per question. */
  prospects = $state.raw<Record<string, Prospect>>({});
  private asked = -1;
  /** While the server is asked for it. */
  private looking: Promise<void> | undefined;
  /** How often something was chosen: what one has turned away from while it waited is not done. */
  private chosen = 0;
  /** The turn that began without being asked for a mulligan. */
  private wentOn = "";

  /** Cards of the hand that were picked first. */
  picked = $state.raw<string[]>([]);
  /** What is to be paid for; nothing is decided until the payment is. */
  goal = $state.raw<Choice>();
  /** Which of the payments is proposed, by its place. */
  proposed = $state(0);
  /** The space whose hero is taken up: where it can go lights up. */
  lifted = $state<Space>();
  /** Where one wants to build: the card is laid there if it can be. */
  wished = $state<Space>();
  /** The space on which the card to be placed lies for now, and how it is turned. */
  placing = $state.raw<{ space: Space; turn: number }>();
  /** A choice that waits for a yes, why, and with which payment. */
  confirming = $state.raw<{ choice: Choice; why: Doubt; place?: number; payment?: Payment }>();
  /** What is offered where one pointed, if it is more than one thing. */
  menu = $state.raw<{ title: string; choices: Choice[]; hero?: Space }>();

  constructor(readonly table: Table) {}

  /** All that the server offers. */
  offered = $derived.by<readonly Choice[]>(() => this.table.question?.options ?? []);
  /** What there is to choose from; how many steps follow a jump is said when it is paid. */
  options = $derived.by<readonly Choice[]>(() => this.offered.filter((one) => !furtherOf(one)));
  bySpace = $derived(choicesBy(this.options, (one) => spaceOf(one, this.table.view)));
  /** By cards of the hand. */
  byCard = $derived(choicesBy(this.options, handCardOf));
  /** By cards that lie on the table. */
  byLoose = $derived(choicesBy(this.options, (one) => (onTable(one) ? cardOf(one) : undefined)));
  /** By cards that lie elsewhere: in a pile, on offer. */
  byPile = $derived(choicesBy(this.options, (one) => (one.verb === "take" ? one.card : undefined)));
  byAmbush = $derived(choicesBy(this.options, (one) => (one.verb === "drop" ? one.card : undefined)));
  byTent = $derived(
    choicesBy(this.options, (one) =>
      one.verb === "strike" || one.verb === "keep-tent" ? String(one.tent) : undefined,
    ),
  );
  byStack = $derived(choicesBy(this.options, stackOf));
  byVerb = $derived(choicesBy(this.options, (choice) => choice.verb));
  placements = $derived(this.options.filter((one) => one.verb === "place"));
  /** The ways to pay, the least useful cards first; those with the cards picked before the others. */
  payments = $derived.by<Payment[]>(() => {
    const found = this.goal
      ? (this.prospects[this.goal.choice]?.payments ?? []).map(readPayment)
      : this.options.flatMap((one) =>
          one.verb === "pay" ? [{ choice: one.choice, items: one.items }] : [],
        );
    const rank = (one: Payment) => worth(one) + (besides(one, this.picked) ? 0 : 1000);
    return found.map((one) => ({ one, at: rank(one) })).sort((a, b) => a.at - b.at).map(({ one }) => one);
  });
  payment = $derived<Payment | undefined>(this.payments[this.proposed] ?? this.payments[0]);
  /** Whether this is about a payment now. */
  paying = $derived(this.payments.length > 0);
  /** What can be chosen besides paying or laying a card, as a potion that is drunk at any time. */
  asides = $derived.by<Choice[]>(() => {
    if (this.goal) return [];
    return this.options.filter((one) => !["pay", "place"].includes(one.verb) && one !== this.ending);
  });
  /** The choice that ends a turn or a step, for the big button. */
  ending = $derived.by<Choice | undefined>(() => {
    for (const verb of ENDINGS) {
      const found = this.options.find((one) => one.verb === verb);
      if (found) return found;
    }
    return undefined;
  });

  /** What could still be done in a turn, and would be a pity to forget: what takes cards that are
   * discarded otherwise. Any card can go to limbo, and a free step waits for the next turn. */
  useful = $derived.by<Choice[]>(() =>
    this.options.filter((one) => {
      if (ENDINGS.includes(one.verb) || one.verb === "limbo" || leadsBack(one, this.table.view)) return false;
      const prospect = this.prospects[one.choice];
      return !(isMove(one) && prospect && !prospect.payments?.length);
    }),
  );

  /** Whether an end is what comes next: not where another choice is advised, or something useful is left. */
  invites({ verb, choice }: Choice, advised?: string): boolean {
    if (advised) return advised === choice;
    return !GIVES_UP.includes(verb) && !(verb === "end" && this.useful.length);
  }

  /** A turn begins, and a mulligan is all that could be done besides going on. */
  onlyMulligan = $derived.by(
    () => this.options.length === 2 && this.byVerb.has("mulligan") && this.ending !== undefined,
  );

  /** What could be done with just these cards of the hand, or with more besides them. */
  usesOf(cards: readonly string[]): Use[] {
    if (!cards.length) return [];
    const found = this.options.flatMap((choice) => {
      if (cards.length === 1 && handCardOf(choice) === cards[0]) return [{ choice, more: [] }];
      const ways = (this.prospects[choice.choice]?.payments ?? []).map(readPayment);
      const more = ways
        .sort((one, other) => worth(one) - worth(other))
        .map((one) => besides(one, cards))
        .find(Boolean);
      return more ? [{ choice, more }] : [];
    });
    // What needs nothing more comes first.
    return found.sort((one, other) => Number(one.more.length > 0) - Number(other.more.length > 0));
  }
  /** Where the card could lie that is to be paid for. */
  goalSpaces = $derived.by(() => (this.goal ? this.prospects[this.goal.choice]?.spaces : undefined) ?? []);

  /** Where it is to lie: what else one pointed at meanwhile is another matter. */
  destination = $derived.by(() => this.goalSpaces.find((space) => space === this.wished));

  /** The jump that is to be paid for, with any number of steps after it. */
  variants = $derived.by(() => variantsOf(this.goal, this.offered));

  /** One step more or less after the jump. */
  stepOn(by: 1 | -1): void {
    const at = this.variants.findIndex((one) => one.choice === this.goal?.choice) + by;
    if (!this.variants[at]) return;
    this.goal = this.variants[at];
    this.proposed = 0;
  }

  /** Where one's own heroes stand. */
  heroes = $derived.by<Space[]>(() => {
    const view = this.table.view;
    const own = view?.seat && view.players[view.seat];
    return own ? [...new Set(Object.values(own.heroes))] : [];
  });

  /** In a turn: how the heroes on a space could leave it. */
  movesFrom(space: Space): Choice[] {
    if (this.table.question?.about !== "action") return [];
    return plainest(movesFrom(space, this.options, this.table.view));
  }

  /** In a turn: where else they could go, and how. */
  goalsFrom(space: Space): Map<Space, Choice[]> {
    const { view } = this.table;
    const away = this.movesFrom(space).filter((one) => !leadsBack(one, view));
    return choicesBy(away, (one) => spaceOf(one, view));
  }

  /** Where the hero that is taken up could go. */
  goals = $derived.by(() => (this.lifted ? this.goalsFrom(this.lifted) : new Map<Space, Choice[]>()));

  /** What could be built on a space. */
  buildsOn(space: Space): Choice[] {
    const builds = this.byVerb.get("build") ?? [];
    return builds.filter((one) => this.prospects[one.choice]?.spaces?.includes(space));
  }

  withPicked = $derived.by(() => this.usesOf(this.picked));
  /** The question is not about the hand's cards: who picks some plans ahead. */
  planning = $derived.by(() => this.table.question?.about !== "action" && !this.paying);

  /** A new question: goes on with what was begun for it, and asks what its options lead to. */
  async begin(): Promise<void> {
    const question = this.table.question;
    const { wished } = this;
    this.forget();
    this.picked = this.stillThere(this.picked);
    if (!question) return;
    if (this.onlyMulligan && !this.asksForMulligan() && this.firstTime()) {
      await this.table.choose(this.ending!);
      return;
    }
    if (this.placements.length) {
      this.wished = undefined;
      const spaces = new Set(this.placements.map((one) => spaceOf(one)));
      if (wished && spaces.has(wished)) this.layOn(wished);
      else if (spaces.size === 1) this.layOn([...spaces][0]!);
    } else if (question.about === "action") this.wished = undefined;
    else this.wished = wished;
    await this.look();
  }

  /** Once in a turn: who has come back to its beginning by Undo wants to be asked. */
  private firstTime(): boolean {
    const turn = `${this.table.viewer} ${this.table.view?.day ?? 0}`;
    const first = turn !== this.wentOn;
    this.wentOn = turn;
    return first;
  }

  /** Asks what the options lead to, once per question. */
  private look(): Promise<void> {
    const question = this.table.question;
    if (question && question.epoch !== this.asked) {
      this.asked = question.epoch;
      this.prospects = {};
      const looking = this.previewed().finally(() => {
        if (this.looking === looking) this.looking = undefined;
      });
      this.looking = looking;
    }
    return this.looking ?? Promise.resolve();
  }

  private async previewed(): Promise<void> {
    const found = await this.table.previews().catch(() => undefined);
    if (found && found.epoch === this.table.question?.epoch) this.prospects = found.options;
  }

  /** What was begun is given up. */
  reset(): void {
    this.wished = undefined;
    this.picked = [];
    this.forget();
  }

  /** What was begun is forgotten; who plans ahead keeps what was picked, as far as it is there. */
  private forget(): void {
    this.goal = undefined;
    this.proposed = 0;
    this.placing = undefined;
    this.lifted = undefined;
    this.menu = undefined;
    this.confirming = undefined;
  }

  /** Points at something: does the one thing that it offers, or shows what there is. */
  point(title: string, choices: readonly Choice[]): void {
    if (choices.length === 1) void this.choose(choices[0]!);
    else if (choices.length) this.menu = { title, choices: [...choices] };
  }

  pick(card: string): void {
    this.picked = [...this.picked, card];
  }

  unpick(card: string): void {
    const at = this.picked.indexOf(card);
    if (at >= 0) this.picked = this.picked.filter((_, place) => place !== at);
  }

  /** Does it, unless it has to be paid or confirmed first; `paid`: only the end of the game asks. */
  async choose(choice: Choice, sure: boolean | "paid" = false): Promise<void> {
    const own = ++this.chosen;
    if (sure !== true && this.looking) {
      // What it leads to is not known yet.
      const epoch = this.table.question?.epoch;
      await this.looking;
      if (own !== this.chosen || epoch !== this.table.question?.epoch) return;
    }
    if (!sure && this.prospects[choice.choice]?.payments?.length) {
      this.menu = undefined;
      this.goal = choice;
      this.proposed = 0;
      const picked = this.picked;
      const exact = picked.length && this.payments.find((one) => besides(one, picked)?.length === 0);
      if (exact) await this.pay(exact);
      else if (this.goesWithoutSaying) await this.pay(this.payments[0]!);
      return;
    }
    const why = sure === true ? undefined : this.doubt(choice);
    if (why && (sure !== "paid" || why === "game")) {
      this.menu = undefined;
      this.confirming = { choice, why, place: this.prospects[choice.choice]?.place ?? undefined };
      return;
    }
    if (!this.planning) this.picked = [];
    this.forget();
    await this.table.choose(choice);
  }

  /** Does what was advised: what is to be paid for it is paid as proposed, and an end needs no other yes. */
  async follow(choice: Choice): Promise<void> {
    if (this.payment && this.goal?.choice === choice.choice) await this.pay(this.payment);
    else await this.choose(choice, choice.verb === "end" ? "paid" : false);
  }

  /** The goal can be paid in one way only, and one can take it back or has said where it is to be. */
  private goesWithoutSaying = $derived.by(() => {
    if (!this.goal || this.payments.length !== 1 || this.variants.length > 1) return false;
    return this.destination !== undefined || Boolean(this.prospects[this.goal.choice]?.light);
  });

  /** Pays: for the goal, which is chosen only now and in the same go, or for what is asked. */
  async pay(payment: Payment, sure = false): Promise<void> {
    const goal = this.goal;
    if (!goal) {
      const choice = this.options.find((one) => one.choice === payment.choice);
      if (choice) await this.choose(choice, "paid");
      return;
    }
    const place = this.prospects[goal.choice]?.place ?? undefined;
    if (place !== undefined && !sure) {
      this.confirming = { choice: goal, why: "game", place, payment };
      return;
    }
    this.picked = [];
    this.forget();
    if (!(await this.table.choose(`${goal.choice}; ${payment.choice}`))) this.wished = undefined;
  }

  /** The yes that a choice waited for. */
  async confirm(): Promise<void> {
    const waits = this.confirming;
    if (!waits) return;
    if (!waits.payment) return this.choose(waits.choice, true);
    this.goal = waits.choice;
    await this.pay(waits.payment, true);
  }

  /** Proposes the payment nearest to this one that takes more of a card, or less of it. */
  payOther(card: string, more: boolean): void {
    const now = this.payment;
    if (!now) return;
    const uses = (one: Payment) => one.items.filter((item) => item.card === card).length;
    const others = this.payments
      .map((one, at) => ({ at, far: distance(now, one), by: uses(one) - uses(now) }))
      .filter(({ by }) => (more ? by > 0 : by < 0))
      .sort((one, other) => one.far - other.far || one.at - other.at);
    if (others[0]) this.proposed = others[0].at;
  }

  /** Of these cards those that the hand still has. */
  private stillThere(cards: readonly string[]): string[] {
    const seat = this.table.viewer;
    let left: string[] = seat === "watch" ? [] : [...(this.table.view?.players[seat]?.hand ?? [])];
    return cards.filter((card) => {
      const rest = without(left, [card]);
      left = rest ?? left;
      return rest !== undefined;
    });
  }

  /** Why a choice should be confirmed first. */
  doubt(choice: Choice): Doubt | undefined {
    const prospect = this.prospects[choice.choice];
    // Which card is discarded on top comes after the end of the turn, which was confirmed.
    if (prospect?.place !== undefined && prospect.place !== null && choice.verb !== "top") return "game";
    if (choice.verb === "end") return this.useful.length && this.asksBeforeEnd() ? "end" : undefined;
    // Where the question is just about this, it has asked already.
    const asked = choice.verb === this.table.question?.about || !this.couldWait;
    if (!prospect?.final || asked || !this.asksBeforeFinal()) return undefined;
    if (prospect.lost) return "lost";
    // Who ends a step that has lost nothing has had enough of it.
    return choice === this.ending ? undefined : "final";
  }

  /** Something else could be done first, rather than only declined. */
  private couldWait = $derived.by(() =>
    this.options.some((one) => !this.prospects[one.choice]?.final && !ENDINGS.includes(one.verb)),
  );

  asksBeforeEnd: () => boolean = () => true;
  asksBeforeFinal: () => boolean = () => true;
  asksForMulligan: () => boolean = () => true;

  // Placing a card: first where, then how it is turned.

  /** The ways in which the card can lie on a space. */
  turnsAt(space: Space): Choice[] {
    return this.placements.filter((one) => spaceOf(one) === space);
  }

  /** For now; of several ways the one is proposed in which it joins the most roads. */
  layOn(space: Space): void {
    const fits = this.turnsAt(space).map((one) => this.fitOf(one));
    this.placing = { space, turn: Math.max(0, fits.indexOf(Math.max(...fits))) };
  }

  private fitOf(placement: Choice): number {
    const { view } = this.table;
    const card = view?.frames.find((one) => one.frame === "placing" && one.seat === view.seat);
    if (!view || card?.frame !== "placing" || placement.verb !== "place") return 0;
    return fit(view, placement.space, exitsOf(card.shape, placement.side));
  }

  turn(by = 1): void {
    const placing = this.placing;
    if (!placing) return;
    const ways = this.turnsAt(placing.space).length;
    this.placing = { ...placing, turn: (placing.turn + by + ways) % ways };
  }

  /** The placement as it lies for now. */
  laid = $derived.by(() =>
    this.placing ? this.turnsAt(this.placing.space)[this.placing.turn] : undefined,
  );
}
