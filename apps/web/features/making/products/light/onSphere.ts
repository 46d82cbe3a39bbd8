import type { Lamp } from '@toile/craft/products/light.ts'

/** Where a lamp stands over a picture. */
export type Stand = Pick<Lamp, 'from' | 'height'>

/** A place on the disc of a sphere seen from the front: 1 is its edge, down and right are positive. */
export interface Spot {
  x: number
  y: number
}

const degree = Math.PI / 180
const least = 5

/** Where a lamp is seen on the sphere. */
export function spotOf({ from, height }: Stand): Spot {
  const out = Math.cos(height * degree)
  return { x: Math.sin(from * degree) * out, y: -Math.cos(from * degree) * out }
}

/** The lamp of a place on the sphere or beyond its edge, in whole degrees; over its very middle it keeps its side. */
export function standOf({ x, y }: Spot, before: Stand): Stand {
  const out = Math.min(1, Math.hypot(x, y))
  const height = Math.max(least, Math.round(Math.acos(out) / degree))
  if (out < 0.02) return { from: before.from, height: 90 }
  return { from: (Math.round(Math.atan2(x, -y) / degree) + 360) % 360, height }
}

/** A lamp turned about the picture and raised by so many degrees. */
export const movedBy = ({ from, height }: Stand, turn: number, rise: number): Stand => ({
  from: (from + turn + 360) % 360,
  height: Math.max(least, Math.min(90, height + rise)),
})
