import type { DistanceField, Spot } from './form.ts'
import type { Solid } from './solid.ts'

/** A body that is the same on both sides as a field with cells of a size in millimetres, from `least` to `most`, which lie as far left as right. */
export function fieldOf(solid: Solid, least: Spot, most: Spot, cell: number): DistanceField {
  const half = Math.ceil(most[0] / cell)
  const count = [
    2 * half + 1,
    Math.ceil((most[1] - least[1]) / cell) + 1,
    Math.ceil((most[2] - least[2]) / cell) + 1,
  ] as const
  const [nx, ny, nz] = count
  const values = new Float32Array(nx * ny * nz)
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) {
      const middle = (z * ny + y) * nx + half
      for (let x = 0; x <= half; x++) {
        const value = solid(x * cell, least[1] + y * cell, least[2] + z * cell)
        values[middle + x] = value
        values[middle - x] = value
      }
    }
  return { from: [-half * cell, least[1], least[2]], cell, count, values }
}
