import type { Gesture } from '../mannequins/round/gesture.ts'
import { ease, leaning, swell } from './course.ts'
import { movedBy } from './movedBy.ts'

/** When eyes leave us for a moment the first time, how often again, and how far. */
const darts = { first: 1.15, every: 2.6, far: 0.13 } as const

/** A gesture that is held by somebody alive: weight wanders a little, the head floats, eyes leave us for a moment and come back. */
export function living(gesture: Gesture, seconds: number): Gesture {
  const wakes = ease(0, 1.2, seconds)
  const [slow, slower] = [wakes * leaning(seconds / 4.3), wakes * leaning(seconds / 6.1 + 0.2)]
  return movedBy(gesture, {
    yaw: 0.5 * slower,
    twist: 0.9 * slow,
    hips: [0.01 * slow, -0.5 * slow, 0],
    ribs: [-0.004 * slower, 0.5 * slower, 0],
    head: [1.2 * slower, 0.7 * slow, 0.8 * slow, 0.006 * slower],
    arms: [
      [0.6 * slow, 0.8 * slower, 1.1 * slower, 1.4 * slow],
      [0.5 * slower, -0.8 * slow, 1.2 * slow, 1.2 * slower],
    ],
    gaze: dartOf(seconds),
  })
}

function dartOf(seconds: number): number {
  const n = Math.floor((seconds - darts.first) / darts.every)
  if (n < 0) return 0
  const from = darts.first + n * darts.every
  return (n % 2 ? -1 : 1) * darts.far * swell(from, from + 0.08, from + 0.5, from + 0.6, seconds)
}
