import { lerp, type Point } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { fused } from './fused.ts'

/** A slit from the neck down the middle of a whole front, in millimetres, closed by a placket that buttons, by a zip, or faced alone. */
export interface FrontSlit {
  kind: 'placket' | 'zip' | 'faced'
  long: number
  width: number
  buttons: number
}

const turned = { end: 'finished', allowance: 7 } as const

/** Where the neck of a whole front is lowest. */
const neckOf = (front: Piece): number =>
  front.corners.reduce((least, [x, y]) => (Math.abs(x) < 0.5 && y > 0 ? Math.max(least, y) : least), 0)

/** A front marked for its slit: the cut down the middle, the box at its end, and buttons. */
function marked(front: Piece, { kind, long, width, buttons }: FrontSlit): Piece {
  const top = neckOf(front)
  const half = kind === 'zip' ? 5 : width / 2
  const box: Point[] = [
    [-half, top],
    [-half, top - long],
    [half, top - long],
    [half, top],
  ]
  const drills = Array.from(
    { length: buttons },
    (_, i): Point => [0, lerp(top - 16, top - long + 34, buttons > 1 ? i / (buttons - 1) : 0.5)],
  )
  return {
    ...front,
    lines: [...front.lines, { id: 'slit', kind: 'placement', path: box }],
    drills: kind === 'placket' ? [...front.drills, ...drills] : front.drills,
  }
}

function strip(id: string, name: string, wide: number, long: number, pair: boolean): Piece {
  return pieceOfRound(
    {
      from: [-wide / 2, 0],
      steps: [
        { id: 'below', to: [wide / 2, 0], ...turned },
        { id: 'right', to: [wide / 2, long], ...turned },
        { id: 'above', to: [-wide / 2, long], ...turned },
        { id: 'left', to: [-wide / 2, 0], ...turned },
      ],
    },
    {
      id,
      name,
      place: { round: 'trunk', turn: 0 },
      pair,
      lines: [
        {
          id: 'fold',
          kind: 'fold',
          path: [
            [0, 0],
            [0, long],
          ],
        },
      ],
    },
  )
}

/** The pieces of a top whose front is slit: the piece is marked, and the strips that close or face the slit are added. */
export function withSlit(pieces: readonly Piece[], slit: FrontSlit, slitPiece = 'front'): Piece[] {
  const all = pieces.map((piece) => (piece.id === slitPiece ? marked(piece, slit) : piece))
  if (slit.kind !== 'placket') return [...all, strip('slitFacing', 'Slit facing', 110, slit.long + 40, false)]
  const placket = strip('placket', 'Placket', slit.width * 2, slit.long + 14, true)
  return [...all, placket, fused(placket)]
}
