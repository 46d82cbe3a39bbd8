import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { filePath, type Manifest, tablePath, WrongBackup } from './manifest.ts'
import { RowSum } from './rowSum.ts'

/** Takes in what nobody reads. */
export const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

const damaged = (path: string) => new WrongBackup(`${path} of this backup is missing or damaged; nothing was restored.`)

/** Reads a whole unpacked backup and refuses it when a row or a byte differs from what was written. */
export async function checkBackup(folder: string, manifest: Manifest, signal: AbortSignal): Promise<void> {
  for (const table of manifest.tables) {
    const sum = new RowSum()
    await pipeline(createReadStream(join(folder, tablePath(table))), sum, nowhere(), { signal }).catch(() => undefined)
    signal.throwIfAborted()
    if (sum.bytes !== table.bytes || sum.rows !== table.rows || sum.checksum !== table.checksum)
      throw damaged(tablePath(table))
  }
  for (const { name, checksum } of manifest.files) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, filePath(name))), hash, { signal }).catch(() => undefined)
    signal.throwIfAborted()
    if (hash.digest('hex') !== checksum) throw damaged(filePath(name))
  }
}
