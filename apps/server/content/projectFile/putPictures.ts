import { Refusal, refuse } from '@toile/fashion/refusals.ts'
import type { Transaction } from '../../host/database/database.ts'
import type { Files, StoredPicture } from '../../host/files/files.ts'
import { inspect } from '../../host/files/inspect.ts'
import { isStorageFull } from '../../host/files/storageFull.ts'
import { holdPicture } from '../holdPicture.ts'
import type { CollectionFile } from './form.ts'

const together = 4

/** Stores the pictures of a file as they are, with thumbnails; answers them by hash. */
export async function storePictures(
  files: Files,
  pictures: CollectionFile['pictures'],
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  const waiting = [...pictures]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [hash, { bytes }] = next
      try {
        stored.set(hash, await files.putDrawn(bytes, `image/${inspect(bytes)}`))
      } catch (error) {
        if (isStorageFull(error) || (error instanceof Refusal && error.code === 'storageFull')) throw error
        throw refuse('collectionFileDamaged', { rule: `pictures/${hash.slice(0, 13)}` })
      }
    }
  }
  await Promise.all(Array.from({ length: together }, work))
  return stored
}

/** Gives a person a hold on each picture; answers the new id of each old one. */
export async function holdPictures(
  tx: Transaction,
  ownerId: string,
  pictures: CollectionFile['content']['pictures'],
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
