import { type Posed, showsBothSides } from '@toile/craft/mannequins/round/posed.ts'
import { type Path, type Point, smooth, spline } from '@toile/geometry'
import { raisedBy } from './capSide.ts'

/** Over how many degrees, from where a turn shows both sides, the round of a shoulder comes to lie on the arm. */
const [from, whole] = [50, 66] as const
/** How broad the round of a shoulder is half way up and near its top, against the arm that it lies on. */
const [middle, top] = [0.86, 0.45] as const
/** How far its middle lies up to its top. */
const half = 0.62

/** The round of a shoulder that is seen from its side, from an arm's inner edge over to the outer one: it lies on the arm itself and not on the contour of the trunk. */
export function shoulderCap(posed: Posed, index: 0 | 1, start: number): Path {
  if (!showsBothSides(posed)) return []
  const { build, arms, facing } = posed
  const aside = 90 - Math.abs(Math.abs(facing) - 90)
  const high = (build.armRoot[1] - build.shoulder[1]) * smooth(from, whole, aside) * (1 - raisedBy(posed, index))
  const { limb } = arms[index].ruler
  const { direction } = limb.at(start)
  const [outer, inner] = [limb.edge(start, 1), limb.edge(start, -1)]
  const up = (across: number, share: number): Point => [
    (outer[0] + inner[0]) / 2 + ((outer[0] - inner[0]) / 2) * across - direction[0] * high * share,
    (outer[1] + inner[1]) / 2 + ((outer[1] - inner[1]) / 2) * across - direction[1] * high * share,
  ]
  const round = [up(-middle, half), up(-top, 0.94), up(0, 1), up(top, 0.94), up(middle, half)]
  return spline([inner, ...round, outer], false, 5).slice(1, -1)
}
