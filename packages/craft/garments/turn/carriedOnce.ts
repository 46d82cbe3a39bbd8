import type { Carry } from './carry.ts'
import { type Mesh, roundedTo } from './mesh.ts'

type Carried = ReturnType<Carry>

/** Carries every place once: outlines, contours, seams and edges of a piece run through the same places. */
export function carriedOnce(carry: Carry, mesh: Mesh): Carry {
  const known = new Map<number, Map<number, Carried>>()
  return (point) => {
    const [x, y] = point
    const column = known.get(x)
    const before = column?.get(y)
    if (before) return before
    const carried = rounded(carry(point), mesh)
    if (column) column.set(y, carried)
    else known.set(x, new Map([[y, carried]]))
    return carried
  }
}

const rounded = (carried: Carried, mesh: Mesh): Carried =>
  mesh.parts === null
    ? carried
    : { at: [roundedTo(mesh, carried.at[0]), roundedTo(mesh, carried.at[1])], seen: carried.seen }
