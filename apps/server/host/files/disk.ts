import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, rename, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Settings } from '../settings.ts'

/** Bytes by name, on a folder or in a bucket. */
export type Store = Readonly<{
  /** Whole or not at all: a killed process leaves no half of it under its name. */
  put(name: string, bytes: Uint8Array, mime: string): Promise<void>
  get(name: string): Promise<Buffer>
  has(name: string): Promise<boolean>
  remove(name: string): Promise<void>
  /** Every name with the time it was written. */
  list(): AsyncIterable<{ name: string; written: Date }>
}>

const temporary = 'unfinished/'

function openDisk({ s3 }: Pick<Settings, 's3'>, location: string) {
  if (!s3) {
    mkdirSync(location, { recursive: true })
    return new Disk(new FSDriver({ location, visibility: 'private' }))
  }
  return new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      visibility: 'private',
      // Storages other than Amazon's refuse its checksums and access lists.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
    }),
  )
}

/** Opens the store of the settings. */
export function openStore(settings: Pick<Settings, 's3' | 'folder'>): Store {
  const folder = join(settings.folder, 'files')
  const disk = openDisk(settings, folder)
  const inFolder = settings.s3 === undefined
  return {
    async put(name, bytes, contentType) {
      if (!inFolder) return disk.put(name, bytes, { contentType })
      if (await disk.exists(name)) {
        // Wanted again, so too young to be swept.
        return utimes(join(folder, name), new Date(), new Date())
      }
      const unfinished = `${temporary}${randomUUID()}`
      await disk.put(unfinished, bytes)
      const target = join(folder, name)
      await mkdir(dirname(target), { recursive: true })
      // The disk's own move copies, which a kill could cut in half.
      await rename(join(folder, unfinished), target)
    },
    get: async (name) => Buffer.from(await disk.getBytes(name)),
    has: (name) => disk.exists(name),
    remove: (name) => disk.delete(name),
    async *list() {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
        for (const found of page.objects) {
          if (found.isFile) yield { name: found.key, written: (await disk.getMetaData(found.key)).lastModified }
        }
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
  }
}
