import { type Lab, labOf } from '../../kernels/oklab.ts'
import { shrink } from '../../kernels/shrink.ts'
import type { Pixels } from '../../surface.ts'
import { colorCells } from './colorCells.ts'
import { groundTraits } from './groundTraits.ts'

const side = 160
const faint = 0.012

/** What a piece of printed cloth looks like, whatever its colours: numbers of about 0..1 in a fixed order. */
export type PrintTraits = readonly number[]

/** What is seen in a patch of cloth: its traits, and what a profile tells of it. */
export interface SeenPrint {
  traits: PrintTraits
  /** How much it differs from plain cloth: standard deviation in OKLab. */
  strength: number
  density: number
  colors: number
  /** How far rows and columns, or both diagonals, explain it, 0..1. */
  lines: number
}

/** Looks at a patch of cloth (requirement S2.61): how its edges run, how far rows and columns explain it, how large, round and alike its figures are, how many colours it has. */
export function seePrint(patch: Pixels): SeenPrint {
  const small = shrink(patch, side)
  const lab = labOf(small)
  const cells = colorCells(lab)
  const edges = edgeTraits(lab)
  const lay = layTraits(lab)
  const ground = groundTraits(lab, cells.fullest)
  return {
    traits: [...edges.traits, ...lay.traits, ...ground.traits, Math.min(1, cells.effective / 14), cells.share].map(
      (value) => Math.min(1, value),
    ),
    strength: lay.strength,
    density: ground.density,
    colors: cells.main,
    lines: lay.lines,
  }
}

/** Moments of the directions in which lightness and colour change: 1 for stripes in the second, for checks in the fourth. */
function edgeTraits({ lightness, a, b }: Lab) {
  const { width, height } = lightness
  const planes = [lightness.values, a.values, b.values]
  const moments = [2, 4, 6].map((order) => ({ order, x: 0, y: 0 }))
  let total = 0
  let square = 0
  let flat = 0
  let count = 0
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const i = y * width + x
      let gx = 0
      let gy = 0
      for (const plane of planes) {
        const dx = plane[i + 1] - plane[i - 1]
        const dy = plane[i + width] - plane[i - width]
        if (dx * dx + dy * dy > gx * gx + gy * gy) [gx, gy] = [dx, dy]
      }
      const strength = Math.hypot(gx, gy)
      count++
      if (strength < faint) {
        flat++
        continue
      }
      total += strength
      square += strength * strength
      const angle = Math.atan2(gy, gx)
      for (const moment of moments) {
        moment.x += strength * Math.cos(moment.order * angle)
        moment.y += strength * Math.sin(moment.order * angle)
      }
    }
  const mean = total / Math.max(1, count)
  return {
    traits: [
      ...moments.map(({ x, y }) => Math.hypot(x, y) / (total || 1)),
      flat / Math.max(1, count),
      Math.min(1, (mean * mean) / (square / Math.max(1, count) || 1)),
      Math.min(1, mean * 6),
    ],
  }
}

/** How far rows, columns, both together and the two diagonals explain the patch. */
function layTraits({ lightness, a, b }: Lab) {
  const { width, height } = lightness
  let variance = 0
  const found = [0, 0, 0, 0]
  for (const { values } of [lightness, a, b]) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    variance += values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    const lines: ((x: number, y: number) => number)[] = [
      (_, y) => y,
      (x) => x,
      (x, y) => x + y,
      (x, y) => x - y + height,
    ]
    lines.forEach((line, k) => {
      found[k] += explained(values, width, height, mean, line)
    })
  }
  const [rows, columns, down, up] = found.map((value) => value / (variance || 1))
  const more = Math.max(rows, columns)
  const slant = Math.max(down, up)
  return {
    traits: [
      Math.max(more, slant),
      Math.min(1, Math.max(rows + columns, down + up)),
      Math.min(rows, columns),
      Math.min(down, up),
    ],
    strength: Math.sqrt(variance),
    lines: Math.max(rows + columns, down + up),
  }
}

/** Variance of the means along a family of lines. */
function explained(
  values: Float32Array,
  width: number,
  height: number,
  mean: number,
  line: (x: number, y: number) => number,
): number {
  const sums = new Float64Array(width + height + 1)
  const counts = new Float64Array(width + height + 1)
  for (let i = 0; i < values.length; i++) {
    const at = line(i % width, Math.floor(i / width))
    sums[at] += values[i]
    counts[at]++
  }
  let total = 0
  sums.forEach((sum, k) => {
    if (counts[k]) total += counts[k] * (sum / counts[k] - mean) ** 2
  })
  return total / values.length
}
