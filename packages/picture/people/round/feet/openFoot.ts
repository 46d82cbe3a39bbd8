import { type Place, radians } from '@toile/craft/mannequins/round/place.ts'
import { legShare } from '@toile/craft/mannequins/round/placing.ts'
import { isFromBehind, type Posed } from '@toile/craft/mannequins/round/posed.ts'
import { type Point, smooth } from '@toile/geometry'
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

/** How a foot lies at a place: before the hinge of its ball, and how far it is raised and turned up there. */
interface FootSection {
  f: number
  behind: number
  raised: number
  c: number
  s: number
}

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
  const ahead = hinge + Math.cos(-lift) * -hinge - Math.sin(-lift) * ankleOver(cut)
  const [sine, cosine] = [Math.sin(yaw), Math.cos(yaw)]
  // The foot bends behind its ball over some length, not at a line.
  const bent = (f: number) => lift * smooth(ball + 0.06, ball - 0.14, f)
  const sectionAt = (f: number): FootSection => {
    const forward = f < ball ? f * shrink : f - ball * (1 - shrink)
    const angle = -bent(f)
    return { f, behind: forward - hinge, raised: raise(f), c: Math.cos(angle), s: Math.sin(angle) }
  }
  // Whoever goes round a section asks for it again and again.
  let section = sectionAt(0)
  const place = (f: number, up: number, across: number): Place => {
    if (f !== section.f) section = sectionAt(f)
    const { behind, raised, c, s } = section
    const high = up + cut.sole + raised
    const x = hinge + c * behind - s * high - ahead
    const height = s * behind + c * high
    return [
      ankle[0] + (x * sine + across * cosine) * size,
      ground - height * size,
      ankle[2] + (x * cosine - across * sine) * size,
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
