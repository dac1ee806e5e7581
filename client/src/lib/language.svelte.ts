// The reader's language: Fluent messages shared with the server, loaded when they are needed.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { outside } from "./outside.svelte";

export const LANGUAGES = ["en", "de", "it", "hu", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  it: "Italiano",
  hu: "Magyar",
  pl: "Polski",
};

const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:messages/en"),
  de: () => import("virtual:messages/de"),
  it: () => import("virtual:messages/it"),
  hu: () => import("virtual:messages/hu"),
  pl: () => import("virtual:messages/pl"),
};

/** What is said on other pages than a table. */
const later: typeof texts = {
  en: () => import("virtual:messages/en/later"),
  de: () => import("virtual:messages/de/later"),
  it: () => import("virtual:messages/it/later"),
  hu: () => import("virtual:messages/hu/later"),
  pl: () => import("virtual:messages/pl/later"),
};

const KEPT = "battalia-language";

/** In Polish a word of one letter never ends a line. */
function bound(text: string): string {
  return text.replace(/(?<= [aiouwz]) (?=\S)/gi, "\u00a0");
}

class Speech {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  /** Whether the bundle has all messages, or only those of a table. */
  whole = false;
  private rest: Promise<void> | undefined;

  /** The language of the last visit, or the browser's. */
  async begin(): Promise<void> {
    const wished = [localStorage.getItem(KEPT), ...navigator.languages];
    const known = wished.map((one) => one?.slice(0, 2) as Language);
    await this.speak(known.find((one) => LANGUAGES.includes(one)) ?? "en");
  }

  async speak(language: Language): Promise<void> {
    const whole = this.whole;
    const parts = [texts[language](), ...(whole ? [later[language]()] : [])];
    const text = (await Promise.all(parts)).map((part) => part.default).join("\n");
    // The rest has come meanwhile.
    if (whole !== this.whole) return this.speak(language);
    this.bundle = bundleOf(language, text);
    this.language = language;
    void this.add(language, text);
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
  }

  /** Everything that can be said, from now on: whoever opens another page than a table waits for it. */
  all(): Promise<void> {
    if (this.whole) return Promise.resolve();
    this.rest ??= this.load().finally(() => (this.rest = undefined));
    return this.rest;
  }

  private async load(): Promise<void> {
    await later[this.language]();
    this.whole = true;
    await this.speak(this.language);
  }

  /** What modules of installed packages say; nobody waits for it. */
  private async add(language: Language, text: string): Promise<void> {
    const more = await outside.texts(language);
    if (more && this.language === language) this.bundle = bundleOf(language, `${text}\n${more}`);
  }
}

/** All messages of a language. */
function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === "pl" ? bound(text) : text));
  return bundle;
}

export const speech = new Speech();

export type Args = Record<string, FluentVariable>;

/** A message in the reader's language; an id that nobody knows is shown as it is. */
export function say(id: string, args: Args = {}): string {
  const pattern = speech.bundle.getMessage(id)?.value;
  if (!pattern) {
    if (speech.whole) return `⟨${id}⟩`;
    // It is shown as soon as it has come.
    speech.all().catch(() => undefined);
    return "";
  }
  return speech.bundle.formatPattern(pattern, args);
}

export function knows(id: string): boolean {
  return Boolean(speech.bundle.getMessage(id)?.value);
}

/** A text with a capital at its beginning and a full stop at its end. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
  return /[.!?:…]$/.test(whole) ? whole : `${whole}.`;
}

/** One and another, as the language joins them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language).format(names);
}

/** The letters of a text's longest part that stays in one line; one that a hyphen follows is that much longer. */
export function longestPart(text: string): number {
  return Math.max(1, ...text.split(/[\s-]|(?<=\u00ad)/).map((part) => part.length));
}

/** A text for a narrow place: long names may be divided. Not every browser knows where by itself. */
export function divided(text: string): string {
  return say("cards-hyphens")
    .split(" ")
    .reduce((found, word) => {
      const at = found.toLowerCase().indexOf(word.replaceAll("-", "").toLowerCase());
      if (at < 0) return found;
      let whole = found;
      for (let place = 0; place < word.length; place++) {
        if (word[place] === "-") whole = whole.slice(0, at + place) + "\u00ad" + whole.slice(at + place);
      }
      return whole;
    }, text);
}
