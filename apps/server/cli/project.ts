import { openAsBlob } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type HistoryEntry, history } from '@toile/contract/features/history.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { sure } from '@toile/geometry'
import { type Api, openApi } from './api.ts'
import type { Command, Terminal } from './command.ts'
import { Mistake } from './mistake.ts'
import { flag, readOptions } from './options.ts'
import { placeOf } from './givenFiles.ts'
import { openStudio, studioOptions } from './studio.ts'

const options = {
  ...studioOptions,
  states: flag('Exports the earlier states of the project as well.'),
  copy: flag('Imports a project that is in the studio already once more, under a name of its own.'),
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The project that was named, by its id or its whole name. */
async function find(api: Api, named: string): Promise<HistoryEntry> {
  const found: HistoryEntry[] = []
  let after: string | undefined
  for (let more = true; more; ) {
    const search = uuid.test(named) ? '' : named.slice(0, 80)
    const page = await api.call(history.listCollections, { search, ...(after ? { after } : {}) })
    found.push(...page.items.filter(({ id, name }) => id === named || name === named))
    more = page.more
    after = page.items.at(-1)?.id
  }
  const [one, ...others] = found
  if (!one) throw new Mistake(`There is no project ${named} in this studio.`)
  if (others.length)
    throw new Mistake(
      `${found.length} projects are called ${named}; name one by its id: ${found.map(({ id }) => id).join(', ')}.`,
    )
  return one
}

/** Writes a file beside its place and moves it there, so that it is whole or not there at all. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const place = placeOf(path)
  const beside = join(dirname(place), `.${basename(place)}-unfinished`)
  try {
    await writeFile(beside, bytes)
    await rename(beside, place)
  } catch {
    await rm(beside, { force: true })
    throw new Mistake(`${path} cannot be written to.`)
  }
}

async function exportTo(api: Api, [named, path]: readonly string[], states: boolean, { say, print }: Terminal) {
  const project = await find(api, sure(named))
  say(`Exporting ${project.name} …`)
  const bytes = await api.exported(history.exportProject, { projectId: project.id, states })
  await writeWhole(sure(path), bytes)
  print(`${JSON.stringify({ project: project.id, name: project.name, file: path, bytes: bytes.length })}\n`)
}

async function opened(path: string): Promise<Blob> {
  try {
    return await openAsBlob(placeOf(path))
  } catch {
    throw new Mistake(`${path} does not exist or cannot be read.`)
  }
}

async function importFrom(api: Api, [path]: readonly string[], copy: boolean, { say, print }: Terminal) {
  const file = await opened(sure(path))
  say(`Importing ${path} …`)
  const { taskId } = await api.sendFile(history.importProject, { copy: copy ? 'yes' : 'no' }, file, sure(path))
  const { output } = await api.finish(taskId).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'Error' ? new Mistake(`${path}: ${error.message}`) : error
  })
  const { imported, already } = tasks.importProject.gives.parse(output)
  if (!imported)
    throw new Mistake(`This project is in the studio already as ${already?.name ?? ''}; --copy imports it once more.`)
  const { id, name, counts } = await find(api, imported.id)
  print(`${JSON.stringify({ project: id, name, ...counts })}\n`)
}

/** Exports a project as one file, and imports one: `project export NAME FILE`, `project import FILE`. */
export const project: Command = {
  name: 'project',
  says: 'Puts a whole project into one file, or opens one: export NAME-OR-ID FILE.toile, or import FILE.toile.',
  options,
  async run([act, ...words], terminal) {
    const end = words.findIndex((word) => word.startsWith('--'))
    const named = end < 0 ? words : words.slice(0, end)
    const { states, copy, ...studioWords } = readOptions(options, end < 0 ? [] : words.slice(end))
    if (act !== 'export' && act !== 'import') throw new Mistake('Say project export or project import.')
    if (act === 'export' && named.length !== 2) throw new Mistake('Say project export NAME-OR-ID FILE.toile.')
    if (act === 'import' && named.length !== 1) throw new Mistake('Say project import FILE.toile.')
    const studio = await openStudio(studioWords)
    try {
      const api = openApi(studio, terminal.signal)
      if (act === 'export') await exportTo(api, named, states, terminal)
      else await importFrom(api, named, copy, terminal)
    } finally {
      await studio.close()
    }
  },
}
