import type { Command, Terminal } from './command.ts'
import { addOptions, addToLibrary } from './libraryAdd.ts'
import { exportLibrary, exportOptions } from './libraryExport.ts'
import { searchLibrary, searchOptions } from './librarySearch.ts'
import { Mistake } from './mistake.ts'
import { type Options, readOptions, type Values } from './options.ts'

type Act = (words: readonly string[], terminal: Terminal) => Promise<void>

/** An act with its own options; the words before the first option are what it acts on. */
function act<O extends Options>(
  options: O,
  run: (given: readonly string[], values: Values<O>, terminal: Terminal) => Promise<void>,
): Act {
  return (words, terminal) => {
    const first = words.findIndex((word) => word.startsWith('--'))
    const given = first < 0 ? words : words.slice(0, first)
    return run(given, readOptions(options, words.slice(given.length)), terminal)
  }
}

const acts = new Map<string | undefined, Act>([
  ['add', act(addOptions, addToLibrary)],
  ['search', act(searchOptions, searchLibrary)],
  ['export', act(exportOptions, exportLibrary)],
])

/** Keeps pictures in the library, finds them again, and takes them out (requirement S2.44). */
export const library: Command = {
  name: 'library',
  says: 'Keeps pictures and finds them: library add FILES…, library search [WORDS], library export FOLDER|ZIP [WORDS].',
  options: { ...addOptions, ...searchOptions },
  run([name, ...words], terminal) {
    const found = acts.get(name)
    if (!found) throw new Mistake(`What of the library: ${[...acts.keys()].join(', ')}?`)
    return found(words, terminal)
  },
}
