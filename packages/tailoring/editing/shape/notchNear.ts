import type { Notch, Piece } from '../../pattern/pattern.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'

/** How far from where it is looked for a notch may be, as a share of its edge. */
const near = 0.1

/** The notch of an edge that is nearest to a share of its length; an edit of one that is not there cannot be made. */
export function notchNear({ id, notches }: Piece, edge: string, at: number): Notch {
  const [notch] = notches
    .filter((one) => one.edge === edge && Math.abs(one.at - at) <= near)
    .toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
  if (!notch) throw new CannotEdit({ kind: 'noMark', piece: id, edge })
  return notch
}
