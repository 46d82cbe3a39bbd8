import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { openTold } from '../../exports/openTold.ts'
import { aside } from '../../host/aside/aside.ts'
import { checkStored } from '../../host/files/room.ts'
import type { Outcome, RunContext } from '../../host/queue/runner.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'
import { holderOf } from '../holderOf.ts'
import { checkTrialRoom, type TrialRoom } from './checkTrialRoom.ts'
import { type CollectionFile, collectionMime } from './fileForm.ts'
import { briefMime } from './importBrief.ts'
import { alreadyHere, importCollection, trialRoomOf } from './importCollection.ts'
import { storeFilms, storePictures, storeTiles } from './putPictures.ts'

const tooHeavy = () => refuse('collectionFileTooMuch', { rule: 'ZIP' })

type Named = { id: string; name: string }
type Taken = Outcome<{ imported: Named | null; already: Named | null }>

/** Takes in a collection file that is stored: it is read aside, its pictures are stored outside of any transaction, and all of it is kept in the one that ends the task. */
export async function takeIn(asked: TaskInput<'importProject'>, context: RunContext): Promise<Taken> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-import-'))
  try {
    const { task, load } = context
    // Known before anything of the file is unpacked, so that a trial without room waits for nothing.
    const room = await load(async (tx) => trialRoomOf(tx, await holderOf(tx, task.ownerId)))
    return await keepRead(await readInto(folder, asked.hash, room, context), asked.copy, folder, context)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readInto(
  folder: string,
  hash: string,
  room: TrialRoom | null,
  context: RunContext,
): Promise<CollectionFile> {
  const { files, signal } = context
  const stored = await files.open(hash, collectionMime)
  if (!stored) throw refuse('importGone')
  const path = join(folder, 'file')
  await pipeline(stored.bytes, createWriteStream(path, { mode: 0o600 }), { signal })
  const told = openTold(context)
  // One that is not heard any more is noticed at the end.
  const report = (share: number) => void told(share * readingShare).catch(() => undefined)
  return aside('readCollection', { path, folder, room }, tooHeavy, { signal, report })
}

/** What reading takes of the whole. */
const readingShare = 0.9

async function keepRead(
  { content, pictures, films, tiles }: CollectionFile,
  copy: boolean,
  folder: string,
  context: RunContext,
) {
  const { task, db, files, load, settings, signal } = context
  const { owner, already } = await load(async (tx) => {
    const person = await holderOf(tx, task.ownerId)
    return { owner: person, already: await alreadyHere(tx, person.id, content.id) }
  })
  const output: Taken['output'] = { imported: null, already }
  if (already && !copy) return { output }
  const sizes = [...[...pictures.values()].map((picture) => picture.bytes), ...films.values(), ...tiles.values()]
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  await checkStored({ db, settings }, owner, bytes)
  const stored = { pictures: await storePictures(files, pictures, folder, signal), films, tiles }
  await storeFilms(files, films, folder, signal)
  await storeTiles(files, tiles, folder, signal)
  if (content.brief) await files.putBytes(Buffer.from(content.brief.words), briefMime)
  const commit: Taken['commit'] = async (tx) => {
    await holdStill(tx, owner.id)
    checkTrialRoom(await trialRoomOf(tx, owner), content)
    output.imported = await importCollection(tx, owner.id, content, stored)
  }
  return { output, commit }
}
