// Which page is shown: the address decides, so that every page can be linked and reloaded.

class Route {
  path = $state(location.pathname);
  /** What follows the # in the address: keys of links stand there, so that no log ever has them. */
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** The same page without what follows the #. */
  forgetHash(): void {
    history.replaceState(null, "", this.path);
    this.read();
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** For links: stays in the page, unless the reader wants a new tab. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    route.go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
