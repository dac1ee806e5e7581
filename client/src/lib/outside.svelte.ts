// Modules of installed packages: their texts, their signs, and how their nouns are put into words.

import { bodies } from "virtual:icons";
import type { OutsideModule, OutsideModules } from "../messages";
import type { IconName } from "./icon-names";
import { kept } from "./kept";
import { request } from "./talk";

const NONE: OutsideModules = { modules: [], texts: "", events: {}, choices: {}, states: {} };

class Outside {
  known = $state.raw(NONE);

  /** Their texts in a language; without them the game is what it is. */
  async texts(language: string): Promise<string> {
    const path = `/api/modules?language=${language}`;
    try {
      this.known = await kept(path, () => request<OutsideModules>("GET", path));
    } catch {
      return "";
    }
    return this.known.texts;
  }

  /** The sign of a module or of a kind of card, if the page has one of that name. */
  icon(name: string): IconName | undefined {
    const icon = this.known.modules.map((module) => module.icons[name]).find(Boolean);
    return icon && Object.hasOwn(bodies, icon) ? (icon as IconName) : undefined;
  }

  /** Those that keep something at a table, and what. */
  inPlay(states: object): [OutsideModule, object][] {
    const found = states as Record<string, object | undefined>;
    return this.known.modules.flatMap((module): [OutsideModule, object][] => {
      const state = module.state ? found[module.state] : undefined;
      return state ? [[module, state]] : [];
    });
  }
}

export const outside = new Outside();
