// The service worker: the pages without a network, and word by push.
//
// It keeps files that are the same for everybody, and nothing else: what the server answers under
// /api goes past it. A page comes from the network as long as there is one, so an old page never
// takes the place of a new one.

export {};
declare const self: ServiceWorkerGlobalScope;

/** All of this build but the languages, which the page keeps, and pictures; written in when it is built. */
declare const FILES: readonly string[];
/** The script with which the page of this build begins: no other build has the same. */
declare const ENTRY: string;

const PREFIX = "battalia-page-";
const CACHE = PREFIX + ENTRY;
/** So many builds are kept: the newest, and the one that may still be open somewhere. */
const BUILDS = 2;
const FRONT = "/";
/** Paths that are no pages of the game. */
const OTHERS = /^\/(api|docs|assets|health|metrics)(\/|$)/;
/** What a proxy says whose server is away. */
const AWAY = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

async function install(): Promise<void> {
  const page = await fetch(FRONT, { cache: "no-cache" });
  // The server may be newer by now: then its own worker comes next.
  if (!page.ok || !(await page.clone().text()).includes(ENTRY)) throw new Error("another build");
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES]);
  await cache.put(FRONT, page);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(activate().then(() => self.clients.claim()));
});

async function activate(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const old = builds.slice(0, Math.max(0, builds.length - (BUILDS - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!OTHERS.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/") || FILES.includes(pathname)) {
    event.respondWith(file(request));
  }
});

/** Every page is the same file: the network's, or without one the last that was kept. */
async function page(request: Request): Promise<Response> {
  const kept = () => caches.match(FRONT, { cacheName: CACHE });
  try {
    const answer = await fetch(request);
    return AWAY.includes(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** A file's name changes with what is in it: one that is kept is the right one. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// Word by push: that somebody waits, never more.

interface Word {
  table?: string;
  /** The page that it is about, where it is no table. */
  url?: string;
  title?: string;
  text?: string;
  waiting?: number;
}

self.addEventListener("push", (event) => {
  event.waitUntil(tell(read(event.data)));
});

function read(data: PushMessageData | null): Word {
  try {
    return (data?.json() ?? {}) as Word;
  } catch {
    return {};
  }
}

async function tell({ table = "", url = "/", title = "Battalia", text = "", waiting = 0 }: Word): Promise<void> {
  // Where the system shows a number at the app.
  if (waiting && "setAppBadge" in navigator) await navigator.setAppBadge(waiting).catch(() => undefined);
  await self.registration.showNotification(title, {
    body: text,
    // The last word about a table takes the place of those before.
    tag: table,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: /^[a-z0-9]{12}$/.test(table) ? `/t/${table}` : /^\/[a-z]+$/.test(url) ? url : "/",
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? "/")));
});

/** The table where it is open already, or in a window of its own. */
async function show(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
