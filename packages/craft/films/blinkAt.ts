import { swell } from '../motions/course.ts'

/** When somebody blinks first, how often again, and how long lids take down and up, in seconds. */
const blinks = { first: 1.32, every: 2.7, down: 0.07, up: 0.13 } as const

/** How far lids are shut at a time of a film of so many seconds, 0 .. 1: now and then, and at neither end, so that a film that goes round has no jump. */
export function blinkAt(time: number, seconds: number): number {
  const { first, every, down, up } = blinks
  const n = Math.max(0, Math.floor((time - first) / every))
  const from = first + n * every
  if (from + down + up > seconds) return 0
  return swell(from, from + down, from + down + 0.02, from + down + up, time)
}
