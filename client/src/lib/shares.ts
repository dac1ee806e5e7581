// Shares of a victory, as the reader's language writes them.

import { speech } from "./language.svelte";

export function percent(share: number, sign = false): string {
  const style = { style: "percent", maximumFractionDigits: 0, signDisplay: sign ? "exceptZero" : "auto" } as const;
  return new Intl.NumberFormat(speech.language, style).format(share);
}
