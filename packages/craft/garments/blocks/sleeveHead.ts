import { add, along, joined, mix, offset, type Path, type Point, smooth, spline } from '@toile/geometry'
import type { Figure, Limb } from '../../mannequins/figure.ts'
import type { Bodice } from './bodice.ts'
import type { SleeveEdges, SleeveOptions } from './sleeveOptions.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** How a sleeve joins a bodice: its outer edge from the top, its under edge from the crease under the arm, and the seam between both. */
export interface SleeveHead {
  top: Path
  under: Path
  seam: Path
  /** The seam is sewn and shows; a sleeve cut in one with the bodice has none. */
  drawn: boolean
  /** The under edge begins on the bodice, where cut and body are one cloth. */
  webbed: boolean
}

/** Joins a sleeve's edges to a bodice as its shape asks. */
export function sleeveHead(
  figure: Figure,
  bodice: Bodice,
  arm: 0 | 1,
  options: SleeveOptions,
  edges: SleeveEdges,
): SleeveHead {
  if (options.below) return coldShoulder(bodice, arm, edges)
  switch (options.shape) {
    case 'raglan':
      return raglan(figure, bodice, arm, edges)
    case 'dolman':
      return hangs(figure, arm) ? dolman(figure, bodice, arm, edges) : setIn(figure, bodice, arm, options, edges)
    case 'coldShoulder':
      return coldShoulder(bodice, arm, edges)
    default:
      return setIn(figure, bodice, arm, options, edges)
  }
}

/** How far an arm of a draft is raised, 0 hanging .. 1 level and above: its cloth runs straight out of the shoulder. */
export const raisedOf = (limb: Limb): number => smooth(0.5, -0.1, limb.at(0.2).direction[1])

/** Whether an arm hangs: from a raised one no cloth sweeps down into the waist. */
const hangs = (figure: Figure, arm: 0 | 1): boolean => {
  const limb = figure.arms[arm]
  return limb.at(1).centre[1] > limb.at(0).centre[1] + 0.25
}

function setIn(figure: Figure, bodice: Bodice, arm: 0 | 1, options: SleeveOptions, edges: SleeveEdges): SleeveHead {
  const { ease: by } = proportionOf(figure)
  const side = sides[arm]
  const tip = bodice.tips[arm]
  const armhole = bodice.armholes[arm]
  const puffs = { puff: 0.09, bishop: 0.015, mutton: 0.085, lantern: 0.02 }
  const lift =
    (Object.entries(puffs).find(([shape]) => shape === options.shape)?.[1] ?? 0) *
    by *
    (0.7 + 0.6 * (bodice.options.cloth?.stiffness ?? 0.5))
  const raised = raisedOf(figure.arms[arm])
  const round = lift > 0.05 ? 0 : Math.max(raised * 0.75, (bodice.options.drop ?? 0) > 0.03 ? 0.55 : 0.2)
  const bow = 1 - raised
  const cap = add(mix(tip, edges.outer[0], 0.45), [side * (0.012 * bow + lift * 0.6), -0.004 * bow - lift])
  const shoulder = bodice.shoulders[arm]
  const before = mix(tip, shoulder[Math.floor(shoulder.length * 0.6)], round)
  const top = spline([before, tip, cap, ...edges.outer], false, 6).slice(6)
  return { top, ...seamUnder(figure, bodice, arm, edges, armhole), drawn: true, webbed: false }
}

/** From the shoulder down the armhole; where the arm hangs against the body, the sleeve's own edge takes over as a crease. */
function seamUnder(
  figure: Figure,
  bodice: Bodice,
  arm: 0 | 1,
  { inner, innerAt, end }: SleeveEdges,
  armhole: Path,
): { seam: Path; under: Path } {
  const side = sides[arm]
  const underarm = bodice.underarms[arm]
  const low = Math.min(0.5, end - 0.06)
  const inside = side * (underarm[0] - innerAt(low)[0])
  if (inside > -0.02 && end > 0.5) {
    const knots = [0, 0.22, 0.44, 0.62].map((share) => along(armhole, share))
    const below = inner.filter(([, y], i) => y > along(armhole, 0.62)[1] + 0.16 && i >= 1)
    if (below.length >= 2) {
      const run = spline([...knots, ...below], false, 4)
      const joint = 4 * (knots.length - 1)
      return { seam: run.slice(0, joint + 1), under: run.slice(joint) }
    }
  }
  const { direction } = figure.arms[arm].at(0.3)
  return { seam: armhole, under: spline([underarm, ...clearOf(underarm, inner, direction)], false, 4) }
}

/** A seam from the neck edge to the underarm, the shoulder cut in one with the sleeve. */
function raglan(figure: Figure, bodice: Bodice, arm: 0 | 1, edges: SleeveEdges): SleeveHead {
  const side = sides[arm]
  const band = offset(bodice.neckEdge, bodice.options.neckBand ?? 0.05)
  const run = arm === 0 ? band : band.slice().reverse()
  const [shoulderEnd, neck] = [along(run, 0.02), along(run, 0.17)]
  const underarm = bodice.underarms[arm]
  const { seam: hole, under } = seamUnder(figure, bodice, arm, edges, bodice.armholes[arm])
  const foot = hole[hole.length - 1]
  const low = foot === underarm ? underarm : along(bodice.armholes[arm], 0.62)
  const bow: Point = add(mix(neck, low, 0.5), [-side * 0.05, 0.02])
  const seam = spline([neck, bow, low], false, 10)
  const shoulder = bodice.shoulders[indexOf(side)]
  const ridge = shoulder.filter((point) => side * (point[0] - shoulderEnd[0]) > 0.04)
  const tip = bodice.tips[arm]
  const cap = add(mix(tip, edges.outer[0], 0.45), [side * 0.016, -0.014])
  const top = spline(
    [shoulderEnd, ...ridge.slice(0, -1).filter((_, i) => i % 2 === 0), tip, cap, ...edges.outer],
    false,
    4,
  )
  return { top: joined([neck], top), under, seam, drawn: true, webbed: false }
}

/** Cut in one with the bodice: the under edge sweeps from the forearm into the side of the waist. */
function dolman(figure: Figure, bodice: Bodice, arm: 0 | 1, edges: SleeveEdges): SleeveHead {
  const side = sides[arm]
  const { levels } = figure
  const tip = bodice.tips[arm]
  const level = Math.min(levels.underbust + (levels.waist - levels.underbust) * 0.35, bodice.options.hem - 0.12)
  const waist = bodice.sideAt(side, level)
  const from = edges.end > 1.15 ? 1.08 : edges.end - 0.08
  const below = edges.inner.filter(
    (_, i) => i / (edges.inner.length - 1) > (from - 0.28) / Math.max(0.2, edges.end - 0.28),
  )
  const start = below[0] ?? edges.inner[edges.inner.length - 1]
  const apart = Math.max(0, side * (start[0] - waist[0]))
  const inset: Point = [waist[0] - side * 0.04, waist[1] + 0.02]
  const hollow: Point = [
    mix(waist, start, 0.3)[0],
    Math.min(start[1] - 0.2 * apart, mix(waist, start, 0.5)[1]) - 0.12 * Math.min(1, apart / 0.3),
  ]
  const under = apart < 0.05 ? spline([inset, ...below], false, 6) : spline([inset, hollow, ...below], false, 6)
  const round = spline([mix(bodice.shoulders[arm][3], tip, 0.4), tip, ...edges.outer], false, 5).slice(5)
  const seam = spline([tip, add(bodice.armholes[arm][9], [-side * 0.05, 0]), inset], false, 8)
  return { top: round, under, seam, drawn: false, webbed: true }
}

/** Set in under the arm only: the cap is cut away and leaves the shoulder bare. */
function coldShoulder(bodice: Bodice, arm: 0 | 1, edges: SleeveEdges): SleeveHead {
  const side = sides[arm]
  const underarm = bodice.underarms[arm]
  const { inner, outer } = edges
  const under = spline([underarm, ...inner.slice(2)], false, 4)
  const high = outer[0]
  const seam = spline([high, add(mix(high, underarm, 0.5), [side * 0.02, 0.07]), underarm], false, 8)
  return { top: spline(outer, false, 4), under, seam, drawn: true, webbed: false }
}

/** Inner edge points that lie beyond the underarm, so that the seam never turns back on itself. */
function clearOf(underarm: Point, inner: Path, direction: Point): Path {
  const beyond = inner.filter(
    (point) => (point[0] - underarm[0]) * direction[0] + (point[1] - underarm[1]) * direction[1] > 0.03,
  )
  return beyond.length >= 2 ? beyond : inner.slice(-2)
}
