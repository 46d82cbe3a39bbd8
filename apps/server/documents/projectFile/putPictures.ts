import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '@toile/rules/refusals.ts'
import type { Transaction } from '../../host/database/database.ts'
import type { Files, StoredPicture } from '../../host/files/files.ts'
import { thumbnailSides } from '../../host/files/thumbnails.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'
import { tileMime } from '../canvases/takeTiles.ts'
import { type CollectionFile, type ComingContent, filmMime, unpackedName } from './fileForm.ts'

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

/** Stores the films of a file, which lie unpacked in a folder. */
export async function storeFilms(
  files: Files,
  films: CollectionFile['films'],
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  for (const hash of films.keys())
    await files.putStream(createReadStream(join(folder, unpackedName(hash, 'film'))), filmMime, signal)
}

/** Stores the tiles of a file, which lie unpacked in a folder. */
export async function storeTiles(
  files: Files,
  tiles: CollectionFile['tiles'],
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const waiting = tiles.keys()
  const work = async () => {
    for (const hash of waiting) {
      signal.throwIfAborted()
      await files.putBytes(await readFile(join(folder, unpackedName(hash, 'tile'))), tileMime)
    }
  }
  await Promise.all(Array.from({ length: together }, work))
}

/** Gives a person a hold on each film; answers the new id of each old one. */
export async function holdFilms(
  tx: Transaction,
  ownerId: string,
  films: ComingContent['films'],
  stored: ReadonlyMap<string, number>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { id, hash, name } of films) {
    const bytes = stored.get(hash)
    if (bytes === undefined) throw refuse('collectionFileDamaged', { rule: `films/${hash.slice(0, 13)}` })
    const film = { hash, bytes, mime: filmMime, width: 0, height: 0, thumbnails: {} }
    ids.set(id, await holdPicture(tx, { ownerId, kind: 'film', name }, film))
  }
  return ids
}
