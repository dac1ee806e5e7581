// Who sits at this browser.

import type { PersonInfo, Welcomed } from "../messages";
import { say } from "./language.svelte";
import { settings } from "./settings.svelte";
import { request } from "./talk";
import { told } from "./told.svelte";

class Person {
  info = $state.raw<PersonInfo>();

  /** The person of the browser's cookie, if there is one. */
  async look(): Promise<PersonInfo | undefined> {
    this.info = (await request<PersonInfo | null>("GET", "/api/me")) ?? undefined;
    return this.info;
  }

  /** The name that somebody has given; empty: none but what the page calls everybody. */
  async known(): Promise<string> {
    const name = (this.info ?? (await this.look()))?.name ?? settings.liked.name;
    return name === say("start-player") ? "" : name;
  }

  /** Somebody is known on this device from now on. */
  comes(welcomed: Welcomed): void {
    this.info = welcomed.person;
    settings.set("name", welcomed.person.name);
    void told.look().catch(() => undefined);
  }

  /** Letters come in this language from now on; nobody waits for it. */
  speaks(language: string): void {
    if (!this.info?.address || this.info.language === language) return;
    void request<PersonInfo>("PATCH", "/api/me", { language })
      .then((info) => (this.info = info))
      .catch(() => undefined);
  }

  /** Somebody is known here from now on: by a login, a link, or a code of another device. */
  async come(path: string, wish: object): Promise<void> {
    this.comes(await request<Welcomed>("POST", path, wish));
  }

  /** Somebody sits down; without a name the page has one. */
  async be(name: string): Promise<PersonInfo> {
    const known = this.info ?? (await this.look());
    if (known) {
      if (name && name !== known.name) {
        this.info = await request<PersonInfo>("PATCH", "/api/me", { name });
      }
    } else {
      this.info = (await request<Welcomed>("POST", "/api/people", { name })).person;
    }
    settings.set("name", this.info!.name);
    return this.info!;
  }
}

export const person = new Person();
