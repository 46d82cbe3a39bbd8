import { byForm, nameForm } from '../forms.ts'
import { movedCorners } from '../shape/movedCorners.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Moves the corner at which an edge starts, by millimetres; curves beside it go with it. */
export const moveCorner = defineEdit({
  kind: 'moveCorner',
  name: 'Move a corner',
  says: 'Move the corner at which an edge of a piece starts by x and y millimetres; seams follow.',
  takes: { piece: nameForm, corner: nameForm, x: byForm, y: byForm },
  apply(pattern, { piece: id, corner, x, y }) {
    const piece = pieceNamed(pattern, id)
    return withPiece(pattern, movedCorners(piece, new Map([[edgeNamed(piece, corner), [x, y]]])))
  },
})
