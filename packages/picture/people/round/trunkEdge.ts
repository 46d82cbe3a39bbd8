import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { roundabout } from '@toile/craft/mannequins/round/roundabout.ts'
import type { Point } from '@toile/geometry'

/** A place on the front of the trunk on the page, so far from its middle at a level. */
export function onFront(posed: Posed, x: number, y: number): Point {
  return onTrunk(posed, x / posed.section(y).wide, y)
}

/** A place on the trunk at a share (-1 to 1) of its half width; at -1 and 1 its contours. */
export function onTrunk(posed: Posed, share: number, y: number): Point {
  const { at, tilt, yaw } = posed.station(y)
  const { x } = roundabout(share, posed.section(y), yaw)
  return [at[0] + x * Math.cos(tilt), y + x * Math.sin(tilt)]
}
