// It is one's turn: the title of the tab, a gentle sound and, if wished, a notification say so.

import { badge } from "../../lib/badge.svelte";
import { say } from "../../lib/language.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import { sound } from "./sounds";

/** Asks for it, where the browser knows notifications at all. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

function notify(table: string): void {
  try {
    const notice = new Notification(say("table-notice"), { tag: table });
    notice.onclick = () => window.focus();
  } catch {
    // Some phones know notifications, but let no page show them.
  }
}

/** To be called while a component is set up. */
export function drawAttention(table: Table): void {
  const waited = $derived(table.waited.length > 0);
  const title = $derived(
    table.view?.outcome
      ? say("table-title-over")
      : waited
        ? say("table-title-turn")
        : say("table-title"),
  );

  $effect(() => {
    const before = document.title;
    document.title = badge.titled(title);
    return () => (document.title = before);
  });

  $effect(() => badge.at(table.id, waited));

  let was = true;
  $effect(() => {
    const now = waited;
    if (now && !was) {
      sound("turn");
      if (settings.liked.notify && document.hidden) notify(table.id);
    }
    was = now;
  });
}
