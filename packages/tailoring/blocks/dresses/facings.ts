import { add, distance, type Point, scale, subtract, unit } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'
import type { Join } from '../drafting/joined.ts'
import { type Open } from './half.ts'
import type { Face, Frame } from './bodiceFrame.ts'
import { type Line, backwards } from './lines.ts'
import { offsetLines } from './offsetLines.ts'
import { between, both, seam } from './seams.ts'
import { pairOf, wholeOf } from './facePieces.ts'
import { type FaceName, lowerRing, partOf, type Shell, upperEdges, upperRing } from './wornShell.ts'
import type { Top } from './topLines.ts'

/** How wide facings are. */
const width = 50

/** A frame with its upper edges, of which the facings are cut. */
export interface Edged {
  frame: Frame
  tops: { front: Top; back: Top }
}

/** Pieces, and how they are sewn. */
export interface Added {
  pieces: readonly Piece[]
  joins: readonly Join[]
}

const finished = (part: Line['part'], to: Point): Line => ({ part, to, end: 'finished' })
const inward = (lines: readonly Line[]): Line[] =>
  lines.map((line): Line => ({ ...line, part: 'inner', end: 'finished' }))
const sewn = (part: Line['part'], to: Point): Line => ({ part, to, end: 'seam' })

/** So far from one place towards another. */
const toward = (from: Point, to: Point, by: number): Point => add(from, scale(unit(subtract(to, from)), by))

/** A facing that is cut with its middle whole, or as a pair where its face opens. */
function facingPiece(half: Open, face: FaceName, open: boolean): Piece {
  const [id, name] = face === 'front' ? ['frontFacing', 'Front facing'] : ['backFacing', 'Back facing']
  const told = { face, id, name, inside: true }
  const middle = { ...finished('end', half.from), allowance: 15 }
  return open ? pairOf({ from: half.from, lines: [...half.lines, middle] }, told) : wholeOf(half, told)
}

/** Half of a facing round the neck, from the middle of its lower edge. */
function neckHalf(face: Face, top: Top): Open {
  const tip = top.arm.at(-1)?.to ?? face.tip
  const start = top.shoulder.at(-1)?.to ?? tip
  const wide = Math.min(width, distance(start, tip) * 0.8)
  const outer = toward(start, tip, wide)
  const last = top.neck.at(-1)?.to ?? start
  const from: Point = [0, last[1] - width]
  const inner = backwards(outer, inward(offsetLines(start, top.neck, width, outer, from)))
  return { from, lines: [...inner, sewn('shoulder', start), ...top.neck] }
}

/** Half of a facing that follows a bare top from the side to the middle. */
function bareHalf({ under, up }: Face, top: Top): Open {
  const lines = [...top.arm, ...top.shoulder.map((line): Line => ({ ...line, end: 'finished' })), ...top.neck]
  const last = lines.at(-1)?.to ?? under
  const side = add(under, scale(up, -width))
  const from: Point = [0, Math.min(last[1] - width, side[1] + 30)]
  const inner: Line = {
    ...finished('inner', side),
    handles: [
      [side[0] * 0.4, from[1]],
      [side[0] * 0.7, side[1] + (from[1] - side[1]) * 0.3],
    ],
  }
  return { from, lines: [inner, sewn('side', under), ...lines] }
}

/** Facings round the neck, or along all of a bare top, in front and behind. */
export function topFacings({ frame, tops }: Edged, shell: Shell, open: FaceName | null, bare: boolean): Added {
  const made = (['front', 'back'] as const).map((face) => {
    const half = (bare ? bareHalf : neckHalf)(frame[face], tops[face])
    return facingPiece(half, face, face === open)
  })
  const [front, back] = made
  if (!front || !back) return { pieces: [], joins: [] }
  const inside: Shell = { front: [front], back: [back] }
  const arms = (['front', 'back'] as const).flatMap((face) =>
    both((side) => {
      const [piece] = inside[face]
      return bare && piece ? seam(upperEdges(shell, face, side, 'arm'), partOf(piece, 'arm', side)) : []
    }),
  )
  return {
    pieces: made,
    joins: [
      ...seam(upperRing(shell, 'neck', open ?? 'back'), lowerRing(inside, 'neck', open ?? 'back')),
      ...between(back, front, bare ? 'side' : 'shoulder'),
      ...arms,
    ],
  }
}

/** A facing of half an armhole. */
function armFacing({ under, up, neck, ...corners }: Face, top: Top, face: FaceName): Piece {
  const tip = top.arm.at(-1)?.to ?? corners.tip
  const inner = toward(tip, neck, Math.min(42, distance(tip, top.shoulder.at(-1)?.to ?? neck) * 0.6))
  const low = add(under, scale(up, -width * 0.9))
  const lines = [
    sewn('side', under),
    ...top.arm,
    sewn('shoulder', inner),
    ...backwards(low, inward(offsetLines(under, top.arm, width * 0.9, low, inner))),
  ]
  const name = face === 'front' ? 'Armhole facing, front' : 'Armhole facing, back'
  return pairOf({ from: low, lines }, { face, id: `${face}ArmFacing`, name, inside: true })
}

/** Facings of both armholes. */
export function armFacings({ frame, tops }: Edged, shell: Shell): Added {
  const front = armFacing(frame.front, tops.front, 'front')
  const back = armFacing(frame.back, tops.back, 'back')
  return {
    pieces: [front, back],
    joins: [
      ...both((side) => seam(upperEdges(shell, 'front', side, 'arm'), partOf(front, 'arm', side))),
      ...both((side) => seam(upperEdges(shell, 'back', side, 'arm'), partOf(back, 'arm', side))),
      ...between(back, front, 'side'),
      ...between(back, front, 'shoulder'),
    ],
  }
}
