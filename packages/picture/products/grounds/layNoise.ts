import { addEnlarged } from './addEnlarged.ts'

/** One layer of smooth noise over a picture. */
export interface NoiseLayer {
  /** The size of a cell in pixels; a cell of less than two pixels fades, one of less than one is not laid. */
  across: number
  down: number
  /** Its deviation is about half of this, up and down alike. */
  amount: number
  seed: number
}

/** A number from -1 to 1 that depends on a place of a lattice of whole numbers, the same on every machine. */
export function latticeAt(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
}

/** The cubic B-spline's four weights at a place between two of its knots. */
function weightsAt(t: number): readonly [number, number, number, number] {
  const u = 1 - t
  return [(u * u * u) / 6, (3 * t * t * t - 6 * t * t + 4) / 6, (3 * u * u * u - 6 * u * u + 4) / 6, (t * t * t) / 6]
}

/** What the spline's mean takes from the deviation of its knots is given back. */
const spread = 1.8

/** Cells of so many pixels change so slowly that every fourth pixel of a row and of a column tells the rest. */
const [slow, step] = [32, 4]

/** Adds smooth noise to a plane of numbers. A cell measured in millimetres shows the same pattern in a small picture and in a large one. */
export function layNoise(values: Float32Array, width: number, height: number, ...layers: readonly NoiseLayer[]): void {
  const coarse = layers.filter(({ across, down }) => Math.min(across, down) >= slow)
  for (const layer of layers) if (!coarse.includes(layer)) addLayer(values, width, height, 1, layer)
  if (coarse.length === 0) return
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const small = new Float32Array(columns * rows)
  for (const layer of coarse) addLayer(small, columns, rows, step, layer)
  addEnlarged(values, width, height, { values: small, columns, step })
}

function addLayer(values: Float32Array, width: number, height: number, every: number, layer: NoiseLayer): void {
  const { seed } = layer
  const amount = layer.amount * spread * Math.min(1, Math.max(0, Math.min(layer.across, layer.down) - 1))
  if (amount === 0) return
  const [across, down] = [layer.across / every, layer.down / every]
  const count = Math.floor(width / across) + 5
  const rows = Array.from({ length: 4 }, () => new Float32Array(count))
  const blended = new Float32Array(count)
  const cell = 1 / across
  let reached = -1e9
  for (let y = 0; y < height; y++) {
    const at = (y + 0.5 / every) / down
    const row = Math.floor(at)
    for (let next = Math.max(row, reached + 1); next <= row + 3; next++) {
      const line = rows[next & 3]!
      for (let k = 0; k < count; k++) line[k] = latticeAt(k, next, seed) * amount
    }
    reached = row + 3
    const [a, b, c, d] = weightsAt(at - row)
    const [p, q, r, s] = [rows[row & 3]!, rows[(row + 1) & 3]!, rows[(row + 2) & 3]!, rows[(row + 3) & 3]!]
    for (let k = 0; k < count; k++) blended[k] = a * p[k]! + b * q[k]! + c * r[k]! + d * s[k]!
    const end = (y + 1) * width
    for (let k = 0, i = y * width, x = (0.5 / every) * cell; i < end; k++) {
      const f = blended[k]!
      const g = blended[k + 1]!
      const h = blended[k + 2]!
      const l = blended[k + 3]!
      // Between two knots the spline is one cubic.
      const still = (f + 4 * g + h) / 6
      const first = (h - f) / 2
      const second = (f - 2 * g + h) / 2
      const third = (l - 3 * h + 3 * g - f) / 6
      for (; i < end; i++, x += cell) {
        const t = x - k
        if (t >= 1) break
        values[i] = values[i]! + (still + t * (first + t * (second + t * third)))
      }
    }
  }
}

/** Adds noise of several sizes, each half as large and half as strong as the one before. */
export function layClouds(
  values: Float32Array,
  width: number,
  height: number,
  {
    cell,
    amount,
    seed,
    octaves,
    fall = 0.5,
  }: { cell: number; amount: number; seed: number; octaves: number; fall?: number },
): void {
  const layers = Array.from({ length: octaves }, (_, k) => {
    const size = cell / 2 ** k
    return { across: size, down: size, amount: amount * fall ** k, seed: seed + k * 101 }
  })
  layNoise(values, width, height, ...layers)
}
