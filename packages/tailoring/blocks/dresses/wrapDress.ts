import { lerp, mix, type Point, sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { defineBlock } from '../block.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { bodiceHalf } from './bodiceHalf.ts'
import { bustEase, topKnobs } from './bodiceKnobs.ts'
import { type Bodice, type BodiceCut, edgedFrame, faceParts, finishedTop } from './bodiceOf.ts'
import { hungSkirt, joinedAtWaist, waistsOf } from './dressOf.ts'
import { piecesOf } from './facePieces.ts'
import { flareShare, hipRoom, lengthShare } from './lengthKnobs.ts'
import type { Line } from './lines.ts'
import { both, seam } from './seams.ts'
import { partOf } from './wornShell.ts'

/** The height of the ends that ties are sewn to. */
const tieHeight = 36

const tieOf = (length: number) =>
  pieceOfRound(
    {
      from: [0, 0],
      steps: [
        { id: 'inner1', to: [length, 0], end: 'finished', allowance: tieHeight + 8 },
        { id: 'end1', to: [length, tieHeight], end: 'seam' },
        { id: 'inner2', to: [0, tieHeight], end: 'finished', allowance: 8 },
        { id: 'end2', to: [0, 0], end: 'finished', allowance: 8 },
      ],
    },
    { id: 'tie', name: 'Tie', pair: true, grain: 0, place: { round: 'trunk', turn: -90 } },
  )

/** A neck edge that is turned in by itself. */
const bound = (line: Line): Line => ({ ...line, end: 'finished', allowance: 10 })

/** A bodice whose fronts lap over each other below a neckline that runs from the shoulder across to the other side of the waist; it is tied there. */
function wrapBodice(body: Measures, cut: BodiceCut, overlap: number): Bodice {
  const plain = edgedFrame(body, cut)
  const { front, back } = plain.tops
  const from = sure(front.shoulder.at(-1)).to
  const to: Point = [-overlap, tieHeight]
  const over = (share: number): Point => {
    const [x, y] = mix(from, to, share)
    return [x - 6, y - 10]
  }
  const neck: Line = bound({ part: 'neck', to, handles: [over(0.33), over(0.67)], end: 'finished' })
  const edged = { ...plain, tops: { front: { ...front, neck: [neck] }, back: { ...back, neck: back.neck.map(bound) } } }
  const half = bodiceHalf(...faceParts(edged, 'front', cut))
  const lapped = { ...half, main: { ...half.main, from: [-overlap, 0] as Point } }
  const shell = {
    front: piecesOf(lapped, 'front', [{ part: 'opening', to: [-overlap, 0], end: 'seam' }]),
    back: piecesOf(bodiceHalf(...faceParts(edged, 'back', cut)), 'back', 'whole'),
  }
  const { pieces, joins, ...rest } = finishedTop(body, shell, edged, cut)
  const tie = tieOf(lerp(500, 900, body.waist / 1000))
  const ends = both((side) =>
    seam(partOf(sure(shell.front[0]), 'opening', side), [
      { piece: 'tie', edge: 'end1', ...(side === 'Left' ? { mirrored: true } : {}) },
    ]),
  )
  return { ...rest, pieces: [...pieces, tie], joins: [...joins, ...ends] }
}

/** A wrap dress: fronts of bodice and skirt that lap over each other, tied at the waist (requirement S1.11). */
export const wrapDress = defineBlock({
  id: 'wrapDress',
  name: 'Wrap dress',
  knobs: {
    ease: bustEase(20, 60, 140),
    darts: { name: 'Darts', choices: ['waist', 'side', 'shoulder'] },
    wider: topKnobs.wider,
    sleeve: topKnobs.sleeve,
    sleeveLength: topKnobs.sleeveLength,
    cuff: topKnobs.cuff,
    overlap: { name: 'Overlap as a share of a front', unit: 'share', least: 0.3, usual: 0.6, most: 0.85 },
    skirt: { name: 'Skirt', choices: ['aLine', 'gathered', 'halfCircle'] },
    length: lengthShare(0.3, 0.58, 0.95),
    hips: hipRoom(30, 60, 140),
    flare: flareShare(0.03, 0.1, 0.3),
    fullness: { name: 'Fullness of gathers', unit: 'share', least: 1.2, usual: 1.5, most: 2.4 },
  },
  draft(body, { ease, darts, overlap, skirt, length, hips, flare, fullness, ...top }) {
    const fit = { bust: ease, waist: ease * 0.6, shaped: true }
    const over = (overlap * (body.waist + fit.waist)) / 4
    const neck = { neckline: 'v', deeper: 0, room: ease } as const
    const bodice = wrapBodice(body, { fit, darts, open: 'front', ...neck, ...top }, over)
    const waists = waistsOf(bodice.shell)
    const long = length * body.waistToFloor
    const below = { skirt, length: long, level: 0, ease: hips, flare, fullness, open: 'front', overlap: over } as const
    return joinedAtWaist(bodice, waists, 'front', hungSkirt(body, below, waists))
  },
})
