import { add, contains, lerp, mix, normal, type Path, type Point, scale, subtract, unit } from '@toile/geometry'
import type { HandArt } from './handArt.ts'

/** A finger in the hand's frame: knuckle, middle joint and end, with half widths there; `parts` is the share of it that still lies against the next one. */
export interface Finger {
  knuckle: Point
  joint: Point
  tip: Point
  widths: readonly [knuckle: number, joint: number, tip: number]
  parts: number
  nail: boolean
}

/** What a hand is built of, from the first finger's side of the wrist round to the other; a thumb may stay hidden. */
export interface HandPlan {
  heel: Path
  fingers: readonly Finger[]
  thumb?: Finger & { web: Point }
  ball: Path
  planes: readonly Path[]
  /** Which way the fingers follow each other: 1 towards the thumb. */
  travel: 1 | -1
}

/** A finger as numbers: knuckle, joint and tip as points, half widths, where it parts from its neighbour, and its nail. */
export const finger = (
  knuckle: Point,
  joint: Point,
  tip: Point,
  widths: readonly [number, number, number],
  parts: number,
  nail = true,
): Finger => ({ knuckle, joint, tip, widths, parts, nail })

/** Builds a drawn hand from its fingers, so that every fingertip is round and every gap begins where two fingers part. */
export function handOf({ heel, fingers, thumb, ball, planes, travel }: HandPlan): HandArt {
  const sides = fingers.map((one, i) => sidesOf(one, travel, i ? fingers[i - 1].parts : 0.2))
  const wholes = fingers.map((one) => sidesOf({ ...one, parts: 0 }, travel, 0)).map(({ up, down }) => [...up, ...down])
  const clefts = fingers.slice(1).map((next, i) => {
    const down = sides[i].down.filter((p) => !contains(wholes[i + 1], p))
    const up = sides[i + 1].up.filter((p) => !contains(wholes[i], p))
    const touching = down.length < sides[i].down.length || up.length < sides[i + 1].up.length
    const between = (t: number) => mix(at(fingers[i], t, travel), at(next, t, -travel), 0.5)
    const notch = touching ? mix(down.at(-1) ?? fingers[i].tip, up[0] ?? next.tip, 0.5) : between(fingers[i].parts)
    const gap = [notch, between(fingers[i].parts * 0.55), between(fingers[i].parts * 0.15)]
    return { down, up, notch: touching ? [] : [notch], gap }
  })
  const silhouette = sides.flatMap(({ up, down }, i) => [
    ...(clefts[i - 1]?.up ?? up),
    ...(clefts[i]?.down ?? down),
    ...(clefts[i]?.notch ?? []),
  ])
  const thumbSides = thumb && sidesOf({ ...thumb, parts: 0.3 }, travel, thumb.parts)
  return {
    outline: [
      ...heel,
      ...silhouette,
      ...(thumb && thumbSides ? [thumb.web, ...thumbSides.up, ...thumbSides.down] : []),
      ...ball,
    ],
    gaps: [...clefts.map(({ gap }) => gap), ...(thumb ? [foldOf(thumb, travel)] : [])],
    knuckles: fingers.flatMap((one) => [crease(one, 0.03, 0.5), crease(one, 0.5, 0.6)]),
    nails: [...fingers, ...(thumb ? [thumb] : [])].filter(({ nail }) => nail).map(nailOf),
    planes: [...planes, ...fingers.map((one) => shadowSide(one, travel))],
  }
}

/** A point of a finger at `t` along it and `u` across it. */
function at({ knuckle, joint, tip, widths }: Finger, t: number, u: number): Point {
  const bow = subtract(scale(joint, 2), mix(knuckle, tip, 0.5))
  const centre = (s: number): Point => mix(mix(knuckle, bow, s), mix(bow, tip, s), s)
  const from = centre(Math.max(0, t - 0.06))
  const to = centre(Math.min(1, t + 0.06))
  const half = t < 0.5 ? lerp(widths[0], widths[1], t * 2) : lerp(widths[1], widths[2], t * 2 - 1)
  return add(centre(t), scale(normal(unit(subtract(to, from))), -u * half))
}

/** The silhouette of a finger: up one side to the middle of its round end, and down the other. */
function sidesOf(one: Finger, travel: 1 | -1, enters: number): { up: Path; down: Path } {
  const places = [0.3, 0.5, 0.7, 0.86]
  const heading = unit(subtract(one.tip, one.joint))
  const round = (angle: number): Point => {
    const across = scale(normal(heading), Math.sin(angle) * travel)
    return add(one.tip, scale(add(across, scale(heading, Math.cos(angle) - 1)), one.widths[2]))
  }
  return {
    up: [...places.filter((t) => t > enters + 0.06).map((t) => at(one, t, -travel)), round(1.25), round(0.7), round(0)],
    down: [
      round(-0.7),
      round(-1.25),
      ...places
        .filter((t) => t > one.parts + 0.06)
        .toReversed()
        .map((t) => at(one, t, travel)),
    ],
  }
}

/** The fold that runs from the web between thumb and hand into the palm. */
const foldOf = (thumb: Finger & { web: Point }, travel: 1 | -1): Path => [
  thumb.web,
  mix(thumb.web, at(thumb, 0.1, -travel * 0.8), 0.55),
  at(thumb, 0, -travel * 0.55),
]

const crease = (one: Finger, t: number, half: number): Path => [
  at(one, t, -half),
  at(one, t - 0.02, 0),
  at(one, t, half),
]

function nailOf(one: Finger): HandArt['nails'][number] {
  const [x, y] = at(one, 0.9, 0)
  const heading = subtract(one.tip, one.joint)
  return [x, y, one.widths[2] * 1.5, Math.atan2(heading[0], heading[1])]
}

/** The narrow plane down the side of a finger that turns from the light. */
const shadowSide = (one: Finger, travel: 1 | -1): Path => [
  ...[0.15, 0.4, 0.65, 0.9].map((t) => at(one, t, -travel)),
  ...[0.9, 0.65, 0.4, 0.15].map((t) => at(one, t, -travel * 0.35)),
]
