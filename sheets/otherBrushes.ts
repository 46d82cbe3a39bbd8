import { crayon } from '@toile/canvas/brushes/crayon.ts'
import { samplesThrough, swelling, wave } from '@toile/canvas/brushes/madeStrokes.ts'
import { motifBrush } from '@toile/canvas/brushes/motifBrush.ts'
import { pen } from '@toile/canvas/brushes/pen.ts'
import { printBrush } from '@toile/canvas/brushes/printBrush.ts'
import { printPaint } from '@toile/canvas/brushes/printPaint.ts'
import { smudge } from '@toile/canvas/brushes/smudge.ts'
import { watercolor } from '@toile/canvas/brushes/watercolor.ts'
import { writing } from '@toile/canvas/brushes/writing.ts'
import { packed } from '@toile/canvas/stroke/packed.ts'
import { paintStroke, type StrokeOrder } from '@toile/canvas/stroke/paintStroke.ts'
import type { Stamp } from '@toile/canvas/stroke/stamp.ts'

type Through = readonly (readonly [number, number])[]

/** Paints a stroke of a sheet. */
const lay = (picture: Stamp, through: Through, order: Omit<StrokeOrder, 'samples' | 'seed'>, pressure = swelling) =>
  paintStroke(picture, { ...order, samples: samplesThrough({ through, press: pressure }), seed: through.length })

const inkOf = (r: number, g: number, b: number, lays: 'paint' | 'glaze' = 'glaze') =>
  ({ color: [r, g, b], opacity: 1, lays }) as const

/** A cut-out flower of five petals. */
function flower(): Stamp {
  const picture = { width: 160, height: 160, rgba: new Uint8ClampedArray(160 * 160 * 4) }
  for (let i = 0; i < 5; i++) {
    const [x, y] = [Math.sin(i * 1.2566), -Math.cos(i * 1.2566)]
    const petal = [
      [80 + x * 20, 80 + y * 20],
      [80 + x * 42, 80 + y * 42],
      [80 + x * 52, 80 + y * 52],
    ] as const
    lay(picture, petal, { brush: watercolor, ink: inkOf(206, 64, 96), knobs: { size: 40, flow: 0.9 } }, () => 1)
  }
  const heart = [
    [76, 80],
    [80, 82],
    [84, 80],
  ] as const
  lay(picture, heart, { brush: crayon, ink: inkOf(240, 190, 40, 'paint'), knobs: { size: 18 } }, () => 1)
  return picture
}

/** What the motif brush does on a sheet: following, strewn, mirrored. */
export function paintMotifs(picture: Stamp): void {
  const order = { brush: motifBrush, ink: inkOf(0, 0, 0, 'paint'), manner: { motif: flower() } }
  lay(picture, wave(60, 60, 260, 200), { ...order, knobs: { size: 60 } }, () => 1)
  const strewn = { size: 52, jitter: 0.6, turnJitter: 1, sizeJitter: 0.7, spacing: 0.6 }
  lay(picture, wave(380, 70, 240, 180), { ...order, knobs: strewn }, () => 0.8)
  const symmetry = { kind: 'radial', x: 810, y: 165, times: 8 } as const
  lay(
    picture,
    [
      [810, 140],
      [815, 100],
      [850, 60],
    ],
    { ...order, knobs: { size: 44 }, manner: { ...order.manner, symmetry } },
    () => 1,
  )
}

/** What the print brush does on a sheet: a print of flowers in three scales. */
export function paintPrint(picture: Stamp): void {
  const tile = flower()
  for (const [i, scale] of [1, 0.5, 0.25].entries()) {
    const ink = { ...inkOf(0, 0, 0, 'paint'), paint: printPaint(tile, { scale, x: 0, y: 0 }) }
    lay(picture, wave(70 + i * 320, 70, 200, 180), { brush: printBrush, ink }, () => 1)
  }
}

/** What the smudge does on a sheet: to lines, to an edge, to writing. */
export function paintSmudges(picture: Stamp): void {
  for (let i = 0; i < 9; i++) {
    const y = 40 + i * 30
    const line = [
      [40, y],
      [160, y],
      [290, y],
    ] as const
    lay(picture, line, { brush: pen, ink: inkOf(30, 30 + i * 20, 120) }, () => 1)
  }
  lay(
    picture,
    wave(380, 60, 220, 180),
    { brush: crayon, ink: inkOf(190, 60, 40, 'paint'), knobs: { size: 60 } },
    () => 1,
  )
  lay(picture, wave(690, 80, 220, 150), { brush: writing, ink: inkOf(20, 60, 70) }, () => 1)
  const before = picture.rgba.slice()
  const under = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0, a = 0] = before.subarray((y * picture.width + x) * 4)
    return packed(r, g, b, a)
  }
  for (const x of [110, 220, 430, 560, 760, 860]) {
    const down = [
      [x, 20],
      [x + 10, 160],
      [x, 310],
    ] as const
    lay(picture, down, { brush: smudge, ink: inkOf(0, 0, 0), manner: { under } }, () => 1)
  }
}
