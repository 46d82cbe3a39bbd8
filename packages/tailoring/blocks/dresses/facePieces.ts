import type { Path, Point } from '@toile/geometry'
import { flipped } from '../../pattern/mirroredPiece.ts'
import type { EdgeEnd, InnerLine, Piece } from '../../pattern/pattern.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { mirrored, opened, type Round } from '../drafting/round.ts'
import type { Half, Open } from './half.ts'
import { type Line, named } from './lines.ts'
import type { FaceName } from './wornShell.ts'

/** How the middle of a face is cut: in one, or as a pair that is sewn or closed there. */
export type Middle = readonly Line[] | 'whole'

/** Room for a zip, and for the seam below it. */
const allowance = 15

/** The middle of a pair from the neck down to a corner in millimetres, open as far as a height. */
export function middleLines(to: Point, openTo: number, end: EdgeEnd = 'finished'): Line[] {
  if (openTo <= to[1]) return [{ part: 'opening', to, end, allowance }]
  return [
    { part: 'opening', to: [to[0], openTo], end, allowance },
    { part: 'center', to, end: 'seam', allowance },
  ]
}

/** What a piece of a face is called, whether it lies inside another with its right side to the body, and its darts of two points. */
export interface Told {
  face: FaceName
  id: string
  name: string
  inside?: boolean
  darts?: readonly Path[]
}

const turnOf = { front: 0, back: 180 }

/** Darts of two points as lines, and their points and widest places as drill holes. */
const marked = (darts: readonly Path[]) => ({
  lines: darts.map((path, i): InnerLine => ({ id: `dart${i + 1}`, kind: 'dart', path })),
  drills: darts.flatMap((path) => path.slice(0, -1)),
})

/** A piece of a pair, drafted on the right of the middle. */
export function pairOf({ from, lines }: Open, { face, id, name, inside = false, darts = [] }: Told): Piece {
  const round: Round = { from, steps: named(lines) }
  const asDrafted = (face === 'front') === inside
  return pieceOfRound(asDrafted ? round : mirrored(round), {
    id,
    name,
    pair: true,
    place: { round: 'trunk', turn: turnOf[face], ...(inside ? { behind: true } : {}) },
    ...marked(asDrafted ? darts : darts.map((path) => path.map(flipped))),
  })
}

/** A piece that is whole across the middle, of its half. */
export function wholeOf({ from, lines }: Open, { face, id, name, inside = false, darts = [] }: Told): Piece {
  const other = face === 'front' ? 'back' : 'front'
  return pieceOfRound(opened({ from, steps: named(lines) }, inside ? other : face), {
    id,
    name,
    place: { round: 'trunk', turn: turnOf[face], ...(inside ? { behind: true } : {}) },
    ...marked([...darts, ...darts.map((path) => path.map(flipped))]),
  })
}

/** The piece or pieces of a face: its middle whole or a pair, and the side panels or a yoke above it. */
export function piecesOf(
  { main, panel, yoke, darts }: Half,
  face: FaceName,
  middle: Middle,
  title = '',
  prefix = '',
): Piece[] {
  const id = prefix ? `${prefix}${face === 'front' ? 'Front' : 'Back'}` : face
  const name = `${title}${face === 'front' ? 'Front' : 'Back'}`
  const told = { face, id, name, ...(darts ? { darts } : {}) }
  const center =
    middle === 'whole' ? wholeOf(main, told) : pairOf({ from: main.from, lines: [...main.lines, ...middle] }, told)
  if (yoke) return [wholeOf(yoke, { face, id: `${id}Yoke`, name: `${name} yoke` }), center]
  return panel ? [center, pairOf(panel, { face, id: `${id}Side`, name: `${name}, side panel` })] : [center]
}
