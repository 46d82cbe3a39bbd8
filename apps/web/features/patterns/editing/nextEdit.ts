import type { Point } from '@toile/geometry'
import type { Edit } from '@toile/tailoring/editing/edits/editKinds.ts'

const sum = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]

/** An edit as it is kept behind others: one that goes on with the last, moving the same corner or bending the same curve once more, takes its place. */
export function nextEdit(edits: readonly Edit[], fresh: Edit): Edit {
  const last = edits.at(-1)
  if (!last || last.size !== fresh.size) return fresh
  if (last.kind === 'moveCorner' && fresh.kind === 'moveCorner') {
    const same = last.piece === fresh.piece && last.corner === fresh.corner && last.both === fresh.both
    return same ? { ...fresh, id: last.id, x: last.x + fresh.x, y: last.y + fresh.y } : fresh
  }
  if (last.kind === 'bendEdge' && fresh.kind === 'bendEdge') {
    const same = last.piece === fresh.piece && last.edge === fresh.edge && last.both === fresh.both
    if (!same || last.partner !== fresh.partner) return fresh
    return { ...fresh, id: last.id, first: sum(last.first, fresh.first), second: sum(last.second, fresh.second) }
  }
  if (last.kind === 'setAllowance' && fresh.kind === 'setAllowance') {
    const same = last.piece === fresh.piece && last.edge === fresh.edge && last.both === fresh.both
    return same ? { ...fresh, id: last.id } : fresh
  }
  return fresh
}
