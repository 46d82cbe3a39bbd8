import type { Hang } from './hangOf.ts'

/** A place on a garment, in millimetres as its print's placement counts them. */
export interface Spot {
  x: number
  y: number
}

/** How near a subject's middle may come to what it would mark, in shares of the body from neck to crotch. */
const near = { bust: 0.13, crotch: 0.24, waist: 0.09 } as const

/** How much a subject with its middle at a spot marks the body under it, 0 where it marks nothing: the points of the bust, the crotch, the line of a belt. */
export function marksOf({ bust, bustHalf, waist, crotch }: Hang, { x, y }: Spot): number {
  const points = [
    { x: bustHalf, y: bust, reach: near.bust * crotch },
    { x: -bustHalf, y: bust, reach: near.bust * crotch },
    { x: 0, y: crotch, reach: near.crotch * crotch },
  ]
  return (
    points.reduce((sum, point) => sum + Math.max(0, 1 - Math.hypot(x - point.x, y - point.y) / point.reach), 0) +
    0.6 * Math.max(0, 1 - Math.abs(y - waist) / (near.waist * crotch))
  )
}
