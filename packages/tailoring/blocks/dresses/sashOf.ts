import type { Measures } from '../../bodies/measures.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'

/** Belts and sashes that go with a dress: how much longer than the waist and how high they are, in millimetres, and whether they are stiffened. */
const kinds = {
  belt: { more: 160, height: 40, stiff: true },
  sash: { more: 700, height: 70, stiff: false },
  bow: { more: 1300, height: 90, stiff: false },
} as const

/** What is tied or buckled round a waist. */
export type SashKind = keyof typeof kinds

/** Whether a waist of the atelier has something tied or buckled round it. */
export const isSash = (kind: unknown): kind is SashKind => typeof kind === 'string' && kind in kinds

/** A belt or a sash, folded lengthwise, pointed at its ends; a belt has an interlining (requirement S1.11). */
export function sashOf(body: Measures, kind: SashKind): Piece[] {
  const { more, height, stiff } = kinds[kind]
  const long = body.waist + more * Math.min(1, body.height / 1680)
  const turned = { end: 'finished', allowance: 10 } as const
  const band = pieceOfRound(
    {
      from: [0, 0],
      steps: [
        { id: 'lower', to: [long, 0], ...turned },
        { id: 'tip1', to: [long + height / 2, height], ...turned },
        { id: 'tip2', to: [long, 2 * height], ...turned },
        { id: 'upper', to: [0, 2 * height], ...turned },
        { id: 'end', to: [0, 0], ...turned },
      ],
    },
    {
      id: 'sash',
      name: stiff ? 'Belt' : 'Sash',
      grain: 0,
      place: { round: 'trunk', turn: 0 },
      lines: [
        {
          id: 'fold',
          kind: 'fold',
          path: [
            [0, height],
            [long + height / 2, height],
          ],
        },
      ],
    },
  )
  return stiff
    ? [band, { ...band, id: 'sashInner', name: 'Belt, interlining', cut: { ...band.cut, of: 'interlining' } }]
    : [band]
}
