import type { Point } from '@toile/geometry'
import type { Step } from './round.ts'

/** An arc round a center in millimetres, from one angle to another in radians, of a quarter turn at most, as an edge is drafted: where it ends, and its handles. */
export function arcStep(
  center: Point,
  radius: number,
  from: number,
  to: number,
): Required<Pick<Step, 'to' | 'handles'>> {
  const reach = (4 / 3) * Math.tan((to - from) / 4) * radius
  const on = (angle: number, ahead: number): Point => [
    center[0] + radius * Math.cos(angle) - ahead * Math.sin(angle),
    center[1] + radius * Math.sin(angle) + ahead * Math.cos(angle),
  ]
  return { to: on(to, 0), handles: [on(from, reach), on(to, -reach)] }
}
