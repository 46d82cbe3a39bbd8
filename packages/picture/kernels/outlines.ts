import type { Path, Point } from '@toile/geometry'
import { area } from '@toile/geometry'
import { contours } from 'd3-contour'

/** Closed outlines of cloth and of openings in it, in pixels. */
export interface Outlines {
  outer: Path[]
  holes: Path[]
}

/** The border of an opacity layer at half opacity, between pixels; parts smaller than `least` square pixels are left out. */
export function outlinesOf(opacity: ArrayLike<number>, width: number, height: number, least = 60): Outlines {
  const found = contours().size([width, height]).smooth(true).thresholds([127.5])(Array.from(opacity))
  const rings = (found[0]?.coordinates ?? []).map((polygon) =>
    polygon
      .map((ring) => ring.slice(0, -1).map(([x, y]): Point => [x, y]))
      .filter((ring) => Math.abs(area(ring)) >= least),
  )
  return { outer: rings.flatMap(([outer]) => (outer ? [outer] : [])), holes: rings.flatMap(([, ...holes]) => holes) }
}
