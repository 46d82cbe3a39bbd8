import type { Lab as Place } from '@toile/craft/colors/lab.ts'
import { componentsOf } from '../../../kernels/components.ts'
import { type Lab, labOf } from '../../../kernels/oklab.ts'
import { maskOf } from '../../../kernels/plane.ts'
import type { Pixels } from '../../../surface.ts'
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
    addTo(own.sums, lab, x, y, ridges.way[i], ridges.reach[i])
  })
  return joined(cells, wide)
}

/** The true middle of a line near a pixel of its crest, half its width, its colour and its ground's, added to the sums of its cell. */
function addTo(sums: Float64Array, { lightness, a, b }: Lab, x: number, y: number, way: number, reach: number): void {
  const { width, height } = lightness
  const [sx, sy] = across[way]
  const at = (far: number) => {
    const column = Math.min(width - 1, Math.max(0, Math.round(x + sx * far)))
    return Math.min(height - 1, Math.max(0, Math.round(y + sy * far))) * width + column
  }
  const own = at(0)
  const one = at(-reach)
  const other = at(reach)
  const light = (lightness.values[one] + lightness.values[other]) / 2
  const groundA = (a.values[one] + a.values[other]) / 2
  const groundB = (b.values[one] + b.values[other]) / 2
  const away = (l: number, p: number, q: number) =>
    (l - lightness.values[own]) ** 2 + (p - a.values[own]) ** 2 + (q - b.values[own]) ** 2
  const half = away(light, groundA, groundB) / 4
  const wide = (side: number) => {
    let far = 0
    while (far < reach) {
      const next = at(side * (far + 1))
      if (away(lightness.values[next], a.values[next], b.values[next]) > half) break
      far++
    }
    return far + 0.5
  }
  const before = wide(-1)
  const after = wide(1)
  const off = (after - before) / 2
  sums[0] += x + sx * off
  sums[1] += y + sy * off
  sums[2] += (before + after) / 2
  sums[3] += lightness.values[own]
  sums[4] += a.values[own]
  sums[5] += b.values[own]
  sums[6] += light
  sums[7] += groundA
  sums[8] += groundB
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
