import { boundsOf } from '@toile/geometry'
import { edgeLength } from '../../pattern/edgePath.ts'
import type { EdgeOf, Notch, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'

const pieceIn = (pieces: readonly Piece[], id: string): Piece => {
  const found = pieces.find((piece) => piece.id === id)
  if (!found) throw new Error(`The pattern has no piece ${id}`)
  return found
}

/** The length of a run of edges in millimetres. */
export const runLength = (pieces: readonly Piece[], run: readonly EdgeOf[]): number =>
  run.reduce((sum, { piece, edge }) => sum + edgeLength(pieceIn(pieces, piece), edge), 0)

/** A notch as it is met when a run is walked: millimetres from its start. */
interface Met {
  at: number
  kind: Notch['kind']
}

/** The notches along a run of edges, in millimetres from the start of the walk. */
export function notchesAlong(pieces: readonly Piece[], run: readonly EdgeOf[]): Met[] {
  let walked = 0
  return run.flatMap((each) => {
    const piece = pieceIn(pieces, each.piece)
    const length = edgeLength(piece, each.edge)
    const start = walked
    walked += length
    return piece.notches
      .filter(({ edge }) => edge === each.edge)
      .map(({ at, kind }) => ({ at: start + length * (each.mirrored ? 1 - at : at), kind }))
  })
}

/** The pieces with a notch at so many millimetres along a run, unless one is there. */
export function notched(pieces: readonly Piece[], run: readonly EdgeOf[], { at, kind }: Met): readonly Piece[] {
  let start = 0
  for (const each of run) {
    const piece = pieceIn(pieces, each.piece)
    const length = edgeLength(piece, each.edge)
    const share = (at - start) / length
    start += length
    if (share < 0 || share > 1) continue
    const notch: Notch = { edge: each.edge, at: each.mirrored ? 1 - share : share, kind }
    const there = piece.notches.some(
      (other) => other.edge === each.edge && Math.abs(other.at - notch.at) * length < 0.5,
    )
    return there
      ? pieces
      : pieces.map((other) => (other === piece ? { ...piece, notches: [...piece.notches, notch] } : other))
  }
  return pieces
}

/** A pattern whose notches on the first run of every stitch have their like on the second: sewn runs are walked in opposite directions. */
export function sewn(pieces: readonly Piece[], stitches: readonly Stitch[]): Pattern {
  let met = pieces
  for (const { first, second } of stitches) {
    const total = runLength(met, first)
    const share = runLength(met, second) / total
    for (const { at, kind } of notchesAlong(met, first)) met = notched(met, second, { at: (total - at) * share, kind })
  }
  return { pieces: met, stitches }
}

/** Stitches that close the darts of a piece, whose legs are named one after the other. */
export function dartStitches(piece: Piece): Stitch[] {
  const legs = piece.edges.map(({ id }) => id).filter((id) => id.startsWith('dart'))
  const sides = piece.cut.pair ? [false, true] : [false]
  return sides.flatMap((mirrored) =>
    legs.flatMap((leg, i): Stitch[] => {
      const other = legs[i + 1]
      if (i % 2 !== 0 || other === undefined) return []
      return [
        { first: [{ piece: piece.id, edge: leg, mirrored }], second: [{ piece: piece.id, edge: other, mirrored }] },
      ]
    }),
  )
}

/** How wide a piece lies on cloth in millimetres, from its leftmost corner to its rightmost. */
export function pieceWidth({ corners }: Pick<Piece, 'corners'>): number {
  const { left, right } = boundsOf(corners)
  return right - left
}
