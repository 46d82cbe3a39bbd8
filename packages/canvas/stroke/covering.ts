/** What the paper makes of coverage at a pixel. */
export type Grain = (x: number, y: number, cover: number) => number

/** What dabs and lines are laid on: coverage of each pixel, and what of it has changed. */
export interface Covering {
  readonly width: number
  readonly height: number
  /** How much of a pixel is covered, 0 to 1. */
  readonly cover: Float32Array
  mark(x0: number, y0: number, x1: number, y1: number): void
}
