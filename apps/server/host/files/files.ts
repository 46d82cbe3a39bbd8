import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Pixels } from '@toile/picture/surface.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'
import { aside, asideUnlessBeside } from '../aside/aside.ts'
import { outsideTransaction } from '../database/held.ts'
import type { Thumbnails } from '../database/schema/files.ts'
import type { Settings } from '../settings.ts'
import { openStore, type Store } from './disk.ts'
import type { Dressed } from './dress.ts'
import { hashBytes } from './hashBytes.ts'
import type { Part } from './readPart.ts'

/** A picture that is stored, as a row of `file` describes it. */
export type StoredPicture = Readonly<{
  hash: string
  mime: string
  width: number
  height: number
  bytes: number
  thumbnails: Thumbnails
  /** What it is found by; measured later where they are missing (requirement S2.44). */
  palette?: Buffer
  likeness?: Buffer
}>

/** A stored picture that came from outside, with what it is known again by (requirement S5.08). */
export type OuterPicture = StoredPicture & Readonly<{ pixelHash: string; fingerprint: string }>

/** Sides of a picture in pixels, and what it is shown small as and found by. */
type Small = { width: number; height: number } & Pick<Dressed, 'thumbnails' | 'traits'>

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/json': 'json',
  'application/zip': 'zip',
  'application/pdf': 'pdf',
  'image/tiff': 'tiff',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'image/gif': 'gif',
}
const otherEnding = 'bin'

/** The name under which bytes of a hash are stored. */
export const storedName = (hash: string, mime: string): string =>
  `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.${endings[mime] ?? otherEnding}`

/** The kind of a stored file, by its name. */
export const mimeOf = (name: string): string =>
  Object.keys(endings).find((mime) => name.endsWith(`.${endings[mime]}`)) ?? 'application/octet-stream'

const tooHeavy = () => refuse('imageTooHeavy')

/** Stored bytes and pictures. Bytes are stored before the row that names them, and swept when no row ever does. */
export type Files = Readonly<{
  store: Store
  /** The folder of this machine in which what takes long lies while it is made, that of each task by its id. */
  making: string
  /** Takes a picture from outside: checked, encoded anew, with thumbnails; refused with a sentence of its own. */
  putPicture(bytes: Buffer, most: { bytes: number }): Promise<OuterPicture>
  /** Keeps a picture that the studio drew itself, as it is, with thumbnails. */
  putDrawn(bytes: Buffer, mime: string): Promise<StoredPicture>
  /** Keeps what becomes of a picture when it is flipped, turned and cropped. */
  putEdited(bytes: Buffer, mime: string, edit: PictureEdit): Promise<StoredPicture>
  /** Keeps a picture as it is, with thumbnails that are made already. */
  putDressed(bytes: Buffer, mime: string, small: Small): Promise<StoredPicture>
  /** Keeps any other bytes that the studio made itself; answers their hash. */
  putBytes(bytes: Uint8Array, mime: string): Promise<string>
  /** Keeps bytes that the studio makes while they are kept; answers their hash, and leaves nothing when they break off. */
  putStream(chunks: AsyncIterable<Uint8Array>, mime: string, signal?: AbortSignal): Promise<string>
  /** The bytes of a hash as they are read, and how many they are; nothing when they are not kept. */
  open(hash: string, mime: string): Promise<{ bytes: Readable; size: number } | null>
  /** A part of the bytes of a hash as it is read. */
  openPart(hash: string, mime: string, part: Part): Promise<Readable>
  /** How many bytes a hash has; nothing when they are not kept. */
  sizeOf(hash: string, mime: string): Promise<number | null>
  /** The bytes of a hash; the kind is looked for when it is not known. */
  read(hash: string, mime?: string): Promise<Buffer>
  /** The pixels of a stored picture, at most `longest` pixels on its longer side. */
  readPixels(hash: string, longest: number): Promise<Pixels>
  /** The pixels of a stored picture as it is printed, the same as in a browser. */
  readPrinted(hash: string): Promise<Pixels>
}>

/** Opens the files of the settings, in their store unless another is given. */
export function openFiles(settings: Pick<Settings, 's3' | 'folder'>, store = openStore(settings)): Files {
  async function putBytes(bytes: Uint8Array, mime: string) {
    outsideTransaction('Bytes were stored')
    const hash = hashBytes(bytes)
    await store.put(storedName(hash, mime), bytes, mime)
    return hash
  }

  async function putDressed(
    bytes: Buffer,
    mime: string,
    { width, height, thumbnails: small, traits }: Small,
  ): Promise<StoredPicture> {
    const thumbnails: Thumbnails = {}
    for (const { side, bytes: one } of small) thumbnails[side] = await putBytes(one, 'image/webp')
    const hash = await putBytes(bytes, mime)
    return { hash, mime, width, height, bytes: bytes.length, thumbnails, ...traits }
  }

  async function read(hash: string, mime?: string) {
    outsideTransaction('Bytes were read')
    const kinds = mime ? [mime] : [...Object.keys(endings), '']
    for (const kind of kinds) {
      const name = storedName(hash, kind)
      if (kinds.length === 1 || (await store.has(name))) return store.get(name)
    }
    throw new Error(`The file ${hash} is not stored.`)
  }

  return {
    store,
    making: join(settings.folder, 'making'),
    async putPicture(bytes, most) {
      if (bytes.length > most.bytes) throw refuse('fileTooLarge', { most: most.bytes / 1e6 })
      const taken = await aside('takePicture', { bytes }, tooHeavy)
      const stored = await putDressed(taken.bytes, taken.mime, { ...taken, ...taken.dressed })
      return { ...stored, pixelHash: taken.pixelHash, fingerprint: taken.dressed.fingerprint }
    },
    async putDrawn(bytes, mime) {
      const { dressed, ...sides } = await asideUnlessBeside('dressPicture', { bytes }, tooHeavy)
      return putDressed(bytes, mime, { ...sides, ...dressed })
    },
    putDressed,
    async putEdited(bytes, mime, edit) {
      const edited = await aside('editPicture', { bytes, mime, edit }, tooHeavy)
      return putDressed(edited.bytes, edited.mime, { ...edited, ...edited.dressed })
    },
    putBytes,
    async putStream(chunks, mime, signal) {
      outsideTransaction('Bytes were stored')
      const hashing = createHash('sha256')
      let hash = ''
      async function* hashed() {
        for await (const chunk of chunks) {
          hashing.update(chunk)
          yield chunk
        }
        hash = hashing.digest('hex')
      }
      await store.putStream(hashed(), mime, () => storedName(hash, mime), signal)
      return hash
    },
    async open(hash, mime) {
      outsideTransaction('Bytes were read')
      const name = storedName(hash, mime)
      return (await store.has(name)) ? store.open(name) : null
    },
    openPart(hash, mime, part) {
      outsideTransaction('Bytes were read')
      return store.openPart(storedName(hash, mime), part)
    },
    sizeOf: (hash, mime) => store.sizeOf(storedName(hash, mime)),
    read,
    readPixels: async (hash, longest) =>
      asideUnlessBeside('readPixels', { bytes: await read(hash), longest }, tooHeavy),
    readPrinted: async (hash) => asideUnlessBeside('readPrinted', { bytes: await read(hash) }, tooHeavy),
  }
}
