import { readFile } from 'node:fs/promises'
import type { Telling } from '../../host/aside/job.ts'
import type { CollectionFile } from './form.ts'
import { readCollectionFile } from './readCollectionFile.ts'

/** Reads the collection file at a path and unpacks its pictures into a folder. */
export const run = async (asked: { path: string; folder: string }, { report }: Telling): Promise<CollectionFile> =>
  readCollectionFile(await readFile(asked.path), asked.folder, report)
