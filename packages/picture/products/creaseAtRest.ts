import { seedOf, smooth } from '@toile/geometry'
import type { Geometry } from '../raster/geometry.ts'
import type { Optics } from '../raster/optics.ts'
import { latticeAt } from './grounds/layNoise.ts'

/** Creases of one size: how far apart they lie and how long they run (heads), how steep they are, and how they are turned (radians). */
interface Creases {
  apart: number
  long: number
  steep: number
  turned: number
}

/** Long soft falls of what hangs, the slack across them, and the small breaks that handling leaves. */
const sizes: readonly Creases[] = [
  { apart: 0.62, long: 1.9, steep: 0.16, turned: 1.35 },
  { apart: 0.34, long: 0.8, steep: 0.13, turned: 2.2 },
  { apart: 0.17, long: 0.34, steep: 0.09, turned: 0.7 },
]

/** Heads between the places at which a height is reckoned. */
const step = 1 / 64

/** Creases cloth that nobody fills as handling, folding and its own weight do: each cloth by its hand, each piece for itself; `amount` is a share of what a shirt shows that was only shaken out. */
export function creaseAtRest(geometry: Geometry, scale: number, seed: number, amount: number): void {
  const { width, height, material, materials, rise, slopeX, slopeY } = geometry
  const cell = Math.max(1, Math.round(step * scale))
  const fields = materials.map((optics) =>
    optics.of && optics.substance === 'cloth' && optics.handle
      ? openField(optics, seedOf(`${seed} ${optics.of.garment} ${optics.of.piece}`))
      : null,
  )
  const weights = Array.from({ length: cell }, (_, x) => splineAt(x / cell, cell))
  const columns = Math.ceil(width / cell) + 4
  const rows = Math.ceil(height / cell) + 4
  const known = fields.map((field) => (field ? new Float32Array(columns * rows).fill(Number.NaN) : null))
  const at = (k: number, column: number, row: number) => {
    const values = known[k]!
    const i = row * columns + column
    if (Number.isNaN(values[i])) values[i] = fields[k]!((column * cell) / scale, (row * cell) / scale) * amount * scale
    return values[i]!
  }
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) + 1
    const [v, dv] = splineAt(y / cell + 1 - row, cell)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const k = material[i]! - 1
      if (k < 0 || !fields[k]) continue
      const column = Math.floor(x / cell) + 1
      const [u, du] = weights[x % cell]!
      let [lift, right, down] = [0, 0, 0]
      for (let n = 0; n < 3; n++) {
        const [a, b, c] = [at(k, column - 1, row + n - 1), at(k, column, row + n - 1), at(k, column + 1, row + n - 1)]
        const across = a * u[0] + b * u[1] + c * u[2]
        lift += across * v[n]!
        right += (a * du[0] + b * du[1] + c * du[2]) * v[n]!
        down += across * dv[n]!
      }
      rise[i]! += lift
      slopeX[i]! += right
      slopeY[i]! += down
    }
  }
}

type Three = readonly [number, number, number]

/** The quadratic spline's weights of three heights at a place past the middle one's cell, and how they change per pixel. */
function splineAt(t: number, cell: number): readonly [Three, Three] {
  return [
    [((1 - t) * (1 - t)) / 2, 0.5 + t - t * t, (t * t) / 2],
    [(t - 1) / cell, (1 - 2 * t) / cell, t / cell],
  ]
}

/** The height of a cloth's creases in heads over a place in heads. */
function openField({ handle, weave }: Optics, seed: number): (x: number, y: number) => number {
  const knitted = weave === 'knit' || weave === 'rib'
  const much = handle.height * (0.55 + 0.45 * handle.breaks) * (knitted ? 0.5 : 1)
  const crest = 0.16 + 0.3 * handle.soft
  const turns = sizes.map(({ turned }, k) => turned + 0.45 * latticeAt(k, 7, seed))
  const [cosines, sines] = [turns.map(Math.cos), turns.map(Math.sin)]
  return (x, y) => {
    const bentX = x + 0.3 * noiseAt(x / 0.9, y / 0.9, seed) + 0.08 * noiseAt(x / 0.3, y / 0.3, seed + 3)
    const bentY = y + 0.3 * noiseAt(x / 0.9, y / 0.9, seed + 1) + 0.08 * noiseAt(x / 0.3, y / 0.3, seed + 4)
    let sum = 0
    for (let k = 0; k < sizes.length; k++) {
      const { apart, long, steep } = sizes[k]!
      const [c, s] = [cosines[k]!, sines[k]!]
      const along = (bentX * c + bentY * s) / (long * handle.length)
      const across = (bentY * c - bentX * s) / (apart * handle.width)
      const n = noiseAt(along, across, seed + 11 + k)
      const shown = smooth(-0.15, 0.55, noiseAt(x / (2.6 * apart), y / (2.6 * apart), seed + 23 + k))
      sum += steep * apart * handle.width * crest * Math.exp(-((n / crest) ** 2)) * shown
    }
    return much * sum
  }
}

/** Smooth noise from about -1 to 1, one cell per unit. */
function noiseAt(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [eased(x - column), eased(y - row)]
  const upper = latticeAt(column, row, seed) * (1 - u) + latticeAt(column + 1, row, seed) * u
  const lower = latticeAt(column, row + 1, seed) * (1 - u) + latticeAt(column + 1, row + 1, seed) * u
  return upper * (1 - v) + lower * v
}

const eased = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
