import type { Carry } from './carry.ts'

type Carried = ReturnType<Carry>

/** Carries every place once: outlines, contours, seams and edges of a piece run through the same places. */
export function carriedOnce(carry: Carry): Carry {
  const known = new Map<number, Map<number, Carried>>()
  return (point) => {
    const [x, y] = point
    const column = known.get(x) ?? new Map<number, Carried>()
    const carried = column.get(y) ?? carry(point)
    known.set(x, column.set(y, carried))
    return carried
  }
}
