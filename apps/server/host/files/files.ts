import { createHash } from 'node:crypto'
import { limits } from '@toile/fashion/limits.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { perceptualHash } from '@toile/picture/likeness/perceptualHash.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { measureTraits } from '../../content/search/measureTraits.ts'
import type { Thumbnails } from '../database/schema/files.ts'
import type { Settings } from '../settings.ts'
import { openStore, type Store } from './disk.ts'
import { encodeAnew, makeThumbnails, openPicture } from './encode.ts'
import { inspect } from './inspect.ts'

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

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/json': 'json',
  'application/zip': 'zip',
  'application/pdf': 'pdf',
}
const otherEnding = 'bin'

/** The SHA-256 of bytes, which names them. */
export const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The name under which bytes of a hash are stored. */
export const storedName = (hash: string, mime: string): string =>
  `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.${endings[mime] ?? otherEnding}`

/** Stored bytes and pictures. Bytes are stored before the row that names them, and swept when no row ever does. */
export type Files = Readonly<{
  store: Store
  /** Takes a picture from outside: checked, encoded anew, with thumbnails; refused with a sentence of its own. */
  putPicture(bytes: Buffer, most: { bytes: number }): Promise<OuterPicture>
  /** Keeps a picture that the studio drew itself, as it is, with thumbnails. */
  putDrawn(bytes: Buffer, mime: string): Promise<StoredPicture>
  /** Keeps any other bytes that the studio made itself; answers their hash. */
  putBytes(bytes: Uint8Array, mime: string): Promise<string>
  /** The bytes of a hash; the kind is looked for when it is not known. */
  read(hash: string, mime?: string): Promise<Buffer>
  /** The pixels of a stored picture, at most `longest` pixels on its longer side. */
  readPixels(hash: string, longest: number): Promise<Pixels>
}>

/** Opens the files of the settings, in their store unless another is given. */
export function openFiles(settings: Pick<Settings, 's3' | 'folder'>, store = openStore(settings)): Files {
  async function putBytes(bytes: Uint8Array, mime: string) {
    const hash = hashBytes(bytes)
    await store.put(storedName(hash, mime), bytes, mime)
    return hash
  }

  async function putWithThumbnails(bytes: Buffer, mime: string, size: { width: number; height: number }) {
    const { made, smallest } = await makeThumbnails(bytes)
    const thumbnails: Thumbnails = {}
    for (const [side, { bytes: small, mime: kind }] of made) thumbnails[`${side}`] = await putBytes(small, kind)
    const hash = await putBytes(bytes, mime)
    const traits = await measureTraits(smallest)
    return {
      stored: { hash, mime, width: size.width, height: size.height, bytes: bytes.length, thumbnails, ...traits },
      smallest,
    }
  }

  async function read(hash: string, mime?: string) {
    const kinds = mime ? [mime] : [...Object.keys(endings), '']
    for (const kind of kinds) {
      const name = storedName(hash, kind)
      if (kinds.length === 1 || (await store.has(name))) return store.get(name)
    }
    throw new Error(`The file ${hash} is not stored.`)
  }

  return {
    store,
    async putPicture(bytes, most) {
      if (bytes.length > most.bytes) throw refuse('fileTooLarge', { most: most.bytes / 1e6 })
      const encoded = await encodeAnew(bytes, inspect(bytes))
      const { stored, smallest } = await putWithThumbnails(encoded.bytes, encoded.mime, encoded)
      return { ...stored, pixelHash: encoded.pixelHash, fingerprint: perceptualHash(smallest) }
    },
    async putDrawn(bytes, mime) {
      const { width, height } = await openPicture(bytes).metadata()
      return (await putWithThumbnails(bytes, mime, { width, height })).stored
    },
    putBytes,
    read,
    async readPixels(hash, longest) {
      const side = Math.min(longest, Math.ceil(Math.sqrt(limits.pixels)))
      const { data, info } = await openPicture(await read(hash))
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) }
    },
  }
}
