import type { Point } from '@toile/geometry'
import { bothForm, byForm, nameForm } from '../forms.ts'
import { movedCorners } from '../shape/movedCorners.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { twinCorner } from '../shape/twinOf.ts'
import { defineEdit } from './edit.ts'

/** Moves the corner at which an edge starts, by millimetres; curves beside it go with it. */
export const moveCorner = defineEdit({
  kind: 'moveCorner',
  name: 'Move a corner',
  says: 'Move the corner at which an edge of a piece starts by x and y millimetres; seams follow.',
  takes: { piece: nameForm, corner: nameForm, x: byForm, y: byForm, both: bothForm },
  apply(pattern, { piece: id, corner, x, y, both }) {
    const piece = pieceNamed(pattern, id)
    const at = edgeNamed(piece, corner)
    const twin = both ? twinCorner(piece, at) : null
    const ways = new Map<number, Point>([[at, twin === at ? [0, y] : [x, y]]])
    if (twin !== null && twin !== at) ways.set(twin, [-x, y])
    return withPiece(pattern, movedCorners(piece, ways))
  },
})
