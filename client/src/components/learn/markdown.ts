// The little Markdown that the rules use, as a tree: nothing in a text can ever become an element
// that is not one of these.

export interface Inline {
  kind: "text" | "bold" | "italic" | "code" | "rule";
  text: string;
}

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; items: Block[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([BS]\d+(?:\.\d+)?)\b/g;
const KINDS = ["bold", "italic", "code", "rule"] as const;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    const at = KINDS.findIndex((_, place) => found[place + 1] !== undefined);
    parts.push({ kind: KINDS[at]!, text: found[at + 1]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

export function blocks(text: string): Block[] {
  const lines = text.split("\n");
  const found: Block[] = [];
  let at = 0;
  /** The lines from here on for which this holds. */
  const taken = (holds: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && holds(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.trim()) at++;
    else if (line.startsWith("|")) found.push(table(taken((one) => one.startsWith("|"))));
    else if (line.startsWith("- ")) {
      found.push(list(taken((one) => one.startsWith("- ") || one.startsWith("  ") || !one.trim())));
    } else {
      const own = taken((one) => Boolean(one.trim()) && !one.startsWith("|") && !one.startsWith("- "));
      found.push({ kind: "paragraph", parts: inline(own.join(" ")) });
    }
  }
  return found;
}

function list(lines: string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push([line.slice(2)]);
    else items.at(-1)!.push(line.slice(2));
  }
  return { kind: "list", items: items.map((item) => blocks(item.join("\n"))) };
}

function table(lines: string[]): Block {
  const cells = (line: string) => line.split("|").slice(1, -1).map((cell) => inline(cell.trim()));
  // The second line only says how the columns are aligned.
  return { kind: "table", head: cells(lines[0] ?? ""), rows: lines.slice(2).map(cells) };
}

/** In lower case and without accents, letter for letter. */
export function plain(text: string): string {
  // The Polish ł is a letter of its own, no l with an accent.
  return Array.from(text, (letter) => letter.toLowerCase().normalize("NFD").charAt(0).replace("ł", "l")).join("");
}

/** A text cut where one of the words begins and ends; every second part is a word. */
export function cut(text: string, words: readonly string[]): string[] {
  if (!words.length) return [text];
  const letters = Array.from(text);
  const folded = plain(text);
  const parts = [""];
  let at = 0;
  while (at < letters.length) {
    const word = words.find((one) => folded.startsWith(one, at));
    if (word) {
      parts.push(letters.slice(at, at + word.length).join(""), "");
      at += word.length;
    } else {
      parts.push(parts.pop()! + letters[at]!);
      at++;
    }
  }
  return parts;
}
