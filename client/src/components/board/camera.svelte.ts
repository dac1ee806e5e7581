// Which part of the map is shown, and how large. Moving it changes one transform and nothing else.

import type { Extent } from "./geometry";

const LARGEST = 4;
/** After so many milliseconds of rest the picture is drawn anew, as sharp as its size allows. */
const REST = 220;

const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

export class Camera {
  /** The box in which the map is shown, in pixels. */
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** For which zoom the picture is drawn; until the next rest it is only stretched. */
  drawn = $state(1);
  /** The middle of what is shown, as a share of the map. */
  private middleX = $state(0.5);
  private middleY = $state(0.5);
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly extent: () => Extent) {}

  /** Pixels to a unit when the whole map is shown. */
  base = $derived.by(() => {
    const { width, height } = this.extent();
    return Math.min(this.width / width, this.height / height) || 0.001;
  });
  scale = $derived(this.base * this.zoom);
  wide = $derived.by(() => this.extent().width * this.scale);
  high = $derived.by(() => this.extent().height * this.scale);
  x = $derived(this.placed(this.width, this.wide, this.middleX));
  y = $derived(this.placed(this.height, this.high, this.middleY));

  stageWidth = $derived.by(() => this.extent().width * this.base * this.drawn);
  stageHeight = $derived.by(() => this.extent().height * this.base * this.drawn);
  /** Whole pixels: the picture is moved as it is, not drawn again. */
  transform = $derived(
    `translate3d(${Math.round(this.x)}px, ${Math.round(this.y)}px, 0) scale(${this.zoom / this.drawn})`,
  );

  canZoomIn = $derived(this.zoom < LARGEST - 0.01);
  canZoomOut = $derived(this.zoom > 1.01);

  /** What is smaller than its box lies in the middle; what is larger leaves no gap. */
  private placed(box: number, size: number, middle: number): number {
    if (size <= box) return (box - size) / 2;
    return within(box - size, box / 2 - middle * size, 0);
  }

  private aim(x: number, y: number): void {
    const halfX = this.wide > this.width ? this.width / 2 / this.wide : 0.5;
    const halfY = this.high > this.height ? this.height / 2 / this.high : 0.5;
    this.middleX = within(halfX, x, 1 - halfX);
    this.middleY = within(halfY, y, 1 - halfY);
  }

  pan(dx: number, dy: number): void {
    this.aim(this.middleX - dx / this.wide, this.middleY - dy / this.high);
  }

  /** Larger or smaller; the point of the box stays where it is. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const shareX = (x - this.x) / this.wide;
    const shareY = (y - this.y) / this.high;
    this.zoom = within(1, this.zoom * factor, LARGEST);
    this.aim(shareX + (this.width / 2 - x) / this.wide, shareY + (this.height / 2 - y) / this.high);
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.drawn = this.zoom), REST);
  }

  fit(): void {
    this.zoomBy(1 / this.zoom);
    this.aim(0.5, 0.5);
  }

  /** Moves the map so far that a rectangle of it, in units, can be seen. */
  show(left: number, top: number, size: number): void {
    const extent = this.extent();
    const [x, y] = [(left - extent.x) * this.scale + this.x, (top - extent.y) * this.scale + this.y];
    const side = size * this.scale;
    const dx = x < 0 ? -x : Math.min(0, this.width - x - side);
    const dy = y < 0 ? -y : Math.min(0, this.height - y - side);
    if (dx || dy) this.pan(dx, dy);
  }
}
