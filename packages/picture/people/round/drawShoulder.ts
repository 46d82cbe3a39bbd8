import { girdleOf } from '@toile/craft/mannequins/round/girdleOf.ts'
import { add, mix, type Path, type Point, reversed, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { capSide, raisedBy } from './capSide.ts'
import { clockwise } from './hulls.ts'
import { limbOutline } from './limbOutline.ts'
import { limbSkin } from './limbSkin.ts'
import type { Standing } from './standing.ts'
import { trunkContour } from './trunkContour.ts'
import { onFront, onTrunk } from './trunkEdge.ts'

/** Draws what joins a bare arm to the trunk, over both: the round of the shoulder with its contour, and the fold of the armpit. */
export function drawShoulder(standing: Standing, index: 0 | 1): void {
  const { stage, posed, sitter } = standing
  const { cap, fold, skin } = shoulderOf(standing, index)
  const [left, right] = [trunkContour(posed, -1), trunkContour(posed, 1)]
  const [outer, inner] = limbOutline(posed.arms[index].ruler.limb, 0, 1)
  paint(stage, {
    outlines: [skin],
    // Modelled together with what it joins, so that no edge shows where it ends.
    volume: [[...left, ...reversed(right)], [...outer, ...reversed(inner)], skin].map(clockwise),
    albedo: limbSkin(standing, index),
    optics: skinOptics,
    fullness: 0.8,
  })
  freeLine(stage, cap, {
    weight: sitter.weight * 0.8,
    color: sitter.contour,
    taper: [0.15, 0.55],
    outside: outsideOf(skin),
  })
  freeLine(stage, fold, { weight: raisedBy(posed, index) > 0.6 ? 2.2 : 1.3, color: sitter.soft, taper: [0.3, 0.6] })
}

/** The contour of a shoulder from the slope of the neck on to the arm, the fold under it, and the skin between them. */
export function shoulderOf({ posed }: Pick<Standing, 'posed'>, index: 0 | 1): { cap: Path; fold: Path; skin: Path } {
  const { levels, shoulder } = posed.build
  const side = index ? 1 : -1
  const { limb } = posed.arms[index].ruler
  const { up, within } = girdleOf(posed.build, posed.arms[index].joints)
  const root = onTrunk(posed, side, levels.neck)
  const point = add(onTrunk(posed, side, shoulder[1]), [-side * within, -up])
  const slope = mix(root, point, 0.72)
  const raised = raisedBy(posed, index)
  const u = capSide(posed, index)
  const edge = (t: number, across: number): Point => limb.edge(t, across * u)
  // The round of the shoulder lies at its own point while the arm hangs, and goes up with a raised arm.
  const round = mix(add(point, [-side * 0.012, 0.05]), mix(slope, edge(0.2, 1), 0.55), raised)
  const cap = spline([add(slope, [0, 0.025]), round, edge(0.17, 0.97), edge(0.28, 1), edge(0.4, 1)], false, 8)
  const pit = edge(0.26, -0.96)
  // The far one lies deeper than the chest, so it covers no more of it than its edge.
  const [low, high] = [levels.armpit, shoulder[1] + 0.1].map((y) =>
    index === posed.near ? onFront(posed, side * 0.34, y) : onTrunk(posed, side * 0.5, y),
  )
  const under = onTrunk(posed, side * 0.9, levels.armpit + 0.04)
  const skin = [...cap, edge(0.4, 0.2), pit, under, low, high]
  // Under a raised arm the fold is the contour itself.
  const fold = spline(
    raised > 0.6
      ? [edge(0.42, -1), pit, mix(pit, under, 0.5), under]
      : [pit, mix(pit, high, 0.2), mix(pit, high, 0.36)],
    false,
    6,
  )
  return { cap, fold, skin }
}
