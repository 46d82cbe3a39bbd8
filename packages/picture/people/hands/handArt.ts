import type { Path } from '@toile/geometry'

/** A hand drawn in its frame: x to the thumb, y along the fingers, 1 from wrist to middle fingertip. */
export interface HandArt {
  /** From the little finger's side of the wrist round the fingertips to the thumb's side; the arm closes it. */
  outline: Path
  /** Between the fingers. */
  gaps: readonly Path[]
  knuckles: readonly Path[]
  nails: readonly (readonly [x: number, y: number, length: number, angle: number])[]
  /** Planes in shadow. */
  planes: readonly Path[]
  /** The edge of the pocket that hides the rest of the hand. */
  edge?: Path
}
