import type { Point } from '@toile/geometry'
import type { Round } from '../drafting/round.ts'

/** What half a flounce is cut to: its inner edge and its depth in millimetres, and the angle that it spans in degrees, up to a right one. */
interface SectorOf {
  inner: number
  deep: number
  degrees: number
  /** What becomes of the edge in the middle: it lies on no seam, or is finished. */
  hem?: number
}

/** Half a flounce from the middle of its hem: a part of a ring, its hem below, its inner edge above, named as a body below a waist is. */
export function sectorHalf({ inner, deep, degrees, hem = 12 }: SectorOf): Round {
  const angle = (degrees * Math.PI) / 180
  const radius = inner / angle
  const reach = (4 / 3) * Math.tan(angle / 4)
  const on = (far: number, turn: number): Point => [far * Math.sin(turn), radius - far * Math.cos(turn)]
  const along = (far: number, turn: number, by: number): Point => {
    const [x, y] = on(far, turn)
    return [x + by * far * Math.cos(turn), y + by * far * Math.sin(turn)]
  }
  const outer = radius + deep
  return {
    from: on(outer, 0),
    steps: [
      {
        id: 'hem',
        to: on(outer, angle),
        handles: [along(outer, 0, reach), along(outer, angle, -reach)],
        end: 'hem',
        allowance: hem,
      },
      { id: 'side', to: on(radius, angle), end: 'seam' },
      { id: 'inner', to: on(radius, 0), handles: [along(radius, angle, -reach), along(radius, 0, reach)], end: 'seam' },
    ],
  }
}
