// How far this server is reached: with what a link begins that others are to follow.

import type { Reach } from "../messages";
import { request } from "./talk";

/** Whoever comes so sits at the server's own machine, and nobody else can use that address. */
const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class House {
  private readonly here = OWN.test(location.hostname);
  reach = $state.raw<Reach>();
  /** Which of several addresses the links begin with. */
  chosen = $state("");

  addresses = $derived(this.here ? (this.reach?.addresses ?? []) : []);
  /** Only this machine can follow a link. */
  alone = $derived(this.here && this.reach !== undefined && !this.addresses.length);
  /** With this a link begins. */
  origin = $derived(
    (this.addresses.find((one) => one.url === this.chosen) ?? this.addresses[0])?.url ?? location.origin,
  );

  async look(): Promise<void> {
    this.reach = await request<Reach>("GET", "/api/house");
  }

  async open(open: boolean): Promise<void> {
    this.reach = await request<Reach>("PUT", "/api/house", { open });
  }
}

export const house = new House();
