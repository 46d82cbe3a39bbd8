/** For each place of a mesh the normal, x, y, z, and how deep it lies in a fold: 0 flat, above where its neighbors rise over it, below where they fall away. */
export interface Rounded {
  normals: Float32Array
  folds: Float32Array
  /** The ways to neighbors, and how long they are: room for finding folds. */
  ways: Float32Array
}

/** Room for the normals and folds of so many places. */
export const openRounded = (places: number): Rounded => ({
  normals: new Float32Array(places * 3),
  folds: new Float32Array(places),
  ways: new Float32Array(places * 4),
})

/** Finds them for places in millimetres; triangles weigh by their area. */
export function round({ normals, folds, ways }: Rounded, positions: Float32Array, triangles: Uint32Array): void {
  normals.fill(0)
  ways.fill(0)
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]!
    const b = triangles[t + 1]!
    const c = triangles[t + 2]!
    const ux = positions[3 * b]! - positions[3 * a]!
    const uy = positions[3 * b + 1]! - positions[3 * a + 1]!
    const uz = positions[3 * b + 2]! - positions[3 * a + 2]!
    const vx = positions[3 * c]! - positions[3 * a]!
    const vy = positions[3 * c + 1]! - positions[3 * a + 1]!
    const vz = positions[3 * c + 2]! - positions[3 * a + 2]!
    const ab = Math.sqrt(ux * ux + uy * uy + uz * uz)
    const ac = Math.sqrt(vx * vx + vy * vy + vz * vz)
    const bc = Math.sqrt((vx - ux) * (vx - ux) + (vy - uy) * (vy - uy) + (vz - uz) * (vz - uz))
    add(ways, a, ux + vx, uy + vy, uz + vz, ab + ac)
    add(ways, b, vx - 2 * ux, vy - 2 * uy, vz - 2 * uz, ab + bc)
    add(ways, c, ux - 2 * vx, uy - 2 * vy, uz - 2 * vz, ac + bc)
    const x = uy * vz - uz * vy
    const y = uz * vx - ux * vz
    const z = ux * vy - uy * vx
    turn(normals, a, x, y, z)
    turn(normals, b, x, y, z)
    turn(normals, c, x, y, z)
  }
  for (let i = 0; i < folds.length; i++) {
    const x = normals[3 * i]!
    const y = normals[3 * i + 1]!
    const z = normals[3 * i + 2]!
    const long = Math.sqrt(x * x + y * y + z * z) || 1
    normals[3 * i] = x / long
    normals[3 * i + 1] = y / long
    normals[3 * i + 2] = z / long
    const rise = (ways[4 * i]! * x + ways[4 * i + 1]! * y + ways[4 * i + 2]! * z) / long
    folds[i] = rise / (ways[4 * i + 3]! || 1)
  }
}

function add(ways: Float32Array, i: number, x: number, y: number, z: number, long: number): void {
  ways[4 * i]! += x
  ways[4 * i + 1]! += y
  ways[4 * i + 2]! += z
  ways[4 * i + 3]! += long
}

function turn(normals: Float32Array, i: number, x: number, y: number, z: number): void {
  normals[3 * i]! += x
  normals[3 * i + 1]! += y
  normals[3 * i + 2]! += z
}
