import type { Measures } from '../../bodies/measures.ts'
import type { EdgeOf, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { ribOf } from '../drafting/ribOf.ts'
import { runLength } from '../drafting/sewn.ts'
import { flyPiece } from './flyPiece.ts'
import type { TrouserSide } from './trouserSides.ts'
import { waistband } from './waistband.ts'

const ends = (piece: string, mirrored = false): Stitch => ({
  first: [{ piece, edge: 'end', mirrored }],
  second: [{ piece, edge: 'start', mirrored }],
})

/** A rib is stretched onto what it holds. */
const onto = (
  pieces: readonly Piece[],
  first: readonly EdgeOf[],
  rib: string,
  length: number,
  mirrored = false,
): Stitch => ({
  first,
  second: [{ piece: rib, edge: 'sewn', mirrored }],
  fullness: runLength(pieces, first) / length,
})

/** A fly with its two pieces, and a waistband that closes over it at the center front. */
export function closedByFly(
  front: TrouserSide,
  pieces: readonly Piece[],
  waist: readonly EdgeOf[],
  band: number,
): Pattern {
  const fly = runLength(pieces, front.edges('opening'))
  return {
    pieces: [
      flyPiece('flyFacing', 'Fly facing', fly),
      flyPiece('flyShield', 'Fly shield', fly),
      waistband({ length: runLength(pieces, waist), width: band, lapStart: 0, lapEnd: 40 }),
    ],
    stitches: [
      { first: front.edges('opening'), second: [{ piece: 'flyShield', edge: 'fly' }] },
      { first: front.edges('opening', true), second: [{ piece: 'flyFacing', edge: 'fly' }] },
      { first: waist, second: [{ piece: 'waistband', edge: 'waist' }] },
    ],
  }
}

/** A rib round the waist, into which trousers that are pulled on are held; they have no opening. */
export function pulledOn(
  { waist: around }: Measures,
  front: TrouserSide,
  pieces: readonly Piece[],
  waist: readonly EdgeOf[],
  height: number,
): Pattern {
  const length = around * 0.92
  return {
    pieces: [ribOf({ id: 'waistRib', name: 'Waist rib', length, height, place: { round: 'trunk', turn: 0 } })],
    stitches: [
      { first: front.edges('opening'), second: front.edges('opening', true) },
      onto(pieces, waist, 'waistRib', length),
      ends('waistRib'),
    ],
  }
}

/** Ribs round both ankles, into which wide legs are held. */
export function ankleRibs(
  { ankle }: Measures,
  rings: Readonly<Record<'right' | 'left', readonly EdgeOf[]>>,
  pieces: readonly Piece[],
  height: number,
): Pattern {
  const length = ankle * 0.95
  return {
    pieces: [
      ribOf({ id: 'ankleRib', name: 'Ankle rib', length, height, place: { round: 'leg', turn: 0 }, pair: true }),
    ],
    stitches: [
      onto(pieces, rings.right, 'ankleRib', length),
      onto(pieces, rings.left, 'ankleRib', length, true),
      ends('ankleRib'),
      ends('ankleRib', true),
    ],
  }
}
