// The keys of seats and for watching that this browser has, by table.

const KEYS = "battalia-keys";
/** So many are kept of one table. */
const MOST = 5;

function kept(): Record<string, string[]> {
  return JSON.parse(localStorage.getItem(KEYS) ?? "{}") as Record<string, string[]>;
}

export function keysOf(table: string): string[] {
  return kept()[table] ?? [];
}

export function keepKey(table: string, key: string): void {
  const keys = [...new Set([...keysOf(table), key])].slice(-MOST);
  localStorage.setItem(KEYS, JSON.stringify({ ...kept(), [table]: keys }));
}
