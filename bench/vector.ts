import { createCanvas } from '@napi-rs/canvas'
import { spawnSync } from 'node:child_process'
import { sure } from '@toile/geometry'
import type { DrawnCategory } from '@toile/craft/sketches/lineDrawing.ts'
import { type LineTruth, lineTruth } from '@toile/picture/export/testing/lineTruth.ts'
import { curvesOf, enclosed, overlapAtBoxes } from '@toile/picture/export/testing/vectorScore.ts'
import { median, quantile } from '@toile/picture/kernels/statistics.ts'
import { linesOfPicture } from '@toile/picture/reading/lines/linesOfPicture.ts'
import type { Host, Pixels, Surface } from '@toile/picture/surface.ts'
import { defineBench } from './bench.ts'

/** Pictures whose seed nothing was set on. */
const seed = 31_337
const count = 40
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

/** What one picture was drawn as. */
interface Drawn {
  way: string
  curves: number
  overlap: number
  /** Place of the true category among the chips; -1 where it is not among them. */
  place: number
}

/** Whole line drawings of pictures whose garment is known: their curves, their form and their category, against potrace on the same picture in black and white. */
export const vector = defineBench({
  id: 'vector',
  says: 'A picture made a line drawing',
  peer: 'potrace, where it is installed',
  pairs: count - 1,
  async open() {
    const cases = Array.from({ length: count }, (_, i) => lineTruth(host, i, seed))
    const bitmaps = cases.map(({ pixels }) => bitmapOf(pixels))
    const drawn = new Map<number, Drawn>()
    const traced = new Map<number, number>()
    let ours = 0
    let peer = 0
    return {
      ours() {
        const index = ours++ % count
        drawn.set(index, drawnOf(sure(cases[index])))
      },
      peer() {
        const index = peer++ % count
        const { stdout } = spawnSync('potrace', ['--svg', '-o', '-', '-'], { input: bitmaps[index], encoding: 'utf8' })
        traced.set(index, curvesIn(stdout ?? '') / curvesOf(sure(cases[index]).drawing))
      },
      right: () => report([...drawn.values()], [...traced.values()]),
    }
  },
})

function drawnOf({ pixels, drawing, cloth, garment, way }: LineTruth): Drawn {
  try {
    const found = sure(linesOfPicture(pixels).drawings[0]).drawing
    return {
      way,
      curves: curvesOf(found) / curvesOf(drawing),
      overlap: overlapAtBoxes(enclosed(found), cloth),
      place: found.choices.findIndex(({ category }) => category === (garment.category satisfies DrawnCategory)),
    }
  } catch {
    return { way, curves: 0, overlap: 0, place: -1 }
  }
}

/** What is darker than the middle as a bitmap that potrace reads. */
function bitmapOf({ width, height, rgba }: Pixels): Buffer {
  const wide = Math.ceil(width / 8)
  const bits = Buffer.alloc(wide * height)
  for (let i = 0; i < width * height; i++) {
    const dark = (rgba[i * 4] ?? 0) + (rgba[i * 4 + 1] ?? 0) + (rgba[i * 4 + 2] ?? 0) < 3 * 110
    const at = Math.floor(i / width) * wide + ((i % width) >> 3)
    if (dark) bits[at] = (bits[at] ?? 0) | (128 >> ((i % width) % 8))
  }
  return Buffer.concat([Buffer.from(`P4\n${width} ${height}\n`), bits])
}

/** Curves and straight lines in an SVG's paths: six numbers to a curve, two to a line. */
const curvesIn = (svg: string): number =>
  [...svg.matchAll(/([cl])([^a-zA-Z"]*)/g)].reduce(
    (sum, [, kind, numbers]) => sum + (numbers?.match(/-?\d+/g)?.length ?? 0) / (kind === 'c' ? 6 : 2),
    0,
  )

function report(drawn: readonly Drawn[], traced: readonly number[]): string {
  const curves = drawn.map(({ curves: own }) => own)
  const overlaps = drawn.map(({ overlap }) => overlap)
  const within = drawn.filter(({ place }) => place >= 0).length / Math.max(1, drawn.length)
  const first = drawn.filter(({ place }) => place === 0).length / Math.max(1, drawn.length)
  const share = (value: number) => `${(100 * value).toFixed(0)} %`
  return [
    `${drawn.length} pictures; curves against those of the true drawing: median ${median(curves).toFixed(2)}, worst tenth ${quantile(curves, 0.9).toFixed(2)}`,
    traced.some(Boolean) ? `potrace’s ${median(traced).toFixed(2)}` : 'potrace is not installed',
    `form: median ${median(overlaps).toFixed(3)}, worst tenth ${quantile(overlaps, 0.1).toFixed(3)}`,
    `category first ${share(first)}, among three ${share(within)}`,
  ].join('; ')
}
