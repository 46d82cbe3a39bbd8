import type { DistanceField, Spot } from './form.ts'
import type { Solid } from './solid.ts'

/** A body that is the same on both sides as a field with cells of a size in millimetres, from `least` to `most`, which lie as far left as right. */
export function fieldOf(solid: Solid, least: Spot, most: Spot, cell: number): DistanceField {
  const field = emptyField(least, most, cell)
  const [, ny, nz] = field.count
  fill(field, solid, [0, 0, 0], [field.half + 1, ny, nz])
  return field
}

const block = 4

/** Such a field that is exact only near the surface, which is all that a mesh needs: elsewhere each block of cells has one value. */
export function shellOf(solid: Solid, least: Spot, most: Spot, cell: number): DistanceField {
  const field = emptyField(least, most, cell)
  const [, ny, nz] = field.count
  const middle = ((block - 1) / 2) * cell
  const far = 2 * block * cell
  for (let z = 0; z < nz; z += block)
    for (let y = 0; y < ny; y += block)
      for (let x = 0; x <= field.half; x += block) {
        const value = solid(x * cell + middle, least[1] + y * cell + middle, least[2] + z * cell + middle)
        const end = [Math.min(x + block, field.half + 1), Math.min(y + block, ny), Math.min(z + block, nz)] as const
        fill(field, Math.abs(value) > far ? () => value : solid, [x, y, z], end)
      }
  return field
}

function emptyField([, y, z]: Spot, most: Spot, cell: number): DistanceField & { half: number } {
  const half = Math.ceil(most[0] / cell)
  const count = [2 * half + 1, Math.ceil((most[1] - y) / cell) + 1, Math.ceil((most[2] - z) / cell) + 1] as const
  const values = new Float32Array(count[0] * count[1] * count[2])
  return { from: [-half * cell, y, z], cell, count, values, half }
}

/** Fills the cells between two corners, counted from the middle to the left, and their mirror images. */
function fill(field: DistanceField & { half: number }, solid: Solid, from: Spot, to: Spot): void {
  const { cell, values, half } = field
  const [nx, ny] = field.count
  for (let z = from[2]; z < to[2]; z++)
    for (let y = from[1]; y < to[1]; y++) {
      const middle = (z * ny + y) * nx + half
      for (let x = from[0]; x < to[0]; x++) {
        const value = solid(x * cell, field.from[1] + y * cell, field.from[2] + z * cell)
        values[middle + x] = value
        values[middle - x] = value
      }
    }
}
