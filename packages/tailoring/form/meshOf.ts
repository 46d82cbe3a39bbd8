import { sure } from '@toile/geometry'
import type { DistanceField, Mesh } from './form.ts'
import type { Solid } from './solid.ts'
import { surfaceNets } from './surfaceNets.ts'

/** The surface of a solid as triangles, found in a field of it and then moved onto the solid itself, whose slope gives its normals. */
export function meshOf(solid: Solid, field: DistanceField): Mesh {
  const { positions, triangles } = surfaceNets(field)
  const normals = new Float32Array(positions.length)
  for (let i = 0; i < positions.length; i += 3) {
    let [x, y, z] = [sure(positions[i]), sure(positions[i + 1]), sure(positions[i + 2])]
    for (let turn = 0; turn < 2; turn++) {
      const [sx, sy, sz] = slopeOf(solid, x, y, z)
      const square = sx * sx + sy * sy + sz * sz || 1
      const move = Math.max(-field.cell / 2, Math.min(field.cell / 2, solid(x, y, z))) / square
      x -= sx * move
      y -= sy * move
      z -= sz * move
    }
    positions.set([x, y, z], i)
    const slope = slopeOf(solid, x, y, z)
    const length = Math.hypot(...slope) || 1
    normals.set(
      slope.map((one) => one / length),
      i,
    )
  }
  return { positions, normals, triangles }
}

const reach = 1.5

const slopeOf = (solid: Solid, x: number, y: number, z: number): [number, number, number] => [
  (solid(x + reach, y, z) - solid(x - reach, y, z)) / (2 * reach),
  (solid(x, y + reach, z) - solid(x, y - reach, z)) / (2 * reach),
  (solid(x, y, z + reach) - solid(x, y, z - reach)) / (2 * reach),
]
