import type { Measures } from '../../bodies/measures.ts'
import type { EdgeOf, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { flyPiece } from './flyPiece.ts'
import { type Fit, type Leg, legHalf } from './legHalf.ts'
import { edgesOf, mirrored, type Part, pieceOf, type Run } from './runs.ts'
import { dartStitches, runLength, sewn } from '../drafting/sewn.ts'
import { waistband } from './waistband.ts'

/** The length of all runs of a part in millimetres. */
function lengthOf(runs: readonly Run[], part: Part): number {
  const piece = pieceOf(runs, { id: 'leg', name: '', grain: [0, 0], turn: 0 })
  return runLength([piece], edgesOf(runs, part, 'leg'))
}

/** Where a rising measure reaches what is wanted, between two bounds. */
function reached(wanted: number, least: number, most: number, measure: (at: number) => number): number {
  let [low, high] = [least, most]
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2
    if (measure(middle) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The back whose seams are as long as those of its front: its crotch point is lowered and the height of its side is set. */
function backFor(measures: Measures, cut: Leg, front: readonly Run[]): Run[] {
  const back = (fit: Fit) => legHalf(measures, cut, true, fit)
  const lift = reached(lengthOf(front, 'inseam'), -120, 80, (at) =>
    lengthOf(back({ drop: -at, sideRise: 12 }), 'inseam'),
  )
  const sideRise = reached(lengthOf(front, 'side'), -60, 80, (at) =>
    lengthOf(back({ drop: -lift, sideRise: at }), 'side'),
  )
  return back({ drop: -lift, sideRise })
}

const bothSides = (seam: (worn: boolean) => Stitch): Stitch[] => [seam(false), seam(true)]

/** Trousers with two legs of a front and a back each, a fly and a waistband that closes at the center front; millimetres. */
export function trousersOf(measures: Measures, cut: Leg & { band: number }): Pattern {
  const frontHalf = legHalf(measures, cut, false, { drop: 0, sideRise: 12 })
  const [frontRuns, backRuns] = [mirrored(frontHalf), backFor(measures, cut, frontHalf)]
  const front = (part: Part, worn = false): EdgeOf[] => edgesOf(frontRuns, part, 'front', worn)
  const back = (part: Part, worn = false): EdgeOf[] => edgesOf(backRuns, part, 'back', worn)
  const grain = measures.hips / 10
  const marked = (piece: Piece, edges: readonly EdgeOf[]): Piece => ({
    ...piece,
    notches: edges.map(({ edge }) => ({ edge, at: 0.5, kind: piece.id === 'back' ? 'double' : 'single' })),
  })
  const frontPiece = pieceOf(frontRuns, {
    id: 'front',
    name: 'Front',
    grain: [-grain, -measures.waistToCrotch],
    pair: true,
    turn: -45,
    round: 'leg',
  })
  const backPiece = pieceOf(backRuns, {
    id: 'back',
    name: 'Back',
    grain: [grain, -measures.waistToCrotch],
    pair: true,
    turn: 135,
    round: 'leg',
  })
  const pieces = [
    marked(frontPiece, front('waist')),
    marked(backPiece, [...back('side'), ...back('inseam'), ...back('center')]),
  ]
  const waist = [...front('waist'), ...back('waist'), ...back('waist', true), ...front('waist', true)]
  const fly = runLength(pieces, front('opening'))
  const band = waistband({ length: runLength(pieces, waist), width: cut.band, lapStart: 0, lapEnd: 40 })
  return sewn(
    [...pieces, flyPiece('flyFacing', 'Fly facing', fly), flyPiece('flyShield', 'Fly shield', fly), band],
    [
      ...bothSides((worn) => ({ first: back('side', worn), second: front('side', worn) })),
      ...bothSides((worn) => ({ first: back('inseam', worn), second: front('inseam', worn) })),
      { first: back('center'), second: back('center', true) },
      { first: front('center'), second: front('center', true) },
      { first: front('opening'), second: [{ piece: 'flyShield', edge: 'fly' }] },
      { first: front('opening', true), second: [{ piece: 'flyFacing', edge: 'fly' }] },
      ...dartStitches(frontPiece),
      ...dartStitches(backPiece),
      { first: waist, second: [{ piece: 'waistband', edge: 'waist' }] },
    ],
  )
}
