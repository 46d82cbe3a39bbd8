import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { lerp, type Path, type Point, reversed, spline } from '@toile/geometry'
import { freeLine } from '../../raster/freeLine.ts'
import { fillOutline } from '../../raster/stage.ts'
import { limbOutline } from './limbOutline.ts'
import type { Standing } from './standing.ts'
import { besideTrunk } from './trunkContour.ts'
import { onTrunk } from './trunkEdge.ts'

/** The cloth of the base layer that everybody wears, and its edges. */
const [cloth, edge] = ['#e9e2d8', '#a2968a'] as const
/** How far down the thigh it reaches, along the leg. */
const thigh = 0.14
/** Its upper edge from the side to the middle: share of the half width, heads under the level of the armpit. */
const upperEdge = [
  [0.98, 0.07],
  [0.62, 0.02],
  [0.3, 0.03],
] as const

/** A part of the base layer: its outline, and the lines round it. */
interface BasePart {
  outline: Path
  lines: readonly Path[]
}

/** Draws the base layer over trunk and thighs: a man wears shorts, everybody else a body with short legs. */
export function drawBaseLayer(standing: Standing): void {
  const { stage, posed } = standing
  const { levels, gender, ageGroup } = posed.build
  const isWhole = ageGroup === 'child' || gender === 'female'
  const waist = levels.highHip + (levels.hip - levels.highHip) * 0.12
  const legs = ([posed.near ? 0 : 1, posed.near] as const).map((index) => legOf(posed, index))
  const trunk: BasePart[] = isWhole
    ? [onTrunkFrom(posed, topEdge(posed), levels.armpit + 0.07, levels.crotch)]
    : [onTrunkFrom(posed, level(posed, waist), waist, levels.crotch)]
  const parts = [...legs, ...trunk]
  for (const { outline } of parts) fillOutline(stage, outline, cloth)
  for (const line of parts.flatMap(({ lines }) => lines))
    freeLine(stage, line, { weight: 1.6, color: edge, taper: [0.06, 0.2] })
}

/** Leaves the arms free and dips in the middle. */
function topEdge(posed: Posed): Path {
  const { armpit } = posed.build.levels
  const half = (side: 1 | -1): Point[] => upperEdge.map(([share, down]) => onTrunk(posed, share * side, armpit + down))
  return spline([...half(-1), onTrunk(posed, 0, armpit + 0.06), ...half(1).toReversed()], false, 5)
}

/** An edge round the trunk at a level, seen a little from above. */
const level = (posed: Posed, y: number): Path =>
  spline([besideTrunk(posed, -1, y), onTrunk(posed, 0, y + 0.03), besideTrunk(posed, 1, y)], false, 6)

/** What covers the trunk from an edge down to a level. */
function onTrunkFrom(posed: Posed, top: Path, from: number, to: number): BasePart {
  const side = (of: 1 | -1): Path =>
    Array.from({ length: 16 }, (_, i) => besideTrunk(posed, of, lerp(from, to, i / 15)))
  const [left, right] = [side(-1), side(1)]
  const isCrotch = to === posed.build.levels.crotch
  const hem = isCrotch ? [] : level(posed, to)
  return { outline: [...top, ...right, ...reversed(hem), ...reversed(left)], lines: [top, hem, left, right] }
}

/** What covers the top of a leg. */
function legOf(posed: Posed, index: 0 | 1): BasePart {
  const { limb } = posed.legs[index].ruler
  const [outer, inner] = limbOutline(posed.legs[index].ruler.limb, 0.01, thigh)
  const hem = spline(
    [limb.edge(thigh, 1), posed.legs[index].ruler.put(thigh + 0.012, 0), limb.edge(thigh, -1)],
    false,
    6,
  )
  return { outline: [...outer, ...hem, ...reversed(inner)], lines: [hem] }
}
