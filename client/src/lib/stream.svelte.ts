// The live stream of the house: one WebSocket for all that pages outside tables want to hear of.

import type { FromHouse, HouseEvent, ToHouse } from "../messages";
import { network } from "./network.svelte";
import { person } from "./person.svelte";
import { Declined } from "./talk";
import { told } from "./told.svelte";

type Act = (event: HouseEvent) => void;
type Unsent = ToHouse extends infer M ? (M extends { ref?: string } ? Omit<M, "ref"> : never) : never;

/** What happens to oneself. */
const ME = "me";
/** Milliseconds for which the connection stays when nobody needs it: the next page may. */
const REST = 2000;

class Stream {
  /** Whether the server tells what happens just now. */
  connected = $state(false);
  private socket: WebSocket | undefined;
  private readonly followers = new Map<string, Set<Act>>();
  private readonly waiting = new Map<string, [() => void, (problem: Declined) => void]>();
  private refs = 0;
  private tries = 0;
  /** Whether the server knows who one is, and who waits for that. */
  private known = false;
  private unknown: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    $effect.root(() => {
      let known = false;
      $effect(() => {
        // Who has just become somebody is so here as well, and who is nobody any more.
        const now = person.info !== undefined;
        if (now !== known) this.again();
        known = now;
      });
    });
    addEventListener("online", () => this.again());
  }

  /** Hears of a topic, first how it stands; what is given back ends it. */
  follow(topic: string, act: Act): () => void {
    const acts = this.followers.get(topic) ?? new Set();
    this.followers.set(topic, acts.add(act));
    // Who follows it already hears once more how it stands.
    if (topic !== ME) this.send({ type: "follow", topic });
    this.open();
    return () => {
      const left = this.followers.get(topic);
      left?.delete(act);
      if (left?.size) return;
      this.followers.delete(topic);
      if (topic !== ME) this.send({ type: "unfollow", topic });
      setTimeout(() => !this.followers.size && this.close(), REST);
    };
  }

  /** Hears of what happens to oneself, of this kind; what is given back ends it. */
  hears(what: string, act: (about: Record<string, unknown>) => void): () => void {
    return this.follow(ME, (event) => {
      if (event.what === what) act(event.about);
    });
  }

  /** Waits until the server knows who one is. */
  asSomebody(): Promise<void> {
    return this.known ? Promise.resolve() : new Promise((resolve) => this.unknown.push(resolve));
  }

  /** Says something; a refusal is thrown. */
  ask(message: Unsent): Promise<void> {
    const ref = String(++this.refs);
    return new Promise((resolve, reject) => {
      if (!this.connected || this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Declined({ id: "not-connected", rule: "", args: {} }, ""));
        return;
      }
      this.waiting.set(ref, [resolve, reject]);
      this.socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  private send(message: ToHouse): void {
    // Whoever is not in yet says by its hello what it follows.
    if (this.connected && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private again(): void {
    this.close();
    this.tries = 0;
    this.open();
  }

  private close(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = undefined;
    if (old) old.onopen = old.onmessage = old.onclose = null;
    old?.close();
    this.lost();
  }

  private lost(): void {
    this.connected = this.known = false;
    for (const [, reject] of this.waiting.values()) {
      reject(new Declined({ id: "not-connected", rule: "", args: {} }, ""));
    }
    this.waiting.clear();
  }

  private open(): void {
    if (this.socket || !this.followers.size) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => {
      const topics = [...this.followers.keys()].filter((topic) => topic !== ME);
      socket.send(JSON.stringify({ type: "hello", topics }));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as FromHouse);
    socket.onclose = () => {
      this.socket = undefined;
      this.lost();
      const wait = Math.min(10_000, 250 * 2 ** this.tries++);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  private heard(message: FromHouse): void {
    if (message.type === "entered") {
      this.connected = true;
      this.tries = 0;
      this.known = Boolean(message.person);
      if (this.known) for (const act of this.unknown.splice(0)) act();
      network.heard();
    } else if (message.type === "told") {
      for (const event of message.events) {
        if (message.topic === ME) told.overhear(event);
        for (const act of [...(this.followers.get(message.topic) ?? [])]) act(event);
      }
    } else if (message.type === "heard" || message.type === "refused") {
      const found = this.waiting.get(message.ref);
      this.waiting.delete(message.ref);
      if (message.type === "heard") found?.[0]();
      else found?.[1](new Declined(message.reason, message.text));
    }
  }
}

export const stream = new Stream();
