import { crossing, type Path, sure } from '@toile/geometry'

/** A side of triangles by its two corners, the smaller number first. */
const keyOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`

/** So many turns hold a side that anything crosses. */
const most = 64

/** Turns triangles until every side of an outline is a side of theirs: what crosses a missing one is swapped for the other diagonal of its two triangles (Sloan 1993). The corners of the outline come first. */
export function holdSides(triangles: Uint32Array, corners: Path, outline: number) {
  const sides = sidesOf(triangles)
  for (let i = 0; i < outline; i++) {
    const side = [i, (i + 1) % outline] as const
    if (sides.has(keyOf(...side))) continue
    for (let turns = 0; turns < most && !sidesOf(triangles).has(keyOf(...side)); turns++)
      turnOne(triangles, corners, side)
  }
}

/** The places in a list of triangles where each side starts. */
function sidesOf(triangles: Uint32Array): Map<string, number[]> {
  const sides = new Map<string, number[]>()
  triangles.forEach((corner, at) => {
    const key = keyOf(corner, sure(triangles[at % 3 === 2 ? at - 2 : at + 1]))
    sides.set(key, [...(sides.get(key) ?? []), at])
  })
  return sides
}

/** Swaps the first side that crosses a line and whose two triangles make a convex four-cornered shape. */
function turnOne(triangles: Uint32Array, corners: Path, [from, to]: readonly [number, number]) {
  for (const [one, other] of sidesOf(triangles).values()) {
    if (one === undefined || other === undefined) continue
    const [a, b] = [sure(triangles[one]), sure(triangles[other])]
    const [c, d] = [apex(triangles, one), apex(triangles, other)]
    const at = (corner: number) => sure(corners[corner])
    if (!crossing(at(a), at(b), at(from), at(to)) || !crossing(at(a), at(b), at(c), at(d))) continue
    triangles.set([c, d, b], one - (one % 3))
    triangles.set([d, c, a], other - (other % 3))
    return
  }
}

/** The corner of a triangle opposite to the side that starts at a place. */
const apex = (triangles: Uint32Array, at: number) => sure(triangles[at % 3 === 0 ? at + 2 : at - 1])
