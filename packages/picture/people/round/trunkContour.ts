import { girdleOf } from '@toile/craft/mannequins/round/girdleOf.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { add, clamp, lerp, mix, type Path, type Point, spline } from '@toile/geometry'
import { legContour } from './legContour.ts'
import { onTrunk } from './trunkEdge.ts'

/** Under clothes the trunk is drawn a little narrower than it is, or skin stands beside them. */
const under = 0.9

/** Where the neck comes out of the head on the page. */
export const neckTop = ({ head, build }: Posed): Point => [
  head.pivot[0] - Math.sin(head.yaw) * 0.07,
  build.ageGroup === 'adult' ? head.pivot[1] + 0.25 : build.levels.neck - 0.58,
]

/** The side of the trunk at a level, as it is drawn. */
export function besideTrunk(posed: Posed, side: 1 | -1, level: number): Point {
  const edge = onTrunk(posed, side, level)
  return [lerp(posed.station(level).at[0], edge[0], under), edge[1]]
}

/** One side from the jaw over neck and shoulder to the crotch. */
export function trunkContour(posed: Posed, side: 1 | -1): Path {
  const { levels, neck, shoulder } = posed.build
  const [x, y] = neckTop(posed)
  const root = onTrunk(posed, side, levels.neck)
  const { up, within } = girdleOf(posed.build, posed.arms[side < 0 ? 0 : 1].joints)
  const point = add(onTrunk(posed, side, shoulder[1]), [-side * within, -up])
  const top: Point = [x + side * neck[0][1] * 1.02, y]
  const below = [levels.armpit, levels.bust, levels.underbust, levels.waist, levels.highHip]
  return spline(
    [
      top,
      add(mix(top, root, 0.6), [-side * 0.012, 0]),
      add(root, [-side * 0.02, -0.05]),
      add(mix(root, point, 0.3), [0, 0.02]),
      add(mix(root, point, 0.75), [0, 0.03]),
      add(point, [-side * 0.04, 0.05]),
      ...below.map((level) => besideTrunk(posed, side, level)),
      ...intoLeg(posed, side),
    ],
    false,
    10,
  )
}

/** From the hip on to the thigh: a bare leg grows out of the trunk and is not set under it. */
function intoLeg(posed: Posed, side: 1 | -1): Point[] {
  const { hip, crotch } = posed.build.levels
  const index = side < 0 ? 0 : 1
  const [[, root], [, knee]] = posed.legs[index].flat
  const { edge } = legContour(posed, index)
  const thigh = edge(clamp((crotch - root) / (knee - root), 0.08, 0.5), 1)
  return [mix(besideTrunk(posed, side, hip), mix(onTrunk(posed, side, hip), thigh, 0.5), 0.5), thigh]
}
