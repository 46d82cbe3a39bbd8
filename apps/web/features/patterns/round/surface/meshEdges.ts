/** Nobody stands there. */
export const nobody = 0xffffffff

/** The edges of a mesh of triangles, each once: its two ends, what stands across it on either side, and how many triangles meet at it. */
export interface MeshEdges {
  count: number
  ends: Uint32Array
  across: Uint32Array
  faces: Uint8Array
  /** The edge of each side of each triangle: from its first corner to the second, and so on. */
  sides: Uint32Array
  /** The edge of two ends; nobody where there is none. */
  find(a: number, b: number): number
}

/** The edges of triangles, three corners each. */
export function meshEdges(triangles: Uint32Array): MeshEdges {
  const most = triangles.length
  const room = 2 ** Math.ceil(Math.log2(2 * most + 1))
  const table = new Uint32Array(room).fill(nobody)
  const ends = new Uint32Array(2 * most)
  const across = new Uint32Array(2 * most).fill(nobody)
  const faces = new Uint8Array(most)
  const sides = new Uint32Array(most)
  let count = 0

  /** Where the edge of two ends stands in the table, or would. */
  function slotOf(low: number, high: number): number {
    let slot = (Math.imul(low, 73856093) ^ Math.imul(high, 19349663)) & (room - 1)
    for (let edge = table[slot]!; edge !== nobody; edge = table[slot]!) {
      if (ends[2 * edge] === low && ends[2 * edge + 1] === high) return slot
      slot = (slot + 1) & (room - 1)
    }
    return slot
  }
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const a = triangles[t + k]!
      const b = triangles[t + ((k + 1) % 3)]!
      const slot = slotOf(Math.min(a, b), Math.max(a, b))
      let edge = table[slot]!
      if (edge === nobody) {
        edge = table[slot] = count++
        ends[2 * edge] = Math.min(a, b)
        ends[2 * edge + 1] = Math.max(a, b)
      }
      if (faces[edge]! < 2) across[2 * edge + faces[edge]!] = triangles[t + ((k + 2) % 3)]!
      faces[edge]! += 1
      sides[t + k] = edge
    }
  }
  return {
    count,
    ends: ends.subarray(0, 2 * count),
    across: across.subarray(0, 2 * count),
    faces: faces.subarray(0, count),
    sides,
    find: (a, b) => table[slotOf(Math.min(a, b), Math.max(a, b))]!,
  }
}
