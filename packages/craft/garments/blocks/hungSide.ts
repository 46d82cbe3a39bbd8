import { add, lerp, type Path, type Point, smooth, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { rollLine } from './lapels.ts'
import { hasLapels, type OuterCollar } from './outerCollar.ts'
import { indexOf, proportionOf } from '../upperBody.ts'

/** One side of a jacket that hangs over the shoulders: its shoulder line, its fall outside the arm, and its free front edge. */
export interface HungSide {
  side: Side
  /** Beside the neck. */
  top: Point
  /** From beside the neck to where the sleeve is sewn in. */
  shoulder: Path
  /** From there to the hem, round the arm. */
  contour: Path
  /** From beside the neck to the hem: before the upper arm, behind the hand. */
  edge: Path
}

/** Shapes one side; `open` is how far the front edge has slid from the centre at the waist, in heads. */
export function hungSide(
  figure: Figure,
  side: Side,
  hem: number,
  { kind: collar, open }: { kind: OuterCollar; open: number },
): HungSide {
  const { levels } = figure
  const { tall, wide } = proportionOf(figure)
  const top = add(figure.neckPoint(side, 0.05), [0, -0.02])
  const tip = add(figure.shoulderPoint(side), [side * 0.045 * wide, -0.024])
  const shoulder = spline([top, add(figure.neckPoint(side, 0.55), [0, -0.05]), tip], false, 8)
  const reach = armReach(figure, side)
  const hand = figure.landmarks()[side < 0 ? 'handLeft' : 'handRight'][1]
  const least = (y: number) => figure.across(0, y)[0] * side + figure.halfWidth(Math.min(y, levels.hip)) + 0.1 * wide
  const rawAt = (y: number) => Math.max(tip[0] * side + 0.015, reach(Math.min(y, hand)) + 0.062 * wide)
  // Cloth that an elbow or a hand pushes out hangs down from there.
  const outAt = (y: number): number => {
    const above = Array.from({ length: 13 }, (_, k) => lerp(tip[1], y, k / 12))
    return Math.max(
      least(y),
      ...above.map((level) => rawAt(level) - (y - level) * (figure.view === 'back' ? 0.13 : 0.07)),
    )
  }
  const from = tip[1] + 0.2 * tall
  const rows = Array.from({ length: 9 }, (_, k) => lerp(from, hem, k / 8))
  const contour = spline([tip, ...rows.map((y): Point => [side * outAt(y), y])], false, 6)
  const breaks = hasLapels(collar.kind) ? Math.max(collar.breaks, levels.waist - 0.3 * tall) : levels.bust
  const turn = Math.min(breaks, hem - 0.3 * tall)
  const roll = hasLapels(collar.kind)
    ? rollLine(figure, side, breaks, open).filter(([, y], k) => k % 3 === 1 && y > top[1] + 0.12 && y < turn - 0.1)
    : [add(top, [side * 0.01, 0.25 * tall])]
  const wrist = Math.max(turn + 0.5, figure.arms[indexOf(side)].at(1.85).centre[1])
  const inAt = (y: number): number => {
    const parted = figure.across(side * open, y)[0] * side
    const outside = outAt(y) - 0.075 * wide - 0.16 * wide * smooth(hand, hem, y)
    const t = Math.max(0, (y - turn + 0.1) / (wrist - turn + 0.1))
    return lerp(parted, outside, t < 1 ? 0.55 * t + 0.45 * smooth(0, 1, t) : 1)
  }
  const below = Array.from({ length: 7 }, (_, k) => lerp(turn, hem + 0.03, k / 6))
  const edge = spline([top, ...roll, ...below.map((y): Point => [side * inAt(y), y])], false, 6)
  return { side, top, shoulder, contour, edge }
}

/** How far outward an arm and its hand reach at a level, from a table of places along it. */
function armReach(figure: Figure, side: Side): (y: number) => number {
  const limb = figure.arms[indexOf(side)]
  const places = Array.from({ length: 43 }, (_, k) => k * 0.05).flatMap((t) => [
    limb.edge(t, 1, 0.03),
    limb.edge(t, -1),
  ])
  return (y) => {
    const near = places.filter((place) => Math.abs(place[1] - y) < 0.12)
    const shoulder = figure.shoulderPoint(side)[0] * side
    return near.length ? Math.max(shoulder, ...near.map(([x]) => x * side)) : shoulder
  }
}
