import { type Box, sharedBox } from '../tiles/box.ts'
import { side, type Tile } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import type { Ink } from './ink.ts'
import { layPixel } from './layPixel.ts'
import type { Stroke } from './stroke.ts'

/** Below this a pixel is not painted at all. */
const faintest = 0.0005

/** Lays a stroke on the tile whose corner is at (ox, oy): `after` is made anew from `before` within the box, in pixels of the sheet. */
export function mergeStroke(
  before: Tile,
  after: Tile,
  ox: number,
  oy: number,
  box: Readonly<Box>,
  stroke: Stroke,
  ink: Ink,
): void {
  const { easel, brush } = stroke
  const { plane, knobs } = easel
  const { cover, load } = plane
  const pigment = brush.pigment && plane.pigment
  const { selection, paint } = ink
  const opacity = knobs.opacity * ink.opacity
  const [r, g, b] = ink.color
  const plain = r | (g << 8) | (b << 16) | (255 << 24)
  const lays = brush.pigment === 'replaces' ? 'replace' : ink.lays
  const locked = ink.lockAlpha === true
  const [from, to] = [wordsOf(before), wordsOf(after)]
  const { x0, y0, x1, y1 } = sharedBox(box, { x0: ox, y0: oy, x1: ox + side, y1: oy + side })
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const p = y * plane.width + x
      const i = (y - oy) * side + x - ox
      const under = from[i]!
      const covered = cover[p]!
      let a = 0
      if (covered > 0) {
        a = brush.develop ? brush.develop(covered, load[p]!, x, y, easel) : covered
        a = Math.min(1, a) * opacity
        if (selection) a *= selection.alpha[p]! / 255
      }
      if (a <= faintest) {
        to[i] = under
        continue
      }
      const color = paint && lays !== 'erase' ? paint(x, y) : pigment ? pigment[p]! : plain
      to[i] = layPixel(under, color, a, lays, locked)
    }
  }
}
