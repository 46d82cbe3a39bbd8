import { mix, type Point, sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { EdgeOf, Notch, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { flyPiece } from './flyPiece.ts'
import { lowered } from './lowered.ts'
import { type Fit, type Leg, legHalf } from './legHalf.ts'
import { edgesOf, mirrored, type Part, pieceOf, type Run } from './runs.ts'
import { patchPocket, withPocket } from './patchPocket.ts'
import { dartStitches, runLength, sewn } from '../drafting/sewn.ts'
import { waistband } from './waistband.ts'
import { yokeOf } from './yokeOf.ts'

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

/** The pieces of a back, and its edges of a part in the order they are walked from below on the right. */
function backOf(runs: readonly Run[], cut: Leg, grain: Point) {
  const { lower, yoke } = cut.yoke === true ? yokeOf(runs) : { lower: runs, yoke: [] }
  const edges = (part: Part, worn = false): EdgeOf[] => {
    const [own, above] = [edgesOf(lower, part, 'back', worn), edgesOf(yoke, part, 'yoke', worn)]
    return (part === 'center') === worn ? [...own, ...above] : [...above, ...own]
  }
  const back = pieceOf(lower, { id: 'back', name: 'Back', grain, pair: true, turn: 135, round: 'leg' })
  if (yoke.length === 0) return { pieces: [back], edges, stitches: dartStitches(back) }
  const top = sure(lower.find(({ id }) => id === 'yokeInner')).from
  const middle = mix(sure(yoke[1]).from, sure(yoke[4]).from, 0.5)
  const upper = pieceOf(yoke, { id: 'yoke', name: 'Back yoke', grain: middle, pair: true, turn: 135 })
  const pocket = grain[0] * 1.5
  const below: Point = [top[0] + 5, top[1] - 25 - pocket * 1.1]
  const sides = [false, true].map((worn): Stitch => {
    return { first: edgesOf(lower, 'yoke', 'back', worn), second: edgesOf(yoke, 'yoke', 'yoke', worn) }
  })
  return { pieces: [withPocket(back, pocket, below), upper, patchPocket(pocket)], edges, stitches: sides }
}

/** Pieces with a notch in the middle of some of their edges. */
const marked = (pieces: readonly Piece[], edges: readonly EdgeOf[], kind: Notch['kind']): Piece[] =>
  pieces.map((piece) => {
    const own = edges.filter((each) => each.piece === piece.id).map(({ edge }): Notch => ({ edge, at: 0.5, kind }))
    return { ...piece, notches: [...piece.notches, ...own] }
  })

/** Trousers with two legs of a front and a back each, a fly and a waistband that closes at the center front; millimetres. */
export function trousersOf(body: Measures, cut: Leg & { band: number; lowered: number }): Pattern {
  const measures = lowered(body, cut.lowered)
  const half = legHalf(measures, cut, false, { drop: 0, sideRise: 12 })
  const frontRuns = mirrored(half)
  const grain: Point = [measures.hips / 10, -measures.waistToCrotch]
  const frontPiece = pieceOf(frontRuns, {
    id: 'front',
    name: 'Front',
    grain: [-grain[0], grain[1]],
    pair: true,
    turn: -45,
    round: 'leg',
  })
  const front = (part: Part, worn = false): EdgeOf[] => edgesOf(frontRuns, part, 'front', worn)
  const back = backOf(backFor(measures, cut, half), cut, grain)
  const [side, inseam, center] = [back.edges('side'), back.edges('inseam'), back.edges('center')]
  const pieces = [
    ...marked([frontPiece], front('waist'), 'single'),
    ...marked(back.pieces, [...side, ...inseam, ...center], 'double'),
  ]
  const waist = [...front('waist'), ...back.edges('waist'), ...back.edges('waist', true), ...front('waist', true)]
  const fly = runLength(pieces, front('opening'))
  const band = waistband({ length: runLength(pieces, waist), width: cut.band, lapStart: 0, lapEnd: 40 })
  return sewn(
    [...pieces, flyPiece('flyFacing', 'Fly facing', fly), flyPiece('flyShield', 'Fly shield', fly), band],
    [
      ...back.stitches,
      ...bothSides((worn) => ({ first: back.edges('side', worn), second: front('side', worn) })),
      ...bothSides((worn) => ({ first: back.edges('inseam', worn), second: front('inseam', worn) })),
      { first: center, second: back.edges('center', true) },
      { first: front('center'), second: front('center', true) },
      { first: front('opening'), second: [{ piece: 'flyShield', edge: 'fly' }] },
      { first: front('opening', true), second: [{ piece: 'flyFacing', edge: 'fly' }] },
      ...dartStitches(frontPiece),
      { first: waist, second: [{ piece: 'waistband', edge: 'waist' }] },
    ],
  )
}
