import { sure } from '@toile/geometry'
import type { ClothMesh } from './clothMesh.ts'

/** By which share every triangle is stretched in the direction in which it is stretched most; .04 is 4 %, and below 0 it is pressed in all directions. */
export function strainOf({ flat, triangles }: ClothMesh, positions: Float32Array): Float32Array {
  const strain = new Float32Array(triangles.length / 3)
  for (let t = 0; t < strain.length; t++) {
    const [a, b, c] = [sure(triangles[3 * t]), sure(triangles[3 * t + 1]), sure(triangles[3 * t + 2])]
    const on = (corner: number, axis: number) => sure(flat[2 * corner + axis]) - sure(flat[2 * a + axis])
    const [ux, uy, vx, vy] = [on(b, 0), on(b, 1), on(c, 0), on(c, 1)]
    const whole = ux * vy - uy * vx
    let [xx, xy, yy] = [0, 0, 0]
    for (let axis = 0; axis < 3; axis++) {
      const p = sure(positions[3 * b + axis]) - sure(positions[3 * a + axis])
      const q = sure(positions[3 * c + axis]) - sure(positions[3 * a + axis])
      const [alongX, alongY] = [(p * vy - q * uy) / whole, (q * ux - p * vx) / whole]
      xx += alongX * alongX
      xy += alongX * alongY
      yy += alongY * alongY
    }
    const most = (xx + yy) / 2 + Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy)
    strain[t] = Math.sqrt(most) - 1
  }
  return strain
}
