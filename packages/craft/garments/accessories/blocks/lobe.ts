import { type Point, readTable } from '@toile/geometry'
import type { Figure, Side } from '../../../mannequins/figure.ts'
import { eyeOf } from './spectacles.ts'

/** Rows of [heads of the build, half width of the head at the ear lobes]. */
const lobes = [
  [6, 0.312],
  [8.8, 0.302],
]

/** Where an earring hangs; the far ear of a turned head draws in. */
export function lobeOf(figure: Figure, side: Side): Point {
  const yaw = figure.view === 'back' ? 0 : figure.headYaw
  const far = (yaw > 0 ? 1 : -1) === side
  const turned = Math.min(1, Math.abs(yaw) * 2.4)
  const x = readTable(lobes, figure.build.heads) + (far ? -0.02 * turned : 0.008 * turned)
  return figure.head(side * x, eyeOf(figure)[1] + 0.135)
}

/** How wide a flat ornament at the ear is seen: less on the far side of a turned head. */
export function facingOf(figure: Figure, side: Side): number {
  const yaw = figure.view === 'back' ? 0 : figure.headYaw
  return 1 - 0.5 * Math.min(1, Math.max(0, yaw * side * 2.4))
}
