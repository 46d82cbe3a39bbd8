import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { limits } from '@toile/fashion/limits.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import own from '../../package.json' with { type: 'json' }
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Transaction } from '../../host/database/database.ts'
import type { SentBytes } from '../../host/http/context.ts'
import { storedName } from '../../host/files/files.ts'
import type { Server } from '../../host/server.ts'
import { contentName, fileVersion, manifestName, pictureEndings } from './form.ts'
import { gather } from './gather.ts'

interface Entry {
  name: string
  /** Pictures are small already; they are put in as they are. */
  stored: boolean
  bytes(): Promise<Uint8Array>
}

/** A ZIP of entries, one in memory at a time. */
async function* zipped(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const drain = () => {
    const full = chunks
    chunks = []
    return full
  }
  for (const { name, stored, bytes } of entries) {
    const part = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(part)
    part.push(await bytes(), true)
    yield* drain()
  }
  zip.end()
  yield* drain()
}

/** Writes a collection as one file; its pictures are read while it is sent. */
export async function writeCollectionFile(
  { files }: Pick<Server, 'files'>,
  tx: Transaction,
  ownerId: string,
  asked: { projectId: string; withStates: boolean },
): Promise<SentBytes> {
  const gathered = await gather(tx, ownerId, asked.projectId, asked.withStates)
  const stored = new Map(gathered.files.map(({ hash, mime }) => [hash, mime]))
  if (gathered.files.length > limits.collectionFile.files) throw refuse('exportFailed')
  for (const [hash, mime] of stored) if (!(await files.store.has(storedName(hash, mime)))) throw refuse('exportFailed')
  const content = Buffer.from(JSON.stringify(gathered.content))
  const pictures = [...stored].map(([hash, mime]): Entry & { hash: string } => ({
    hash,
    name: `pictures/${hash}.${pictureEndings[mime] ?? 'bin'}`,
    stored: true,
    bytes: () => files.read(hash, mime),
  }))
  const { name } = gathered.content.present.project
  const manifest = {
    format: 'toile-collection',
    version: fileVersion,
    app: own.version,
    name,
    files: {
      [contentName]: createHash('sha256').update(content).digest('hex'),
      ...Object.fromEntries(pictures.map((one) => [one.name, one.hash])),
    },
  }
  const entries: Entry[] = [
    { name: manifestName, stored: false, bytes: async () => Buffer.from(JSON.stringify(manifest, null, 2)) },
    { name: contentName, stored: false, bytes: async () => content },
    ...pictures,
  ]
  return { bytes: Readable.from(zipped(entries)), mime: 'application/zip', name: `${name}.toile` }
}
