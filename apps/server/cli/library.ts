import { act, commandOfActs } from './act.ts'
import { addOptions, addToLibrary } from './libraryAdd.ts'
import { exportLibrary, exportOptions } from './libraryExport.ts'
import { searchLibrary, searchOptions } from './librarySearch.ts'

/** Keeps pictures in the library, finds them again, and takes them out (requirement S2.44). */
export const library = commandOfActs(
  {
    name: 'library',
    says: 'Keeps pictures and finds them: library add FILES…, library search [WORDS], library export FOLDER|ZIP [WORDS].',
    options: { ...addOptions, ...searchOptions },
  },
  'What of the library',
  {
    add: act(addOptions, addToLibrary),
    search: act(searchOptions, searchLibrary),
    export: act(exportOptions, exportLibrary),
  },
)
