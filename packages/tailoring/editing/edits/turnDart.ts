import { angleOf, contains, rotate, subtract, sure } from '@toile/geometry'
import type { EdgeOf, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { nameForm, shareForm, withinForm } from '../forms.ts'
import { dartNamed } from '../shape/dartNamed.ts'
import { cornersFrom, movedPart } from '../shape/movedPart.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { freeName, splitEdgeAt } from '../shape/splitEdgeAt.ts'
import { defineEdit } from './edit.ts'

/** Turns a dart into another edge: the piece is cut from there to the tip, and the dart closed as far as a share of it says, which opens the cut. */
export const turnDart = defineEdit({
  kind: 'turnDart',
  name: 'Turn a dart',
  says: 'Turn a dart, named by a leg, into another edge at a share of its length, wholly or as far as share says; the part of that edge behind the dart is named after it with ~2.',
  takes: { piece: nameForm, dart: nameForm, edge: nameForm, at: withinForm, share: shareForm },
  apply(pattern, { piece: id, dart, edge, at, share }) {
    const former = pieceNamed(pattern, id)
    const { before, tip } = dartNamed(pattern, former, dart)
    const legs = [sure(former.edges[before]).id, sure(former.edges[tip]).id] as const
    if (legs.includes(edge)) throw new CannotEdit({ kind: 'noEdge', piece: id, edge })
    const { pattern: now, names } = splitEdgeAt(pattern, id, edge, at)
    const cut = opened(now, pieceNamed(now, id), legs[0], names[1])
    return closed(now, cut, legs, names[1], share)
  },
})

/** A piece that is cut from where an edge starts to the tip of a dart and back; both lips of the cut lie on each other. */
function opened(pattern: Pattern, piece: Piece, leg: string, edge: string): Piece {
  const { tip } = dartNamed(pattern, piece, leg)
  const at = edgeNamed(piece, edge)
  const like = sure(piece.edges[tip])
  const into = freeName(piece, leg)
  const lip = (id: string) => ({ id, allowance: like.allowance, end: like.end })
  const out = freeName({ ...piece, edges: [...piece.edges, lip(into)] }, leg)
  return {
    ...piece,
    corners: piece.corners.toSpliced(at, 0, sure(piece.corners[at]), sure(piece.corners[tip])),
    edges: piece.edges.toSpliced(at, 0, lip(into), lip(out)),
  }
}

/** The piece turned about the tip so that the dart closes, and the stitches that close what is open then. */
function closed(
  pattern: Pattern,
  piece: Piece,
  [into, out]: readonly [string, string],
  edge: string,
  share: number,
): Pattern {
  const count = piece.corners.length
  const place = (name: string) => edgeNamed(piece, name)
  const [before, after, far] = [place(into), (place(out) + 1) % count, place(edge)]
  const [a, t, b] = [before, before + 1, after].map((i) => sure(piece.corners[i % count]))
  const tip = sure(t)
  const full = angleOf(...subtract(sure(a), tip)) - angleOf(...subtract(sure(b), tip))
  // What is turned reaches from behind the dart to the near lip of the cut, or from its far lip to the dart where the grain lies in the former.
  const near = cornersFrom(piece, after, (far + count - 2) % count)
  const rest = cornersFrom(piece, far, before)
  const outline = (corners: readonly number[]) => [...corners.map((i) => sure(piece.corners[i])), tip]
  const holdsGrain = contains(outline(near), piece.grain.at)
  const [moved, way] = holdsGrain ? [rest, -share] : [near, share]
  const angle = Math.atan2(Math.sin(full), Math.cos(full)) * way
  const turned = movedPart(piece, new Set(moved), outline(moved), (point) => rotate(point, angle, tip))
  const lips = [
    sure(piece.edges[(far + count - 2) % count]).id,
    sure(piece.edges[(far + count - 1) % count]).id,
  ] as const
  return share < 1
    ? withStitches(withPiece(pattern, turned), piece, lips)
    : withPiece(pattern, named(without(turned, into, out), lips, [into, out]))
}

/** A pattern whose new dart is sewn, on both pieces of a pair. */
function withStitches(pattern: Pattern, { id, cut }: Piece, [into, out]: readonly [string, string]): Pattern {
  const stitch = (mirrored: boolean): Stitch => {
    const of = (edge: string): EdgeOf => ({ piece: id, edge, ...(mirrored ? { mirrored } : {}) })
    return { first: [of(into)], second: [of(out)] }
  }
  const sides = cut.pair ? [false, true] : [false]
  return { ...pattern, stitches: [...pattern.stitches, ...sides.map(stitch)] }
}

/** A piece without the legs of a closed dart, whose mouth is one corner now. */
function without(piece: Piece, ...legs: readonly string[]): Piece {
  const kept = piece.edges.flatMap(({ id }, i) => (legs.includes(id) ? [] : [i]))
  return {
    ...piece,
    corners: kept.map((i) => sure(piece.corners[i])),
    edges: kept.map((i) => sure(piece.edges[i])),
    notches: piece.notches.filter(({ edge }) => !legs.includes(edge)),
  }
}

/** A piece whose new legs have the names of the former, so that the same stitch closes them. */
const named = (piece: Piece, from: readonly [string, string], to: readonly [string, string]): Piece => ({
  ...piece,
  edges: piece.edges.map((edge) => {
    const at = from.indexOf(edge.id)
    return at < 0 ? edge : { ...edge, id: sure(to[at]) }
  }),
})
