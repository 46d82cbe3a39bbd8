import { add, distance, type Point, scale, subtract, unit } from '@toile/geometry'
import { byForm, nameForm } from '../forms.ts'
import { dartNamed } from '../shape/dartNamed.ts'
import { movedCorners } from '../shape/movedCorners.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Moves a dart along the edge it opens to, and its tip by a way beyond that; the shorter leg is lengthened to the other. */
export const moveDart = defineEdit({
  kind: 'moveDart',
  name: 'Move a dart',
  says: 'Move a dart, named by a leg, along the edge that it opens to by millimetres, and its tip by x and y beyond that; both legs stay equally long.',
  takes: { piece: nameForm, dart: nameForm, along: byForm, x: byForm, y: byForm },
  apply(pattern, { piece: id, dart: leg, along, x, y }) {
    const piece = pieceNamed(pattern, id)
    const { before, tip, after, points } = dartNamed(pattern, piece, leg)
    const [a, t, b] = points
    const shift = scale(unit(subtract(b, a)), along)
    const moved = add(add(t, shift), [x, y])
    const [mouthA, mouthB] = [add(a, shift), add(b, shift)]
    const long = Math.max(distance(mouthA, moved), distance(mouthB, moved))
    const end = (mouth: Point) => add(moved, scale(unit(subtract(mouth, moved)), long))
    const ways = new Map([
      [before, subtract(end(mouthA), a)],
      [tip, subtract(moved, t)],
      [after, subtract(end(mouthB), b)],
    ])
    return withPiece(pattern, movedCorners(piece, ways))
  },
})
