import { openApi } from './api.ts'
import type { Terminal } from './command.ts'
import { filterOf, filterOptions } from './libraryFilter.ts'
import { findEntries } from './libraryFind.ts'
import { flag, type Values, whole } from './options.ts'
import { keptOptions, openKeptStudio } from './studio.ts'

/** The options of searching. */
export const searchOptions = {
  ...filterOptions,
  most: whole('NUMBER', 'search: how many to tell.', [1, 100_000], 60),
  json: flag('search: as JSON.'),
  ...keptOptions,
}

/** Tells what of the library fits, best first. */
export async function searchLibrary(
  words: readonly string[],
  { most, json, server, token, ...filter }: Values<typeof searchOptions>,
  { print, signal }: Terminal,
): Promise<void> {
  const studio = await openKeptStudio({ server, token })
  try {
    const api = openApi(studio, signal)
    const found = await findEntries(api, await filterOf(api, words, filter), most)
    if (json) print(`${JSON.stringify({ items: found })}\n`)
    else
      for (const { id, tab, category, name, tags } of found)
        print(`${[id, [tab, category].filter(Boolean).join('/'), name, ...tags.map((tag) => `#${tag}`)].join('  ')}\n`)
  } finally {
    await studio.close()
  }
}
