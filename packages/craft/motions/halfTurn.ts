import { radians, turnedBy } from '../mannequins/round/place.ts'
import { feetOf, type Foot, pivotHeel } from './foot.ts'
import type { Mover } from './motion.ts'
import type { Print } from './prints.ts'

/** How long a half turn takes, in seconds. */
export const halfTime = 1.15

/** The steps of a turn where somebody stands, by half a round or so many degrees: one foot goes round, the other turns on its ball and comes after, the first follows to its place. */
export function halfTurn(mover: Mover, begins: number, side: number, from: Turned, by = 180): Print[] {
  const { rest } = mover
  const carries = rest.weight
  const free = carries ? 0 : 1
  const pivot = pivotHeel(mover)
  const at = (foot: 0 | 1, degrees: number) => from(foot, ((degrees * by) / 180) * side)
  const step = (foot: 0 | 1, lifts: number, lands: number, degrees: number, own: Partial<Print> = {}): Print => {
    const { ball, points, kneeOut, heel } = at(foot, degrees)
    return { foot, lifts: begins + lifts, lands: begins + lands, ball, points, kneeOut, heel, high: 0.13, ...own }
  }
  const stays = at(carries, 0).ball
  return [
    step(carries, 0.1, 0.5, 92, { ball: stays, pivot, heel: 0, kneeOut: 0.1 }),
    step(free, 0.04, 0.44, 122, { heel: 0, kneeOut: 0.15 }),
    step(free, 0.48, 0.78, 172, { ball: at(free, 122).ball, pivot, heel: 0, kneeOut: 0.1 }),
    step(carries, 0.52, 0.9, 180),
    step(free, 0.91, 1.16, 180),
  ]
}

/** Two turns one after the other by the same angle, from the feet of rest: when each begins, which way both go, and whether the second leads on or back. */
interface Turns {
  begins: number
  again: number
  side: number
  by: number
  comesBack: boolean
}

/** The steps of somebody who turns and, after a while, turns once more. */
export function twoTurns(mover: Mover, { begins, again, side, by, comesBack }: Turns): Print[] {
  const turned = turnedFeet(feetOf(mover, mover.rest))
  const stands = (foot: 0 | 1): Print => ({ ...turned(foot, 0), foot, lifts: -9.5, lands: -9 })
  const onward: Turned = (foot, degrees) => turned(foot, degrees + side * by)
  return [
    stands(0),
    stands(1),
    ...halfTurn(mover, begins, side, turned, by),
    ...halfTurn(mover, again, comesBack ? -side : side, onward, by),
  ]
}

/** Where a foot stands when somebody is turned by degrees. */
export type Turned = (foot: 0 | 1, degrees: number) => Foot

/** Feet turned about the pelvis as they stand. */
export const turnedFeet =
  (feet: readonly [Foot, Foot]): Turned =>
  (foot, degrees) => {
    const { ball, points, ...own } = feet[foot]
    const [x, , z] = turnedBy([ball[0], 0, ball[1]], degrees * radians)
    return { ...own, ball: [x, z], points: points + degrees }
  }
