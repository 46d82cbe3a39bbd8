import { lerp, type Point } from '@toile/geometry'
import type { Standing } from './standingOf.ts'

/** What is measured on somebody dressed: lengths along limbs as shares, widths as shares of the body's height. */
export interface WornMeasures {
  /** Share of an arm, shoulder to wrist, that is covered. */
  sleeve: number
  /** Where cloth ends from the waist (0) to the ankle (1); 1 when the legs are covered to the foot. */
  end: number
  /** Share of the rows between crotch and hem in which two legs are seen. */
  parted: number
  shoulder: number
  waist: number
  hip: number
  hem: number
  /** Width of the cloth half way from crotch to hem. */
  middle: number
  /** The body's own width at the hip, from its landmarks. */
  body: number
  /** Where upper and lower cloth meet, from the neck (0) to the ankle (1), and how unlike they are; nothing where all is one. */
  split: { at: number; contrast: number } | null
  /** How unlike the middle of the chest is to its sides: an open front. */
  front: number
}

const sides = ['Left', 'Right'] as const
const armHalf = 0.02

/** Measures what somebody wears. */
export function measureWorn(standing: Standing): WornMeasures {
  const { place, height } = standing
  const waist = meanY(standing, 'waist')
  const hipY = meanY(standing, 'hip')
  const ankle = Math.max(place('ankleLeft')[1], place('ankleRight')[1])
  const crotch = place('crotch')[1]
  const ends = sides.map((side) => legEnd(standing, side))
  const endY = Math.max(...ends)
  const end = (endY - waist) / (ankle - waist)
  const width = (y: number) => clothWidth(standing, y) / height
  const body = Math.abs(place('hipLeft')[0] - place('hipRight')[0]) / height
  return {
    sleeve: sides.reduce((sum, side) => sum + sleeveOf(standing, side), 0) / 2,
    end: Math.max(0, Math.min(1, end)),
    parted: partedShare(standing, crotch + 0.04 * height, Math.min(endY, ankle) - 0.01 * height),
    shoulder: Math.abs(place('shoulderLeft')[0] - place('shoulderRight')[0]) / height,
    waist: width(waist),
    hip: width(hipY),
    hem: width(Math.min(ankle - 0.02 * height, endY - 0.02 * height)),
    middle: width(lerp(crotch, Math.max(crotch + 1, endY), 0.5)),
    body,
    split: splitOf(standing, ankle, endY),
    front: frontOf(standing),
  }
}

const meanY = ({ place }: Standing, name: 'waist' | 'hip') => (place(`${name}Left`)[1] + place(`${name}Right`)[1]) / 2

/** Whether a small place on the figure shows skin. */
function isSkin({ mask, skin }: Standing, [x, y]: Point): boolean {
  let bare = 0
  let seen = 0
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) {
      const i = Math.round(y + dy) * mask.width + Math.round(x + dx)
      if (!mask.values[i]) continue
      seen++
      bare += skin.values[i]
    }
  return seen > 3 && bare * 2 > seen
}

const along = (points: readonly Point[], t: number): Point => {
  const at = Math.min(points.length - 1.001, t * (points.length - 1))
  const k = Math.floor(at)
  return [lerp(points[k][0], points[k + 1][0], at - k), lerp(points[k][1], points[k + 1][1], at - k)]
}

/** The share of an arm before its skin begins, seen from the wrist. */
function sleeveOf(standing: Standing, side: (typeof sides)[number]): number {
  const { place } = standing
  const arm = [place(`shoulder${side}`), place(`elbow${side}`), place(`wrist${side}`)]
  const steps = 24
  let bare = 0
  let missed = 0
  for (let k = steps - 1; k >= 0 && missed < 3; k--) {
    if (isSkin(standing, along(arm, (k + 0.5) / steps))) {
      bare = steps - k
      missed = 0
    } else missed++
  }
  return 1 - bare / steps
}

/** The row at which a leg becomes bare, seen from the ankle; the ankle itself where it never does. */
function legEnd(standing: Standing, side: (typeof sides)[number]): number {
  const { place } = standing
  const leg = [place(`hip${side}`), place(`knee${side}`), place(`ankle${side}`)]
  const steps = 60
  let end = 1
  let missed = 0
  for (let k = Math.round(steps * 0.94); k >= 0 && missed < 4; k--) {
    if (isSkin(standing, along(leg, k / steps))) {
      end = k / steps
      missed = 0
    } else missed++
  }
  return along(leg, end)[1]
}

/** The cloth's width at a row: the run through the middle, without arms that hang beside it. */
function clothWidth(standing: Standing, y: number): number {
  const row = Math.round(y)
  const { mask, middle, height } = standing
  const centre = middle(y)
  const reach = (side: -1 | 1) => {
    const limit = armAt(standing, y, side) - armHalf * height
    let gap = 0
    let last = 0
    for (let d = 0; d < mask.width; d++) {
      const x = Math.round(centre + side * d)
      if (x < 0 || x >= mask.width) break
      if (mask.values[row * mask.width + x]) {
        last = d
        gap = 0
      } else if (++gap > (d < 0.08 * height ? 0.05 : 0.008) * height) break
    }
    return Math.min(last, limit > 0.045 * height ? limit : last)
  }
  return reach(-1) + reach(1)
}

/** How far from the middle an arm hangs at a row. */
function armAt({ place, middle }: Standing, y: number, side: -1 | 1): number {
  const distances = sides.flatMap((name) => {
    const arm = [place(`elbow${name}`), place(`wrist${name}`), place(`hand${name}`)]
    return arm.slice(1).flatMap(([x1, y1], k) => {
      const [x0, y0] = arm[k]
      if (y < Math.min(y0, y1) || y > Math.max(y0, y1) + 12) return []
      const x = lerp(x0, x1, y1 === y0 ? 0 : Math.max(0, Math.min(1, (y - y0) / (y1 - y0))))
      return (x - middle(y)) * side > 0 ? [Math.abs(x - middle(y))] : []
    })
  })
  return distances.length ? Math.min(...distances) : Infinity
}

/** The share of rows in which ground is seen between the legs. */
function partedShare({ mask, place }: Standing, from: number, to: number): number {
  let parted = 0
  let rows = 0
  for (let y = Math.round(from); y < to; y += 2) {
    const at = sides.map((side) => {
      const leg = [place(`hip${side}`), place(`knee${side}`), place(`ankle${side}`)]
      const k = leg.slice(1).findIndex(([, low]) => y <= low)
      const [a, b] = k < 0 ? [leg[2], leg[2]] : [leg[k], leg[k + 1]]
      return lerp(a[0], b[0], b[1] === a[1] ? 0 : Math.max(0, Math.min(1, (y - a[1]) / (b[1] - a[1]))))
    })
    rows++
    const [left, right] = at.toSorted((p, q) => p - q)
    let open = 0
    for (let x = Math.round(left); x <= right; x++) if (!mask.values[y * mask.width + x]) open++
    if (open >= 1) parted++
  }
  return rows ? parted / rows : 0
}

/** The row at which the colour of the cloth changes most from above to below. */
function splitOf(standing: Standing, ankle: number, endY: number): WornMeasures['split'] {
  const { lab, mask, place, height, middle, skin } = standing
  const neck = place('neckPit')[1]
  const from = Math.round(neck + 0.1 * height)
  const to = Math.round(Math.min(endY, ankle) - 0.05 * height)
  const half = Math.round(0.05 * height)
  const rows: number[][] = []
  for (let y = Math.round(neck); y < Math.min(endY, ankle); y++) {
    const sum = [0, 0, 0, 0]
    for (let dx = -half; dx <= half; dx++) {
      const i = y * mask.width + Math.round(middle(y) + dx)
      if (!mask.values[i] || skin.values[i]) continue
      sum[0] += lab.lightness.values[i]
      sum[1] += lab.a.values[i]
      sum[2] += lab.b.values[i]
      sum[3]++
    }
    rows.push(sum)
  }
  const mean = (a: number, b: number) => {
    const total = rows
      .slice(Math.max(0, a), b)
      .reduce((all, row) => all.map((value, k) => value + row[k]), [0, 0, 0, 0])
    return total.slice(0, 3).map((value) => value / (total[3] || 1))
  }
  const span = Math.round(0.1 * height)
  let best = { y: 0, contrast: 0 }
  for (let y = from; y < to; y++) {
    const k = y - Math.round(neck)
    const [above, below] = [mean(k - span, k), mean(k + 1, k + span)]
    const contrast = Math.hypot(...above.map((value, c) => value - below[c]))
    if (contrast > best.contrast) best = { y, contrast }
  }
  return best.contrast > 0.06 ? { at: (best.y - neck) / (ankle - neck), contrast: best.contrast } : null
}

/** The difference between the middle and the sides of the chest, below the neck. */
function frontOf({ lab, mask, place, height, middle }: Standing): number {
  const neck = place('neckPit')[1]
  const sums = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  for (let y = Math.round(neck + 0.02 * height); y < neck + 0.11 * height; y++)
    for (let dx = -0.055 * height; dx <= 0.055 * height; dx++) {
      const i = y * mask.width + Math.round(middle(y) + dx)
      const ring = Math.abs(dx) < 0.012 * height ? 0 : Math.abs(dx) > 0.03 * height ? 1 : 2
      if (ring === 2 || !mask.values[i]) continue
      sums[ring][0] += lab.lightness.values[i]
      sums[ring][1] += lab.a.values[i]
      sums[ring][2] += lab.b.values[i]
      sums[ring][3]++
    }
  const [centre, side] = sums.map(([l, a, b, n]) => [l, a, b].map((value) => value / (n || 1)))
  return Math.hypot(...centre.map((value, k) => value - side[k]))
}
