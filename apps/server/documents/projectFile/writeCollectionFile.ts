import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { WrittenFile } from '../../exports/defineFileRunner.ts'
import type { Told } from '../../exports/openTold.ts'
import { type ZipEntry, zipped } from '../../exports/zipped.ts'
import type { Transact } from '../../host/database/database.ts'
import { type Files, storedName } from '../../host/files/files.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import own from '../../package.json' with { type: 'json' }
import { tileMime } from '../canvases/takeTiles.ts'
import { collectionMime, contentName, fileVersion, filmMime, manifestName, pictureEndings } from './fileForm.ts'
import { gather } from './gather.ts'

/** Writes a collection as one file; its pictures are read while it is written, and `told` hears the share done. */
export async function writeCollectionFile(
  { files, load }: { files: Files; load: Transact },
  ownerId: string,
  asked: { projectId: string; states: boolean },
  told: Told,
): Promise<WrittenFile> {
  const gathered = await load((tx) => gather(tx, ownerId, asked.projectId, asked.states))
  const { files: mostFiles, tiles: mostTiles } = limits.collectionFile
  const stored = gathered.files.map(({ hash, mime }) => ({
    hash,
    mime,
    folder: mime === filmMime ? 'films' : 'pictures',
  }))
  const tiles = [...gathered.tiles.keys()].map((hash) => ({ hash, mime: tileMime, folder: 'tiles' }))
  if (stored.length > mostFiles || tiles.length > mostTiles) throw refuse('exportFailed')
  const parts = new Map([...stored, ...tiles].map((one) => [`${one.folder}/${one.hash}`, one]))
  for (const { hash, mime } of parts.values())
    if (!(await files.store.has(storedName(hash, mime)))) throw refuse('exportFailed')
  const content = Buffer.from(JSON.stringify(gathered.content))
  const pictures = [...parts].map(([name, { hash, mime }], i): ZipEntry & { hash: string } => ({
    hash,
    name: `${name}.${mime === filmMime ? 'mp4' : (pictureEndings[mime] ?? 'bin')}`,
    stored: true,
    async bytes() {
      await told(i / parts.size)
      return files.read(hash, mime)
    },
  }))
  const { name } = gathered.content.present.project
  const manifest = {
    format: 'toile-collection',
    version: fileVersion,
    app: own.version,
    name,
    files: {
      [contentName]: hashBytes(content),
      ...Object.fromEntries(pictures.map((one) => [one.name, one.hash])),
    },
  }
  const entries: ZipEntry[] = [
    { name: manifestName, stored: false, bytes: async () => Buffer.from(JSON.stringify(manifest, null, 2)) },
    { name: contentName, stored: false, bytes: async () => content },
    ...pictures,
  ]
  return { chunks: zipped(entries), mime: collectionMime, name: `${name}.toile` }
}
