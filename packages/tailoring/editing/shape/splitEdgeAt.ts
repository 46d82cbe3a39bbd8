import { along, bezier, clamp, lengths, type Point, sure } from '@toile/geometry'
import { cutCubic } from '../../pattern/cutCubic.ts'
import { edgePath } from '../../pattern/edgePath.ts'
import type { Edge, EdgeOf, Pattern, Piece } from '../../pattern/pattern.ts'
import { edgeNamed, pieceNamed, withPiece } from './pieceNamed.ts'

const steps = 200

/** The share of the parameter of a curve at which a share of its length is walked. */
function parameterAt(from: Point, [one, two]: readonly [Point, Point], to: Point, share: number): number {
  const walked = lengths(bezier(from, one, two, to, steps))
  const want = sure(walked.at(-1)) * share
  const after = walked.findIndex((length) => length >= want)
  if (after <= 0) return 0
  const [low, high] = [sure(walked[after - 1]), sure(walked[after])]
  return (after - 1 + (want - low) / (high - low || 1)) / steps
}

/** A name that no edge of a piece has: that of an edge with a number. */
export function freeName({ edges }: Piece, name: string): string {
  const short = name.replace(/~\d+$/, '').slice(0, 50)
  for (let n = 2; ; n++) if (!edges.some(({ id }) => id === `${short}~${n}`)) return `${short}~${n}`
}

/** Both parts of an edge that is cut at a share of its length, and where; a curve keeps its shape. */
function partsOf(
  piece: Piece,
  at: number,
  share: number,
  [first, second]: readonly [string, string],
): { parts: [Edge, Edge]; place: Point } {
  const edge = sure(piece.edges[at])
  const { handles, ...bare } = edge
  const [from, to] = [sure(piece.corners[at]), sure(piece.corners[(at + 1) % piece.corners.length])]
  if (!handles)
    return {
      parts: [
        { ...bare, id: first },
        { ...bare, id: second },
      ],
      place: along(edgePath(piece, edge.id), share),
    }
  const cut = cutCubic(from, handles, to, parameterAt(from, handles, to, share))
  return {
    parts: [
      { ...edge, id: first, handles: cut.before },
      { ...edge, id: second, handles: cut.after },
    ],
    place: cut.at,
  }
}

/** A run in which an edge of a piece is two, walked one after the other. */
const longer = (
  run: readonly EdgeOf[],
  piece: string,
  edge: string,
  parts: readonly [string, string],
): readonly EdgeOf[] =>
  run.some((one) => one.piece === piece && one.edge === edge)
    ? run.flatMap((one) => {
        if (one.piece !== piece || one.edge !== edge) return [one]
        const both = parts.map((part) => ({ ...one, edge: part }))
        return one.mirrored ? both.toReversed() : both
      })
    : run

/** A pattern in which an edge is two, cut at a share of its length, with the names of both: one part keeps the name, both are sewn as the edge was. */
export function splitEdgeAt(
  pattern: Pattern,
  id: string,
  edge: string,
  share: number,
  keeps: 'first' | 'second' = 'first',
): { pattern: Pattern; names: readonly [first: string, second: string] } {
  const piece = pieceNamed(pattern, id)
  const at = edgeNamed(piece, edge)
  const free = freeName(piece, edge)
  const names = keeps === 'first' ? ([edge, free] as const) : ([free, edge] as const)
  const { parts, place } = partsOf(piece, at, share, names)
  const notches = piece.notches.map((notch) => {
    if (notch.edge !== edge) return notch
    return notch.at <= share
      ? { ...notch, edge: names[0], at: clamp(notch.at / share) }
      : { ...notch, edge: names[1], at: clamp((notch.at - share) / (1 - share)) }
  })
  const stitches = pattern.stitches.map((stitch) => ({
    ...stitch,
    first: longer(stitch.first, id, edge, names),
    second: longer(stitch.second, id, edge, names),
  }))
  const cut: Piece = {
    ...piece,
    corners: piece.corners.toSpliced(at + 1, 0, place),
    edges: piece.edges.toSpliced(at, 1, ...parts),
    notches,
  }
  return { pattern: withPiece({ ...pattern, stitches }, cut), names }
}
