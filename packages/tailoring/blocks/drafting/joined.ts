import { sure } from '@toile/geometry'
import type { EdgeOf, Notch, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { notched, runLength, sewn } from './sewn.ts'

/** A stitch to be with its marks, at shares of both runs: the first run walks counter-clockwise round its pieces as they are worn, the second clockwise, both from the same place. */
export interface Join {
  first: readonly EdgeOf[]
  second: readonly EdgeOf[]
  /** The first run is longer than the second on purpose: its length over the other's is measured and declared. */
  eased?: boolean
  marks?: readonly (readonly [at: number, kind: Notch['kind']])[]
}

/** The edges of pieces in the order that they are walked, each as `piece.edge`, or `piece.edge*` for the mirrored piece of a pair. */
export const edges = (...names: readonly string[]): EdgeOf[] =>
  names.map((name) => {
    const [piece, edge] = name.replace('*', '').split('.')
    return { piece: sure(piece), edge: sure(edge), ...(name.endsWith('*') ? { mirrored: true } : {}) }
  })

/** The edge on the other side of the wearer: Left for Right, or the mirrored piece of a pair. */
export const twin = ({ piece, edge }: EdgeOf): EdgeOf =>
  edge.endsWith('Right') ? { piece, edge: `${edge.slice(0, -'Right'.length)}Left` } : { piece, edge, mirrored: true }

/** A join on the right of the wearer and its twin on the left: an edge whose name ends in Right has its twin on the same piece, any other on the mirrored one. */
export const bothSides = (join: Join): Join[] => [
  join,
  {
    ...join,
    first: join.first.map(twin).toReversed(),
    second: join.second.map(twin).toReversed(),
    ...(join.marks ? { marks: join.marks.map(([at, kind]) => [1 - at, kind] as const) } : {}),
  },
]

/** Pieces with the marks of their joins on both sides, and the joins as stitches (requirement S1.11). */
export function joined(drafted: readonly Piece[], joins: readonly Join[]): Pattern {
  let pieces = drafted
  const stitches = joins.map(({ first, second, eased, marks }): Stitch => {
    const length = runLength(pieces, first)
    for (const [at, kind] of marks ?? [[0.5, 'single']]) pieces = notched(pieces, first, { at: at * length, kind })
    const stitch = { first, second: second.toReversed() }
    return eased ? { ...stitch, fullness: length / runLength(pieces, second) } : stitch
  })
  return sewn(pieces, stitches)
}
