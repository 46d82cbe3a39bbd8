import { sure } from '@toile/geometry'
import type { DistanceField } from '../form/form.ts'
import type { Hung } from './clothMesh.ts'

/** How far behind a layer its inside reaches, in millimetres: as far as a layer above it may sink in before it is pushed out. */
const reach = 30

/** A body with a garment on it as one body, so that the next layer hangs over both: near the cloth the distance is measured from the cloth, on its right side. */
export function fieldOver(body: DistanceField, { mesh, positions }: Hung): DistanceField {
  const values = body.values.slice()
  const nearest = new Float32Array(values.length).fill(Infinity)
  const normals = normalsOf(mesh.triangles, positions)
  const [nx, ny, nz] = body.count
  const cells = Math.ceil(reach / body.cell)
  for (let corner = 0; corner < positions.length; corner += 3) {
    const spot = [0, 1, 2].map((axis) => sure(positions[corner + axis]))
    const normal = [0, 1, 2].map((axis) => sure(normals[corner + axis]))
    const place = spot.map((one, axis) => Math.round((one - sure(body.from[axis])) / body.cell)) as [
      number,
      number,
      number,
    ]
    for (let k = Math.max(0, place[2] - cells); k <= Math.min(nz - 1, place[2] + cells); k++)
      for (let j = Math.max(0, place[1] - cells); j <= Math.min(ny - 1, place[1] + cells); j++)
        for (let i = Math.max(0, place[0] - cells); i <= Math.min(nx - 1, place[0] + cells); i++) {
          const away = [i, j, k].map((n, axis) => sure(body.from[axis]) + n * body.cell - sure(spot[axis]))
          const far = Math.hypot(...away)
          const at = (k * ny + j) * nx + i
          if (far > reach || far >= sure(nearest[at])) continue
          nearest[at] = far
          const over = away.reduce((sum, one, axis) => sum + one * sure(normal[axis]), 0)
          values[at] = Math.min(sure(body.values[at]), over)
        }
  }
  return { ...body, values }
}

/** The way out of cloth at every corner: straight away from its right side. */
function normalsOf(triangles: Uint32Array, positions: Float32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [sure(triangles[t]), sure(triangles[t + 1]), sure(triangles[t + 2])] as const
    const side = (corner: number, axis: number) =>
      sure(positions[3 * corner + axis]) - sure(positions[3 * corners[0] + axis])
    const [ux, uy, uz] = [side(corners[1], 0), side(corners[1], 1), side(corners[1], 2)]
    const [vx, vy, vz] = [side(corners[2], 0), side(corners[2], 1), side(corners[2], 2)]
    const way = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const corner of corners) way.forEach((by, axis) => (normals[3 * corner + axis]! += by))
  }
  for (let a = 0; a < normals.length; a += 3) {
    const length = Math.hypot(sure(normals[a]), sure(normals[a + 1]), sure(normals[a + 2])) || 1
    for (let axis = 0; axis < 3; axis++) normals[a + axis]! /= length
  }
  return normals
}
