import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { clamp, distance } from '@toile/geometry'
import { onFront } from './trunkEdge.ts'

/** How far an arm is raised, 0 hanging .. 1 level and above. */
export const raisedBy = ({ arms }: Posed, index: 0 | 1): number =>
  clamp(1 - arms[index].ruler.limb.at(0.2).direction[1] * 1.25)

/** Which edge of an arm runs on into the round of the shoulder: on one that crosses the body it may be the inner one. */
export function capSide(posed: Posed, index: 0 | 1): 1 | -1 {
  const { limb } = posed.arms[index].ruler
  const chest = onFront(posed, 0, posed.build.levels.bust)
  const isOuter = distance(limb.edge(0.25, 1), chest) >= distance(limb.edge(0.25, -1), chest)
  return raisedBy(posed, index) > 0.5 || isOuter ? 1 : -1
}
