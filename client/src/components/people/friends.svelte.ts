// Who has to do with oneself: asked for once, and again whenever the server says that it is otherwise.

import type { FriendList, FriendMoved } from "../../messages";
import { request } from "../../lib/talk";


class Friends {
  all = $state.raw<FriendList>();
  /** Counts whenever something begins to be done, and when it is. */
  private done = 0;

  async look(): Promise<void> {
    const before = this.done;
    const found = await request<FriendList>("GET", "/api/friends");
    // What was asked for before something was done may be answered after it.
    if (this.done === before) this.all = found;
    else await this.look();
  }

  /** Does something that is answered by how it stands then. */
  async tell(what: "" | "/remove" | "/block" | "/unblock", about: object): Promise<void> {
    this.done += 1;
    try {
      this.all = await request<FriendList>("POST", `/api/friends${what}`, about);
    } finally {
      this.done += 1;
    }
  }

  private moved({ name, presence }: FriendMoved): void {
    if (!this.all) return;
    const friends = this.all.friends.map((one) => (one.name === name ? { ...one, presence } : one));
    this.all = { ...this.all, friends };
  }

  /** Keeps it up to date, until what is given back is called. */
  follow(): () => void {
    const look = () => {
      if (!document.hidden) void this.look().catch(() => undefined);
    };
    look();
    addEventListener("focus", look);
    let end: (() => void) | undefined;
    let over = false;
    void import("../../lib/stream.svelte").then(({ stream }) => {
      if (over) return;
      const ends = [
        stream.hears("friends", look),
        stream.hears("presence", (about) => this.moved(about as unknown as FriendMoved)),
        // Whoever was cut off may have missed something.
        $effect.root(() => {
          $effect(() => {
            if (stream.connected) look();
          });
        }),
      ];
      end = () => ends.forEach((one) => one());
    });
    return () => {
      over = true;
      end?.();
      removeEventListener("focus", look);
    };
  }
}

export const friends = new Friends();
