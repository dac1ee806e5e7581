// Whether the server can be reached, as far as the page knows.

/** Milliseconds between two attempts to reach it again. */
const AGAIN = 5000;

class Network {
  private connected = $state(true);
  private answering = $state(true);
  /** How often the server was reached again: whoever wants to know what has changed meanwhile. */
  comebacks = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** To be called once. */
  begin(): void {
    this.connected = navigator.onLine;
    addEventListener("online", () => {
      this.connected = true;
      this.comebacks++;
      void this.try();
    });
    addEventListener("offline", () => (this.connected = false));
  }

  /** False: this device has no network, or the server does not answer. */
  get reached(): boolean {
    return this.connected && this.answering;
  }

  /** This device knows that it has no network at all. */
  get offline(): boolean {
    return !this.connected;
  }

  /** Something was heard of the server. */
  heard(): void {
    if (!this.answering) this.comebacks++;
    this.answering = true;
    clearTimeout(this.timer);
  }

  /** The server was not reached: it is asked again until it is. */
  missed(): void {
    this.answering = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.try(), AGAIN);
  }

  private async try(): Promise<void> {
    try {
      await fetch("/favicon.svg?reached", { method: "HEAD", cache: "no-store" });
      this.heard();
    } catch {
      this.missed();
    }
  }
}

export const network = new Network();
