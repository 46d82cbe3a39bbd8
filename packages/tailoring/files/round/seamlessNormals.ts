import { sure } from '@toile/geometry'

/** Places nearer than this, in millimetres, are sewn together. */
const grid = 0.05

/** Unit normals of a surface at its corners, alike on both sides of a seam. */
export function seamlessNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const shared = sharedCorners(positions)
  const sums = new Float64Array(positions.length)
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    const corners = [sure(triangles[i]), sure(triangles[i + 1]), sure(triangles[i + 2])] as const
    const across = crossOf(positions, ...corners)
    for (const corner of corners)
      across.forEach((part, axis) => {
        const at = 3 * sure(shared[corner]) + axis
        sums[at] = sure(sums[at]) + part
      })
  }
  return Float32Array.from(positions, (_, i) => {
    const at = 3 * sure(shared[Math.floor(i / 3)])
    const length = Math.hypot(sure(sums[at]), sure(sums[at + 1]), sure(sums[at + 2]))
    // A corner of no surface looks to the front.
    return length > 0 ? sure(sums[at + (i % 3)]) / length : Number(i % 3 === 2)
  })
}

/** For every corner the first one that lies where it does. */
function sharedCorners(positions: Float32Array): Uint32Array {
  const first = new Map<string, number>()
  return Uint32Array.from({ length: positions.length / 3 }, (_, corner) => {
    const key = [0, 1, 2].map((axis) => Math.round(sure(positions[3 * corner + axis]) / grid)).join()
    const known = first.get(key)
    if (known !== undefined) return known
    first.set(key, corner)
    return corner
  })
}

/** The cross product of two sides of a triangle: its normal, as long as twice its area. */
function crossOf(positions: Float32Array, a: number, b: number, c: number): readonly [number, number, number] {
  const side = (to: number, axis: number) => sure(positions[3 * to + axis]) - sure(positions[3 * a + axis])
  const [ux, uy, uz] = [side(b, 0), side(b, 1), side(b, 2)]
  const [vx, vy, vz] = [side(c, 0), side(c, 1), side(c, 2)]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}
