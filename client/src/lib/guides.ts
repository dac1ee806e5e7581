// At which tables the coach sits, and what it remembers of each: it comes back with the game.

const KEPT = "battalia-guides";
/** So many tables at most. */
const MOST = 30;

export interface Kept {
  /** Which lesson; empty: a first game. */
  guide: string;
  /** How far one is in the lesson. */
  step: number;
  /** The goal that was told last, by its name. */
  goal: string;
  /** For how many turns in a row nobody has listened. */
  ignored: number;
  /** It was sent away: it comes back folded. */
  away: boolean;
}

const FRESH: Kept = { guide: "", step: 0, goal: "", ignored: 0, away: false };

function all(): Record<string, Kept> {
  return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Kept>;
}

/** Which guide sits at this table, if one does. */
export function guideOf(table: string): string | null {
  return all()[table]?.guide ?? null;
}

export function keptOf(table: string): Kept {
  return { ...FRESH, ...all()[table] };
}

export function keep(table: string, part: Partial<Kept>): void {
  const { [table]: known, ...others } = all();
  const kept = [...Object.entries(others), [table, { ...FRESH, ...known, ...part }] as const].slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
}
