import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { type Path, reversed } from '@toile/geometry'
import { limbOutline } from './limbOutline.ts'
import { trunkContour } from './trunkContour.ts'

/** A whole arm's line begins below its shoulder, which is drawn with the trunk: how far down, and how many points of its edge. */
export const [shoulder, armpit] = [0.12, 8]

/** What a bare arm that is drawn from its shoulder grows out of: modelled together with it, so that no edge shows where it begins. */
export function rootOf(posed: Posed, index: 0 | 1, from: number): Path[] {
  if (from > shoulder) return []
  const [outer, inner] = limbOutline(posed.arms[index].ruler.limb, 0, from)
  return [
    [...trunkContour(posed, -1), ...reversed(trunkContour(posed, 1))],
    [...outer, ...reversed(inner)],
  ]
}
