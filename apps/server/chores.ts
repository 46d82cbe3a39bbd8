import type { Chore } from './host/chores/chore.ts'
import { sweepFilms } from './films/sweepFilms.ts'
import { clearTables } from './host/chores/clearTables.ts'
import { sweep } from './host/chores/sweep.ts'
import { emptyLibraryBin } from './library/emptyLibraryBin.ts'
import { catchUp } from './library/search/catchUp.ts'
import { sweepPaintings } from './documents/canvases/sweepPaintings.ts'
import { emptyBin } from './documents/projectStates/emptyBin.ts'
import { thinVersions } from './documents/designVersions/thinVersions.ts'
import { thinStates } from './documents/projectStates/thinStates.ts'
import { sweepVisitors } from './documents/visitors/sweepVisitors.ts'

/** What is done every hour, in this order: the sweep after what lets go of files. */
export const chores: readonly Chore[] = [
  ...clearTables,
  sweepVisitors,
  emptyBin,
  emptyLibraryBin,
  sweepFilms,
  thinVersions,
  thinStates,
  sweepPaintings,
  sweep,
  catchUp,
]
