import { type Place, radians } from '@toile/craft/mannequins/round/place.ts'
import { legShare } from '@toile/craft/mannequins/round/placing.ts'
import { isFromBehind, type Posed } from '@toile/craft/mannequins/round/posed.ts'
import { type Point, rotate, smooth } from '@toile/geometry'
import { ankleOver, footSize } from './footHeight.ts'
import type { ShoeCut } from '../shoes/shoeCut.ts'

/** A foot's own space: forward of the ankle, up from the upper side of the sole, across towards the viewer's right as seen from the front; in heads of a foot of size 1. */
export interface FootSpace {
  /** Towards the other foot. */
  inward: 1 | -1
  size: number
  /** How far a raised heel lifts the sole at a place. */
  raise(forward: number): number
  place(forward: number, up: number, across: number): Place
  /** The same place on the page. */
  put(forward: number, up: number, across: number): Point
}

/** Where the ball of a foot lies before the ankle. */
const ball = 0.4
/** How much lower on the page what a foot reaches towards the viewer lies, beyond what the ground does: feet are looked down on. */
const lower = 0.18

/** Opens the space of a foot in a shoe: it stands on the floor under the leg's end, points where its toes do, and turns up about its ball where the heel is raised. */
export function openFoot(posed: Posed, index: 0 | 1, cut: ShoeCut): FootSpace {
  const { build, gesture, facing, floor, legs, project } = posed
  const own = gesture.legs[index]
  const side = (index === 1) !== isFromBehind(posed) ? 1 : -1
  const size = footSize(build)
  const yaw = (facing + side * own.toes) * radians
  const lift = (own.heel ?? 0) * radians
  const ground = floor - (own.lift ?? 0) * legShare(build)
  const [, , ankle] = legs[index].joints
  const shrink = 1 - cut.heel * 0.35
  const hinge = ball * shrink
  const raise = (f: number) => cut.heel * (1 - smooth(-0.02, 0.36, f))
  const turned = ([forward, height]: Point, angle: number): Point => rotate([forward, height], -angle, [hinge, 0])
  const [ahead] = turned([0, ankleOver(cut)], lift)
  // The foot bends behind its ball over some length, not at a line.
  const bent = (f: number) => lift * smooth(ball + 0.06, ball - 0.14, f)
  const place = (f: number, up: number, across: number): Place => {
    const forward = f < ball ? f * shrink : f - ball * (1 - shrink)
    const [along, height] = turned([forward, up + cut.sole + raise(f)], bent(f))
    const x = along - ahead
    return [
      ankle[0] + (x * Math.sin(yaw) + across * Math.cos(yaw)) * size,
      ground - height * size,
      ankle[2] + (x * Math.cos(yaw) - across * Math.sin(yaw)) * size,
    ]
  }
  return {
    inward: side === 1 ? -1 : 1,
    size,
    raise,
    place,
    put: (f, up, across) => {
      const at = place(f, up, across)
      const [x, y] = project(at)
      return [x, y + (at[2] - ankle[2]) * lower]
    },
  }
}
