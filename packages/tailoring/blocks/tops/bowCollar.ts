import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened } from '../drafting/round.ts'
import { runLength } from '../drafting/sewn.ts'
import { bandOn } from './strip.ts'
import { onLeft, type Part, type Shell } from './part.ts'

/** A band along the neck whose ends are long enough to be tied in a bow, folded lengthwise; millimetres. */
export function bowCollar(shell: Shell, height: number, ends: number): Part {
  const long = runLength(shell.pieces, shell.neck)
  const [tall, far] = [height * 2, long + ends]
  const piece = pieceOfRound(
    opened(
      {
        from: [0, 0],
        steps: [
          { id: 'sewn', to: [long, 0], end: 'seam', allowance: 7 },
          { id: 'below', to: [far, 0], end: 'finished', allowance: 7 },
          { id: 'end', to: [far - height * 0.7, tall], end: 'finished', allowance: 7 },
          { id: 'above', to: [0, tall], end: 'finished', allowance: 7 },
        ],
      },
      'back',
    ),
    {
      id: 'bow',
      name: 'Bow collar',
      place: { round: 'neck', turn: 180 },
      grain: 0,
      lines: [
        {
          id: 'fold',
          kind: 'fold',
          path: [
            [-far, height],
            [far, height],
          ],
        },
      ],
    },
  )
  return { pieces: [piece], joins: bothSides({ first: edges('bow.sewnRight'), second: shell.neck }) }
}

/** A ruffle gathered along the neck, open in front; height in millimetres, length as a share of the neck. */
export const neckFrill = (shell: Shell, height: number, share: number): Part =>
  bandOn(
    shell.pieces,
    [...onLeft(shell.neck), ...shell.neck],
    {
      id: 'neckFrill',
      name: 'Neck frill',
      height: height / 2,
      sewn: 'below',
      place: { round: 'neck', turn: 180 },
      open: true,
      flat: true,
    },
    share,
  )
