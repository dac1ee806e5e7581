// What a player likes, kept in the browser.

const KEPT = "battalia-settings";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Liked {
  /** How fast others' choices are shown: 0 at once, 1 as they are, 2 slowly. */
  speed: number;
  sound: boolean;
  notify: boolean;
  /** Asked before the turn ends and before other things that cannot be undone. */
  confirmEnd: boolean;
  confirmFinal: boolean;
  /** Asked for a mulligan where no cohort is possible. */
  askMulligan: boolean;
  /** The board as a text beside the picture. */
  textBoard: boolean;
  /** What strangers say is shown as they say it. */
  unfiltered: boolean;
  /** By day, at night, or as the system has it. */
  theme: Theme;
  name: string;
}

const USUAL: Liked = {
  speed: 1,
  sound: false,
  notify: false,
  confirmEnd: true,
  confirmFinal: true,
  askMulligan: true,
  textBoard: false,
  unfiltered: false,
  theme: "system",
  name: "",
};

class Settings {
  liked = $state<Liked>({ ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as object) });

  set<K extends keyof Liked>(name: K, value: Liked[K]): void {
    this.liked[name] = value;
    localStorage.setItem(KEPT, JSON.stringify(this.liked));
    this.dress();
  }

  /** The style sheet has the colours. */
  dress(): void {
    document.documentElement.dataset["theme"] = this.liked.theme;
  }
}

export const settings = new Settings();
