import { placeForm } from '../forms.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { placeIn } from '../shape/placeIn.ts'
import { defineEdit } from './edit.ts'

/** Marks a place within a piece by a drill hole. */
export const addDrill = defineEdit({
  kind: 'addDrill',
  name: 'Add a drill hole',
  says: 'Mark a place within a piece by a drill hole, x and y millimetres from the corner at which an edge starts.',
  takes: placeForm,
  apply(pattern, { piece: id, ...told }) {
    const piece = pieceNamed(pattern, id)
    return withPiece(pattern, { ...piece, drills: [...piece.drills, placeIn(piece, told)] })
  },
})
