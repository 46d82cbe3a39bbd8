import type { Outlines } from '../../../kernels/outlines.ts'
import type { Lattice } from './lattice.ts'
import type { Hung } from './hangTraced.ts'

/** A traced piece laid on a figure: its outlines in heads, and the lattice that carries its sheet there. */
export interface WornTraced extends Outlines {
  lattice: Lattice
  hung: Hung
}
