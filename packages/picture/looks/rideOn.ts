import { type Lie, lieOf } from '@toile/craft/applied/lieOf.ts'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import { isOnArm } from '@toile/craft/garments/isOnArm.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import { add, keepLatest, type Point, scale } from '@toile/geometry'
import { chartOf } from '../cloth/chart.ts'
import { clothAt } from '../cloth/onChart.ts'
import { type Pose, poseAt } from '../cloth/pose.ts'
import { extentOf, rimOf } from './extentOf.ts'
import { middlesOf } from './middlesOf.ts'
import { isOuter } from './pieceAt.ts'
import type { OnWhom } from './runsOnto.ts'
import { settled } from './settled.ts'
import { onCloth } from './spotFrame.ts'
import { isOnPiece } from './withinPiece.ts'

/** How an element rides on its piece: the pose of each copy, and the other pieces that lie under it. */
interface Ride {
  poses: readonly Pose[]
  under: readonly Piece[]
}

/** What an element lies on: its piece, the pieces sewn to it that it reaches, and all pieces of the garment on their figure. */
interface OnPieces {
  home: Piece
  sewn: readonly Piece[]
  pieces: readonly Piece[]
  figure: OnWhom
}

const found = new WeakMap<readonly Piece[], ReturnType<typeof keepLatest<Ride | null>>>()
const most = 200
/** The corners of an element are seldom filled: so much of the way to them must be seen. */
const corner = 0.78

/** How a stiff element rides on its piece and on what is sewn to that; nothing for a soft one, and beyond the cloth. The latest answers are kept with the pieces. */
export function rideOn(one: NotionOn, on: OnPieces): Ride | null {
  if (lieOn(one) !== 'stiff') return null
  const { home, pieces, figure } = on
  const known = found.get(pieces) ?? keepLatest<Ride | null>(most)
  found.set(pieces, known)
  const { at, width, angle, copies, source } = one
  const name = JSON.stringify([home.name, at, width, angle, copies, figure.view, figure.millimetresPerHead, source])
  return known(name, () => ridden(one, on))
}

/** How an element lies on cloth; a picture of somebody's own lies as a motif, paint exactly where it was painted. */
export function lieOn({ source, width }: Pick<NotionOn, 'source' | 'width'>): Lie {
  if (source.kind === 'paint') return 'painted'
  const notion = source.kind === 'notion' ? findNotion(source.notion) : null
  return notion ? lieOf(notion, Math.max(...extentOf({ source, width }))) : 'motif'
}

function ridden(one: NotionOn, { home, sewn, pieces, figure }: OnPieces): Ride | null {
  const chart = chartOf(home, figure)
  const poses = middlesOf(one, chart).map((middle) => poseAt(chart, middle, extentOf(one), figure.millimetresPerHead))
  const rim = rimOf(one, corner)
  const [first] = poses
  if (!first || poses.includes(null)) return null
  const ready = poses.flatMap((pose) => pose ?? [])
  const below = pieces.filter((piece) => isBelow(piece, home) && ready.some((pose) => reaches(pose, rim, piece)))
  const under = [...new Set([...sewn, ...below])]
  return { under, poses: ready.length > 1 ? ready : [settled(first, rim, home, under, pieces)] }
}

/** Where a soft motif lies that gave way at the edge of its cloth, in millimetres of its chart. */
export function settledOn(one: NotionOn, { home, sewn, pieces, figure }: OnPieces): Point | null {
  const chart = chartOf(home, figure)
  const pose = poseAt(chart, onCloth(one.at, chart), extentOf(one), figure.millimetresPerHead)
  if (!pose) return null
  const { at } = settled(pose, rimOf(one, corner), home, sewn, pieces)
  return at === pose.at ? null : clothAt(chart, at)
}

const isOfLimb = (piece: Piece) => isOnArm(piece) || piece.role === 'leg'

/** A stiff thing on a placket or a pocket lies over the cloth beneath as well. */
const isBelow = (piece: Piece, home: Piece) =>
  piece !== home &&
  isOuter(piece) &&
  piece.layer === home.layer &&
  piece.onTop === home.onTop &&
  piece.order <= home.order &&
  !(isOfLimb(piece) || isOfLimb(home))

const reaches = ({ at, across, down }: Pose, rim: readonly Point[], { outlines }: Piece) =>
  rim.some(([x, y]) => isOnPiece(outlines, add(at, add(scale(across, x), scale(down, y)))))
