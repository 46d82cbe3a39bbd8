import { emptyLibraryBin } from './content/emptyLibraryBin.ts'
import { emptyBin } from './content/projectStates/emptyBin.ts'
import { thinStates } from './content/projectStates/thinStates.ts'
import { catchUp } from './content/search/catchUp.ts'
import { sweepVisitors } from './content/sweepVisitors.ts'
import type { Chore } from './host/chores/chore.ts'
import { clearTables } from './host/chores/clearTables.ts'
import { sweep } from './host/files/sweep.ts'

/** What is done every hour, in this order: the sweep after what lets go of files. */
export const chores: readonly Chore[] = [
  ...clearTables,
  sweepVisitors,
  emptyBin,
  emptyLibraryBin,
  thinStates,
  sweep,
  catchUp,
]
