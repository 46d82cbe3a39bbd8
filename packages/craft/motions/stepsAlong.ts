import { sure } from '@toile/geometry'
import { radians, turnedBy } from '../mannequins/round/place.ts'
import { legShare } from '../mannequins/round/placing.ts'
import { gaitOf } from './gaits.ts'
import type { Floor, Mover } from './motion.ts'
import type { Print } from './prints.ts'
import type { Course } from './course.ts'

/** How much of the time of a step its foot is in the air. */
export const airborne = 0.78
/** How far before the pelvis the middle of two balls is that carry it, in heads. */
const ahead = 0.16

/** Steps on a straight line: the first lands at a time with its ball on the line at `start`, each further one a step on, or before it where the numbers go down. */
export function stepsAlong(
  mover: Mover,
  line: { start: Floor; heading: number; foot: 0 | 1; lands: number; from: number; to: number; step?: number },
): Print[] {
  const { time, beside, toes, high, kneeOut } = gaitOf(mover.build)
  const long = legShare(mover.build)
  const step = line.step ?? gaitOf(mover.build).step * long
  return Array.from({ length: line.to - line.from + 1 }, (_, i): Print => {
    const n = line.from + i
    const foot = (Math.abs(n) % 2 ? 1 - line.foot : line.foot) as 0 | 1
    const side = foot ? 1 : -1
    const [x, , z] = turnedBy([side * beside * long, 0, n * step], line.heading * radians)
    const lands = line.lands + n * time
    return {
      foot,
      lifts: lands - airborne * time,
      lands,
      ball: [line.start[0] + x, line.start[1] + z],
      points: line.heading + side * toes,
      kneeOut,
      high: high * long,
    }
  })
}

/** Where the pelvis goes over feet that land one after the other: over the middle between two that carry, while both do. */
export function pelvisOver(prints: readonly Print[]): { x: Course; z: Course } {
  const x: [number, number][] = []
  const z: [number, number][] = []
  prints.forEach((print, i) => {
    const other = prints.slice(0, i).findLast(({ foot }) => foot !== print.foot)
    if (!other || print.pivot !== undefined) return
    const back = (print.points + other.points) * 0.5 * radians
    const next = prints[i + 1]
    const at = print.lands + (next ? Math.min(0.08, (next.lands - print.lands) / 3) : 0.08)
    const last = x.at(-1)
    if (last && at - sure(last[0]) < 0.05) return
    x.push([at, (print.ball[0] + other.ball[0]) / 2 - Math.sin(back) * ahead])
    z.push([at, (print.ball[1] + other.ball[1]) / 2 - Math.cos(back) * ahead])
  })
  return { x, z }
}
