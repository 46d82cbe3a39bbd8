import { clamp, dense, lerp, type Path } from '@toile/geometry'
import type { Posed } from '../../mannequins/round/posed.ts'
import { crease } from '../marks.ts'
import type { Piece } from '../piece.ts'
import { hangsOn } from './hangsOn.ts'
import { type HeldEdge, heldEdge, takenRuns } from './heldEdge.ts'
import type { Shell } from './shell.ts'

/** Of less than this of its width nothing is seen that is sewn on a front. */
const narrow = 0.14
/** Long straight runs are cut up before they are taken along, in heads. */
const longest = 0.07
/** How far a front that is turned out goes on behind the body, in heads: nothing shows between them. */
const under = 0.3
/** How bright the inside of a front is. */
const lining = 0.66

const turnedOut = 'TurnedOut'

/** Whether a piece is the inside of a front that is turned out: the body stands before it. */
export const isTurnedOut = ({ name }: Piece): boolean => name.endsWith(turnedOut)

/** A garment whose open fronts are held by hands: they go along with their edges, and what turns out beyond its side seam shows its inside (requirement S1.09). */
export function heldOpen(posed: Posed, shell: Shell, pieces: readonly Piece[]): readonly Piece[] {
  const edges = ([0, 1] as const).map((index) => heldEdge(posed, shell, pieces, index))
  if (edges.every((edge) => !edge)) return pieces
  return pieces.flatMap((piece) => {
    if (piece.layer !== 'front' || hangsOn(piece).hold !== 'trunk') return [piece]
    const edge = edges[hangsOn(piece).side]
    if (!edge || !liesOn(piece, edge)) return [piece]
    const along = takenAlong(piece, edge)
    if (piece.role !== 'front') return along
    return [...along, ...insideOf(piece, edge)]
  })
}

/** Whether a piece lies on the front of one side alone. */
const liesOn = ({ outlines }: Piece, { side }: HeldEdge): boolean =>
  outlines.every((outline) => outline.every(([x]) => x * side > -0.12))

/** The outer face of what lies on a front, or nothing where that is turned away. */
function takenAlong(piece: Piece, edge: HeldEdge): Piece[] {
  const shown = faceOf(piece, edge, edge.taken, (left) => left > 0)
  const places = piece.outlines.flat()
  const mean = places.reduce((sum, [, y]) => sum + edge.left(y), 0) / (places.length || 1)
  if (!shown || (piece.role !== 'front' && mean < narrow)) return []
  const runs = <Line extends { path: Path }>(line: Line): Line[] =>
    takenRuns(edge, line.path, (left) => left > narrow).map((path) => ({ ...line, path }))
  return [
    {
      ...shown,
      lines: piece.lines.flatMap(runs),
      folds: piece.folds.flatMap(runs),
      edges: piece.edges.flatMap(runs),
      fittings: piece.fittings.flatMap((fitting) =>
        edge.left(fitting.at[1]) > narrow ? [{ ...fitting, at: edge.taken(fitting.at) }] : [],
      ),
    },
  ]
}

/** The inside of a front, where it is turned out beyond its seam: drawn taut from the hand. */
function insideOf(piece: Piece, edge: HeldEdge): Piece[] {
  const { side, seam, width } = edge
  const shown = faceOf(
    piece,
    edge,
    (point) => {
      const [x, y] = edge.taken(point)
      const inward = 1 - clamp((seam(point[1]) - side * point[0]) / width(point[1]))
      return [x - side * under * inward, y]
    },
    (left) => left < 0,
  )
  if (!shown) return []
  const low = Math.max(...piece.outlines.flat().map(([, y]) => y))
  const drawn = [0.35, 0.8].map((across) => {
    const end = lerp(edge.hand[1], low, 0.92)
    return crease([edge.hand, [lerp(edge.hand[0], side * seam(end), across), end]], 1.3)
  })
  return [
    {
      ...shown,
      role: 'inside',
      name: `${piece.name}${turnedOut}`,
      order: piece.order + 0.5,
      volume: null,
      sewn: [],
      folds: [],
      lines: drawn,
      fittings: [],
      edges: [],
      brightness: piece.brightness * lining,
      takesPrint: false,
    },
  ]
}

/** One face of a piece as it is taken along, at those levels where it is seen. */
function faceOf(
  piece: Piece,
  edge: HeldEdge,
  taken: HeldEdge['taken'],
  isSeen: (left: number) => boolean,
): Piece | null {
  const face = (path: Path): Path =>
    dense(path, longest).flatMap((point) => (isSeen(edge.left(point[1])) ? [taken(point)] : []))
  const outlines = piece.outlines.map(face).filter((outline) => outline.length > 2)
  if (!outlines.length) return null
  return {
    ...piece,
    outlines,
    left: face(piece.left),
    right: face(piece.right),
    volume: piece.volume?.map(face) ?? null,
    surface: null,
    contours: piece.contours.flatMap((contour) =>
      takenRuns(edge, contour.path, isSeen).map((path) => ({ ...contour, path })),
    ),
  }
}
