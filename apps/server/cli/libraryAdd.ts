import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { library } from '@toile/contract/features/library.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { openApi } from './api.ts'
import type { Terminal } from './command.ts'
import { filterOptions } from './libraryFilter.ts'
import { Mistake } from './mistake.ts'
import { one, type Values } from './options.ts'
import { placeOf, readGiven } from './givenFiles.ts'
import { keptOptions, openKeptStudio } from './studio.ts'

const pictures = new Set(['.png', '.jpg', '.jpeg', '.webp'])

/** The options of adding. */
export const addOptions = {
  tab: filterOptions.tab,
  category: filterOptions.category,
  tag: filterOptions.tag,
  name: one('NAME', 'add: its name, for one file; without it the name of the file.'),
  ...keptOptions,
}

/** The files that were named, and the pictures within the folders that were. */
async function findPictures(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const there = await stat(placeOf(path)).catch(() => null)
      if (!there?.isDirectory()) return [path]
      const inside = await readdir(placeOf(path), { recursive: true, withFileTypes: true })
      return inside
        .filter((entry) => entry.isFile() && pictures.has(extname(entry.name).toLowerCase()))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    }),
  )
  return [...new Set(found.flat())]
}

const nameOf = (path: string) => basename(path, extname(path)).trim().slice(0, limits.nameLength) || 'Picture'

/** Keeps files and the pictures of folders in the library; one that cannot be kept is told and the others go on. */
export async function addToLibrary(
  paths: readonly string[],
  { tab = 'prints', category, tag, name, server, token }: Values<typeof addOptions>,
  { print, say, signal }: Terminal,
): Promise<void> {
  const files = await findPictures(paths)
  if (files.length === 0) throw new Mistake('Name files or folders to keep; no picture was found.')
  if (name !== undefined && files.length > 1) throw new Mistake('--name goes with one file.')
  const studio = await openKeptStudio({ server, token })
  let missed = 0
  try {
    const api = openApi(studio, signal)
    for (const path of files) {
      try {
        const given = sureFirst(await readGiven([path]))
        const { id: fileId } = await api.upload('library', { ...given, path: basename(path) })
        const entry = { fileId, tab, name: name ?? nameOf(path), category: category ?? '', tags: [...tag] }
        const { id } = await api.call(library.addItem, entry)
        print(`${id}  ${entry.name}\n`)
      } catch (error) {
        if (!(error instanceof Mistake)) throw error
        say(error.message)
        missed += 1
      }
    }
  } finally {
    await studio.close()
  }
  if (missed > 0) throw new Mistake(`${missed} of ${files.length} files were not kept.`)
}
