import { CannotEdit } from '../faults/cannotEdit.ts'
import { nameForm } from '../forms.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Removes a line within a piece, or the mark of a button. */
export const removeLine = defineEdit({
  kind: 'removeLine',
  name: 'Remove a line',
  says: 'Remove a line within a piece by its name.',
  takes: { piece: nameForm, line: nameForm },
  apply(pattern, { piece: id, line }) {
    const piece = pieceNamed(pattern, id)
    if (!piece.lines.some((one) => one.id === line)) throw new CannotEdit({ kind: 'noMark', piece: id })
    return withPiece(pattern, { ...piece, lines: piece.lines.filter((one) => one.id !== line) })
  },
})
