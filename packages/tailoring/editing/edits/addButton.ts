import { add, ellipse, type Path, rotate } from '@toile/geometry'
import { z } from 'zod'
import type { Piece } from '../../pattern/pattern.ts'
import { placeForm } from '../forms.ts'
import { freeLine } from '../shape/freeLine.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { placeIn } from '../shape/placeIn.ts'
import { defineEdit } from './edit.ts'

/** How much longer a buttonhole is than its button, in millimetres. */
const longer = 3

/** Marks where a button is sewn on, by its outline and a drill hole, or where its hole is cut. */
export const addButton = defineEdit({
  kind: 'addButton',
  name: 'Button',
  says: 'Mark where a button of a diameter in millimetres is sewn on, or where its hole is cut, turned by degrees; x and y millimetres from the corner at which an edge starts.',
  takes: {
    ...placeForm,
    mark: z.enum(['button', 'buttonhole']),
    mm: z.number().min(5).max(60),
    degrees: z.number().min(-180).max(180),
  },
  apply(pattern, { piece: id, mark, mm, degrees, ...told }) {
    const piece = pieceNamed(pattern, id)
    const place = placeIn(piece, told)
    const half = (mm + longer) / 2
    const turn = (degrees * Math.PI) / 180
    const round = ellipse(place, mm / 2, mm / 2, 0, 16)
    const path: Path =
      mark === 'button'
        ? [...round, ...round.slice(0, 1)]
        : [add(place, rotate([-half, 0], turn)), add(place, rotate([half, 0], turn))]
    const marked: Piece = {
      ...piece,
      lines: [...piece.lines, { id: freeLine(piece, mark), kind: 'placement', path }],
      drills: mark === 'button' ? [...piece.drills, place] : piece.drills,
    }
    return withPiece(pattern, marked)
  },
})
