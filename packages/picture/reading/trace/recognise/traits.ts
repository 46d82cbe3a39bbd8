import { boxBlur, gauss } from '../../../kernels/boxBlur.ts'
import { type Mask, type Plane, planeOf } from '../../../kernels/plane.ts'
import type { Upright } from './upright.ts'

/** What recognition looks at: numbers 0..1 that tell where cloth lies and where lines run in an upright garment, folded about its axis. */
export type Traits = Float32Array

const clothColumns = [0.02, 0.045, 0.07, 0.1, 0.13, 0.17, 0.21, 0.26, 0.32, 0.4, 0.5, 0.65, 0.95]
const clothRows = 25
const edgeRows = 30
const lineColumns = [0.015, 0.05, 0.1, 0.17, 0.28, 0.95]
const lineRows = 15
const directions = 4

const clothCount = clothColumns.length * clothRows
const edgeCount = edgeRows * 2
const lineCount = lineColumns.length * lineRows * directions

/** How many traits there are. */
export const traitCount = clothCount + edgeCount + lineCount

/** Describes an upright garment. */
export function traitsOf({ cloth, lines }: Upright): Traits {
  const traits = new Float32Array(traitCount)
  traits.set(clothShares(cloth))
  traits.set(edges(cloth), clothCount)
  traits.set(lineShares(lines, cloth), clothCount + edgeCount)
  return traits
}

/** Distance of a column from the axis, in heights. */
const fromAxis = (x: number, { width, height }: Mask | Plane) => Math.abs(x + 0.5 - width / 2) / height

function clothShares(cloth: Mask): Float32Array {
  const { values, width, height } = cloth
  const shares = new Float32Array(clothCount)
  const totals = new Float32Array(clothCount)
  for (let i = 0; i < values.length; i++) {
    const x = i % width
    const row = Math.floor((((i - x) / width) * clothRows) / height)
    const cell = row * clothColumns.length + clothColumns.findIndex((edge) => fromAxis(x, cloth) < edge)
    shares[cell] += values[i]
    totals[cell]++
  }
  return shares.map((share, cell) => share / (totals[cell] || 1))
}

/** For rows from top to bottom, how far the cloth reaches from the axis: to its first gap, and at most; mean of both sides. */
function edges({ values, width, height }: Mask): Float32Array {
  const found = new Float32Array(edgeCount)
  const middle = width / 2
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * edgeRows) / height)
    for (const side of [-1, 1]) {
      let first = -1
      let last = 0
      for (let k = 0; k < middle; k++) {
        const set = values[y * width + Math.floor(side < 0 ? middle - 1 - k : middle + k)]
        if (set) last = k + 1
        if (!set && first < 0 && last) first = last
      }
      const share = edgeRows / (2 * height * height)
      found[row * 2] += (first < 0 ? last : first) * share
      found[row * 2 + 1] += last * share
    }
  }
  return found
}

/** Below one, a faint line counts nearly as much as a strong one. */
const faintness = 0.6

function lineShares(lines: Plane, cloth: Mask): Float32Array {
  const { width, height } = lines
  const soft = gauss(lines, 1.1).values
  const deep = boxBlur(
    planeOf(cloth, (i) => cloth.values[i]),
    0.02 * height,
  ).values
  const cells = new Float32Array(lineCount)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (soft[i] < 0.08 || deep[i] < 0.999) continue
      const side = x < width / 2 ? -1 : 1
      const gx = (soft[i + 1] - soft[i - 1]) * side
      const gy = soft[i + width] - soft[i - width]
      const strength = Math.hypot(gx, gy)
      if (strength < 0.05) continue
      const column = lineColumns.findIndex((edge) => fromAxis(x, lines) < edge)
      const row = Math.floor((y * lineRows) / height)
      cells[(column * lineRows + row) * directions + directionOf(gx, gy)] += Math.min(0.4, strength)
    }
  }
  const full = (height / lineRows) * 0.6
  return cells.map((sum) => Math.min(1, sum / full) ** faintness)
}

/** 0 down, 1 across, 2 towards the middle on the way down, 3 away from it. */
function directionOf(gx: number, gy: number): number {
  if (Math.abs(gx) > 2.2 * Math.abs(gy)) return 0
  if (Math.abs(gy) > 2.2 * Math.abs(gx)) return 1
  return gx * gy > 0 ? 2 : 3
}
