import { smooth } from '@toile/geometry'
import { hangsOn } from '../turn/hangsOn.ts'
import type { DrawnLine, Fold, Piece } from '../piece.ts'
import type { Bearing } from './bearing.ts'

/** How far elbows and a knee are bent in the bearings that clothes are folded in once for a whole motion, in radians. */
const [elbow, knee] = [1.1, 0.5]

/** The bearings between which a moving body goes: standing on either leg, arms straight and folded to either side. */
export const movingBearings: readonly [Bearing, Bearing, Bearing] = [
  { weight: 0, elbows: [0, 0], knees: [0, knee], swing: 0 },
  { weight: 1, elbows: [elbow, elbow], knees: [knee, 0], swing: 0 },
  { weight: 0, elbows: [-elbow, -elbow], knees: [0, knee], swing: 0 },
]

/** A piece in each of these bearings: what it keeps in all of them, and what folds in one alone. */
export interface MovingPiece {
  piece: Piece
  folds: readonly (readonly Fold[])[]
  lines: readonly (readonly DrawnLine[])[]
}

/** The angle over which an elbow's folds come, and over which they change sides; and the difference of knees over which weight goes from leg to leg, in radians. */
const [bends, turns, shifts] = [[0.22, 0.85], 0.3, 0.7] as const
/** What is fainter than this is not drawn. */
const faintest = 0.04

/** Takes apart what a piece folds in each bearing. */
export function openMovingPiece(each: readonly [Piece, Piece, Piece]): MovingPiece {
  const [piece] = each
  const lasting = { folds: inAll(each.map(({ folds }) => folds)), lines: inAll(each.map(({ lines }) => lines)) }
  const own = <One>(all: readonly One[], kept: readonly One[]) => {
    const names = kept.map(nameOf)
    return all.filter((one) => !names.includes(nameOf(one)))
  }
  return {
    piece: { ...piece, ...lasting },
    folds: each.map(({ folds }) => own(folds, lasting.folds)),
    lines: each.map(({ lines }) => own(lines, lasting.lines)),
  }
}

const nameOf = (one: unknown): string => JSON.stringify(one)

function inAll<One extends Fold | DrawnLine>([first = [], ...others]: readonly (readonly One[])[]): One[] {
  const names = others.map((list) => list.map(nameOf))
  return first.filter((one) => names.every((list) => list.includes(nameOf(one))))
}

/** A piece as it folds at one moment: folds come and go as the body bends, and none at once. */
export function foldedAt({ piece, folds, lines }: MovingPiece, bearing: Bearing): Piece {
  if (folds.every((own) => !own.length)) return piece
  const shares = sharesOf(piece, bearing)
  return {
    ...piece,
    folds: [...piece.folds, ...between(folds, shares, (fold, share) => ({ ...fold, height: fold.height * share }))],
    lines: [...piece.lines, ...between(lines, shares, (line, share) => ({ ...line, weight: line.weight * share }))],
  }
}

const between = <One>(
  each: readonly (readonly One[])[],
  shares: readonly number[],
  faded: (one: One, share: number) => One,
): One[] =>
  each.flatMap((list, k) => {
    const share = shares[k] ?? 0
    return share < faintest ? [] : list.map((one) => faded(one, share))
  })

/** How much of each bearing is in one. */
function sharesOf(piece: Piece, { elbows, knees }: Bearing): readonly [number, number, number] {
  const { hold, side } = hangsOn(piece)
  if (hold === 'arm') {
    const bend = elbows[side]
    const bent = smooth(bends[0], bends[1], Math.abs(bend))
    const inward = smooth(-turns, turns, bend)
    return [1 - bent, bent * inward, bent * (1 - inward)]
  }
  const right = smooth(-shifts, shifts, knees[0] - knees[1])
  return [1 - right, right, 0]
}
