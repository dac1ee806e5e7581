// What somebody is making: a table, perhaps with a board of its own and a position, and what is told of it.
// Every change can be taken back; whether it can be played the server says after each of them.

import type { Board, Checked, NewScenario, NewTable, Options, Reason, ScenarioInfo, Text, View } from "../../messages";
import { request } from "../../lib/talk";
import { asked } from "../replay/playback.svelte";
import { isPosition } from "../start/imported";
import { layoutText } from "./layouts";
import { Past } from "./past.svelte";
import { opened, type Position } from "./positions";

type Texts = Record<string, string>;

export interface Made {
  options: Options;
  /** None: the board of the book. */
  board: Board | null;
  position: Position | null;
  title: Texts;
  goal: Texts;
  story: Texts;
}

const KEPT = "battalia-draft";
const FIRST: Made = { options: { players: 2 }, board: null, position: null, title: {}, goal: {}, story: {} };
/** So many characters a file has at most: the server looks at no more. */
const MOST = { file: 100_000, position: 1_000_000 };
/** Milliseconds for which a stroke may go on before the server is asked. */
const PAUSE = 120;

export class Draft {
  private readonly past = new Past<Made>(kept() ?? FIRST);
  /** The server's last word. */
  checked = $state.raw<Checked>();
  /** What the game looked like when it could last be played. */
  view = $state.raw<View>();
  private asking = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  made = $derived.by(() => this.past.now);
  canUndo = $derived.by(() => this.past.canUndo);
  canRedo = $derived.by(() => this.past.canRedo);
  reason = $derived.by((): Reason | undefined => this.checked?.reason ?? undefined);
  players = $derived.by(() => this.made.options.players ?? 4);

  change(part: Partial<Made>, goesOn = false): void {
    this.past.change({ ...this.made, ...part }, goesOn);
    this.look();
  }

  undo(): void {
    this.past.undo();
    this.look();
  }

  redo(): void {
    this.past.redo();
    this.look();
  }

  /** All anew. */
  begin(): void {
    this.change(FIRST);
  }

  /** Asks the server after a moment: a stroke is one question. */
  look(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.made));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check().catch(() => undefined), PAUSE);
  }

  /** What the rules say of it; a late answer to an earlier question is none. */
  async check(): Promise<Checked> {
    clearTimeout(this.timer);
    const own = ++this.asking;
    const found = await request<Checked>("POST", "/api/check", this.wish());
    if (own === this.asking) {
      this.checked = found;
      if (found.view) this.view = found.view;
    }
    return found;
  }

  private wish(): object {
    const { options, board, position, title, goal, story } = this.made;
    return {
      options: { ...options, layout: board ? layoutText(board) : "" },
      ...(position ? { position: JSON.stringify(position) } : {}),
      title: filled(title),
      goal: filled(goal),
      story: filled(story),
    };
  }

  /** The table that begins with it, as the server wants it. */
  table(checked: Checked): NewTable {
    if (checked.file) return { file: checked.file };
    if (checked.position) return { position: checked.position };
    return { options: checked.options };
  }

  // From elsewhere.

  /** The file of a scenario, or a position. */
  async open(text: string): Promise<Reason | undefined> {
    const what = isPosition(text) ? "position" : "file";
    if (text.length > MOST[what]) return { id: "text-too-long", rule: "", args: { most: MOST[what] } };
    const found = await request<Checked>("POST", "/api/check", { [what]: text });
    if (found.reason) return found.reason;
    const { layout, ...options } = found.options;
    this.change({
      options,
      board: layout ? (found.board ?? null) : null,
      position: found.position ? opened(found.position) : null,
      title: found.tale?.title ?? {},
      goal: found.tale?.goal ?? {},
      story: found.tale?.story ?? {},
    });
    return undefined;
  }

  async openScenario(id: string): Promise<Reason | undefined> {
    const { file = "" } = await request<ScenarioInfo>("GET", `/api/scenarios/${id}`);
    return this.open(file);
  }

  /** A moment of a game. */
  async openMoment(table: string, act: string): Promise<Reason | undefined> {
    const { text } = await asked<Text>(table, `position?act=${act}`);
    return this.open(text);
  }

  /** Into the gallery. */
  publish(file: string): Promise<ScenarioInfo> {
    const made: NewScenario = { file };
    return request<ScenarioInfo>("POST", "/api/scenarios", made);
  }
}

/** Texts that say something. */
function filled(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()));
}

function kept(): Made | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Made | null;
    return found ? { ...FIRST, ...found } : undefined;
  } catch {
    return undefined;
  }
}
