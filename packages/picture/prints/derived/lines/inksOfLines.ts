import type { Color } from '@toile/craft/colors/color.ts'
import type { Lab } from '@toile/craft/colors/lab.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import type { LinePoint } from './linesIn.ts'

/** The side of the stretches in which a line has one ink, in pixels. */
const stretch = 26
/** A line in a photograph is a little lost in its ground: its ink is looked for this much farther from it. */
const farther = 0.3
/** An ink that has less than this part of a line's contrast would not be seen as that line. */
const leastContrast = 0.5
/** An ink farther from a line's own colour than this, and than this part of its contrast, would be another colour. */
const another = { away: 0.14, contrast: 0.7 }

/** The ink of every point of the lines: nearest to the line's own colour among those that stand off its ground the same way; none where the inks have no such one. */
export function inksOfLines(points: readonly LinePoint[], colors: readonly Color[]): (number | null)[] {
  const places = colors.map(oklabOf)
  const stretches = new Map<string, { count: number; core: number[]; ground: number[] }>()
  const keyOf = ({ x, y, core, ground }: LinePoint) =>
    `${Math.floor(x / stretch)} ${Math.floor(y / stretch)} ${core[0] < ground[0]}`
  for (const point of points) {
    const own = stretches.get(keyOf(point)) ?? { count: 0, core: [0, 0, 0], ground: [0, 0, 0] }
    stretches.set(keyOf(point), own)
    own.count++
    for (let k = 0; k < 3; k++) {
      own.core[k] += point.core[k]
      own.ground[k] += point.ground[k]
    }
  }
  const inks = new Map(
    [...stretches].map(([key, { count, core, ground }]) => {
      const mean = (sums: number[]): Lab => [sums[0] / count, sums[1] / count, sums[2] / count]
      return [key, inkFor(mean(core), mean(ground), places)]
    }),
  )
  return points.map((point) => inks.get(keyOf(point)) ?? null)
}

function inkFor(core: Lab, ground: Lab, places: readonly Lab[]): number | null {
  const off = core.map((value, k) => value - ground[k])
  const whole = off.reduce((sum, value) => sum + value * value, 0)
  const printed = places.reduce((best, place) => (away(place, ground) < away(best, ground) ? place : best))
  const wanted: Lab = [core[0] + off[0] * farther, core[1] + off[1] * farther, core[2] + off[2] * farther]
  const most = Math.max(another.away, Math.sqrt(whole) * another.contrast)
  let own: number | null = null
  let least = Infinity
  places.forEach((place, ink) => {
    const stands = place.reduce((sum, value, k) => sum + (value - printed[k]) * off[k], 0)
    if (stands < whole * leastContrast || away(place, core) > most || away(place, wanted) >= least) return
    least = away(place, wanted)
    own = ink
  })
  return own
}

const away = (one: Lab, other: Lab) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
