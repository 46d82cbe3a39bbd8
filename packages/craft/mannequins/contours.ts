import { add, distance, joined, lerp, mix, type Path, type Point, reversed, spline } from '@toile/geometry'
import type { Build } from './build.ts'
import type { Figure, Limb, Side } from './figure.ts'
import { limbEdge } from './limb.ts'
import type { TrunkFrame } from './trunkFrame.ts'

const legPlaces = [0.6, 0.78, 0.9, 1, 1.08, 1.18, 1.28, 1.4, 1.54, 1.7, 1.84, 1.94, 2]
const outerLeg = [0.28, 0.42, ...legPlaces]
const innerLegPlaces = [0.22, 0.4, ...legPlaces]
const outerArm = [0.12, 0.22, 0.36, 0.5, 0.65, 0.8, 0.92, 1, 1.08, 1.2, 1.4, 1.6, 1.8, 1.93, 2]
const innerArm = [0.22, 0.4, 0.6, 0.78, 0.9, 1, 1.08, 1.2, 1.4, 1.6, 1.8, 1.93, 2]

type Contours = Pick<Figure, 'sideContour' | 'innerLeg' | 'halves' | 'armOutline'>

/** The outlines of a figure, made from its frames. */
export function openContours(
  build: Build,
  trunk: TrunkFrame,
  arms: readonly [Limb, Limb],
  legs: readonly [Limb, Limb],
): Contours {
  const { levels } = build
  const legOf = (side: Side) => legs[side < 0 ? 0 : 1]
  const leaned = (x: number, y: number): Point => add(trunk.silhouette(x, y), [trunk.neckLean(y), 0])
  const sideContour = (side: Side): Path => {
    const shoulder = trunk.shoulderPoint(side)
    const neck = build.neck.map(([y, half]) => leaned(side * half, y))
    const root = neck[neck.length - 1]
    const trapezius = add(mix(root, shoulder, 0.38), [0, build.muscle > 0.6 ? 0.004 : 0.012])
    const cap = add(mix(root, shoulder, 0.82), [0, -0.002])
    const flank = trunkLevels(build).map((y) => trunk.trunk(side, y))
    return joined(
      spline([...neck, trapezius, cap, shoulder], false, 10),
      spline([shoulder, ...flank, ...limbEdge(legOf(side), outerLeg, 1)], false, 10),
    )
  }
  const innerLeg = (side: Side): Path =>
    spline([trunk.silhouette(0, levels.crotch), ...limbEdge(legOf(side), innerLegPlaces, -1)], false, 10)
  const half = (side: Side): Path =>
    joined(
      sideContour(side),
      reversed(innerLeg(side)),
      [levels.crotch - 0.02, levels.waist, lerp(levels.shoulder, levels.armpit, 0.14), 0.95].map((y) =>
        leaned(-side * 0.05, y),
      ),
    )
  return {
    sideContour,
    innerLeg,
    halves: () => [half(-1), half(1)],
    armOutline(index) {
      const side = index === 0 ? -1 : 1
      const arm = arms[index]
      const shoulder = trunk.shoulderPoint(side)
      const start = mix(trunk.neckPoint(side), shoulder, 0.72)
      const pit = trunk.trunk(side, levels.armpit)
      // Close to the armpit the arm's own edge would fold back on the trunk's.
      const below = innerArm.filter((t) => t >= 0.4 || distance(arm.edge(t, -1), pit) > arm.at(t).inner)
      return joined(
        spline([start, add(shoulder, [side * 0.004, 0]), ...limbEdge(arm, outerArm, 1)], false, 10),
        spline(
          [...reversed(limbEdge(arm, below, -1)), add(pit, [-side * 0.015, -0.01]), mix(start, pit, 0.55)],
          false,
          10,
        ),
      )
    },
  }
}

function trunkLevels({ levels }: Build): number[] {
  const { armpit, bust, underbust, waist, highHip, hip } = levels
  return [
    armpit,
    bust,
    lerp(bust, underbust, 0.5),
    underbust,
    lerp(underbust, waist, 0.5),
    waist,
    lerp(waist, highHip, 0.5),
    highHip,
    lerp(highHip, hip, 0.5),
    hip,
  ]
}
