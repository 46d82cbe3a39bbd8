import type { Point } from '@toile/geometry'
import type { Stage } from './stage.ts'

/** What tells strokes of one hand apart: the place they start from; of what moves, their number on the part, or where it is known the place on the draft. */
export function strokeSeed(
  { moves }: Stage,
  from: Point | undefined,
  [across, down]: readonly [number, number],
  root?: Point,
): number {
  const at = moves && !root ? null : (root ?? from)
  if (moves) moves.strokes += 1
  return at ? Math.round(at[0] * across + at[1] * down) : (moves?.strokes ?? 0) * 7919
}
