import type { Path } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { bothSides } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { mirrored, opened, type Round, type Step } from '../drafting/round.ts'
import { flipped } from '../../pattern/mirroredPiece.ts'
import type { InnerLine, Piece } from '../../pattern/pattern.ts'
import { type Lower, lowerOf } from './lower.ts'
import type { Neckline } from './necklines.ts'
import { onRight, type Shell } from './part.ts'
import { armhole } from './trunkOf.ts'

type Face = 'front' | 'back'

/** How a front opens: edges from the middle of the neck down to the middle of the hem, and what is marked on it. */
export interface Opening {
  edges(half: Round): readonly Step[]
  marks?(half: Round): { lines?: readonly InnerLine[]; drills?: Path }
}

const names = { front: 'Front', back: 'Back' } as const

/** Half a front or back as a piece: whole, or a pair where it opens. */
export function faceOf(half: Round, face: Face, opening?: Opening): Piece {
  const cut = { id: face, name: names[face], place: { round: 'trunk', turn: face === 'front' ? 0 : 180 } } as const
  if (!opening) return pieceOfRound(opened(half, face), cut)
  const closed: Round = { from: half.from, steps: [...half.steps, ...opening.edges(half)] }
  const { lines = [], drills = [] } = opening.marks?.(half) ?? {}
  if (face === 'back') return pieceOfRound(closed, { ...cut, pair: true, lines, drills })
  const mirroredLines = lines.map((line) => ({ ...line, path: line.path.map(flipped) }))
  return pieceOfRound(mirrored(closed), { ...cut, pair: true, lines: mirroredLines, drills: drills.map(flipped) })
}

/** The edges of a piece on the right of the wearer whose names start alike, clockwise. */
export const rightRun = (piece: Piece, start: string) =>
  piece.edges
    .filter(({ id }) => id.startsWith(start) && (piece.cut.pair || id.endsWith('Right')))
    .map(({ id }) => ({ piece: piece.id, edge: id }))
    .toReversed()

/** Half a front or back from the middle of its hem over side, armhole and shoulder to the middle of its neck. */
export function halfOf(body: Measures, { trunk, ...neck }: Neckline, lower: Lower, face: Face): Round {
  const { from, steps } = lowerOf(body, trunk, face, lower)
  const shoulder: Step = { id: 'shoulder', to: trunk.neck, end: 'seam' }
  return { from, steps: [...steps, armhole(trunk, face), shoulder, ...neck[face]] }
}

/** Front and back with armholes. */
export function shellOf(
  body: Measures,
  neck: Neckline,
  lower: Lower,
  openings: Partial<Record<Face, Opening>> = {},
): Shell {
  const half = (face: Face) => halfOf(body, neck, lower, face)
  const front = faceOf(half('front'), 'front', openings.front)
  const back = faceOf(half('back'), 'back', openings.back)
  return {
    pieces: [front, back],
    joins: [
      ...seamOf(back, front, 'side'),
      ...seamOf(back, front, 'shoulder'),
      ...(lower.legs === undefined ? [] : seamOf(back, front, 'gusset')),
    ],
    neck: [...rightRun(back, 'neck'), ...rightRun(front, 'neck')],
    hem: [...rightRun(front, 'hem'), ...rightRun(back, 'hem')],
    sleeveHem: [],
    arm: { front: [onRight(front, 'arm')], back: [onRight(back, 'arm')] },
  }
}

/** A seam that a back and a front have alike, on both sides. */
export const seamOf = (back: Piece, front: Piece, edge: string) =>
  bothSides({ first: [onRight(back, edge)], second: [onRight(front, edge)] })
