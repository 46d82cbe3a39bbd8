import type { Rest } from '@toile/fashion/mannequins/round/gesture.ts'
import { seeHead } from '@toile/fashion/mannequins/round/headPose.ts'
import { radians } from '@toile/fashion/mannequins/round/place.ts'
import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { clamp, type Point, seedOf, subtract } from '@toile/geometry'
import type { HandView } from './handArt.ts'
import { kindOf } from './handBones.ts'
import type { HandPose } from './handPose.ts'
import { relaxed } from './relaxed.ts'
import { resting } from './resting.ts'

/** What a hand does at the end of its arm: its pose, the view of it, and where its fingers want to point on the page, as far as the wrist bends; degrees. */
export interface HandDoes {
  pose: HandPose
  view: HandView
  to?: Point
  by: number
  most: number
}

/** Hanging hands of women, men and children, and how the wrist of each is turned. */
const hanging = {
  woman: [
    ['indexApart', 52],
    ['paired', 30],
    ['eased', 74],
    ['light', 44],
    ['curling', 62],
    ['turned', 36],
  ],
  man: [
    ['eased', 48],
    ['loose', 30],
    ['indexApart', 66],
    ['curling', 44],
    ['turned', 34],
    ['paired', 58],
  ],
  child: [
    ['eased', 40],
    ['paired', 60],
    ['loose', 44],
    ['indexApart', 30],
    ['curling', 68],
    ['turned', 50],
  ],
} as const satisfies Record<string, readonly (readonly [keyof typeof relaxed, number])[]>

/** What a hand does: a resting one what it rests on, a hanging one what a stable number of its gesture says, never what the other one does. */
export function handDoes(posed: Posed, index: 0 | 1): HandDoes {
  const { gesture, arms } = posed
  const name = gesture.hands[index]
  const side = index ? 1 : -1
  const rest = gesture.arms[index].rest
  const { direction } = arms[index].ruler.limb.at(2)
  switch (name) {
    case 'relaxed':
      return direction[1] > 0.3 ? hangingHand(posed, index) : shownHand(direction)
    case 'strap':
      return { pose: resting.strap, view: { roll: 48, tip: 0 }, by: 0, most: 0 }
    case 'pocket':
      return { pose: resting.pocket, view: { roll: 16, tip: 0 }, to: [side * -0.1, 1], by: 0.8, most: 40 }
    case 'hip':
      return { pose: resting.hip, view: { roll: -6, tip: -22 }, to: [side * -0.62, 0.78], by: 0.9, most: 58 }
    case 'clutch':
      return { pose: resting.clutch, view: { roll: 20, tip: 0 }, by: 0, most: 0 }
    case 'collar':
      return raisedHand(posed, index, rest)
    case 'flat':
      return lyingHand(rest, side)
  }
}

/** Half turned, fingers cover each other and a hand is a mitten: it is seen from its back or from the thumb's side. */
const parted = (roll: number): number => (roll < halfway ? Math.min(roll, most.back) : Math.max(roll, most.thumb))
const halfway = 38
const most = { back: 10, thumb: 80 } as const

function hangingHand({ build, gesture, near, station }: Posed, index: 0 | 1): HandDoes {
  const kinds = hanging[kindOf(build)]
  const seed = seedOf(gesture.id)
  // The far hand is one of the others.
  const at = (seed + (index === near ? 0 : 1 + ((seed >>> 8) % (kinds.length - 1)))) % kinds.length
  const [kind, turned] = kinds[at]
  const side = index ? 1 : -1
  const yaw = station(build.levels.bust).yaw / radians
  const swing = (((seed >>> (index ? 5 : 11)) % 7) - 3) * 0.05
  return {
    pose: relaxed[kind],
    view: { roll: parted(clamp(turned + side * yaw, -12, 112)), tip: 0 },
    to: [side * (swing - 0.05), 1],
    by: 0.55,
    most: 26,
  }
}

/** A hand at the end of a raised arm: beside the body the back of it is seen, above it the palm. */
const shownHand = (direction: Point): HandDoes => ({
  pose: resting.open,
  view: { roll: direction[1] > -0.3 ? 40 : 158, tip: 0 },
  to: [direction[0] * 0.5, -1],
  by: direction[1] > -0.3 ? 0.1 : 0.3,
  most: 24,
})

function raisedHand(posed: Posed, index: 0 | 1, rest: Rest | undefined): HandDoes {
  const side = index ? 1 : -1
  const { centre } = posed.arms[index].ruler.limb.at(2)
  if (rest === 'hair') {
    const to = subtract(seeHead(posed.head, side * 0.2, 0.16, -0.1), centre)
    return { pose: resting.hair, view: { roll: -30, tip: 0 }, to, by: 1, most: 62 }
  }
  if (rest === 'chin') {
    const to = subtract(seeHead(posed.head, side * 0.1, 0.93, 0.3), centre)
    return { pose: resting.chin, view: { roll: 52, tip: 0 }, to, by: 0.8, most: 40 }
  }
  return { pose: resting.collar, view: { roll: 24, tip: 0 }, to: [side * -0.5, -0.86], by: 0.45, most: 35 }
}

function lyingHand(rest: Rest | undefined, side: number): HandDoes {
  if (rest === 'arm' || rest === 'elbow')
    return { pose: resting.round, view: { roll: 8, tip: -24 }, to: [-side, 0.1], by: 0.5, most: 30 }
  if (rest === 'front')
    return { pose: resting.round, view: { roll: 14, tip: -10 }, to: [side * -0.5, 0.86], by: 0.4, most: 30 }
  return { pose: resting.flat, view: { roll: 18, tip: 0 }, to: [side * -0.2, 1], by: 0.6, most: 34 }
}
