import type { Rest } from '@toile/craft/mannequins/round/gesture.ts'
import { seeHead } from '@toile/craft/mannequins/round/headPose.ts'
import { radians } from '@toile/craft/mannequins/round/place.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { clamp, type Point, seedOf, subtract } from '@toile/geometry'
import type { HandView } from './roundHandArt.ts'
import { kindOf } from './handBones.ts'
import type { HandPose } from './handPose.ts'
import { roundRelaxed } from './roundRelaxed.ts'
import { resting } from './resting.ts'

/** What a hand does at the end of its arm: its pose, the view of it, and where its fingers want to point on the page, as far as the wrist bends; degrees. */
export interface HandDoes {
  pose: HandPose
  view: HandView
  to?: Point
  by: number
  most: number
}

type Hanging = keyof typeof roundRelaxed

/** Hanging hands of women, men and children, seen from their back and from the thumb's side. */
const hanging = {
  woman: {
    back: ['indexApart', 'paired', 'light', 'eased', 'curling'],
    side: ['eased', 'light', 'indexApart', 'turned'],
  },
  man: {
    back: ['eased', 'loose', 'curling', 'indexApart', 'turned'],
    side: ['eased', 'indexApart', 'turned', 'paired'],
  },
  child: {
    back: ['eased', 'paired', 'loose', 'indexApart', 'curling'],
    side: ['eased', 'indexApart', 'turned', 'light'],
  },
} as const satisfies Record<string, Record<'back' | 'side', readonly Hanging[]>>

/** How far the backs of hanging hands are turned from the front to the side, in degrees. */
const turns = [52, 30, 64, 44, 72, 36] as const

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
      return { pose: resting.hip, view: { roll: -8, tip: -36 }, to: [side * -0.7, 0.6], by: 0.9, most: 58 }
    case 'clutch':
      return { pose: resting.clutch, view: { roll: 20, tip: 0 }, by: 0, most: 0 }
    case 'collar':
      return raisedHand(posed, index, rest)
    case 'flat':
      return lyingHand(rest, side)
  }
}

/** Half turned, fingers cover each other and a hand is a mitten: it is seen from its back or from the thumb's side. */
const halfway = 38
const seen = { least: -12, back: 10, side: 80, most: 112 } as const

function hangingHand(posed: Posed, index: 0 | 1): HandDoes {
  const seed = seedOf(posed.gesture.id)
  const side = index ? 1 : -1
  const swing = (((seed >>> (index ? 5 : 11)) % 7) - 3) * 0.05
  const { kind, roll } = hangs(posed, index)
  return { pose: roundRelaxed[kind], view: { roll, tip: 0 }, to: [side * (swing - 0.05), 1], by: 0.55, most: 26 }
}

/** How a hand hangs, and how it is turned to the viewer; the far one never as the near one. */
function hangs(posed: Posed, index: 0 | 1): { kind: Hanging; roll: number } {
  const { build, gesture, near, station } = posed
  const seed = seedOf(gesture.id)
  const yaw = station(build.levels.bust).yaw / radians
  const turned = turns[(seed >>> (index === near ? 3 : 13)) % turns.length] + (index ? yaw : -yaw)
  const isBack = turned < halfway
  const roll = isBack ? clamp(turned, seen.least, seen.back) : clamp(turned, seen.side, seen.most)
  const kinds: readonly Hanging[] = hanging[kindOf(build)][isBack ? 'back' : 'side']
  const at = (seed >>> (index === near ? 0 : 8)) % kinds.length
  const other = index === near ? null : hangs(posed, near).kind
  return { kind: kinds[at] === other ? kinds[(at + 1) % kinds.length] : kinds[at], roll }
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
    return { pose: resting.clasped, view: { roll: 16, tip: -16 }, to: [side * -0.6, 0.8], by: 0.6, most: 34 }
  return { pose: resting.flat, view: { roll: 18, tip: 0 }, to: [side * -0.2, 1], by: 0.6, most: 34 }
}
