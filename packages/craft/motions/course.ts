import { clamp, smooth, sure } from '@toile/geometry'

/** A share from 0 to 1 that sets out softly at one time and comes to rest at another. */
export function ease(from: number, to: number, seconds: number): number {
  const t = clamp((seconds - from) / (to - from))
  return t * t * t * (t * (6 * t - 15) + 10)
}

/** A swell that comes by one time, stays until the next and is gone at the last. */
export const swell = (from: number, full: number, until: number, gone: number, seconds: number): number =>
  ease(from, full, seconds) * (1 - ease(until, gone, seconds))

/** A swing about 0 once a round that leans: above 0 it goes faster than it comes back, as what has weight does. */
export function leaning(round: number, lean = 0.3): number {
  const angle = round * 2 * Math.PI
  return Math.sin(angle + lean * Math.sin(angle))
}

/** Breath at a time, -1 to 1: in within a third of its round, out slowly, then a pause. */
export function breath(seconds: number, round = 3.6): number {
  const t = (((seconds / round) % 1) + 1) % 1
  return smooth(0, 0.36, t) * (1 - smooth(0.4, 0.92, t)) * 2 - 1
}

/** A number that changes with time, as [seconds, value] in order of time. */
export type Course = readonly (readonly [seconds: number, value: number])[]

/** A course read at a time: it goes through every value without a corner, and rests before the first, after the last and wherever a value stands twice. */
export function along(course: Course, seconds: number): number {
  const last = course.length - 1
  if (seconds <= sure(course[0])[0]) return sure(course[0])[1]
  if (seconds >= sure(course[last])[0]) return sure(course[last])[1]
  const i = course.findIndex(([at]) => at > seconds) - 1
  const [[from, a], [to, b]] = [sure(course[i]), sure(course[i + 1])]
  const long = to - from
  const t = (seconds - from) / long
  const [out, into] = [slope(course, i) * long, slope(course, i + 1) * long]
  const [square, cube] = [t * t, t * t * t]
  return (
    (2 * cube - 3 * square + 1) * a +
    (cube - 2 * square + t) * out +
    (3 * square - 2 * cube) * b +
    (cube - square) * into
  )
}

/** How steeply a course goes through one of its values: level at turning points, else between the ways before and after, never beyond either by much. */
function slope(course: Course, i: number): number {
  const [before, own, after] = [course[i - 1], sure(course[i]), course[i + 1]]
  if (!before || !after) return 0
  const [come, go] = [(own[1] - before[1]) / (own[0] - before[0]), (after[1] - own[1]) / (after[0] - own[0])]
  return come * go <= 0 ? 0 : (2 * come * go) / (come + go)
}
