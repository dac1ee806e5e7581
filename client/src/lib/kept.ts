// What can be read without the server: what is the same for everybody, and games that are over.
//
// It is kept in this browser, for this build of the page alone. Nothing of a game in play is kept:
// whoever asks says what is over.

import { entry } from "./build";

const PREFIX = "battalia-kept-";
/** Of so many games at most. */
const MOST = 10;
const TEXTS = /^\/assets\/[a-z]{2}-[^/]*$/;
const TABLE = /\/api\/tables\/([a-z0-9]{12})|[?&]table=([a-z0-9]{12})/;

/** Where the connection is not secure, or the window a private one, browsers keep nothing. */
async function opened(): Promise<Cache | undefined> {
  try {
    return await (globalThis.caches as CacheStorage | undefined)?.open(PREFIX + entry());
  } catch {
    return undefined;
  }
}

function tableOf(url: string): string | undefined {
  const found = TABLE.exec(url);
  return found?.[1] ?? found?.[2];
}

/** Asks the server, and keeps the answer if it may be kept; without a network the one that was kept. */
export async function kept<T>(path: string, ask: () => Promise<T>, may: (answer: T) => boolean = () => true): Promise<T> {
  let answer: T;
  try {
    answer = await ask();
  } catch (problem) {
    // A refusal is an answer; only what never arrived is not.
    const before = problem instanceof TypeError ? await (await opened())?.match(path) : undefined;
    if (!before) throw problem;
    return (await before.json()) as T;
  }
  if (may(answer)) await keep(path, answer);
  return answer;
}

async function keep(path: string, answer: unknown): Promise<void> {
  try {
    const cache = await opened();
    if (!cache) return;
    // At the end again: what was not wanted for longest goes first.
    await cache.delete(path);
    await cache.put(path, new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } }));
    const urls = (await cache.keys()).map(({ url }) => url);
    const tables = [...new Set(urls.map(tableOf).reverse())].filter((table) => table !== undefined);
    const old = new Set(tables.slice(MOST));
    for (const url of urls) {
      if (old.has(tableOf(url) ?? "")) await cache.delete(url);
    }
  } catch {
    // There is no room, or nothing may be kept here: then it needs the network.
  }
}

/** All that is kept under paths like this. */
export async function keptLike<T>(path: RegExp): Promise<T[]> {
  const cache = await opened();
  const found = (await cache?.keys())?.filter(({ url }) => path.test(url)) ?? [];
  const answers = await Promise.all(found.map((one) => cache!.match(one)));
  return Promise.all(answers.filter(Boolean).map((one) => one!.json() as Promise<T>));
}

/** Games are nobody else's: they go with whoever was here. */
export async function forgetGames(): Promise<void> {
  const cache = await opened();
  for (const { url } of (await cache?.keys()) ?? []) {
    if (tableOf(url)) await cache!.delete(url);
  }
}

/** The texts of the languages that were spoken here so far. What older builds kept goes. */
export async function keepTexts(): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const cache = await opened();
  for (const path of new Set(loaded.filter((one) => TEXTS.test(one)))) {
    // Named after what is in it, so once is enough.
    if (!(await cache?.match(path))) await cache?.add(path);
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== PREFIX + entry()) await caches.delete(name);
  }
}
