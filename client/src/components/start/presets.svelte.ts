// Tables that somebody likes to play at, by a name of their own: kept in this browser.

import type { NewSeat, Options } from "../../messages";

const KEPT = "battalia-presets";
/** So many of them, each with a name of so many letters. */
export const MOST = 12;
export const LONGEST = 40;
/** So many letters each of them may have, with corrections and boards that somebody wrote. */
const LARGEST = 20_000;

export interface OwnPreset {
  name: string;
  /** What is otherwise than in the plain base game. */
  options: Options;
  seats: Pick<NewSeat, "who" | "level">[];
  clock: string;
  atZero: "computer" | "skip";
  undo: boolean;
  chat: boolean;
  /** Not in those that an earlier version kept. */
  calm?: boolean;
  standIn: string;
}

/** Why a preset is not kept. */
export type Unkept = "many" | "large" | "full";

class OwnPresets {
  all = $state.raw<readonly OwnPreset[]>(read());

  /** Keeps one more, or another one under the same name; or says why not. */
  keep(preset: OwnPreset): Unkept | undefined {
    const others = this.all.filter(({ name }) => name !== preset.name);
    if (others.length >= MOST) return "many";
    if (JSON.stringify(preset).length > LARGEST) return "large";
    return this.write([...others, preset]);
  }

  remove(name: string): void {
    this.write(this.all.filter((one) => one.name !== name));
  }

  private write(presets: readonly OwnPreset[]): Unkept | undefined {
    try {
      localStorage.setItem(KEPT, JSON.stringify(presets));
    } catch {
      return "full";
    }
    this.all = presets;
    return undefined;
  }
}

/** What was kept; what nobody can have kept here is left out. */
function read(): OwnPreset[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter(isPreset).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isPreset(found: unknown): found is OwnPreset {
  const { name, options, seats } = (found ?? {}) as Partial<OwnPreset>;
  return typeof name === "string" && typeof options?.players === "number" && Array.isArray(seats);
}

export const ownPresets = new OwnPresets();
