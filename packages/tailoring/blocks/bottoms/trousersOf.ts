import type { Measures } from '../../bodies/measures.ts'
import type { EdgeOf, Notch, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { sewn } from '../drafting/sewn.ts'
import { ankleRibs, closedByFly, pulledOn } from './closings.ts'
import { lowered } from './lowered.ts'
import type { TrouserCut } from './trouserCut.ts'
import { trouserSides } from './trouserSides.ts'

const bothSides = (seam: (worn: boolean) => Stitch): Stitch[] => [seam(false), seam(true)]

/** Pieces with a notch in the middle of some of their edges. */
const marked = (pieces: readonly Piece[], edges: readonly EdgeOf[], kind: Notch['kind']): Piece[] =>
  pieces.map((piece) => {
    const own = edges.filter((each) => each.piece === piece.id).map(({ edge }): Notch => ({ edge, at: 0.5, kind }))
    return { ...piece, notches: [...piece.notches, ...own] }
  })

/** Trousers with two legs of a front and a back each, closed by a fly and a waistband or pulled on into a rib; millimetres. */
export function trousersOf(body: Measures, cut: TrouserCut): Pattern {
  const measures = lowered(body, cut.lowered)
  const { front, back } = trouserSides(measures, cut)
  const [side, inseam, center] = [back.edges('side'), back.edges('inseam'), back.edges('center')]
  const pieces = [
    ...marked(front.pieces, front.edges('waist'), 'single'),
    ...marked(back.pieces, [...side, ...inseam, ...center], 'double'),
  ]
  const waist = [
    ...front.edges('waist'),
    ...back.edges('waist'),
    ...back.edges('waist', true),
    ...front.edges('waist', true),
  ]
  const closing = cut.pulledOn
    ? pulledOn(measures, front, pieces, waist, cut.band)
    : closedByFly(front, pieces, waist, cut.band)
  const rings = {
    right: [...front.edges('hem'), ...back.edges('hem')],
    left: [...back.edges('hem', true), ...front.edges('hem', true)],
  }
  const cuffs = cut.cuff ? ankleRibs(measures, rings, pieces, cut.cuff) : null
  return sewn(
    [...pieces, ...closing.pieces, ...(cuffs?.pieces ?? [])],
    [
      ...back.stitches,
      ...bothSides((worn) => ({ first: back.edges('side', worn), second: front.edges('side', worn) })),
      ...bothSides((worn) => ({ first: back.edges('inseam', worn), second: front.edges('inseam', worn) })),
      { first: center, second: back.edges('center', true) },
      { first: front.edges('center'), second: front.edges('center', true) },
      ...front.stitches,
      ...closing.stitches,
      ...(cuffs?.stitches ?? []),
    ],
  )
}
