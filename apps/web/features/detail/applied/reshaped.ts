import type { Point } from '@toile/geometry'

/** By how much something on the cloth is made larger, and turned, since it was taken hold of. */
export interface Shaping {
  grip: 'size' | 'turn'
  factor: number
  degrees: number
  /** Only whole steps are wanted. */
  steady: boolean
}

/** What dragging a handle around the middle of something says: how much further away it is, or how far it went round. */
export function reshaped(grip: Shaping['grip'], middle: Point, from: Point, to: Point, steady: boolean): Shaping {
  const [ax, ay] = [from[0] - middle[0], from[1] - middle[1]]
  const [bx, by] = [to[0] - middle[0], to[1] - middle[1]]
  if (grip === 'size') return { grip, factor: Math.hypot(bx, by) / Math.max(1, Math.hypot(ax, ay)), degrees: 0, steady }
  return { grip, factor: 1, degrees: ((Math.atan2(by, bx) - Math.atan2(ay, ax)) * 180) / Math.PI, steady }
}
