import type { Lab as Place } from '@toile/fashion/colors/lab.ts'
import type { Pixels } from '../../../surface.ts'
import { componentsOf } from '../../../trace/kernels/components.ts'
import { type Lab, labOf } from '../../../trace/kernels/oklab.ts'
import { maskOf } from '../../../trace/kernels/plane.ts'
import { across, ridgesOf } from './ridgesOf.ts'

/** A point on the middle of a thin line of a picture, in its pixels. */
export interface LinePoint {
  x: number
  y: number
  /** Half the line's width. */
  radius: number
  /** The line's own colour and that of the ground on both its sides, in OKLab. */
  core: Place
  ground: Place
  /** The next points of its line, by number. */
  next: number[]
}

/** How far a line's colour is from its ground where it is one beyond doubt, and where it is one because it goes on from there. */
const sure = 0.1
const still = 0.045
/** A crest may be two pixels broad: each is kept that stands nearly as far off as those beside it. */
const flat = 0.85
/** The shortest line, against the picture's side, and how much of it is sure. */
const shortest = 0.07
const leastSure = 0.2
/** Lines are read in cells of so many pixels, in which they have one point. */
const cell = 3

/** The thin dark and light lines of a picture: veins, twigs, wires, cracks, seams, writing; no specks and no borders of things. */
export function linesIn(picture: Pixels): LinePoint[] {
  const { width, height } = picture
  const lab = labOf(picture)
  const ridges = ridgesOf(lab)
  const strength = ridges.strength.values
  const crest = maskOf(picture, (i) => {
    if (strength[i] < still) return false
    const [sx, sy] = across[ridges.way[i]]
    const step = Math.round(sy) * width + Math.round(sx)
    return strength[i] >= flat * Math.max(strength[i - step] ?? 0, strength[i + step] ?? 0)
  })
  const { labels, list } = componentsOf(crest)
  const certain = new Float64Array(list.length + 1)
  labels.forEach((id, i) => {
    if (id && strength[i] > sure) certain[id]++
  })
  const long = shortest * Math.max(width, height)
  const kept = list.map(({ id, left, right, top, bottom }) => {
    const length = Math.hypot(right - left, bottom - top)
    return length > long && certain[id] > length * leastSure
  })
  const cells = new Map<number, { points: number; sums: Float64Array; line: number }>()
  // A column more than there are, so that the last of a row is no neighbour of the first of the next.
  const wide = Math.ceil(width / cell) + 2
  labels.forEach((id, i) => {
    if (!id || !kept[id - 1]) return
    const x = i % width
    const y = (i - x) / width
    const key = Math.floor(y / cell) * wide + Math.floor(x / cell)
    const own = cells.get(key) ?? { points: 0, sums: new Float64Array(9), line: id }
    cells.set(key, own)
    own.points++
    measure(lab, x, y, ridges.way[i], ridges.reach[i]).forEach((value, k) => {
      own.sums[k] += value
    })
  })
  return joined(cells, wide)
}

/** The true middle of a line near a pixel of its crest, half its width, its colour and its ground's. */
function measure(lab: Lab, x: number, y: number, way: number, reach: number): number[] {
  const { width, height } = lab.lightness
  const [sx, sy] = across[way]
  const at = (far: number) => {
    const column = Math.min(width - 1, Math.max(0, Math.round(x + sx * far)))
    return Math.min(height - 1, Math.max(0, Math.round(y + sy * far))) * width + column
  }
  const place = (i: number): Place => [lab.lightness.values[i], lab.a.values[i], lab.b.values[i]]
  const core = place(at(0))
  const sides = [place(at(-reach)), place(at(reach))]
  const ground = core.map((_, k) => (sides[0][k] + sides[1][k]) / 2)
  const whole = Math.hypot(...core.map((value, k) => value - ground[k]))
  const wide = [-1, 1].map((side) => {
    let far = 0
    while (far < reach) {
      const next = place(at(side * (far + 1)))
      if (Math.hypot(...next.map((value, k) => value - core[k])) > whole / 2) break
      far++
    }
    return far + 0.5
  })
  const off = (wide[1] - wide[0]) / 2
  return [x + sx * off, y + sy * off, (wide[0] + wide[1]) / 2, ...core, ...ground]
}

/** The points of neighbouring cells, each drawn half way to the mean of those beside it, so that a line runs smoothly. */
function joined(
  cells: ReadonlyMap<number, { points: number; sums: Float64Array; line: number }>,
  wide: number,
): LinePoint[] {
  const keys = [...cells.keys()]
  const numbers = new Map(keys.map((key, number) => [key, number]))
  const steps = [-wide - 1, -wide, 1 - wide, -1, 1, wide - 1, wide, wide + 1]
  const means = [...cells.values()].map(({ points, sums }) => sums.map((sum) => sum / points))
  return keys.map((key, number) => {
    const own = means[number]
    const next = steps.flatMap((step) => {
      const other = numbers.get(key + step)
      return other === undefined ? [] : [other]
    })
    const smooth = (k: number) =>
      next.length < 2 ? own[k] : (own[k] + next.reduce((sum, one) => sum + means[one][k], 0) / next.length) / 2
    return {
      x: smooth(0),
      y: smooth(1),
      radius: smooth(2),
      core: [own[3], own[4], own[5]],
      ground: [own[6], own[7], own[8]],
      next,
    }
  })
}
