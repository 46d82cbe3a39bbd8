import { clamp, type Path } from '@toile/geometry'
import type { Plane } from '../../kernels/plane.ts'
import { median, quantile } from '../../kernels/statistics.ts'
import type { Pixels } from '../../surface.ts'

/** The ink of a picture's pen, and what it is looked for in. */
export interface Inked {
  pixels: Pixels
  response: Plane
  strength: number
  ink: readonly number[]
}

/** How far from a line its two sides are looked at, and its ink is gathered, in pixels. */
const aside = 4

/** How far a piece is what the ink makes of the cloth on both its sides: how thick the ink lies and how evenly, how far its colour is off, and how broad the line is. */
export function inkTraits(run: Path, places: readonly number[], { pixels, response, strength, ink }: Inked): number[] {
  const { width, height, rgba } = pixels
  const index = (x: number, y: number) =>
    Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)))
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
    const under = [0, 1, 2].map((c) => (rgba[one + c]! + rgba[other + c]!) / 2)
    for (let c = 0; c < 3; c++) {
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
  return [
    median(alphas),
    quantile(alphas, 0.8) - quantile(alphas, 0.2),
    Math.min(2, median(offs)),
    Math.min(2, quantile(offs, 0.8)),
    Math.min(2, median(wides) / 4),
  ]
}

/** The ink of the darker pixels among some. */
export function inkAt(places: readonly number[], { rgba }: Pixels): number[] {
  const sums = places.map((i) => rgba[i * 4]! + rgba[i * 4 + 1]! + rgba[i * 4 + 2]!)
  const cut = quantile(sums, 0.2)
  const dark = places.filter((_, k) => sums[k]! <= cut)
  return [0, 1, 2].map((c) => median(dark.map((i) => rgba[i * 4 + c]!)))
}
