import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Dressed } from './dressed.ts'

type Hems = readonly [number | null, number | null]

/** What goes round a leg: it is numbered as the leg is. */
const roundLegs: readonly Piece['role'][] = ['leg', 'band', 'cuff']

/** How far down trousers with their ribs and turn-ups cover each leg, in heads, the viewer's left first; nothing where none are worn. */
export function hemsOf(dressed: readonly Dressed[]): Hems | null {
  const pieces = dressed.flatMap((one) =>
    one.kind === 'drafted' && one.pieces.some(({ role }) => role === 'leg')
      ? one.pieces.filter(({ role }) => roundLegs.includes(role))
      : [],
  )
  const lowest = (leg: 0 | 1) =>
    pieces
      .filter(({ name }) => name.endsWith(String(leg)))
      .flatMap(({ outlines }) => outlines.flat())
      .reduce<number | null>((low, [, y]) => (low === null || y > low ? y : low), null)
  return pieces.length ? [lowest(0), lowest(1)] : null
}
