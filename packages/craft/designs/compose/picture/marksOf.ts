import type { Hang } from './hangOf.ts'

/** A place on a garment, in millimetres as its print's placement counts them. */
export interface Spot {
  x: number
  y: number
}

/** How far a subject reaches from its middle, in millimetres. */
export interface Reach {
  across: number
  down: number
}

/** How near a subject's middle may come to what it would mark, in shares of the body from neck to crotch. */
const near = { bust: 0.13, crotch: 0.24, waist: 0.09 } as const

/** A subject that reaches this much of the way from one point of the bust to the middle covers both and marks neither. */
const over = 0.7

/** How much a subject with its middle at a spot marks the body under it, 0 where it marks nothing: the points of the bust, the crotch, the line of a belt. */
export function marksOf({ bust, bustHalf, waist, crotch }: Hang, { x, y }: Spot, subject?: Reach): number {
  const covers = subject !== undefined && subject.across > over * bustHalf
  const points = [
    ...(covers ? [] : [bustHalf, -bustHalf].map((side) => ({ x: side, y: bust, reach: near.bust * crotch }))),
    { x: 0, y: crotch, reach: near.crotch * crotch },
  ]
  return (
    points.reduce((sum, point) => sum + Math.max(0, 1 - Math.hypot(x - point.x, y - point.y) / point.reach), 0) +
    0.6 * Math.max(0, 1 - Math.abs(y - waist) / (near.waist * crotch))
  )
}
