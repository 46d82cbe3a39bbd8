/** Corners nearer than this, in millimetres, lie in one place. */
const near = 0.02

/** For each corner the first that lies in its place: where a seam is closed, each of its pieces has a corner of its own there. Positions are x, y, z per corner in millimetres. */
export function weldCorners(positions: Float32Array): Uint32Array {
  const count = positions.length / 3
  const first = Uint32Array.from({ length: count }, (_, i) => i)
  const order = first.toSorted((a, b) => positions[3 * a]! - positions[3 * b]! || a - b)
  for (let k = 0; k < count; k++) {
    const i = order[k]!
    for (let next = k + 1; next < count; next++) {
      const j = order[next]!
      if (positions[3 * j]! - positions[3 * i]! > near) break
      if (isNear(positions, 3 * i, 3 * j)) join(first, i, j)
    }
  }
  for (let i = 0; i < count; i++) first[i] = firstOf(first, i)
  return first
}

const isNear = (positions: Float32Array, a: number, b: number): boolean =>
  Math.abs(positions[a + 1]! - positions[b + 1]!) < near && Math.abs(positions[a + 2]! - positions[b + 2]!) < near

function firstOf(first: Uint32Array, corner: number): number {
  let at = corner
  while (first[at] !== at) at = first[at]!
  return at
}

function join(first: Uint32Array, a: number, b: number): void {
  const [one, other] = [firstOf(first, a), firstOf(first, b)]
  first[Math.max(one, other)] = Math.min(one, other)
}
