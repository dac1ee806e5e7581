// A few gentle tones, made here: nothing is loaded, and nothing sounds unless it is switched on.

import type { GameEvent } from "../../messages";
import { settings } from "../../lib/settings.svelte";

/** Frequencies in a row, in hertz. */
const TONES = {
  turn: [523, 659, 784],
  card: [392],
  build: [330, 392],
  hero: [294],
  battle: [220, 208],
  won: [392, 523, 659],
  over: [523, 494, 523, 784],
} as const;
export type Tone = keyof typeof TONES;

const OF_EVENTS: Partial<Record<GameEvent["event"], Tone>> = {
  "unit-hired": "card",
  "artefact-created": "card",
  "card-laid": "card",
  "road-built": "build",
  "city-built": "build",
  "city-upgraded": "build",
  "hero-moved": "hero",
  "hero-hired": "hero",
  "attack-declared": "battle",
  "city-conquered": "won",
  "game-ended": "over",
};

let context: AudioContext | undefined;

/** Browsers are silent until one has done something on the page. */
function awake(): AudioContext | undefined {
  if (!settings.liked.sound) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  // What nobody can hear now is not played later.
  return context.state === "running" ? context : undefined;
}
for (const act of ["pointerdown", "keydown"]) addEventListener(act, awake);

export function sound(tone: Tone): void {
  const played = awake();
  if (!played) return;
  const begin = played.currentTime;
  TONES[tone].forEach((frequency, at) => {
    const [source, volume] = [played.createOscillator(), played.createGain()];
    const start = begin + at * 0.12;
    source.type = "sine";
    source.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    source.connect(volume).connect(played.destination);
    source.start(start);
    source.stop(start + 0.45);
  });
}

export function soundOf(event: GameEvent): void {
  const tone = OF_EVENTS[event.event];
  if (tone) sound(tone);
}
