// What a text to go on with is, as far as one sees at a glance; the server reads it whole.

export interface Imported {
  kind: "position" | "record" | "scenario";
  players: number;
  /** A game that is over can only be looked at. */
  over: boolean;
}

/** Of what does not say so. */
const PLAYERS = 4;

/** A position is JSON, even where something is wrong with it. */
export function isPosition(text: string): boolean {
  return text.trimStart().startsWith("{");
}

/** The file of a scenario says so. */
export function isScenario(text: string): boolean {
  return /^scenario *=/m.test(text);
}

/** Nothing for what is neither a position nor a record nor a scenario. */
export function imported(text: string): Imported | undefined {
  if (isPosition(text)) {
    const players = playersOf(text);
    return players === undefined ? undefined : { kind: "position", players, over: false };
  }
  if (isScenario(text)) {
    return { kind: "scenario", players: Number(/^players *= *(\d)/m.exec(text)?.[1] ?? PLAYERS), over: false };
  }
  if (!/^\[Battalia /m.test(text)) return undefined;
  const players = Number(/^\[players (\d)\]/m.exec(text)?.[1] ?? PLAYERS);
  return { kind: "record", players, over: /^\[Result /m.test(text) };
}

function playersOf(position: string): number | undefined {
  try {
    const { options } = JSON.parse(position) as { options?: { players?: number } };
    return options?.players ?? PLAYERS;
  } catch {
    return undefined;
  }
}
