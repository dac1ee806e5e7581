// Why something is reported, or decided.

import type { NewReport } from "../../messages";

export const CAUSES: NewReport["reason"][] = ["insult", "hate", "spam", "cheating", "stalling", "name", "other"];
