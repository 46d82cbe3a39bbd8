import type { Box } from '../tiles/box.ts'
import type { Covering, Grain } from './covering.ts'
import { openCells } from './dirtyCells.ts'
import { type Dab, drawDab } from './drawDab.ts'
import { drawLine } from './drawLine.ts'
import { drawHull } from './drawHull.ts'

/** What one stroke has left on the sheet so far, before it is merged: a pixel each. */
export interface Plane extends Covering {
  /** What else a brush leaves, as pigment in its water. */
  readonly load: Float32Array
  /** Colors of brushes that lay several, packed as `packed` does; there once a brush has asked for them. */
  readonly pigment: Int32Array | undefined
  askPigment(): Int32Array
  /** Everything touched since the plane was clear. */
  readonly touched: Readonly<Box>
  dab(dab: Dab): void
  /** A line with round ends; `builds` adds up, otherwise the greater coverage stays. */
  line(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    width: number,
    alpha: number,
    builds: boolean,
    grain?: Grain,
  ): void
  /** A convex polygon (x, y, x, y …), widened by some pixels; the greater coverage stays. */
  hull(points: readonly number[], widened: number, grain?: Grain): void
  /** What changed since the last call, in boxes that share no pixel. */
  takeDirty(): Box[]
  clear(): void
}

/** Opens a clear plane for the strokes of a sheet. */
export function openPlane(width: number, height: number): Plane {
  const cover = new Float32Array(width * height)
  const load = new Float32Array(width * height)
  const cells = openCells(width, height)
  let pigment: Int32Array | undefined
  const plane: Plane = {
    width,
    height,
    cover,
    load,
    get pigment() {
      return pigment
    },
    askPigment: () => (pigment ??= new Int32Array(width * height)),
    get touched() {
      return cells.touched
    },
    dab: (dab) => drawDab(plane, dab),
    line: (ax, ay, bx, by, wide, alpha, builds, grain) => drawLine(plane, ax, ay, bx, by, wide, alpha, builds, grain),
    hull: (points, widened, grain) => drawHull(plane, points, widened, grain),
    mark: cells.mark,
    takeDirty: cells.take,
    clear() {
      const { x0, y0, x1, y1 } = cells.touched
      for (let y = y0; y < y1; y++) {
        const row = y * width
        cover.fill(0, row + x0, row + x1)
        load.fill(0, row + x0, row + x1)
        pigment?.fill(0, row + x0, row + x1)
      }
      cells.forget()
    },
  }
  return plane
}
