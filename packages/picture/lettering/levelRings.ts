import { type Point, sure } from '@toile/geometry'

/** Rows of numbers, `across` to a row. */
export interface Grid {
  values: ArrayLike<number>
  across: number
  down: number
}

/** The closed borders between values above a level and those below, as points in steps of the grid; what lies beyond the grid counts as below. Outer and inner borders stand beside each other, to be filled by the even-odd rule. */
export function levelRings({ values, across, down }: Grid, level: number): Point[][] {
  const wide = across + 2
  const at = (x: number, y: number) =>
    x < 1 || y < 1 || x > across || y > down ? level - 1e-9 : sure(values[(y - 1) * across + x - 1])
  const upright = wide * (down + 2)
  // Each crossed edge of the grid leads to the next; edges along a row come first, upright ones after them.
  const next = new Int32Array(upright * 2).fill(-1)
  for (let y = 0; y <= down; y++) {
    for (let x = 0; x <= across; x++) {
      const above = [at(x, y) > level, at(x + 1, y) > level, at(x + 1, y + 1) > level, at(x, y + 1) > level]
      const edges = [y * wide + x, upright + y * wide + x + 1, (y + 1) * wide + x, upright + y * wide + x]
      for (let side = 0; side < 4; side++) {
        if (above[side] || !above[(side + 1) % 4]) continue
        let leaves = (side + 1) % 4
        while (above[(leaves + 1) % 4]) leaves = (leaves + 1) % 4
        next[sure(edges[side])] = sure(edges[leaves])
      }
    }
  }
  const pointOn = (edge: number): Point => {
    const stands = edge >= upright
    const x = edge % wide
    const y = Math.floor((stands ? edge - upright : edge) / wide)
    const [from, to] = [at(x, y), stands ? at(x, y + 1) : at(x + 1, y)]
    const share = (level - from) / (to - from)
    return stands ? [x - 1, y - 1 + share] : [x - 1 + share, y - 1]
  }
  const rings: Point[][] = []
  for (let first = 0; first < next.length; first++) {
    const ring: Point[] = []
    for (let edge = first; next[edge]! >= 0; ) {
      ring.push(pointOn(edge))
      const after = next[edge]!
      next[edge] = -1
      edge = after
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}
