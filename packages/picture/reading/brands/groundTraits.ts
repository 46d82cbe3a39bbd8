import type { Lab as Place } from '@toile/craft/colors/lab.ts'
import { componentsOf } from '../../kernels/components.ts'
import type { Lab } from '../../kernels/oklab.ts'
import { countOf, maskOf } from '../../kernels/plane.ts'

const far = 0.055
const leastArea = 12

/** How the figures of a print lie on its ground: how large, how round, how alike they are, and how evenly they are spread. */
export function groundTraits(lab: Lab, ground: Place): { traits: number[]; density: number } {
  const { lightness, a, b } = lab
  const figures = maskOf(lightness, (i) => {
    const off = [lightness.values[i] - ground[0], a.values[i] - ground[1], b.values[i] - ground[2]]
    return Math.hypot(...off) > far
  })
  const { labels, list } = componentsOf(figures)
  const whole = list.filter(({ area, onBorder }) => area >= leastArea && !onBorder)
  const size = lightness.values.length
  const areas = whole.map(({ area }) => area).sort((p, q) => p - q)
  const mean = areas.reduce((sum, area) => sum + area, 0) / (areas.length || 1)
  const spread = Math.sqrt(areas.reduce((sum, area) => sum + (area - mean) ** 2, 0) / (areas.length || 1)) / (mean || 1)
  const round = whole.length ? rounds(labels, lightness.width, list.length, whole) : []
  const largest = Math.max(0, ...list.map(({ area }) => area))
  const density = countOf(figures) / size
  return {
    traits: [
      Math.min(1, whole.length / 60),
      Math.min(1, Math.sqrt(mean / size) * 4),
      Math.min(1, spread / 2),
      round.reduce((sum, value) => sum + value, 0) / (round.length || 1),
      Math.max(0, ...round),
      largest / size,
      density,
    ],
    density,
  }
}

const rounds = (labels: Int32Array, width: number, parts: number, of: readonly { id: number }[]) => {
  const all = roundness(labels, width, parts)
  return of.map(({ id }) => all[id - 1])
}

/** Of every part, 1 for a disc: how its area compares with what the spread and the rim of its pixels would fill. */
function roundness(labels: Int32Array, width: number, parts: number): number[] {
  const sums = Array.from({ length: parts + 1 }, () => ({ n: 0, x: 0, y: 0, square: 0, rim: 0 }))
  labels.forEach((id, i) => {
    if (!id) return
    const [px, py] = [i % width, Math.floor(i / width)]
    const sum = sums[id]
    sum.n++
    sum.x += px
    sum.y += py
    sum.square += px * px + py * py
    const inside = labels[i - 1] === id && labels[i + 1] === id && labels[i - width] === id && labels[i + width] === id
    if (!inside) sum.rim++
  })
  return sums.slice(1).map(({ n, x, y, square, rim }) => {
    const inertia = square / n - (x / n) ** 2 - (y / n) ** 2
    const full = Math.min(1, n / (2 * Math.PI * Math.max(0.1, inertia)))
    return full * Math.min(1, (4 * Math.PI * n) / Math.max(1, rim * 1.12) ** 2)
  })
}
