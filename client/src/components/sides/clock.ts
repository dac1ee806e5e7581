// Time that is left, as clocks show it.

import { say } from "../../lib/language.svelte";

export function shownTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 86400) return say("cards-days", { count: Math.floor(whole / 86400) });
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
