import type { Point } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'
import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Step } from '../drafting/round.ts'
import { runLength } from '../drafting/sewn.ts'
import { fused } from './fused.ts'
import type { Part } from './part.ts'

/** A cuff that buttons, in millimetres: how long round the wrist and how high; a french one is folded back. */
interface CuffOf {
  length: number
  height: number
  french: boolean
}

const place = { round: 'arm', turn: -90 } as const
const turned = { end: 'finished', allowance: 7 } as const

/** A cuff whose lower corners are rounded; the upper edge is sewn to the sleeve on both sides of the seam under the arm. */
function cuffPiece(length: number, back: number, { height, french }: CuffOf): Piece {
  const half = length / 2
  const tall = french ? height * 2 : height
  const round = 14
  const [low, top] = [-300 - tall, -300]
  const corner = (id: string, way: 1 | -1): Step =>
    way > 0
      ? {
          id,
          to: [half, low + round],
          handles: [
            [half - round * 0.45, low],
            [half, low + round * 0.45],
          ],
          ...turned,
        }
      : {
          id,
          to: [round - half, low],
          handles: [
            [-half, low + round * 0.45],
            [round * 0.45 - half, low],
          ],
          ...turned,
        }
  const across = (y: number): Point[] => [
    [12 - half, y],
    [half - 12, y],
  ]
  return pieceOfRound(
    {
      from: [round - half, low],
      steps: [
        { id: 'outer', to: [half - round, low], ...turned },
        corner('roundEnd', 1),
        { id: 'end', to: [half, top], ...turned },
        { id: 'sewnBack', to: [half - back, top], end: 'seam' },
        { id: 'sewn', to: [-half, top], end: 'seam' },
        { id: 'start', to: [-half, low + round], ...turned },
        corner('roundStart', -1),
      ],
    },
    {
      id: 'cuff',
      name: 'Cuff',
      place,
      pair: true,
      layers: 2,
      grain: 0,
      drills: french ? [...across(top - height / 2), ...across(low + height / 2)] : across(top - tall / 2),
      lines: french
        ? [
            {
              id: 'fold',
              kind: 'fold',
              path: [
                [-half, top - height],
                [half, top - height],
              ],
            },
          ]
        : [],
    },
  )
}

/** The strip that covers a slit, pointed above, and the one that binds its other side. */
const plackets = (long: number): Piece[] => {
  const strip = (id: string, name: string, wide: number, point: number): Piece =>
    pieceOfRound(
      {
        from: [0, 0],
        steps: [
          { id: 'below', to: [wide, 0], ...turned },
          { id: 'right', to: [wide, long], ...turned },
          ...(point ? [{ id: 'point', to: [wide - point, long + point] as Point, ...turned }] : []),
          { id: 'above', to: [point ? wide - 2 * point : 0, long], ...turned },
          ...(point ? [{ id: 'shoulder', to: [0, long] as Point, ...turned }] : []),
          { id: 'left', to: [0, 0], ...turned },
        ],
      },
      {
        id,
        name,
        place,
        pair: true,
        lines: [
          {
            id: 'fold',
            kind: 'fold',
            path: [
              [wide / 2, 0],
              [wide / 2, long],
            ],
          },
        ],
      },
    )
  return [strip('sleevePlacket', 'Sleeve placket', 56, 13), strip('slitBinding', 'Sleeve slit binding', 24, 0)]
}

/** Cuffs on sleeves whose hem is cut in two where they open. */
export function shirtCuffs(sleeves: Part, cut: CuffOf, slit: number): Part {
  const [back, front] = ['sleeve.hemBack', 'sleeve.hem'].map((edge) => runLength(sleeves.pieces, edges(edge)))
  const share = (back ?? 0) / ((back ?? 0) + (front ?? 1))
  const cuff = cuffPiece(cut.length, cut.length * share, cut)
  const sewn = (edge: string, hem: string) =>
    bothSides({ first: edges(`cuff.${edge}`), second: edges(`sleeve.${hem}`), eased: true })
  return {
    pieces: [cuff, fused(cuff), ...plackets(slit + 24)],
    joins: [...sewn('sewnBack', 'hemBack'), ...sewn('sewn', 'hem')],
  }
}
