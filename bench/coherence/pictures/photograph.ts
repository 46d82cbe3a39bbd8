import type { Pixels } from '@toile/picture/surface.ts'

/** A drawn photograph of a subject: the same seed gives the same pixels. */
export interface Photograph {
  id: string
  paint(seed: number): Pixels
}
