import type { Brush } from '../../stroke/brush.ts'
import { paintStroke } from '../../stroke/paintStroke.ts'
import { openPlane } from '../../stroke/plane.ts'
import type { Stamp } from '../../stroke/stamp.ts'
import { bitsOf } from '../../tiles/testing/bitsOf.ts'
import { brushes, otherBrushes } from '../index.ts'
import { samplesThrough, wave } from '../madeStrokes.ts'
import { leaf } from './leaf.ts'

const [width, height] = [420, 300] as const

/** Two strokes of a brush, with a pen that leans and with a mouse, on a sheet with something on it already. */
function paintTwice(brush: Brush, cap: string): Stamp {
  const picture = { width, height, rgba: new Uint8ClampedArray(width * height * 4) }
  for (let i = 0; i < picture.rgba.length; i += 4) picture.rgba.set([240, (i >> 6) & 255, 200, (i >> 8) & 255], i)
  const plane = openPlane(width, height)
  const before = picture.rgba.slice()
  const under = (x: number, y: number) => new Int32Array(before.buffer)[y * width + x] ?? 0
  for (const seed of [1, 2]) {
    const samples = samplesThrough({
      through: wave(40, 40 + seed * 30, width - 80, height - 140),
      press: (t) => (seed === 1 ? 0.2 + 0.8 * t : -1),
      speed: 0.4 + seed,
      tilt: seed === 1 ? 30 : 0,
    })
    const ink = { color: [90, 40, 160], opacity: 1, lays: brush.lays } as const
    const manner = { under, motif: leaf, symmetry: { kind: 'vertical', x: width / 2 } } as const
    paintStroke(picture, { brush, samples, ink, seed, manner, knobs: { cap } }, plane)
  }
  return picture
}

/** A number for every brush that depends on each bit of what it paints. */
export const strokeHashes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...brushes, ...otherBrushes].flatMap((brush) =>
      (brush.normal.cap ? ['round', 'square'] : ['']).map((cap) => [
        `${brush.id} ${cap}`.trim(),
        bitsOf(paintTwice(brush, cap).rgba),
      ]),
    ),
  )
