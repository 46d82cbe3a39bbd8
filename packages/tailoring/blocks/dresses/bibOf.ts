import type { Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Piece } from '../../pattern/pattern.ts'
import type { Waists } from '../bottoms/fittedHalf.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { nape } from './bodiceFrame.ts'
import { middleLines, pairOf, wholeOf } from './facePieces.ts'
import type { Added } from './facings.ts'
import type { Open } from './half.ts'
import type { Line } from './lines.ts'
import { between, both, seam } from './seams.ts'
import { type FaceName, partOf, type Shell } from './wornShell.ts'

/** A bib: its width as a share of the front waist, the height of the band at the waist in millimetres, which face opens, and whether the band is open at the sides, where it is buttoned. */
export interface BibCut {
  width: number
  band: number
  open: FaceName | null
  openSides: boolean
}

/** How wide straps are. */
const strapWidth = 38

const line = (part: Line['part'], to: Point, end: Line['end']): Line =>
  end === 'finished' ? { part, to, end, allowance: 10 } : { part, to, end }

/** A piece that is cut twice, to be faced with itself. */
const faced = (piece: Piece): Piece => ({ ...piece, cut: { ...piece.cut, count: piece.cut.count * 2 } })

/** Half a band at the waist from its middle below to its middle above; something is sewn to its upper edge between two places. */
function bandHalf(
  length: number,
  height: number,
  from: number,
  to: number,
  seat: Line['part'],
  sides: Line['end'],
): Open {
  const inner = from > 0 ? [line('inner', [0, height], 'finished')] : []
  return {
    from: [0, 0],
    lines: [
      line('waist', [length, 0], 'seam'),
      line('side', [length, height], sides),
      line('inner', [to, height], 'finished'),
      line(seat, [from, height], 'seam'),
      ...inner,
    ],
  }
}

/** A bib with its band, and straps that cross behind and are buckled to it; its band is what legs or a skirt hang from. */
export function bibOf(body: Measures, waists: Waists, cut: BibCut): Added & { shell: Shell } {
  const sides = cut.openSides ? 'finished' : 'seam'
  const low = waists.front * cut.width
  const high = low * 0.78
  const top = body.frontLength * 0.68
  const at = Math.min(body.bustSpan * 0.3, waists.back * 0.4)
  const frontBand = wholeOf(bandHalf(waists.front, cut.band, 0, low, 'seat', sides), {
    face: 'front',
    id: 'bandFront',
    name: 'Band, front',
  })
  const backHalf = bandHalf(waists.back, cut.band, at, at + strapWidth, 'shoulder', sides)
  const told = { face: 'back', id: 'bandBack', name: 'Band, back' } as const
  const backBand =
    cut.open === 'back'
      ? pairOf({ from: [0, 0], lines: [...backHalf.lines, ...middleLines([0, 0], 0)] }, told)
      : wholeOf(backHalf, told)
  const bib = wholeOf(
    {
      from: [0, cut.band],
      lines: [
        line('seat', [low, cut.band], 'seam'),
        {
          ...line('arm', [high, top], 'hem'),
          allowance: 20,
          handles: [
            [low * 0.93, top * 0.4],
            [high, top * 0.75],
          ],
        },
        line('hem', [0, top], 'hem'),
      ],
    },
    { face: 'front', id: 'bib', name: 'Bib' },
  )
  const over = body.frontLength - top + body.backLength + nape - cut.band + 130
  const shell = { front: [frontBand], back: [backBand] }
  return {
    shell,
    pieces: [...[frontBand, backBand, bib].map(faced), strapOf(over)],
    joins: [
      ...(cut.openSides ? [] : between(backBand, frontBand, 'side')),
      ...seam(
        [...partOf(bib, 'seat', 'Right'), ...partOf(bib, 'seat', 'Left')],
        [...partOf(frontBand, 'seat', 'Left'), ...partOf(frontBand, 'seat', 'Right')],
        {
          marks: [
            [0.25, 'single'],
            [0.75, 'single'],
          ],
        },
      ),
      ...both((side) =>
        seam(partOf(backBand, 'shoulder', side), [
          { piece: 'strap', edge: 'end1', ...(side === 'Left' ? { mirrored: true } : {}) },
        ]),
      ),
    ],
  }
}

/** A strap that is sewn on behind and buckled in front, cut twice as wide as it is worn. */
const strapOf = (length: number): Piece =>
  pieceOfRound(
    {
      from: [0, 0],
      steps: [
        { id: 'inner1', to: [length, 0], end: 'finished', allowance: strapWidth + 10 },
        { id: 'end1', to: [length, strapWidth], end: 'seam' },
        { id: 'inner2', to: [0, strapWidth], end: 'finished', allowance: 10 },
        { id: 'end2', to: [0, 0], end: 'finished', allowance: 20 },
      ],
    },
    { id: 'strap', name: 'Strap', pair: true, grain: 0, place: { round: 'trunk', turn: 180 } },
  )
