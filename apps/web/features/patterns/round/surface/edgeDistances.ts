import { sure } from '@toile/geometry'
import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'
import { meshEdges } from './meshEdges.ts'

/** What lies farther from a line than this, in millimetres, is not told how far. */
export const farthest = 60
/** Lines of stitches lie nearer than this. */
const near = 26

/** A stretch at which a piece ends, from a place of it to another in millimetres, and whether it is sewn to something. */
interface End {
  x: number
  y: number
  dx: number
  dy: number
  isSewn: boolean
}

/** Where each part of a cloth ends. */
export type Ends = readonly (readonly End[])[]

/** Finds where pieces end. A rim that lies on another one is sewn to it. */
export function endsOf({ flat, triangles, parts }: ClothMesh, placeOf: Uint32Array): Ends {
  const { count, ends, faces } = meshEdges(triangles)
  const rims = Array.from({ length: count }, (_, edge) => edge).filter((edge) => faces[edge] === 1)
  const keyOf = (edge: number) => {
    const [a, b] = [placeOf[ends[2 * edge]!]!, placeOf[ends[2 * edge + 1]!]!]
    return Math.min(a, b) * placeOf.length + Math.max(a, b)
  }
  const times = new Map<number, number>()
  for (const edge of rims) times.set(keyOf(edge), (times.get(keyOf(edge)) ?? 0) + 1)
  return parts.map(({ firstCorner, corners }) =>
    rims.flatMap((edge): End[] => {
      const [a, b] = [ends[2 * edge]!, ends[2 * edge + 1]!]
      if (a < firstCorner || a >= firstCorner + corners) return []
      const [x, y] = [flat[2 * a]!, flat[2 * a + 1]!]
      const isSewn = (times.get(keyOf(edge)) ?? 0) > 1
      return [{ x, y, dx: flat[2 * b]! - x, dy: flat[2 * b + 1]! - y, isSewn }]
    }),
  )
}

/** For each place on pieces how far it lies from the nearest seam and from the nearest hem, in millimetres, one behind the other. */
export function edgeDistances(ends: Ends, flat: Float32Array, part: Uint16Array): Float32Array {
  const distances = new Float32Array(part.length * 2).fill(farthest)
  for (let i = 0; i < part.length; i++) measure(distances, ends, flat, part, i)
  return distances
}

/** Measures those exactly, from a place on, that are near an end by what was guessed of them. */
export function measureNear(
  distances: Float32Array,
  ends: Ends,
  flat: Float32Array,
  part: Uint16Array,
  from: number,
): void {
  for (let i = from; i < part.length; i++)
    if (Math.min(distances[2 * i]!, distances[2 * i + 1]!) < near) measure(distances, ends, flat, part, i)
}

function measure(distances: Float32Array, ends: Ends, flat: Float32Array, part: Uint16Array, i: number): void {
  for (const end of sure(ends[part[i]!])) {
    const which = end.isSewn ? 2 * i : 2 * i + 1
    const away = awaySquared(end, flat[2 * i]!, flat[2 * i + 1]!)
    if (away < distances[which]! * distances[which]!) distances[which] = Math.sqrt(away)
  }
}

function awaySquared({ x, y, dx, dy }: End, px: number, py: number): number {
  const along = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) / (dx * dx + dy * dy || 1)))
  const ax = px - x - along * dx
  const ay = py - y - along * dy
  return ax * ax + ay * ay
}
