/** What can be wrong with a pattern, each kind with what its millimetres mean where it has some. */
export type FindingKind =
  /** A piece has a corner without an edge, or a place that is no number. */
  | 'open'
  /** A piece runs clockwise. */
  | 'turned'
  /** The sewing line of a piece crosses itself. */
  | 'crossing'
  /** An edge has next to no length: how long it is. */
  | 'short'
  /** The grain of a piece lies outside it. */
  | 'grain'
  /** A piece is wider than the cloth: by how much. */
  | 'wide'
  /** The two sides of a seam differ: how much longer the first is, its fullness taken off. */
  | 'seamLength'
  /** A notch has none that meets it on the other side of its seam: by how much they miss each other at most. */
  | 'notch'
  /** An edge ends in a seam, and no seam or more than one has it. */
  | 'unsewn'

/** Something that is wrong with a pattern, for a check list: where, and by how many millimetres where that says more. */
export interface Finding {
  kind: FindingKind
  piece: string
  edge?: string
  /** The edge at the other side of a seam. */
  other?: { piece: string; edge: string }
  mm?: number
}
