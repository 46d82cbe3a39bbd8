import { clamp } from '@toile/geometry'

/** How somebody looks at the form: turned about its axis and from above, in radians, from so many millimetres, at a place beside its axis. */
export interface Orbit {
  readonly turn: number
  readonly above: number
  readonly away: number
  readonly across: number
  readonly up: number
}

/** What has to be seen: from the floor or the lowest cloth to the highest, and half its width, in millimetres. */
export interface Extent {
  low: number
  high: number
  half: number
}

/** Degrees that the picture opens upwards. */
export const openness = 22

const highest = Math.PI * 0.47
const lowest = -Math.PI * 0.12
const nearest = 250
const farthest = 12_000

/** The sides from which a garment is shown, in the order of the screen. */
export const sides = [
  { id: 'front', turn: 0 },
  { id: 'side', turn: Math.PI / 2 },
  { id: 'back', turn: Math.PI },
] as const

/** Room around what is seen, as a share of its height: above it more of the body is seen than below. */
const over = 0.34
const under = 0.2
const beside = 1.15

/** The whole of something from the front, with what is around it, on a stage of so many pixels. */
export function wholeOf({ low, high, half }: Extent, stage: { width: number; height: number }): Orbit {
  const tan = Math.tan((openness * Math.PI) / 360)
  const [from, to] = [Math.max(-60, low - under * (high - low)), high + over * (high - low)]
  // What is nearer than the axis looks larger.
  const upright = (to - from) / 2 / tan + half / 2
  const across = (half * beside) / (tan * Math.max(0.2, stage.width / stage.height)) + half / 2
  return {
    turn: 0,
    above: 0.06,
    away: clamp(Math.max(upright, across), nearest, farthest),
    across: 0,
    up: (from + to) / 2,
  }
}

/** Turned by radians: to the left and upwards where they are positive. */
export const turned = (orbit: Orbit, by: number, above = 0): Orbit => ({
  ...orbit,
  turn: wrapped(orbit.turn + by),
  above: clamp(orbit.above + above, lowest, highest),
})

/** Nearer by a factor above 1. */
export const nearer = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  away: clamp(orbit.away / factor, nearest, farthest),
})

/** Moved along by pixels of a stage that is so many high: what is under the hand goes with it. */
export function moved(orbit: Orbit, dx: number, dy: number, height: number): Orbit {
  const perPixel = (2 * orbit.away * Math.tan((openness * Math.PI) / 360)) / Math.max(1, height)
  return {
    ...orbit,
    across: clamp(orbit.across - dx * perPixel, -1500, 1500),
    up: clamp(orbit.up + dy * perPixel, -500, 2800),
  }
}

/** Between two ways of looking, 0 the first and 1 the other; it turns the shorter way. */
export function between(from: Orbit, to: Orbit, share: number): Orbit {
  const mixed = (a: number, b: number) => a + (b - a) * share
  return {
    turn: wrapped(from.turn + wrapped(to.turn - from.turn) * share),
    above: mixed(from.above, to.above),
    away: mixed(from.away, to.away),
    across: mixed(from.across, to.across),
    up: mixed(from.up, to.up),
  }
}

const wrapped = (turn: number) => turn - Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
