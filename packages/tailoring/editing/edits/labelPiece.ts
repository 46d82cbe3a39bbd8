import { z } from 'zod'
import { nameForm } from '../forms.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Names a piece as its label says. */
export const labelPiece = defineEdit({
  kind: 'labelPiece',
  name: 'Label',
  says: 'Name a piece as its label says.',
  takes: { piece: nameForm, label: z.string().trim().min(1).max(60) },
  apply: (pattern, { piece, label }) => withPiece(pattern, { ...pieceNamed(pattern, piece), name: label }),
})
