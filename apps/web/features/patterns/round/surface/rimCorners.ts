import { meshEdges } from './meshEdges.ts'
import type { DrawnCloth } from './openSurface.ts'

/** Where cloth ends: the corners of what is drawn there, one for each end of each edge, and triangles of two rows of them, the outer before the inner. */
export interface Rim {
  corners: Uint32Array
  triangles: Uint32Array
}

/** Finds where cloth ends: the edges of pieces that are not sewn. */
export function rimCorners({ triangles, placeOf }: Pick<DrawnCloth, 'triangles' | 'placeOf'>): Rim {
  const whole = meshEdges(triangles.map((corner) => placeOf[corner]!))
  const own = meshEdges(triangles)
  const corners: number[] = []
  for (let edge = 0; edge < own.count; edge++) {
    const [a, b] = [own.ends[2 * edge]!, own.ends[2 * edge + 1]!]
    if (whole.faces[whole.find(placeOf[a]!, placeOf[b]!)] === 1) corners.push(a, b)
  }
  const rows = corners.length
  const quads = Array.from({ length: rows / 2 }, (_, k) => [2 * k, 2 * k + 1].map((i) => [i, i + rows]).flat())
  return {
    corners: Uint32Array.from(corners),
    triangles: Uint32Array.from(
      quads.flatMap(([a = 0, deepA = 0, b = 0, deepB = 0]) => [a, b, deepB, a, deepB, deepA]),
    ),
  }
}
