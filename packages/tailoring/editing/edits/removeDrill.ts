import { distance } from '@toile/geometry'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { placeForm } from '../forms.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { placeIn } from '../shape/placeIn.ts'
import { defineEdit } from './edit.ts'

/** How far from where it is looked for a drill hole may be, in millimetres. */
const near = 25

/** Removes a drill hole. */
export const removeDrill = defineEdit({
  kind: 'removeDrill',
  name: 'Remove a drill hole',
  says: 'Remove the drill hole that is nearest to a place, x and y millimetres from the corner at which an edge starts.',
  takes: placeForm,
  apply(pattern, { piece: id, ...told }) {
    const piece = pieceNamed(pattern, id)
    const place = placeIn(piece, told)
    const [drill] = piece.drills.toSorted((a, b) => distance(a, place) - distance(b, place))
    if (!drill || distance(drill, place) > near) throw new CannotEdit({ kind: 'noMark', piece: id, edge: told.corner })
    return withPiece(pattern, { ...piece, drills: piece.drills.filter((one) => one !== drill) })
  },
})
