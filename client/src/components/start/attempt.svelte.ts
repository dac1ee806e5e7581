// Something that the server may refuse: one at a time, and why it was refused.

import { refusal } from "./opening";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  async at(what: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      await what();
      return true;
    } catch (refused) {
      this.problem = refusal(refused);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
