import { clamp, sure } from '@toile/geometry'
import type { DistanceField, Mesh } from './form.ts'
import type { Solid } from './solid.ts'
import { surfaceNets } from './surfaceNets.ts'

/** The surface of a solid as triangles, found in a field of it and then moved onto the solid itself, whose slope gives its normals. */
export function meshOf(solid: Solid, field: DistanceField): Mesh {
  const { positions, triangles } = surfaceNets(field)
  const normals = new Float32Array(positions.length)
  for (let i = 0; i < positions.length; i += 3) {
    let [x, y, z] = [sure(positions[i]), sure(positions[i + 1]), sure(positions[i + 2])]
    const slope = slopeOf(solid, x, y, z)
    const square = slope[0] ** 2 + slope[1] ** 2 + slope[2] ** 2 || 1
    for (let turn = 0; turn < 2; turn++) {
      const move = clamp(solid(x, y, z) / square, -field.cell / 2, field.cell / 2)
      x -= slope[0] * move
      y -= slope[1] * move
      z -= slope[2] * move
    }
    const [nx, ny, nz] = slopeOf(solid, x, y, z)
    const length = Math.hypot(nx, ny, nz) || 1
    positions.set([x, y, z], i)
    normals.set([nx / length, ny / length, nz / length], i)
  }
  return { positions, normals, triangles }
}

const reach = 1.5

const slopeOf = (solid: Solid, x: number, y: number, z: number): [number, number, number] => [
  (solid(x + reach, y, z) - solid(x - reach, y, z)) / (2 * reach),
  (solid(x, y + reach, z) - solid(x, y - reach, z)) / (2 * reach),
  (solid(x, y, z + reach) - solid(x, y, z - reach)) / (2 * reach),
]
