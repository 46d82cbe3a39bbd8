import type { Finding, FindingKind } from './finding.ts'

/** Why an edit is not made: a piece, an edge, a dart or a mark that it names is not there, a line that misses the piece, something that the piece is not fit for, or what the edit would leave. */
export type WhyKind =
  | 'noPiece'
  | 'noEdge'
  | 'noDart'
  | 'noMark'
  | 'missesPiece'
  | 'notStraight'
  | 'notPaired'
  | FindingKind

/** A reason in words as data: where it is, and by how many millimetres where that says more. */
export interface Why extends Omit<Finding, 'kind'> {
  kind: WhyKind
}

/** Thrown where an edit cannot be made in a pattern; the reason is told beside the edit. */
export class CannotEdit extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(why.kind)
    this.why = why
  }
}
