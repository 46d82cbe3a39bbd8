import type { Figure } from '../../mannequins/figure.ts'
import type { PlacedJoints } from '../../mannequins/round/bendInSpace.ts'
import { isWalk } from '../../mannequins/round/gesture.ts'
import { dot, minus } from '../../mannequins/round/place.ts'
import type { Posed } from '../../mannequins/round/posed.ts'

/** What of a body's bearing its clothes fold by; pairs begin at the viewer's left. */
export interface Bearing {
  /** The leg that carries. */
  weight: 0 | 1 | null
  /** How far elbows and knees are bent, in radians; an elbow is below 0 where the forearm folds outward. */
  elbows: readonly [number, number]
  knees: readonly [number, number]
  /** How far falls swing in the stride or the wind: -1 to the viewer's left .. 0 still .. 1 to the right. */
  swing: number
}

/** The bearing of somebody drawn flat. */
export const bearingOf = ({ arms, legs, frontLeg }: Figure): Bearing => ({
  weight: frontLeg,
  elbows: [arms[0].bend, arms[1].bend],
  knees: [Math.abs(legs[0].bend), Math.abs(legs[1].bend)],
  swing: 0,
})

/** The bearing of a body in space, whatever of its bends the page shows. */
export function bearingInSpace({ gesture, arms, legs }: Posed): Bearing {
  const elbow = ({ joints, ruler }: Posed['arms'][0]) => angleAt(joints) * (ruler.limb.bend < 0 ? -1 : 1)
  const way = gesture.yaw >= 0 ? 1 : -1
  return {
    weight: gesture.weight,
    elbows: [elbow(arms[0]), elbow(arms[1])],
    knees: [angleAt(legs[0].joints), angleAt(legs[1].joints)],
    // What walks towards somebody leaves its cloth behind.
    swing: -way * Math.min(1, (isWalk(gesture) ? 0.6 : 0.1) + 2 * gesture.breeze),
  }
}

/** How far a limb is bent at its middle joint, in radians. */
function angleAt([root, middle, end]: PlacedJoints): number {
  const [upper, lower] = [minus(middle, root), minus(end, middle)]
  const share = dot(upper, lower) / (Math.hypot(...upper) * Math.hypot(...lower) || 1)
  return Math.acos(Math.max(-1, Math.min(1, share)))
}
