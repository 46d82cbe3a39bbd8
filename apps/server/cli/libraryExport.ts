import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { library } from '@toile/contract/features/library.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { namePacked } from '@toile/studio/library/namePacked.ts'
import { type Api, openApi } from './api.ts'
import type { Terminal } from './command.ts'
import { filterOf, filterOptions } from './libraryFilter.ts'
import { findEntries } from './libraryFind.ts'
import { Mistake } from './mistake.ts'
import { fillFolder } from './onPicture.ts'
import type { Values } from './options.ts'
import { placeOf } from './givenFiles.ts'
import { keptOptions, openKeptStudio } from './studio.ts'

/** The options of exporting. */
export const exportOptions = { ...filterOptions, ...keptOptions }

/** Writes the pictures of a library that fit, into a folder with one for each tab, or as a ZIP. */
export async function exportLibrary(
  [place, ...words]: readonly string[],
  { server, token, ...filter }: Values<typeof exportOptions>,
  { print, signal }: Terminal,
): Promise<void> {
  if (place === undefined) throw new Mistake('Name the folder or the .zip to write to.')
  const studio = await openKeptStudio({ server, token })
  try {
    const api = openApi(studio, signal)
    const found = await findEntries(api, await filterOf(api, words, filter), Infinity)
    const kept = found.filter(({ picture }) => picture !== null)
    if (kept.length === 0) throw new Mistake('Nothing in the library fits.')
    await (extname(place).toLowerCase() === '.zip' ? writeZip(api, place, kept) : writeFolder(api, place, kept, signal))
    print(`${kept.length} ${kept.length === 1 ? 'picture is' : 'pictures are'} in ${place}\n`)
  } finally {
    await studio.close()
  }
}

async function writeZip(api: Api, place: string, kept: readonly LibraryEntry[]): Promise<void> {
  if (kept.length > limits.library.atOnce)
    throw new Mistake(`A ZIP takes ${limits.library.atOnce} pictures; narrow the search, or write to a folder.`)
  const bytes = await api.exported(library.packItems, { ids: kept.map(({ id }) => id) })
  const target = placeOf(place)
  const unfinished = join(dirname(target), `.${basename(target)}.part`)
  try {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(unfinished, bytes)
    await rename(unfinished, target)
  } catch {
    await rm(unfinished, { force: true })
    throw new Mistake(`${place} cannot be written to.`)
  }
}

function writeFolder(api: Api, place: string, kept: readonly LibraryEntry[], signal: AbortSignal): Promise<void> {
  const addresses = kept.map(({ picture }) => picture?.url ?? '')
  const names = namePacked(
    kept.map(({ tab, name }, i) => ({ folder: tab, name, ending: extname(sure(addresses[i])).slice(1) || 'bin' })),
  )
  return fillFolder(place, signal, async (folder) => {
    for (const [i, address] of addresses.entries()) await folder.write(sure(names[i]), await api.bytes(address))
  })
}
