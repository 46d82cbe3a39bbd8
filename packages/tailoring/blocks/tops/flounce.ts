import type { Point } from '@toile/geometry'
import { arcStep } from '../drafting/arcStep.ts'
import type { Round } from '../drafting/round.ts'

/** What half a flounce is cut to: its inner edge and its depth in millimetres, and the angle that it spans in degrees, up to a right one. */
interface FlounceOf {
  inner: number
  deep: number
  degrees: number
}

/** Half a flounce from the middle of its hem: a part of a ring, its hem below, its inner edge above. */
export function flounceHalf({ inner, deep, degrees }: FlounceOf): Round {
  const angle = (degrees * Math.PI) / 180
  const radius = inner / angle
  const center: Point = [0, radius]
  const [middle, side] = [-Math.PI / 2, angle - Math.PI / 2]
  const waist = arcStep(center, radius, side, middle)
  const corner = arcStep(center, radius, middle, side).to
  return {
    from: [0, -deep],
    steps: [
      { id: 'hem', ...arcStep(center, radius + deep, middle, side), end: 'hem', allowance: 12 },
      { id: 'side', to: corner, end: 'seam' },
      { id: 'inner', ...waist, end: 'seam' },
    ],
  }
}
