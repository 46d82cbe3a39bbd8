import { clamp, type Path, type Point } from '@toile/geometry'
import { boxBlur } from '../../kernels/boxBlur.ts'
import { componentsOf } from '../../kernels/components.ts'
import { type Mask, type Plane, planeOf } from '../../kernels/plane.ts'
import { median, quantile } from '../../kernels/statistics.ts'
import type { Pixels } from '../../surface.ts'
import type { Piece } from './piecesOf.ts'

/** What the surroundings of runs are told by. */
export interface Surrounded {
  pixels: Pixels
  response: Plane
  strength: number
  middles: Mask
  /** How deep each pixel lies in the cloth. */
  depth: Plane
  /** Where a print was taken off. */
  lifted: Mask | null
}

/** How near a run comes to the border of the cloth, or an end to another run, in pixels. */
const rim = 4
const meets = 5
/** How far from a line its two sides are looked at, and its ink is gathered, in pixels. */
const aside = 4
const most = 24
/** How far round colours are counted, in pixels. */
const around = 16

/** The traits of pieces of runs by what lies round them: their run, the border of the cloth, what their ends meet, the ink of the outline, how many colours there are. */
export function runSurroundings(runs: readonly Path[], pieces: readonly Piece[], seen: Surrounded): number[][] {
  const { pixels, response, strength, middles, depth, lifted } = seen
  const { width, height, rgba } = pixels
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
  const bright = planeOf(pixels, (i) => Math.max(rgba[i * 4]!, rgba[i * 4 + 1]!, rgba[i * 4 + 2]!) / 255)
  const tint = planeOf(pixels, (i) => (rgba[i * 4]! - rgba[i * 4 + 2]!) / 255)
  const varied = [bright, tint].map((plane) => {
    const mean = boxBlur(plane, around).values
    const square = boxBlur(
      planeOf(plane, (i) => plane.values[i]! ** 2),
      around,
    ).values
    return square.map((value, i) => Math.sqrt(Math.max(0, value - mean[i]! ** 2)))
  })
  const rims = runs.flatMap((run) => run.filter(([x, y]) => out[index(x, y)]! <= rim)).map(([x, y]) => index(x, y))
  const ink = inkAt(rims.length > 40 ? rims : runs.flat().map(([x, y]) => index(x, y)), rgba)
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
    const alphas: number[] = []
    const offs: number[] = []
    const wides: number[] = []
    for (const i of places) {
      const [x, y] = run[i]!
      const [a, b] = [run[Math.max(0, i - 3)]!, run[Math.min(run.length - 1, i + 3)]!]
      const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const [nx, ny] = [-(b[1] - a[1]) / far, (b[0] - a[0]) / far]
      const [one, other] = [index(x + nx * aside, y + ny * aside) * 4, index(x - nx * aside, y - ny * aside) * 4]
      const at = index(x, y) * 4
      let [along, full] = [0, 1]
      const under = [0, 0, 0]
      for (let c = 0; c < 3; c++) {
        under[c] = (rgba[one + c]! + rgba[other + c]!) / 2
        const way = ink[c]! - under[c]!
        along += way * (rgba[at + c]! - under[c]!)
        full += way * way
      }
      const alpha = clamp(along / full, 0, 1.3)
      let off = 0
      for (let c = 0; c < 3; c++) off += (rgba[at + c]! - under[c]! - alpha * (ink[c]! - under[c]!)) ** 2
      alphas.push(alpha)
      offs.push(Math.sqrt(off) / 128)
      let wide = 0
      for (let s = -aside; s <= aside; s++) wide += response.values[index(x + nx * s, y + ny * s)]!
      wides.push(wide / strength)
    }
    const [first, last] = ends(whole)
    const label = places.map((i) => labels[index(...run[i]!)]!).find(Boolean) ?? 0
    const share = (test: (i: number) => boolean) =>
      places.filter((i) => test(index(...run[i]!))).length / places.length
    return [
      share((i) => out[i]! <= rim),
      lifted ? share((i) => lifted.values[i] === 1) : 0,
      lifted ? 1 : 0,
      met[k] ?? 0,
      Math.log(whole.length / long) / 3 + 1,
      Math.hypot(last[0] - first[0], last[1] - first[1]) / whole.length,
      median(alphas),
      quantile(alphas, 0.8) - quantile(alphas, 0.2),
      Math.min(2, median(offs)),
      Math.min(2, quantile(offs, 0.8)),
      Math.min(2, median(wides) / 4),
      clamp(Math.log(1 + sizes[label]! / long) / 3),
      clamp(touching[label]! / Math.max(1, sizes[label]!)),
      ...varied.map((plane) => median(places.map((i) => plane[index(...run[i]!)]!)) * 3),
      clamp(median(places.map((i) => out[index(...run[i]!)]!)) / (0.2 * long)),
    ]
  })
}

const ends = (run: Path): [Point, Point] => [run[0]!, run[run.length - 1]!]

/** The ink of the darker pixels among some. */
function inkAt(places: readonly number[], rgba: Uint8ClampedArray): number[] {
  const sums = places.map((i) => rgba[i * 4]! + rgba[i * 4 + 1]! + rgba[i * 4 + 2]!)
  const cut = quantile(sums, 0.2)
  const dark = places.filter((_, k) => sums[k]! <= cut)
  return [0, 1, 2].map((c) => median(dark.map((i) => rgba[i * 4 + c]!)))
}
