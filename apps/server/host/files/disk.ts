import { randomUUID } from 'node:crypto'
import { chmodSync, createWriteStream, mkdirSync } from 'node:fs'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Settings } from '../settings.ts'
import { openParts, type Part } from './readPart.ts'
import { refuseWhenFull } from './storageFull.ts'

/** Bytes by name, on a folder or in a bucket. */
export type Store = Readonly<{
  /** Whole or not at all: a killed process leaves no half of it under its name; where there is no room, a refusal. */
  put(name: string, bytes: Uint8Array, mime: string): Promise<void>
  /** Whole or not at all as well, of bytes that come while they are made; `nameOf` is asked once all of them are there. */
  putStream(chunks: AsyncIterable<Uint8Array>, mime: string, nameOf: () => string, signal?: AbortSignal): Promise<void>
  get(name: string): Promise<Buffer>
  /** The bytes as they are read, and how many they are. */
  open(name: string): Promise<{ bytes: Readable; size: number }>
  /** A part of the bytes as it is read. */
  openPart(name: string, part: Part): Promise<Readable>
  /** How many bytes are kept under a name; nothing where there are none. */
  sizeOf(name: string): Promise<number | null>
  has(name: string): Promise<boolean>
  remove(name: string): Promise<void>
  /** When a name was last put; nothing where it is not kept. */
  written(name: string): Promise<Date | null>
  /** Every name. */
  list(): AsyncIterable<string>
}>

const temporary = 'unfinished/'

/** Makes a file young again; whether it is there. */
async function renew(path: string): Promise<boolean> {
  try {
    await utimes(path, new Date(), new Date())
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

async function openDisk({ s3 }: Pick<Settings, 's3'>, location: string): Promise<Disk> {
  if (!s3) {
    mkdirSync(location, { recursive: true, mode: 0o700 })
    // One that an earlier version made stands open to everybody on the machine.
    chmodSync(location, 0o700)
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

  const readPart = openParts(settings, folder)

  /** Beside its place first, then moved: the disk's own move copies, which a kill could cut in half. */
  async function putInFolder(disk: Disk, name: string, bytes: Uint8Array) {
    const target = join(folder, name)
    // Wanted again, so too young to be swept.
    if (await renew(target)) return
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

  /** On this machine first: a bucket asks for the length before the bytes. */
  async function putWhenWhole(disk: Disk, ...[chunks, contentType, nameOf, signal]: Parameters<Store['putStream']>) {
    const unfinished = join(settings.s3 ? tmpdir() : join(folder, temporary), randomUUID())
    try {
      await mkdir(dirname(unfinished), { recursive: true })
      await pipeline(chunks, createWriteStream(unfinished, { mode: 0o600 }), { signal })
      const name = nameOf()
      if (settings.s3) return await disk.copyFromFs(unfinished, name, { contentType })
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await rename(unfinished, join(folder, name))
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  return {
    async put(name, bytes, contentType) {
      const disk = await opening
      await refuseWhenFull(() =>
        settings.s3 ? disk.put(name, bytes, { contentType }) : putInFolder(disk, name, bytes),
      )
    },
    async putStream(...given) {
      const disk = await opening
      await refuseWhenFull(() => putWhenWhole(disk, ...given))
    },
    async open(name) {
      const disk = await opening
      const { contentLength: size } = await disk.getMetaData(name)
      return { bytes: await disk.getStream(name), size }
    },
    openPart: readPart,
    async sizeOf(name) {
      const disk = await opening
      return (await disk.exists(name)) ? (await disk.getMetaData(name)).contentLength : null
    },
    get: async (name) => Buffer.from(await (await opening).getBytes(name)),
    has: async (name) => (await opening).exists(name),
    remove: async (name) => (await opening).delete(name),
    async written(name) {
      const disk = await opening
      return (await disk.exists(name)) ? (await disk.getMetaData(name)).lastModified : null
    },
    async *list() {
      const disk = await opening
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
        for (const found of page.objects) if (found.isFile) yield found.key
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
  }
}
