import { z } from 'zod'
import { nameForm } from '../forms.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Says how often a piece is cut, and of what; of a pair half of them are mirrored. */
export const cutFrom = defineEdit({
  kind: 'cutFrom',
  name: 'Cut count and material',
  says: 'Say how often a piece is cut, and of shell, lining, interlining or rib; of a pair half of them are mirrored.',
  takes: {
    piece: nameForm,
    count: z.number().int().min(1).max(20),
    of: z.enum(['shell', 'lining', 'interlining', 'rib']),
  },
  apply(pattern, { piece: id, count, of }) {
    const piece = pieceNamed(pattern, id)
    const pair = piece.cut.pair
    return withPiece(pattern, { ...piece, cut: { pair, of, count: pair ? Math.max(2, count + (count % 2)) : count } })
  },
})
