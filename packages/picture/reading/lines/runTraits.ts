import { clamp, type Path } from '@toile/geometry'
import type { Plane } from '../../kernels/plane.ts'
import { median, quantile } from '../../kernels/statistics.ts'
import type { Pixels } from '../../surface.ts'
import type { Cells } from './cells.ts'

/** What a run is looked at in. */
export interface RunSight {
  pixels: Pixels
  /** How strongly each pixel answers as a pen's line, and how strong the pen is. */
  response: Plane
  strength: number
  cells: Cells
  /** Share of pixels round each cell that lie on a run, 0..1. */
  crowd: Plane
}

/** How far beside a line its two sides are looked at, in pixels, and how many places of it at most. */
const aside = 4
const most = 40

/** The traits of a run by which a pen's line is told from the edge of a print, from grain and from light: each about -1..1. */
export function runTraits(run: Path, { pixels, response, strength, cells, crowd }: RunSight): number[] {
  const { width, height, rgba } = pixels
  const long = Math.max(width, height)
  const every = Math.max(1, Math.floor(run.length / most))
  const places = run.filter((_, i) => i % every === 0)
  const index = (x: number, y: number) =>
    Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)))
  const answers = places.map(([x, y]) => response.values[index(x, y)] / strength)
  const unlike: number[] = []
  const uneven: number[] = []
  const chroma: number[] = []
  const bright: number[] = []
  const turns: number[] = []
  places.forEach(([x, y], k) => {
    const i = k * every
    const [a, b] = [run[Math.max(0, i - 3)], run[Math.min(run.length - 1, i + 3)]]
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [(-(b[1] - a[1]) / far) * aside, ((b[0] - a[0]) / far) * aside]
    const [at, one, other] = [index(x, y) * 4, index(x + nx, y + ny) * 4, index(x - nx, y - ny) * 4]
    let apart = 0
    let [least, top] = [2, 0]
    for (let c = 0; c < 3; c++) {
      apart += (rgba[one + c] - rgba[other + c]) ** 2
      const kept = (rgba[at + c] + 6) / ((rgba[one + c] + rgba[other + c]) / 2 + 6)
      least = Math.min(least, kept)
      top = Math.max(top, kept)
    }
    unlike.push(Math.sqrt(apart) / 255)
    uneven.push(Math.min(2, top - least))
    const [high, low] = [Math.max(rgba[at], rgba[at + 1], rgba[at + 2]), Math.min(rgba[at], rgba[at + 1], rgba[at + 2])]
    bright.push(high / 255)
    chroma.push((high - low) / 255)
    const [p, q] = [run[Math.max(0, i - 6)], run[Math.min(run.length - 1, i + 6)]]
    const dot = (x - p[0]) * (q[0] - x) + (y - p[1]) * (q[1] - y)
    turns.push(1 - dot / (Math.hypot(x - p[0], y - p[1]) * Math.hypot(q[0] - x, q[1] - y) || 1))
  })
  const [first, last] = [run[0], run[run.length - 1]]
  return [
    Math.log(run.length / long) / 3 + 1,
    clamp(median(answers), 0, 1.5),
    clamp(quantile(answers, 0.2), 0, 1.5),
    Math.hypot(last[0] - first[0], last[1] - first[1]) / run.length,
    Math.min(1, median(turns)),
    median(unlike),
    quantile(unlike, 0.2),
    median(uneven),
    quantile(uneven, 0.2),
    median(chroma),
    median(bright),
    median(places.map(([x, y]) => crowd.values[cells.of[index(x, y)]])) * 4,
    clamp(strength),
  ]
}
