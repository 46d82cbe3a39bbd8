/** Why an edit is not made: a piece, an edge, a dart, a notch or a mark that it names is not there, or what it would leave. */
export type WhyKind =
  | 'noPiece'
  | 'noEdge'
  | 'tooShort'
  | 'open'
  | 'crossing'
  | 'turned'
  | 'seamLength'
  | 'notch'
  | 'grain'
  | 'unsewn'

/** A reason in words as data: where it is, and by how many millimetres where that says more. */
export interface Why {
  kind: WhyKind
  piece?: string
  edge?: string
  mm?: number
}

/** Thrown where an edit cannot be made in a pattern; the reason is told beside the edit. */
export class CannotEdit extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(why.kind)
    this.why = why
  }
}
