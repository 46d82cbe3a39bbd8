import type { EdgeOf, Pattern } from '../../pattern/pattern.ts'
import { meetings } from './meeting.ts'

/** A place on an edge, and whether a way along it goes the other way than on the edge it was found from. */
export interface Leading {
  piece: string
  edge: string
  at: number
  turned: boolean
}

const isPaired = ({ piece, edge, mirrored }: EdgeOf, run: readonly EdgeOf[]) =>
  run.some((one) => one.piece === piece && one.edge === edge && (one.mirrored ?? false) !== (mirrored ?? false))

/**
 * The edge on which a mark of a seam is changed, given one side of it: that of a pair where the other side runs along both of its pieces.
 * A mark that were changed on the single edge alone could meet only one of the two.
 */
export function leadingEdge(pattern: Pattern, piece: string, edge: string, at: number): Leading {
  const [paired] = meetings(pattern, { piece, edge }, at).filter((met) => isPaired(met.edge, met.run))
  if (!paired) return { piece, edge, at, turned: false }
  return { piece: paired.edge.piece, edge: paired.edge.edge, at: paired.share, turned: paired.turned }
}
