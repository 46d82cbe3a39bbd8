import type { Lab as Place } from '@toile/craft/colors/lab.ts'
import type { Lab } from '../../kernels/oklab.ts'

const size = 0.07
const leastShare = 0.03

/** A patch's colours counted in coarse cells of OKLab: the fullest with its share, how many colours it seems to have, and how many have more than 3 percent. */
export function colorCells({ lightness, a, b }: Lab): {
  fullest: Place
  share: number
  effective: number
  main: number
} {
  const cells = new Map<number, { n: number; l: number; a: number; b: number }>()
  lightness.values.forEach((l, i) => {
    const at = [l, a.values[i] + 0.5, b.values[i] + 0.5].reduce((key, value) => key * 64 + Math.round(value / size), 0)
    const cell = cells.get(at) ?? { n: 0, l: 0, a: 0, b: 0 }
    cell.n++
    cell.l += l
    cell.a += a.values[i]
    cell.b += b.values[i]
    cells.set(at, cell)
  })
  const total = lightness.values.length
  const sorted = [...cells.values()].sort((p, q) => q.n - p.n)
  const entropy = sorted.reduce((sum, { n }) => sum - (n / total) * Math.log(n / total), 0)
  const [{ n, l, a: x, b: y }] = sorted
  return {
    fullest: [l / n, x / n, y / n],
    share: n / total,
    effective: Math.exp(entropy),
    main: sorted.filter((cell) => cell.n > total * leastShare).length,
  }
}
