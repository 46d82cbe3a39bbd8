import { sure } from '@toile/geometry'
import { edgeLength } from '../../pattern/edgePath.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { applyEdits, type Edited } from '../applyEdits.ts'
import { type Edit, editForm } from '../edits/editKinds.ts'
import { baseOf, patternIn } from '../patternIn.ts'
import type { PatternDocument } from '../patternDocument.ts'
import { plainPattern } from './anyPattern.ts'

/** The document of a garment of the catalogue for women in some sizes, worked in 38. */
export const forWomen = (garment: string, ...sizes: string[]): PatternDocument => ({
  ...plainPattern(garment),
  body: { figure: 'woman', range: 'women', base: '38', sizes: sizes.length > 0 ? sizes : ['38'], own: null },
})

/** The pattern of a document in a size, which there is. */
export function drawnIn(document: PatternDocument, size = baseOf(document)): Pattern {
  const drawn = patternIn(document, size)
  if (typeof drawn === 'string') throw new Error(drawn)
  return drawn.pattern
}

/** What an edit is given, without its id. */
type Given = Edit extends infer One ? (One extends Edit ? Omit<One, 'id'> : never) : never

/** A pattern with one edit that may be made, as it is kept. */
export function editedBy(pattern: Pattern, edit: Given): Edited {
  return applyEdits(pattern, [editForm.parse({ ...edit, id: 'e' })], '38')
}

/** A pattern with one edit made in it; one that is missed fails. */
export function withEdit(pattern: Pattern, edit: Given): Pattern {
  const { pattern: now, missed } = editedBy(pattern, edit)
  if (missed.length > 0) throw new Error(JSON.stringify(missed))
  return now
}

/** A piece of a pattern, which it has. */
export const pieceOf = ({ pieces }: Pattern, id: string): Piece => sure(pieces.find((piece) => piece.id === id))

/** The length of some edges of a piece together, in millimetres. */
export const lengthIn = (pattern: Pattern, piece: string, ...edges: string[]): number =>
  edges.reduce((sum, edge) => sum + edgeLength(pieceOf(pattern, piece), edge), 0)

/** The corner of a piece at which an edge starts. */
export function cornerIn(pattern: Pattern, piece: string, edge: string): readonly [number, number] {
  const { corners, edges } = pieceOf(pattern, piece)
  return sure(corners[edges.findIndex(({ id }) => id === edge)])
}
