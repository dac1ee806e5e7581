// What concerns whoever reads, wherever they are: announcements, and what was decided about them.

import type { AnnouncementInfo, FromServer, HouseEvent, HouseInfo, NoticeInfo } from "../messages";
import { LANGUAGES, speech } from "./language.svelte";
import { request } from "./talk";

const HIDDEN = "battalia-announced";
/** Milliseconds after which whoever comes back to the page is told anew. */
const ANEW = 60_000;

class Told {
  office = $state("");
  private all = $state.raw<AnnouncementInfo[]>([]);
  private decided = $state.raw<NoticeInfo[]>([]);
  /** Announcements that the reader does not want to see any more. */
  private hidden = $state.raw<number[]>([]);
  private looked = -ANEW;

  announcements = $derived(this.all.filter(({ id }) => !this.hidden.includes(id)));
  notices = $derived(this.decided.filter(({ read, ended }) => !read && !ended));
  /** Whether there has been anything to tell since the page was opened. */
  any = $derived(this.all.length > 0 || this.decided.length > 0);

  /** What there is; nobody waits for it. */
  async look(): Promise<void> {
    this.looked = performance.now();
    this.hidden = JSON.parse(localStorage.getItem(HIDDEN) ?? "[]") as number[];
    const found = await request<HouseInfo>("GET", "/api/me/house");
    this.all = found.announcements ?? [];
    this.decided = found.notices ?? [];
    this.office = found.office ?? "";
  }

  /** Whoever comes back to the page is told what is new. */
  async lookAgain(): Promise<void> {
    if (!document.hidden && performance.now() - this.looked > ANEW) await this.look();
  }

  hear(news: Extract<FromServer, { type: "house" }>): void {
    if (news.announcements) this.all = news.announcements;
    if (news.notices) this.decided = news.notices;
  }

  /** What the house tells oneself, where the page listens for anything. */
  overhear({ what, about }: HouseEvent): void {
    if (what === "decided") void this.look().catch(() => undefined);
    if (what === "announced") this.all = (about as HouseInfo).announcements ?? [];
  }

  hide(id: number): void {
    this.hidden = [...this.hidden, id].slice(-20);
    localStorage.setItem(HIDDEN, JSON.stringify(this.hidden));
  }

  async read(id: number): Promise<void> {
    await request("POST", `/api/me/notices/${id}/read`);
    this.decided = this.decided.map((one) => (one.id === id ? { ...one, read: true } : one));
  }
}

export const told = new Told();

/** An announcement in the reader's language, or in the first that there is; and in which that is. */
export function spoken({ texts }: AnnouncementInfo): { text: string; language: string } {
  const language = [speech.language, ...LANGUAGES].find((one) => texts[one]) ?? "en";
  return { text: texts[language] ?? "", language };
}

/** A moment as the reader writes it; seconds since 1970. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}
