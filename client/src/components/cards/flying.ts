// A card that comes to lie somewhere flies there from where it was. Nobody has to wait for it.

import { settings } from "../../lib/settings.svelte";

const FLIGHT = 240;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** For what comes onto the table: from the middle of the first thing that a selector finds. */
export function flies(node: HTMLElement, from: string): void {
  if (!from || still.matches || !settings.liked.speed) return;
  const [start, end] = [document.querySelector(from)?.getBoundingClientRect(), node.getBoundingClientRect()];
  if (!start?.width || !end.width) return;
  // A picture of it flies, above everything: the places where cards lie cut off what is outside.
  const flying = document.body.appendChild(node.cloneNode(true) as HTMLElement);
  flying.inert = true;
  flying.setAttribute("aria-hidden", "true");
  Object.assign(flying.style, {
    position: "fixed", left: `${end.left}px`, top: `${end.top}px`, zIndex: "60", pointerEvents: "none",
  });
  node.style.visibility = "hidden";
  const right = start.left + start.width / 2 - end.left - end.width / 2;
  const down = start.top + start.height / 2 - end.top - end.height / 2;
  const way = [{ transform: `translate(${right}px, ${down}px) scale(0.7)` }, { transform: "none" }];
  flying.animate(way, { duration: FLIGHT, easing: "ease-out" }).onfinish = () => {
    flying.remove();
    node.style.visibility = "";
  };
}
