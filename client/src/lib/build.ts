// Which build of the page this is.

/** The script with which this page begins: its name changes with whatever is in the page. */
export function entry(): string {
  return new URL(document.querySelector<HTMLScriptElement>("script[type=module]")!.src).pathname;
}
