// Word by push to this browser, also when no page is open: to have it, and why it cannot be had.

import type { PushInfo } from "../messages";
import { speech } from "./language.svelte";
import { request } from "./talk";

/** What this browser was told to be: by it a page knows at once whether something has changed. */
const KEPT = "battalia-push";

export type Obstacle = "insecure" | "none" | "home-screen" | "denied";

/** Why this browser cannot be told anything by push. */
export function obstacle(): Obstacle | undefined {
  if (!isSecureContext) return "insecure";
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !("PushManager" in window && "Notification" in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? "home-screen" : "none";
  }
  return Notification.permission === "denied" ? "denied" : undefined;
}

async function subscription(): Promise<PushSubscription | null> {
  // A page whose worker is not there yet has no subscription either.
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser hears: both sides have to know of it. */
export async function isOn(): Promise<boolean> {
  if (obstacle()) return false;
  const own = await subscription();
  return own !== null && (await request<PushInfo>("GET", "/api/me/push")).endpoint === own.endpoint;
}

/** Subscribes; false: whoever sits here does not want any notices. */
export async function begin(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await request<PushInfo>("GET", "/api/me/push");
  const registration = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  let own = await registration.pushManager.getSubscription();
  try {
    own = await registration.pushManager.subscribe(wish);
  } catch (problem) {
    // One for another server's key is in the way.
    if (!own || !(problem instanceof DOMException) || problem.name !== "InvalidStateError") throw problem;
    await own.unsubscribe();
    own = await registration.pushManager.subscribe(wish);
  }
  await tell(own);
  return true;
}

async function tell(own: PushSubscription): Promise<void> {
  const { endpoint, keys } = own.toJSON();
  await request("POST", "/api/me/push", {
    endpoint,
    p256dh: keys?.["p256dh"],
    auth: keys?.["auth"],
    language: speech.language,
  });
  localStorage.setItem(KEPT, `${speech.language} ${own.endpoint}`);
}

export async function end(): Promise<void> {
  await request("DELETE", "/api/me/push");
  await leave();
}

/** The browser's own part: whoever sits here next is told nothing of this one. */
export async function leave(): Promise<void> {
  if (!localStorage.getItem(KEPT)) return;
  localStorage.removeItem(KEPT);
  await (await subscription())?.unsubscribe();
}

/** The server knows this browser by another language or address: it is told. */
export async function renew(): Promise<void> {
  const before = localStorage.getItem(KEPT);
  if (!before || obstacle()) return;
  const own = await subscription();
  if (own && before !== `${speech.language} ${own.endpoint}`) await tell(own);
}
