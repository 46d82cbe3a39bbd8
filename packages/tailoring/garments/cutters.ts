import { bottomCutters } from './bottomCutters.ts'
import { dressCutters } from './dressCutters.ts'
import type { Cutter } from './drafting.ts'
import { outerCutters } from './outerCutters.ts'
import { topCutters } from './topCutters.ts'

/** The garments of the catalogue that are cut by a block, by id (requirement S1.11). */
export const cutters: Readonly<Record<string, Cutter>> = {
  ...bottomCutters,
  ...topCutters,
  ...dressCutters,
  ...outerCutters,
}
