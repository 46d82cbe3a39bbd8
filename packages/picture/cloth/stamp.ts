import type { Pixels } from '../surface.ts'

/** An element drawn to be laid on cloth: its colours, and how far each pixel stands above the cloth; nothing where it is as flat as a print. */
export interface Stamp {
  picture: Pixels
  /** The same colours before any light fell on them, for hands that lay light by themselves. */
  plain?: Pixels
  /** Millimetres above the cloth, a value for each pixel of the picture. */
  rise: Float32Array | null
}
