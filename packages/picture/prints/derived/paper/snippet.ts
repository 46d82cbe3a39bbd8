import type { Path } from '@toile/geometry'

/** A flat piece of a cut-out. */
export interface Snippet {
  /** About the middle of the cut-out, whose area is 1. */
  outline: Path
  ink: number
}

/** A shape cut out of a picture: flat, with one or two details laid on it. */
export interface Cutting extends Snippet {
  details: Snippet[]
  /** Whether it has an up, as a house, a boat and a vase have. */
  stands: boolean
  /** How large it is in the picture, as a share of it. */
  share: number
}
