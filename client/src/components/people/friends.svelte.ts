// Who has to do with oneself: asked for once, and again whenever the server says that it is otherwise.

import type { FriendList } from "../../messages";
import { request } from "../../lib/talk";

/** So many seconds pass before it is looked at again who is here. */
const AGAIN = 30;

class Friends {
  all = $state.raw<FriendList>();

  async look(): Promise<void> {
    this.all = await request<FriendList>("GET", "/api/friends");
  }

  /** Does something that is answered by how it stands then. */
  async tell(what: "" | "/remove" | "/block" | "/unblock", about: object): Promise<void> {
    this.all = await request<FriendList>("POST", `/api/friends${what}`, about);
  }

  /** Keeps it up to date, until what is given back is called. */
  follow(): () => void {
    const look = () => {
      if (!document.hidden) void this.look().catch(() => undefined);
    };
    look();
    const timer = setInterval(look, 1000 * AGAIN);
    addEventListener("focus", look);
    let end: (() => void) | undefined;
    let over = false;
    void import("../../lib/stream.svelte").then(({ stream }) => {
      if (!over) end = stream.hears("friends", look);
    });
    return () => {
      over = true;
      end?.();
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }
}

export const friends = new Friends();
