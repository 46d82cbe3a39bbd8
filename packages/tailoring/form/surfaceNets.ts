import { sure } from '@toile/geometry'
import type { DistanceField } from './form.ts'

const edges = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const

/** The surface where a field is nought as corners and triangles, one corner in each cell that it crosses (naive surface nets, Gibson 1998). */
export function surfaceNets(field: DistanceField): { positions: Float32Array; triangles: Uint32Array } {
  const { count, values } = field
  const [nx, ny, nz] = count
  const cornerOf = new Int32Array(values.length).fill(-1)
  const places: number[] = []
  for (let z = 0; z < nz - 1; z++)
    for (let y = 0; y < ny - 1; y++)
      for (let x = 0, i = (z * ny + y) * nx; x < nx - 1; x++, i++) {
        if (!crosses(field, i)) continue
        cornerOf[i] = places.length / 3
        places.push(...cornerIn(field, x, y, z))
      }
  return { positions: new Float32Array(places), triangles: trianglesOf(field, cornerOf) }
}

function crosses({ count: [nx, ny], values }: DistanceField, i: number): boolean {
  const inside = sure(values[i]) < 0
  for (let k = 1; k < 8; k++)
    if (sure(values[i + (k & 1) + ((k >> 1) & 1) * nx + (k >> 2) * nx * ny]) < 0 !== inside) return true
  return false
}

function cornerIn({ from, cell, count: [nx, ny], values }: DistanceField, x: number, y: number, z: number) {
  const at = [0, 0, 0]
  let cut = 0
  const value = (k: number) => sure(values[((z + (k >> 2)) * ny + y + ((k >> 1) & 1)) * nx + x + (k & 1)])
  for (const [a, b] of edges) {
    const [here, there] = [value(a), value(b)]
    if (here < 0 === there < 0) continue
    const t = here / (here - there)
    cut++
    for (let axis = 0; axis < 3; axis++) {
      const low = (a >> axis) & 1
      at[axis] = sure(at[axis]) + low + t * (((b >> axis) & 1) - low)
    }
  }
  return [x, y, z].map((place, axis) => sure(from[axis]) + cell * (place + sure(at[axis]) / cut))
}

function trianglesOf({ count: [nx, ny, nz], values }: DistanceField, cornerOf: Int32Array): Uint32Array {
  const triangles: number[] = []
  const steps = [1, nx, nx * ny] as const
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1, i = (z * ny + y) * nx + 1; x < nx - 1; x++, i++) {
        const inside = sure(values[i]) < 0
        for (let axis = 0; axis < 3; axis++) {
          if (inside === sure(values[i + sure(steps[axis])]) < 0) continue
          const [u, v] = [sure(steps[(axis + 1) % 3]), sure(steps[(axis + 2) % 3])]
          const [a, b, c, d] = [i - u - v, i - v, i, i - u].map((cellAt) => sure(cornerOf[cellAt]))
          if (a === undefined || b === undefined || c === undefined || d === undefined) continue
          if (inside) triangles.push(a, b, c, a, c, d)
          else triangles.push(a, c, b, a, d, c)
        }
      }
  return new Uint32Array(triangles)
}
