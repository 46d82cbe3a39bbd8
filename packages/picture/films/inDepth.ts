import type { Posed, PosedLimb } from '@toile/craft/mannequins/round/posed.ts'
import { sure } from '@toile/geometry'

/** Shares of root, elbow and wrist in how near an arm is. */
const shares = [0.35, 0.45, 0.2] as const
/** An arm lies over the trunk that is not this far behind its axis, in heads: there a turning arm stands beside the trunk and not before it. */
const behind = 0.24
/** An arm whose hand rests behind the body lies over it only where its side is turned to us: this far before its axis. */
const turned = 0.22

/** A body of a film, whose arms lie over its trunk and whose legs over each other as they are in space, so that none comes before another at once where they cross. */
export function inDepth(posed: Posed): Posed {
  const { gesture, arms, legs } = posed
  const before = ({ joints }: PosedLimb) =>
    joints.reduce((sum, [, y, z], i) => sum + sure(shares[i]) * (z - posed.station(y).at[2]), 0)
  const arm = (index: 0 | 1) => {
    const own = gesture.arms[index]
    return { ...own, over: before(arms[index]) > (own.rest === 'back' ? turned : -behind) }
  }
  const depth = ({ joints: [, knee, ankle] }: PosedLimb) => knee[2] + ankle[2]
  return {
    ...posed,
    gesture: { ...gesture, arms: [arm(0), arm(1)] },
    nearLeg: depth(legs[0]) > depth(legs[1]) ? 0 : 1,
  }
}
