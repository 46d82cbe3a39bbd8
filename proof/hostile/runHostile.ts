import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { history } from '@toile/contract/features/history.ts'
import { projects, projectWire } from '@toile/contract/features/projects.ts'
import { openChance } from '@toile/geometry'
import { addPictures } from '@toile/studio/projects/changes.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import { z } from 'zod'
import { hashBytes } from '../../apps/server/host/files/hashBytes.ts'
import type { Caller } from '../../apps/server/testing/caller.ts'
import { orderedFile } from '../../apps/server/testing/orderedFile.ts'
import { drawCut } from '../../apps/server/testing/pictures.ts'
import type { Options } from '../options.ts'
import { say, sayFigures } from '../say.ts'
import { openPerson } from '../studio/openPerson.ts'
import { openStudio, type Studio } from '../studio/openStudio.ts'
import { type HostileFile, hostileFiles } from './corpus.ts'
import { doorsByName } from './doors.ts'
import { watchMemory } from './memory.ts'
import { openSamples } from './samples.ts'

/** Megabytes that the process that answers may need. */
const mostMemory = 700
const atOnce = 3

interface Found {
  sent: number
  refused: number
  taken: number
  /** Answers of 5xx and connections that were cut, each with its file and its way in. */
  broke: string[]
  slowest: number
}

/** Sends hostile files drawn from a seed through every way in, and looks whether any is stored as it was sent, breaks an answer or costs the server its memory. */
export async function runHostile(values: Options): Promise<boolean> {
  const [number, seed] = [Number(values.number ?? 300), Number(values.seed ?? 1)]
  say(`${number} hostile files from seed ${seed}, each through two ways in.`)
  const studio = await openStudio(1)
  try {
    const ann = await openPerson(studio, 'Ann')
    const server = studio.server().child
    const memory = watchMemory(server.pid ?? 0)
    const samples = await openSamples(await writtenCollection(ann))
    const chance = openChance(seed)
    const doors = Object.entries(doorsByName)
    const found: Found = { sent: 0, refused: 0, taken: 0, broke: [], slowest: 0 }
    const hashes = new Map<string, string>()
    // Made before any is sent, so that nothing but the server keeps an answer waiting.
    const files = await hostileFiles(number, chance, samples)
    say(`They are made, ${Math.round(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6)} MB.`)
    const lane = async () => {
      for (let file = files.shift(); file; file = files.shift()) {
        hashes.set(hashBytes(file.bytes), file.name)
        // A brief is kept as its person sent it, so that only its refusals are looked at.
        const likely = /collection|archive/.test(file.name)
          ? 'collection file'
          : /PDF|Word/.test(file.name)
            ? 'brief'
            : ''
        const first = doors.find(([door]) => door === likely) ?? chance.pick(doors)
        for (const [door, send] of [first, chance.pick(doors)])
          await through(`${file.name} by ${door}`, file, (name, bytes) => send(ann, name, bytes), found)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    memory.stop()
    const left = server.exitCode === null && server.signalCode === null
    return await summarise(studio, found, hashes, { own: memory.own(), tree: memory.tree(), left })
  } finally {
    await studio.close()
  }
}

/** A collection file that the studio itself wrote. */
async function writtenCollection(caller: Caller): Promise<Uint8Array> {
  const { id } = await caller.call(projects.createProject, { name: 'Harbour' })
  const { data } = await caller.upload('mood', 'cut.jpg', await drawCut(7))
  const picture = z.object({ picture: z.object({ id: z.uuid() }) }).parse(data).picture.id
  const project = addPictures(newProject('Harbour'), { board: 'mood', items: [{ id: picture, source: 'Upload' }] })
  await caller.call(projects.saveProject, { id, revision: 0, project: z.encode(projectWire, project) })
  return (await orderedFile(caller, history.exportProject, { projectId: id, states: false })).bytes
}

async function through(
  what: string,
  { bytes }: HostileFile,
  send: (name: string, bytes: Buffer) => Promise<{ status: number; errCode: number }>,
  found: Found,
) {
  const began = performance.now()
  found.sent += 1
  try {
    const { status, errCode } = await send('../../a"b\r\n.png', bytes)
    if (status >= 500) found.broke.push(`${what} answers ${status} (${bytes.length} bytes)`)
    else if (errCode === 0) found.taken += 1
    else found.refused += 1
  } catch (error) {
    const why = error instanceof Error ? [error.message, error.cause].map(String).join(', ') : String(error)
    found.broke.push(`${what} is cut off: ${why}`)
  }
  found.slowest = Math.max(found.slowest, (performance.now() - began) / 1000)
}

async function summarise(
  studio: Studio,
  { sent, refused, taken, broke, slowest }: Found,
  hashes: ReadonlyMap<string, string>,
  { own, tree, left }: { own: number; tree: number; left: boolean },
): Promise<boolean> {
  const hashesOf = async (query: string) =>
    new Set((await studio.query<{ hash: string }>(query)).map(({ hash }) => hash))
  const briefs = await hashesOf('select hash from brief join file on file.id = brief.file_id')
  // A task reads them aside, and may do so again for a day; nobody is served what no row of a file names.
  const parked = await hashesOf("select input->>'hash' as hash from task where kind = 'importProject'")
  const same = readdirSync(join(studio.folder, 'files'), { recursive: true })
    .map(String)
    .flatMap((name) => /([0-9a-f]{64})\.\w+$/.exec(name)?.[1] ?? [])
    .filter((hash) => hashes.has(hash) && !parked.has(hash))
  const asGiven = same.filter((hash) => !briefs.has(hash))
  for (const sentence of broke) say(sentence)
  for (const hash of asGiven) say(`${hashes.get(hash)} is stored as it was sent`)
  sayFigures({
    'sent through all ways in': sent,
    'refused with a sentence': refused,
    'taken, encoded anew': taken - (same.length - asGiven.length),
    'briefs, kept for their person as they were sent': same.length - asGiven.length,
    'collection files, parked for the task that reads them': parked.size,
    'stored as sent and neither of these': asGiven.length,
    'answers of 5xx or cut off': broke.length,
    'exits of the server': left ? 0 : 1,
    [`MB at most in the server, of ${mostMemory}`]: Math.round(own),
    'MB at most in the server and what it started': Math.round(tree),
    'seconds at most for one answer, of a task to its end': slowest.toFixed(1),
  })
  return asGiven.length === 0 && broke.length === 0 && left && own <= mostMemory
}
