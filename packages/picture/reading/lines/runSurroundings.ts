import { clamp, type Path, type Point } from '@toile/geometry'
import { componentsOf } from '../../kernels/components.ts'
import type { Mask, Plane } from '../../kernels/plane.ts'
import { median } from '../../kernels/statistics.ts'
import type { Pixels } from '../../surface.ts'
import type { Cells } from './cells.ts'
import { inkAt, inkTraits } from './inkTraits.ts'
import type { Piece } from './piecesOf.ts'
import { variedRound } from './variedRound.ts'

/** What the surroundings of runs are told by. */
export interface Surrounded {
  pixels: Pixels
  response: Plane
  strength: number
  middles: Mask
  /** How deep each pixel lies in the cloth. */
  depth: Plane
  cells: Cells
  /** Where a print was taken off. */
  lifted: Mask | null
}

/** How near a run comes to the border of the cloth, or an end to another run, in pixels. */
const rim = 4
const meets = 5
/** How many places of a piece are looked at. */
const most = 24

/** The traits of pieces of runs by what lies round them: their run, the border of the cloth, what their ends meet, the ink of the outline, how many colours there are. */
export function runSurroundings(runs: readonly Path[], pieces: readonly Piece[], seen: Surrounded): number[][] {
  const { pixels, response, strength, middles, depth, cells, lifted } = seen
  const { width, height } = pixels
  const index = (x: number, y: number) =>
    Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)))
  const out = depth.values
  const { labels, list } = componentsOf(middles)
  const sizes = new Float64Array(list.length + 1)
  const touching = new Float64Array(list.length + 1)
  middles.values.forEach((on, i) => {
    if (!on) return
    const label = labels[i]!
    sizes[label]!++
    if (out[i]! <= rim) touching[label]!++
  })
  const varied = variedRound(pixels, cells)
  const rims = runs.flatMap((run) => run.filter(([x, y]) => out[index(x, y)]! <= rim)).map(([x, y]) => index(x, y))
  const ink = inkAt(rims.length > 40 ? rims : runs.flat().map(([x, y]) => index(x, y)), pixels)
  const owner = new Int32Array(width * height)
  runs.forEach((run, k) => {
    for (const [x, y] of run) owner[index(x, y)] = k + 1
  })
  const isMet = ([x, y]: Point, own: number): boolean => {
    for (let v = -meets; v <= meets; v++)
      for (let u = -meets; u <= meets; u++) {
        const other = owner[index(x + u, y + v)]!
        if (other && other !== own) return true
      }
    return false
  }
  const long = Math.max(width, height)
  const met = runs.map((run, k) => ends(run).filter((end) => isMet(end, k + 1)).length / 2)
  return pieces.map(({ path: run, run: k }) => {
    const whole = runs[k] ?? run
    const every = Math.max(1, Math.floor(run.length / most))
    const places = run.map((_, i) => i).filter((i) => i % every === 0)
    const inked = inkTraits(run, places, { pixels, response, strength, ink })
    const [first, last] = ends(whole)
    const label = places.map((i) => labels[index(...run[i]!)]!).find(Boolean) ?? 0
    const share = (test: (i: number) => boolean) => places.filter((i) => test(index(...run[i]!))).length / places.length
    return [
      share((i) => out[i]! <= rim),
      lifted ? share((i) => lifted.values[i] === 1) : 0,
      lifted ? 1 : 0,
      met[k] ?? 0,
      Math.log(whole.length / long) / 3 + 1,
      Math.hypot(last[0] - first[0], last[1] - first[1]) / whole.length,
      ...inked,
      clamp(Math.log(1 + sizes[label]! / long) / 3),
      clamp(touching[label]! / Math.max(1, sizes[label]!)),
      ...varied.map((plane) => median(places.map((i) => plane[cells.of[index(...run[i]!)]!]!)) * 3),
      clamp(median(places.map((i) => out[index(...run[i]!)]!)) / (0.2 * long)),
    ]
  })
}

const ends = (run: Path): [Point, Point] => [run[0]!, run[run.length - 1]!]
