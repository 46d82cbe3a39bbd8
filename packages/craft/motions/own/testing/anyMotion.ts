import { type Chance, openChance } from '@toile/geometry'
import { gesturesOf } from '../../../mannequins/round/gestures/index.ts'
import { easings, type KeyFrame, motionDocument, type OwnMotion } from '../ownMotion.ts'
import { type OwnPose, poseOfGesture } from '../ownPose.ts'

const women = gesturesOf({ gender: 'female', ageGroup: 'adult' })

/** The pose of any gesture of the catalogue. */
export const anyPose = (chance: Chance): OwnPose => poseOfGesture(chance.pick(women))

/** A key frame of any pose. */
export const anyKey = (id: string, at: number, chance: Chance): KeyFrame => ({
  id,
  at,
  hold: chance.happens(0.3) ? 0.2 : 0,
  ease: chance.pick(easings).id,
  stands: [0, 0],
  pose: anyPose(chance),
})

/** A motion of one's own with one key frame or some, each with a pose of the catalogue. */
export function anyMotion(seed: number): OwnMotion {
  const chance = openChance(seed)
  const keys = Array.from({ length: chance.whole(1, 5) }, (_, i) => anyKey(`k${i}`, i * 0.8, chance))
  return motionDocument.present.parse({
    kind: 'motion',
    version: 2,
    name: chance.pick(['Turn', 'Ein Schritt', '歩き']),
    keys,
  })
}
