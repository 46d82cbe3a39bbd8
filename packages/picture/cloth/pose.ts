import { clamp, type Point } from '@toile/geometry'
import type { Chart } from './chart.ts'
import { figureAt } from './onChart.ts'

/** How a small stiff thing rides on cloth: its middle on the figure in heads, and how far one of its millimetres goes across and down there. */
export interface Pose {
  at: Point
  across: Point
  down: Point
}

/** A thing that rides on cloth turns away with it, but never so far that it is no longer read: shares of its true width and height. */
const leastAcross = 0.68
const leastDown = 0.82
const most = 1.04

/** The pose of a thing so many millimetres wide and high on a place of the cloth, tilted as the cloth under all of it is tilted; nothing beyond the cloth. */
export function poseAt(chart: Chart, [u, v]: Point, [wide, high]: Point, millimetresPerHead: number): Pose | null {
  const at = figureAt(chart, [u, v])
  if (!at) return null
  const plain = 1 / millimetresPerHead
  const across = slopeOf([figureAt(chart, [u - wide / 2, v]), at, figureAt(chart, [u + wide / 2, v])], wide / 2)
  const down = slopeOf([figureAt(chart, [u, v - high / 2]), at, figureAt(chart, [u, v + high / 2])], high / 2)
  const [longAcross, longDown] = [Math.hypot(...across), Math.hypot(...down)]
  if (longAcross < plain * 0.02 || longDown < plain * 0.02) return { at, across: [plain, 0], down: [0, plain] }
  // A stiff thing does not shear: its way lies between that of the cloth across and down.
  const way = Math.atan2(across[1] / longAcross - down[0] / longDown, across[0] / longAcross + down[1] / longDown)
  const [x, y] = [Math.cos(way), Math.sin(way)]
  const right = plain * clamp((across[0] * x + across[1] * y) / plain, leastAcross, most)
  const below = plain * clamp((down[1] * x - down[0] * y) / plain, leastDown, most)
  return { at, across: [x * right, y * right], down: [-y * below, x * below] }
}

/** Heads to a millimetre between the places of a way that are known. */
function slopeOf([before, at, after]: readonly [Point | null, Point, Point | null], half: number): Point {
  const [from, to] = [before ?? at, after ?? at]
  const long = half * ((before ? 1 : 0) + (after ? 1 : 0)) || 1
  return [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
}
