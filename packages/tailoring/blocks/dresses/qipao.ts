import { add, rotate, scale, subtract, sure, unit } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { EdgeOf, Pattern, Piece } from '../../pattern/pattern.ts'
import { defineBlock } from '../block.ts'
import { joined } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened } from '../drafting/round.ts'
import { bustEase, topKnobs } from './bodiceKnobs.ts'
import { type BodiceCut, dartsOf, edgedFrame, faceParts, finishedTop } from './bodiceOf.ts'
import { piecesOf, wholeOf } from './facePieces.ts'
import type { Half } from './half.ts'
import { type LengthCut, lengthHalf } from './lengthHalf.ts'
import { hipRoom, lengthShare, slitShare } from './lengthKnobs.ts'
import { named } from './lines.ts'

/** How far the piece below the opening reaches under the front. */
const under = 40

/** A front that opens from the middle of its neck to the right underarm, and the piece below that opening. */
function sideOpened(half: Half): [inset: Piece, front: Piece] {
  const whole = opened({ from: half.main.from, steps: named(half.main.lines) }, 'front')
  const at = (id: string) => whole.steps.findIndex((step) => step.id === id)
  const [start, end] = [whole.steps.findIndex(({ id }) => /^neck\d+Right$/.test(id)), at('arm1Right') + 1]
  const middle = sure(whole.steps[start - 1]).to
  const arm = sure(whole.steps[end - 1]).to
  // The opening leaves the underarm below the armhole, which leaves it square to the side.
  const along = unit(subtract(sure(sure(whole.steps[end - 1]).handles)[1], arm))
  const low = add(arm, scale(rotate(along, -0.45), -arm[0] * 0.3))
  const handles = [[middle[0] - 14, middle[1] - (middle[1] - arm[1]) * 0.55], low] as const
  const place = { round: 'trunk', turn: 0 } as const
  const marks = wholeOf(half.main, {
    face: 'front',
    id: 'front',
    name: 'Front',
    ...(half.darts ? { darts: half.darts } : {}),
  })
  const front = pieceOfRound(
    {
      from: whole.from,
      steps: [
        ...whole.steps.slice(0, start),
        { id: 'opening1', to: arm, handles, end: 'finished', allowance: 15 },
        ...whole.steps.slice(end),
      ],
    },
    { id: 'front', name: 'Front', place, lines: marks.lines, drills: marks.drills },
  )
  const inset = pieceOfRound(
    {
      from: middle,
      steps: [
        ...whole.steps.slice(start, end),
        { id: 'opening1', to: middle, handles: [low, handles[0]], end: 'finished', allowance: under },
      ],
    },
    { id: 'inset', name: 'Front, below the opening', place },
  )
  return [inset, front]
}

/** What lies below the opening on the right is of the front itself on the left. */
const onFront = (edge: EdgeOf): EdgeOf =>
  edge.piece === 'inset' && edge.edge.endsWith('Left') ? { ...edge, piece: 'front' } : edge

/** The pattern of a qipao for a body and its cut. */
function draftQipao(body: Measures, cut: BodiceCut, below: LengthCut): Pattern {
  const edged = edgedFrame(body, cut)
  const { shift } = edged.frame
  const half = (face: 'front' | 'back') => {
    const [parts, darting] = faceParts(edged, face, cut)
    return lengthHalf(body, parts, below, face === 'front' ? shift : -shift, darting)
  }
  const shell = { front: sideOpened(half('front')), back: piecesOf(half('back'), 'back', 'whole') }
  const { pieces, joins } = finishedTop(body, shell, edged, cut)
  const right = joins.map((join) => ({ ...join, first: join.first.map(onFront), second: join.second.map(onFront) }))
  const pattern = joined(pieces, right)
  return { ...pattern, stitches: [...pattern.stitches, ...dartsOf(pieces)] }
}

/** A qipao: close to the body, with a standing collar, slits and an opening from the neck to the right underarm (requirement S1.11). */
export const qipao = defineBlock({
  id: 'qipao',
  name: 'Qipao',
  knobs: {
    ease: bustEase(20, 50, 140),
    waist: { name: 'Ease at the waist', unit: 'mm', least: 20, usual: 50, most: 160 },
    hips: hipRoom(20, 45, 140),
    darts: { name: 'Darts', choices: ['side', 'none'] },
    sleeve: topKnobs.sleeve,
    sleeveLength: topKnobs.sleeveLength,
    cuff: topKnobs.cuff,
    length: lengthShare(0.28, 0.66, 0.95),
    taper: { name: 'Taper to the hem as a share of the length', unit: 'share', least: -0.03, usual: 0.02, most: 0.035 },
    slit: slitShare('Slit in the sides', 0.34),
  },
  draft(body, { ease, waist, hips, darts, length, taper, slit, ...top }) {
    const long = length * body.waistToFloor
    const flare = -taper * Math.max(0, long - body.waistToHips)
    const neck = { neckline: 'round', deeper: 0, wider: 0, collar: 'band', open: 'front' } as const
    const fit = { bust: ease, waist, shaped: darts !== 'none' }
    return draftQipao(
      body,
      { fit, darts, room: ease, ...neck, ...top },
      { length: long, hips, flare, slit: slit * long, vent: 0 },
    )
  },
})
