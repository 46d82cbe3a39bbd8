import { distance, sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { runLength } from '../drafting/sewn.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { nape } from './bodiceFrame.ts'
import type { Added } from './facings.ts'
import { both, seam } from './seams.ts'
import { type Shell, upperEdges } from './wornShell.ts'
import type { Neckline, Top } from './topLines.ts'

/** A strap, folded lengthwise, whose ends are sewn on. */
const strapOf = (length: number, width: number, pair: boolean) =>
  pieceOfRound(
    {
      from: [0, 0],
      steps: [
        { id: 'inner1', to: [length, 0], end: 'finished', allowance: width },
        { id: 'end1', to: [length, width], end: 'seam' },
        { id: 'inner2', to: [0, width], end: 'finished', allowance: 8 },
        { id: 'end2', to: [0, 0], end: 'seam' },
      ],
    },
    { id: 'strap', name: 'Strap', pair, place: { round: 'trunk', turn: pair ? 0 : 180 } },
  )

/** What holds a bare bodice: two straps over the shoulders, one round the neck, or nothing. */
export function strapsOf(
  body: Measures,
  shell: Shell,
  neckline: Neckline,
  tops: Readonly<Record<'front' | 'back', Top>>,
): Added {
  if (neckline === 'strapless') return { pieces: [], joins: [] }
  const pieces = [...shell.front, ...shell.back]
  const width = runLength(pieces, upperEdges(shell, 'front', 'Right', 'shoulder'))
  const front = (side: 'Right' | 'Left') => upperEdges(shell, 'front', side, 'shoulder')
  const end = (edge: string, mirrored: boolean) => [{ piece: 'strap', edge, ...(mirrored ? { mirrored } : {}) }]
  if (neckline === 'halter')
    return {
      pieces: [strapOf(body.neck * 0.5, width, false)],
      joins: [...seam(front('Right'), end('end1', false)), ...seam(front('Left'), end('end2', false))],
    }
  const [ahead, behind] = [sure(tops.front.shoulder[0]).to, sure(tops.back.shoulder[0]).to]
  const over =
    distance(ahead, [body.neck / 6 + 30, body.frontLength]) +
    distance(behind, [body.neck / 6 + 30, body.backLength + nape])
  return {
    pieces: [strapOf(over, width, true)],
    joins: both((side) => [
      ...seam(front(side), end('end1', side === 'Left')),
      ...seam(upperEdges(shell, 'back', side, 'shoulder'), end('end2', side === 'Left')),
    ]),
  }
}
