import { area, distance, hullOf, type Path } from '@toile/geometry'
import { axisOf } from './axisOf.ts'

/** How a closed outline is formed, every number 0..1. */
export interface Form {
  /** How much of its hull it fills: 1 without bays. */
  solid: number
  /** Its area against that of a disc with the same rim. */
  compact: number
  /** Its breadth against its length. */
  breadth: number
  /** How much of its rim lies level or upright, as that of what stands on the ground. */
  square: number
  /** How alike its halves are on both sides of its best axis. */
  even: number
}

/** Rim within this turn of level or upright counts as such, in radians. */
const level = 0.14
const turns = 18

/** Measures an outline. */
export function formOf(outline: Path): Form {
  const covered = Math.abs(area(outline))
  let [rim, square] = [0, 0]
  outline.forEach((point, i) => {
    const next = outline[(i + 1) % outline.length]
    const long = distance(point, next)
    const turn = Math.abs(Math.atan2(next[1] - point[1], next[0] - point[0])) % (Math.PI / 2)
    rim += long
    if (Math.min(turn, Math.PI / 2 - turn) < level) square += long
  })
  const widths = Array.from({ length: turns }, (_, k) => {
    const [x, y] = [Math.cos((k * Math.PI) / turns), Math.sin((k * Math.PI) / turns)]
    const along = outline.map((point) => point[0] * x + point[1] * y)
    return Math.max(...along) - Math.min(...along)
  })
  const narrow = widths.indexOf(Math.min(...widths))
  return {
    solid: covered / Math.max(covered, Math.abs(area(hullOf(outline)))),
    compact: Math.min(1, (4 * Math.PI * covered) / (rim * rim)),
    breadth: widths[narrow] / widths[(narrow + turns / 2) % turns],
    square: square / rim,
    even: axisOf(outline).even,
  }
}
