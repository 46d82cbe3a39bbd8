import { distance, openChance, type Path, type Point, sure } from '@toile/geometry'
import { stitchLine } from '../raster/freeLine.ts'
import type { DrawingStyle, Stage } from '../raster/stage.ts'
import { inset, seamAllowance } from './inset.ts'

/** What is sewn along the edge of a region, on the flat cloth: shares 0..1 of a seam, of its stitches, and of the small puckers that its thread pulls. */
export interface Sewn {
  seam: Float32Array
  stitch: Float32Array
  pucker: Float32Array
}

/** How wide each hand draws a seam, in pens. */
const seams: Record<DrawingStyle, number> = { ink: 2.1, illustration: 1.5, realistic: 1.4, flat: 1.25 }
/** Stitches nearer than this to their seam would run into it, in pens. */
const nearest = 3.4
/** No thread is thinner, in texels. */
const thinnest = 1.3
/** Millimetres from one pucker to the next, how far they reach to either side, and how wide they are. */
const puckers = { apart: [7, 15], long: [4, 9], wide: 1.5 } as const

/** Draws what is sewn along outlines on a stage that shows the flat cloth, its heads being millimetres. */
export function sewnEdge(flat: Stage, outlines: readonly Path[]): Sewn {
  const rings = outlines.map((path): Path => [...path, ...path.slice(0, 1)])
  const drawn = (draw: (stage: Stage, path: Path) => void) => {
    const surface = flat.host.createCanvas(flat.width, flat.height)
    const stage = { ...flat, surface, context: surface.getContext('2d') }
    for (const path of rings) draw(stage, path)
    const { data } = stage.context.getImageData(0, 0, flat.width, flat.height)
    return Float32Array.from({ length: flat.width * flat.height }, (_, i) => (data[i * 4 + 3] ?? 0) / 255)
  }
  const allowance = Math.max(seamAllowance, (nearest * flat.pen) / flat.scale)
  return {
    seam: drawn((stage, path) => line(stage, path, Math.max(1, seams[stage.style] * stage.pen))),
    stitch: drawn((stage, path) => {
      for (const side of [allowance, -allowance])
        stitchLine(stage, inset(path, side), '#000', Math.max(1.05, thinnest / stage.pen), 3.8)
    }),
    pucker: drawn(pull),
  }
}

function line({ context, place }: Stage, path: Path, width: number): void {
  context.beginPath()
  for (const point of path) context.lineTo(...place(point))
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = '#000'
  context.stroke()
}

/** Short creases that start at the seam on either side, each as long and as steep as it happens to be pulled. */
function pull(stage: Stage, path: Path): void {
  const chance = openChance(Math.round(path.length * 131 + (path[0]?.[0] ?? 0) * 17))
  const between = ([least, most]: readonly [number, number]) => least + (most - least) * chance.next()
  const width = Math.max(1, puckers.wide * stage.scale)
  let left = between(puckers.apart)
  for (let k = 1; k < path.length; k++) {
    const [from, to] = [sure(path[k - 1]), sure(path[k])]
    const long = distance(from, to)
    while (left < long) {
      const share = left / long
      const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      const slant = (chance.next() - 0.5) * 0.9
      const along: Point = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
      for (const side of [1, -1]) {
        const reach = between(puckers.long) * side
        const end: Point = [
          at[0] + (-along[1] + along[0] * slant) * reach,
          at[1] + (along[0] + along[1] * slant) * reach,
        ]
        const half: Point = [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2]
        line(stage, [at, half], width)
        line(stage, [half, end], width * 0.55)
      }
      left += between(puckers.apart)
    }
    left -= long
  }
}
