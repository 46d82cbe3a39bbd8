import { z } from 'zod'
import { placeForm } from '../forms.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { placeIn } from '../shape/placeIn.ts'
import { defineEdit } from './edit.ts'

/** Turns the grain of a piece by degrees from where it was drafted, and puts it at a place: 45 cuts it on the bias. */
export const setGrain = defineEdit({
  kind: 'setGrain',
  name: 'Grain',
  says: 'Turn the grain of a piece by degrees, and put it x and y millimetres from the corner at which an edge starts.',
  takes: { ...placeForm, degrees: z.number().min(-180).max(180) },
  apply(pattern, { piece: id, degrees, ...told }) {
    const piece = pieceNamed(pattern, id)
    const grain = { at: placeIn(piece, told), degrees: piece.grain.degrees + degrees }
    return withPiece(pattern, { ...piece, grain })
  },
})
