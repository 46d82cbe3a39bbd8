import { smooth } from '@toile/geometry'
import { wrapped } from './angles.ts'

/** How far a head is turned whose body is turned by degrees: it looks at us as long as its neck allows, then goes with the body. */
export function facing(yaw: number, toUs = 0.15): number {
  const turned = wrapped(yaw)
  return turned * (toUs + (1 - toUs) * smooth(40, 118, Math.abs(turned)))
}
