import { readFile } from 'node:fs/promises'
import type { Telling } from '../../host/aside/job.ts'
import type { TrialRoom } from './checkTrialRoom.ts'
import type { CollectionFile } from './fileForm.ts'
import { readCollectionFile } from './readCollectionFile.ts'

/** Reads the collection file at a path and unpacks its pictures into a folder. */
export const run = async (
  { path, folder, room }: { path: string; folder: string; room: TrialRoom | null },
  { report }: Telling,
): Promise<CollectionFile> => readCollectionFile(await readFile(path), { folder, room }, report)
