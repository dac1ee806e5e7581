// Fingers and mice on the map: drag to move it, two fingers to enlarge it, hold one to look.

import type { Space } from "../../messages";

/** So many pixels, and a press is a drag. */
const SLACK = 6;
/** So many milliseconds, and a touch is a look. */
const HOLD = 450;

interface Listener {
  pan: (dx: number, dy: number) => void;
  /** The point is given in pixels of the box. */
  zoom: (factor: number, x: number, y: number) => void;
  moving: (on: boolean) => void;
  canMove: () => boolean;
  press: (space: Space | undefined) => void;
}

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private dragged = false;
  private hold: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listener: Listener) {}

  /** Whether the click that ends a drag, a pinch or a look is to be forgotten. */
  swallow(): boolean {
    const dragged = this.dragged;
    this.dragged = false;
    return dragged;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      startX: event.clientX,
      startY: event.clientY,
    });
    clearTimeout(this.hold);
    if (event.pointerType === "touch" && this.fingers.size === 1) {
      const space = (event.target as Element).closest<HTMLElement>("[data-space]")?.dataset["space"];
      this.listener.press(undefined);
      this.hold = setTimeout(() => {
        this.dragged = true;
        this.listener.press(space);
      }, HOLD);
    }
  };

  move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const far = Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) > SLACK;
    if (far) clearTimeout(this.hold);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const box = (event.currentTarget as Element).getBoundingClientRect();
      const before = Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      this.listener.zoom(
        after / before,
        (event.clientX + other.x) / 2 - box.left,
        (event.clientY + other.y) / 2 - box.top,
      );
      this.listener.pan(dx / 2, dy / 2);
      this.dragged = true;
    } else if (this.listener.canMove() && (this.dragged || far)) {
      if (!this.dragged) {
        this.dragged = true;
        this.listener.moving(true);
      }
      this.listener.pan(dx, dy);
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.hold);
    if (!this.fingers.size) this.listener.moving(false);
  };
}
