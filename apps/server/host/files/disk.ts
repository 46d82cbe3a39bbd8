import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Settings } from '../settings.ts'
import { refuseWhenFull } from './storageFull.ts'

/** Bytes by name, on a folder or in a bucket. */
export type Store = Readonly<{
  /** Whole or not at all: a killed process leaves no half of it under its name; where there is no room, a refusal. */
  put(name: string, bytes: Uint8Array, mime: string): Promise<void>
  get(name: string): Promise<Buffer>
  has(name: string): Promise<boolean>
  remove(name: string): Promise<void>
  /** Every name with the time it was written. */
  list(): AsyncIterable<{ name: string; written: Date }>
}>

const temporary = 'unfinished/'

async function openDisk({ s3 }: Pick<Settings, 's3'>, location: string): Promise<Disk> {
  if (!s3) {
    mkdirSync(location, { recursive: true })
    return new Disk(new FSDriver({ location, visibility: 'private' }))
  }
  // Large, and of no use to most: loaded where there is a bucket.
  const { S3Driver } = await import('flydrive/drivers/s3')
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
  const opening = openDisk(settings, folder)
  // Whoever uses the store first is told.
  opening.catch(() => undefined)

  /** Beside its place first, then moved: the disk's own move copies, which a kill could cut in half. */
  async function putInFolder(disk: Disk, name: string, bytes: Uint8Array) {
    const target = join(folder, name)
    // Wanted again, so too young to be swept.
    if (await disk.exists(name)) return utimes(target, new Date(), new Date())
    const unfinished = `${temporary}${randomUUID()}`
    try {
      await disk.put(unfinished, bytes)
      await mkdir(dirname(target), { recursive: true })
      await rename(join(folder, unfinished), target)
    } catch (error) {
      await rm(join(folder, unfinished), { force: true }).catch(() => undefined)
      throw error
    }
  }

  return {
    async put(name, bytes, contentType) {
      const disk = await opening
      await refuseWhenFull(() =>
        settings.s3 ? disk.put(name, bytes, { contentType }) : putInFolder(disk, name, bytes),
      )
    },
    get: async (name) => Buffer.from(await (await opening).getBytes(name)),
    has: async (name) => (await opening).exists(name),
    remove: async (name) => (await opening).delete(name),
    async *list() {
      const disk = await opening
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
