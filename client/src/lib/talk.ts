// Talking with the server: HTTP for people and tables, a WebSocket for each table.

import type {
  Failure,
  FromClient,
  FromServer,
  Reason,
} from "../messages";
import { network } from "./network.svelte";

/** The server's refusal. */
export class Declined extends Error {
  constructor(
    readonly reason: Reason,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

/** How a proxy says that its server does not answer. */
const AWAY = [502, 503, 504];

/** A request; the key of a seat stands for who has no person. */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
    text = await answer.text();
  } catch (problem) {
    network.missed();
    throw problem;
  }
  // A proxy whose server is away has words of its own.
  if (AWAY.includes(answer.status) && !text.startsWith("{")) {
    network.missed();
    throw new TypeError("the server was not reached");
  }
  network.heard();
  const found: unknown = text ? JSON.parse(text) : {};
  if (!answer.ok) {
    const failure = found as Failure;
    throw new Declined(failure.reason, failure.text, answer.status);
  }
  return found as T;
}

type Heard = (message: FromServer) => void;
type Unsent = FromClient extends infer M ? (M extends { ref?: string } ? Omit<M, "ref"> : never) : never;

/** Milliseconds for which what others do may wait for more of it. */
const TOGETHER = 20;

/** A connection to one table that comes back when it is lost. */
export class Talk {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, [(m: FromServer) => void, (e: Declined) => void]>();
  private refs = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unheard: FromServer[] = [];
  private hearing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly keys: string[],
    private readonly heard: Heard,
    private readonly state: (connected: boolean) => void,
  ) {
    this.open();
    addEventListener("online", this.again);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Sends a message and gives its answer; a refusal is thrown. */
  ask(message: Unsent): Promise<FromServer> {
    const ref = String(++this.refs);
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Declined({ id: "not-connected", rule: "", args: {} }, ""));
        return;
      }
      this.waiting.set(ref, [resolve, reject]);
      this.socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** The network is back, perhaps another one: what there was of a connection is of no use any more. */
  private readonly again = (): void => {
    const old = this.socket;
    if (old) old.onopen = old.onmessage = old.onclose = null;
    old?.close();
    this.tries = 0;
    this.lost();
    clearTimeout(this.timer);
    this.open();
  };

  private lost(): void {
    this.hear();
    this.state(false);
    for (const [, reject] of this.waiting.values()) {
      reject(new Declined({ id: "not-connected", rule: "", args: {} }, ""));
    }
    this.waiting.clear();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", keys: this.keys }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      this.unheard.push(message);
      // Computers play many choices in a moment: the page is drawn once for several of them.
      if (message.type === "update" && !message.question) this.hearing ??= setTimeout(() => this.hear(), TOGETHER);
      else this.hear();
    };
    socket.onclose = () => {
      this.lost();
      if (this.closed) return;
      const wait = Math.min(10_000, 250 * 2 ** this.tries++);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  private hear(): void {
    const messages = this.unheard;
    this.unheard = [];
    clearTimeout(this.hearing);
    this.hearing = undefined;
    for (const message of messages) {
      if (message.type === "welcome") {
        if (this.tries) network.comebacks++;
        this.tries = 0;
        network.heard();
        this.state(true);
      }
      this.heard(message);
      this.settle(message);
    }
  }

  private settle(message: FromServer): void {
    if (!("ref" in message) || !message.ref) return;
    const found = this.waiting.get(message.ref);
    if (!found) return;
    this.waiting.delete(message.ref);
    if (message.type === "refused") found[1](new Declined(message.reason, message.text));
    else found[0](message);
  }
}

/** A JSON merge patch (RFC 7386) applied; what is not changed is shared. */
export function patched<T>(before: T, patch: unknown): T {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch as T;
  const old = before !== null && typeof before === "object" && !Array.isArray(before) ? before : {};
  const after = new Map<string, unknown>(Object.entries(old));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) after.delete(name);
    else after.set(name, patched(after.get(name), value));
  }
  return Object.fromEntries(after) as T;
}
