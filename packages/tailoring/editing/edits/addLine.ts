import { distance } from '@toile/geometry'
import { z } from 'zod'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { byForm, nameForm } from '../forms.ts'
import { freeLine } from '../shape/freeLine.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { placeIn } from '../shape/placeIn.ts'
import { defineEdit } from './edit.ts'

const endForm = z.object({ corner: nameForm, x: byForm, y: byForm })

/** Draws a line within a piece: where it is folded, pleated, or where something is placed on it. */
export const addLine = defineEdit({
  kind: 'addLine',
  name: 'Fold or placement line',
  says: 'Draw a line within a piece on which it is folded or pleated or where something is placed; both ends are x and y millimetres from the corner at which an edge starts.',
  takes: { piece: nameForm, line: z.enum(['fold', 'pleat', 'placement']), from: endForm, to: endForm },
  apply(pattern, { piece: id, line: kind, from, to }) {
    const piece = pieceNamed(pattern, id)
    const path = [placeIn(piece, from), placeIn(piece, to)] as const
    if (distance(...path) < 1) throw new CannotEdit({ kind: 'short', piece: id, mm: distance(...path) })
    return withPiece(pattern, { ...piece, lines: [...piece.lines, { id: freeLine(piece, kind), kind, path }] })
  },
})
