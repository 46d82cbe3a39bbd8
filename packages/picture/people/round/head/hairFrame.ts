import { seeHead } from '@toile/craft/mannequins/round/headPose.ts'
import { radians } from '@toile/craft/mannequins/round/place.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { clamp, type Path } from '@toile/geometry'

const corners = [
  [-1.6, -0.6],
  [1.6, -0.6],
  [1.6, 2.4],
  [-1.6, 2.4],
] as const

/** How far a frame goes round with its head, in radians: turned further it would close. */
const most = 50 * radians

/** A frame round a head and all its hair. */
export const hairFrame = ({ head }: Posed): Path => {
  const yaw = clamp(head.yaw, -most, most)
  return corners.map(([x, y]) => seeHead({ ...head, yaw }, x, y, 0))
}
