// The page as an app: works without a network, can be installed, and says when there is a newer one.

import { entry } from "./build";
import { kept, keepTexts } from "./kept";
import { LANGUAGES, speech } from "./language.svelte";
import { request } from "./talk";

/** What a browser hands over where the page can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Milliseconds after which whatever is wanted first has come. */
const PATIENCE = 1000;

/** What is read without a network, in a language. */
export function library(language: string): string[] {
  return [
    `/api/rules?language=${language}`,
    "/api/lessons",
    "/api/catalogue?expansion=false",
    "/api/catalogue?expansion=true",
  ];
}

class App {
  /** The server has a newer page than this one. */
  newer = $state(false);
  /** Installs the page, where the browser offers it. */
  install = $state.raw<() => void>();

  /** To be called once. */
  begin(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.install = () => void (event as InstallPrompt).prompt().then(() => (this.install = undefined));
    });
    addEventListener("appinstalled", () => (this.install = undefined));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void this.look();
    });
    if (document.readyState === "complete") this.idle();
    else addEventListener("load", () => this.idle());
  }

  /** Whether the server's page is still this one. Nothing happens by itself: it is told. */
  async look(): Promise<void> {
    if (import.meta.env.DEV || !navigator.onLine) return;
    try {
      const page = await fetch("/", { cache: "no-cache" });
      if (page.ok) this.newer = !(await page.text()).includes(entry());
    } catch {
      // It is asked again.
    }
  }

  /** Not before there is nothing else to do: who plays does not wait for it. */
  private idle(): void {
    // Browsers have none of it where the connection is not secure.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (import.meta.env.DEV || !workers) return;
    setTimeout(() => void this.keep(workers).catch(() => undefined), PATIENCE);
  }

  private async keep(workers: ServiceWorkerContainer): Promise<void> {
    await this.keepLanguage(true);
    // Last: once there is a worker, everything can be had without a network.
    await workers.register("/sw.js", { updateViaCache: "none" });
    workers.addEventListener("controllerchange", () => void this.look());
  }

  /** Texts, rules, sheets and lessons in the reader's language; another one later, if there is a worker. */
  async keepLanguage(first = false): Promise<void> {
    if (!first && !(navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller) return;
    await keepTexts();
    for (const path of library(speech.language)) await kept(path, () => request("GET", path));
  }
}

export const app = new App();

/** The manifest speaks the reader's language. */
export function speakManifest(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (link && LANGUAGES.includes(speech.language)) link.href = `/app-${speech.language}.webmanifest`;
}
