// Who has to do with oneself: asked for once, and again whenever the server says that it is otherwise.

import type { FriendList, FriendMoved } from "../../messages";
import { request } from "../../lib/talk";


class Friends {
  all = $state.raw<FriendList>();

  async look(): Promise<void> {
    this.all = await request<FriendList>("GET", "/api/friends");
  }

  /** Does something that is answered by how it stands then. */
  async tell(what: "" | "/remove" | "/block" | "/unblock", about: object): Promise<void> {
    this.all = await request<FriendList>("POST", `/api/friends${what}`, about);
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
