import { defineBlock } from '../block.ts'
import { joined } from '../drafting/joined.ts'
import { bustEase, dartKnob, topKnobs } from './bodiceKnobs.ts'
import { bodiceOf, dartsOf } from './bodiceOf.ts'
import type { Piece } from '../../pattern/pattern.ts'

const hemmed = (piece: Piece): Piece => ({
  ...piece,
  edges: piece.edges.map((edge) => (edge.id.startsWith('waist') ? { ...edge, end: 'hem', allowance: 15 } : edge)),
})

/** A fitted bodice to the waist that opens at the center back (requirement S1.11). */
export const fittedBodice = defineBlock({
  id: 'fittedBodice',
  name: 'Fitted bodice',
  knobs: { ease: bustEase(20, 60, 140), darts: dartKnob, ...topKnobs },
  draft(body, { ease, darts, ...top }) {
    const fit = { bust: ease, waist: ease * 0.6, shaped: darts !== 'none' }
    const { pieces, joins } = bodiceOf(body, { fit, darts, open: 'back', room: ease, ...top })
    const pattern = joined(pieces.map(hemmed), joins)
    return { ...pattern, stitches: [...pattern.stitches, ...dartsOf(pieces)] }
  },
})
