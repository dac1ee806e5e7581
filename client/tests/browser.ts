// As much of a browser as the logic of the page asks for: something to remember, and a server.

import { vi } from "vitest";
import type { FromClient, FromServer } from "../src/messages";
import { speech, type Language } from "../src/lib/language.svelte";

/** An empty memory, and a page whose language can be set. */
export function browser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("location", { protocol: "http:", host: "battalia.example" });
}

export async function speak(language: Language): Promise<void> {
  browser();
  await speech.speak(language);
  await speech.all();
}

/** The server at the other end of a WebSocket: what it was sent, and what it says. */
export class Server {
  static readonly OPEN = 1;
  static last: Server;
  readyState = Server.OPEN;
  readonly heard: FromClient[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly address: string) {
    Server.last = this;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** Answers the last message. */
  answers(message: FromServer): void {
    this.says({ ...message, ref: (this.heard.at(-1) as { ref: string }).ref });
  }
}
