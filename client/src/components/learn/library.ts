// What the server lets one read: the printed numbers, the rules, the lessons.

import { kept } from "../../lib/kept";
import { request } from "../../lib/talk";

export interface Catalogue {
  expansion: boolean;
  factions: string[];
  /** Cards of each faction or terrain. */
  counts: Record<string, number>;
  great_artefacts: string[];
  costs: Record<string, Record<string, number>>;
  building: { city: number; upgrade: number };
  strength: Record<string, [attack: number, defence: number]>;
  tokens: Record<"low" | "high" | "neutral" | "neutral_hard" | "ruins" | "ruins_hard", number>;
  numbers: {
    deal: Record<string, number>;
    hand: number;
    mulligan: number;
    cohort: Record<string, number>;
    horse_steps: number;
    ambush_places: number;
    smallest_deck: number;
    cities_to_end: number;
  };
  retreat: Record<string, number>;
  oracle: Wheels;
  potions: string[];
  stormgates?: Printed;
}

/** The Sun Oracle: artefacts clockwise from twelve, and what each day of the week brings. */
export interface Wheels {
  outer: string[];
  inner: string[];
  /** The inner arm that carries the sunbeam. */
  sunbeam: string;
  illuminated: string[];
  matched: string[];
}

/** The single numbers of The Stormgates. */
export interface Printed {
  gates: string[];
  events: number;
  stardust: number;
  chests: number;
  fortune: number[];
  potion_days: number;
  team_cities: Record<string, number>;
  team_attacks: number;
  queen_deck: number;
  king_deck: number;
  veteran_deck: number;
}

export interface Rule {
  number: string;
  title: string;
  text: string;
}

export interface Chapter {
  number: string;
  heading: string;
  intro: string;
  rules: Rule[];
}

export interface Book {
  book: string;
  language: string;
  chapters: Chapter[];
}

export interface LessonStep {
  id: string;
  rule: string;
  until?: { events?: string[]; of?: string; about?: string[]; at?: string };
  points?: string[];
  choices?: string[];
}

export interface Lesson {
  id: string;
  seed: string;
  position: unknown;
  steps: LessonStep[];
}

/** All of it is the same for everybody, and read without a network, too. */
function read<T>(path: string): Promise<T> {
  return kept(path, () => request<T>("GET", path));
}

export function catalogue(expansion: boolean): Promise<Catalogue> {
  return read(`/api/catalogue?expansion=${String(expansion)}`);
}

export async function books(language: string): Promise<Book[]> {
  return (await read<{ books: Book[] }>(`/api/rules?language=${language}`)).books;
}

export async function lessons(): Promise<Lesson[]> {
  return (await read<{ lessons: Lesson[] }>("/api/lessons")).lessons;
}
