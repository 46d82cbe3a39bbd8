/** How far pieces are drawn apart, in millimetres. */
const outwards = 190
const along = 0.5

/** The way in which each part of a cloth goes when it is drawn apart: out from the axis of the body and away from its middle, x, y, z per part in millimetres. */
export function partsApart(positions: Float32Array, part: Uint16Array, parts: number): Float32Array {
  const sums = new Float32Array(parts * 4)
  for (let i = 0; i < part.length; i++) {
    const into = 4 * part[i]!
    for (let k = 0; k < 3; k++) sums[into + k]! += positions[3 * i + k]!
    sums[into + 3]! += 1
  }
  const all = sums.reduce((sum, value, i) => (i % 4 === 1 ? sum + value : sum), 0) / Math.max(1, part.length)
  const ways = new Float32Array(parts * 3)
  for (let p = 0; p < parts; p++) {
    const count = sums[4 * p + 3]! || 1
    const [x, y, z] = [sums[4 * p]! / count, sums[4 * p + 1]! / count, sums[4 * p + 2]! / count]
    const long = Math.hypot(x, z)
    // What goes round the whole body has no side: it moves up or down alone.
    const share = long < 12 ? 0 : outwards / long
    ways.set([x * share, (y - all) * along, z * share], 3 * p)
  }
  return ways
}
