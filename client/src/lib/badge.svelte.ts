// How many games wait: at the app's icon, in the title and in the picture of the tab.

import type { Waiting } from "../messages";
import { network } from "./network.svelte";
import { person } from "./person.svelte";
import { Declined, request } from "./talk";

/** Seconds between two looks. */
const AGAIN = 60;
/** More are not written as a number. */
const MOST = 9;

class Badge {
  private tables = $state.raw<readonly string[]>([]);
  /** The table that is open here and says by itself whether it waits. */
  private here = $state("");
  private hereWaits = $state(false);

  private others = $derived(this.tables.filter((table) => table !== this.here).length);
  count = $derived(this.others + Number(this.hereWaits));

  /** A title with the number of games that wait elsewhere. */
  titled(title: string): string {
    return this.others ? `(${this.others}) ${title}` : title;
  }

  /** A table that is open says whether it waits; until it is left. */
  at(table: string, waits: boolean): () => void {
    this.here = table;
    this.hereWaits = waits;
    return () => {
      this.here = "";
      this.hereWaits = false;
      const rest = this.tables.filter((one) => one !== table);
      this.tables = waits ? [table, ...rest] : rest;
    };
  }

  /** To be called while a component is set up: looks as long as somebody is known here. */
  follow(): void {
    $effect(() => {
      if (!person.info) {
        this.tables = [];
        return;
      }
      if (!network.reached) return;
      const look = () => void this.look();
      look();
      const timer = setInterval(look, AGAIN * 1000);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
    $effect(() => show(this.count));
  }

  private async look(): Promise<void> {
    if (document.hidden) return;
    try {
      this.tables = (await request<Waiting>("GET", "/api/me/waiting")).tables;
    } catch (problem) {
      if (!(problem instanceof Declined || problem instanceof TypeError)) throw problem;
    }
  }
}

function show(count: number): void {
  if ("setAppBadge" in navigator) {
    const shown = count ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    // Where the page is not installed, there is no icon to show it at.
    shown.catch(() => undefined);
  }
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = count ? pictured(count) : "/favicon.svg";
}

/** The sun of the tab with a number. */
function pictured(count: number): string {
  const text = count > MOST ? `${MOST}+` : String(count);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <circle cx="16" cy="16" r="15" fill="#2b1d12"/><circle cx="12" cy="12" r="7" fill="#f2c14e"/>
    <circle cx="21" cy="21" r="11" fill="#c8321f"/>
    <text x="21" y="26" font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#fff"
      font-size="${text.length > 1 ? 12 : 15}">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export const badge = new Badge();
