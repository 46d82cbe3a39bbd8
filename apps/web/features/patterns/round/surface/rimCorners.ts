import { meshEdges } from './meshEdges.ts'
import type { DrawnCloth } from './openSurface.ts'

/** Where cloth ends: the corners of what is drawn there, one for each end of each edge, and triangles of two rows of them, the outer before the inner. */
export interface Rim {
  corners: Uint32Array
  triangles: Uint32Array
  /** Which of its triangles' corners belong to which part. */
  parts: readonly { from: number; count: number; part: number }[]
}

/** Finds where cloth ends: the edges of pieces that are not sewn. */
export function rimCorners({ triangles, placeOf, part }: Pick<DrawnCloth, 'triangles' | 'placeOf' | 'part'>): Rim {
  const whole = meshEdges(triangles.map((corner) => placeOf[corner]!))
  const own = meshEdges(triangles)
  const corners: number[] = []
  for (let edge = 0; edge < own.count; edge++) {
    const [a, b] = [own.ends[2 * edge]!, own.ends[2 * edge + 1]!]
    if (whole.faces[whole.find(placeOf[a]!, placeOf[b]!)] === 1) corners.push(a, b)
  }
  const rows = corners.length
  const quad = (a: number, b: number) => [a, b, b + rows, a, b + rows, a + rows]
  const quads = Array.from({ length: rows / 2 }, (_, k) => quad(2 * k, 2 * k + 1))
  // Parts come one after the other, and so do their edges.
  const parts: { from: number; count: number; part: number }[] = []
  quads.forEach(({ length }, k) => {
    const of = part[corners[2 * k]!]!
    const last = parts.at(-1)
    if (last?.part === of) last.count += length
    else parts.push({ from: length * k, count: length, part: of })
  })
  return { corners: Uint32Array.from(corners), triangles: Uint32Array.from(quads.flat()), parts }
}
