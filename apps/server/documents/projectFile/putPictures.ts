import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '@toile/rules/refusals.ts'
import type { Transaction } from '../../host/database/database.ts'
import type { Files, StoredPicture } from '../../host/files/files.ts'
import { thumbnailSides } from '../../host/files/thumbnails.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'
import { type CollectionFile, type ComingContent, unpackedName } from './fileForm.ts'

const together = 4

/** Stores the pictures of a file, which lie unpacked in a folder, as they are; answers them by hash. */
export async function storePictures(
  files: Files,
  pictures: CollectionFile['pictures'],
  folder: string,
  signal: AbortSignal,
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  const waiting = [...pictures]
  const bytesOf = (hash: string, side: Parameters<typeof unpackedName>[1]) =>
    readFile(join(folder, unpackedName(hash, side)))
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      signal.throwIfAborted()
      const [hash, { mime, width, height, traits }] = next
      const thumbnails = []
      for (const side of thumbnailSides)
        thumbnails.push({ side: `${side}` as const, bytes: await bytesOf(hash, `${side}`) })
      stored.set(
        hash,
        await files.putDressed(await bytesOf(hash, 'whole'), mime, { width, height, thumbnails, traits }),
      )
    }
  }
  await Promise.all(Array.from({ length: together }, work))
  return stored
}

/** Gives a person a hold on each picture; answers the new id of each old one. */
export async function holdPictures(
  tx: Transaction,
  ownerId: string,
  pictures: ComingContent['pictures'],
  stored: ReadonlyMap<string, StoredPicture>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { id, hash, kind, name } of pictures) {
    const picture = stored.get(hash)
    if (!picture) throw refuse('collectionFileDamaged', { rule: `pictures/${hash.slice(0, 13)}` })
    ids.set(id, await holdPicture(tx, { ownerId, kind, name }, picture))
  }
  return ids
}
