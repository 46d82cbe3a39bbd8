import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { Refusal, refuse } from '@toile/rules/refusals.ts'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import sharp from 'sharp'
import { z } from 'zod'
import { dress } from '../../host/files/dress.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import { inspect } from '../../host/files/inspect.ts'
import { openPicture } from '../../host/files/openPicture.ts'
import { documentHash } from '../designs/documentHash.ts'
import { isPlainMp4 } from '../../host/files/mp4Boxes.ts'
import { isTile } from '../canvases/isTile.ts'
import { checkContent } from './checkContent.ts'
import { checkTrialRoom, type TrialRoom } from './checkTrialRoom.ts'
import {
  type CollectionContent,
  type CollectionFile,
  contentName,
  contentSchema,
  fileVersion,
  manifestName,
  manifestSchema,
  type PictureInFile,
  unpackedName,
} from './fileForm.ts'

const damaged = (rule: string) => refuse('collectionFileDamaged', { rule: rule.slice(0, 80) })
const tooMuch = (rule: string) => refuse('collectionFileTooMuch', { rule: rule.slice(0, 80) })

const pictureName = /^pictures\/([0-9a-f]{64})\.(?:png|jpg|webp)$/
const filmName = /^films\/([0-9a-f]{64})\.mp4$/
const tileName = /^tiles\/([0-9a-f]{64})\.png$/
const isMade = (name: string) => pictureName.test(name) || filmName.test(name) || tileName.test(name)

/** Bytes that are unpacked at a time. */
const portion = 32_000_000

/** The sizes of the parts of a ZIP, refused before anything is unpacked when a name is foreign or they are too large. */
function sizesOf(bytes: Buffer): Map<string, number> {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) throw refuse('collectionFileOnly')
  const { bytes: most, documents, files, tiles } = limits.collectionFile
  const sizes = new Map<string, number>()
  let all = 0
  let painted = 0
  unzip(bytes, ({ name, originalSize }) => {
    const isDocument = name === manifestName || name === contentName
    if (!isDocument && !isMade(name)) throw damaged(name)
    if (sizes.has(name)) throw damaged(name)
    sizes.set(name, originalSize)
    all += originalSize
    if (tileName.test(name)) painted += 1
    if (
      sizes.size - painted > files ||
      painted > tiles ||
      all > most + documents ||
      (isDocument && originalSize > documents)
    )
      throw tooMuch(name)
    return false
  })
  return sizes
}

function unzip(bytes: Buffer, filter: (part: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof Refusal ? error : damaged('ZIP')
  }
}

const bufferOf = (part: Uint8Array) => Buffer.from(part.buffer, part.byteOffset, part.length)

/** The pictures, films and tiles in a ZIP, a few at a time. */
function* madeOf(bytes: Buffer, sizes: ReadonlyMap<string, number>): Generator<[name: string, part: Buffer]> {
  const portions: Set<string>[] = []
  let room = 0
  for (const [name, size] of sizes) {
    if (!isMade(name)) continue
    room -= size
    if (room < 0) {
      portions.push(new Set())
      room = portion
    }
    portions.at(-1)?.add(name)
  }
  for (const wanted of portions)
    for (const [name, part] of Object.entries(unzip(bytes, ({ name }) => wanted.has(name))))
      yield [name, bufferOf(part)]
}

function parsed(bytes: Uint8Array | undefined, name: string): unknown {
  if (!bytes) throw name === manifestName ? refuse('collectionFileOnly') : damaged(name)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw damaged(name)
  }
}

const isNewer = (manifest: unknown): boolean =>
  typeof manifest === 'object' &&
  manifest !== null &&
  'format' in manifest &&
  manifest.format === 'toile-collection' &&
  'version' in manifest &&
  typeof manifest.version === 'number' &&
  manifest.version > fileVersion

/** The checksums that a manifest tells of all other parts; refused when it tells of others than there are. */
function readManifest(bytes: Uint8Array | undefined, sizes: ReadonlyMap<string, number>): Map<string, string> {
  const manifest = parsed(bytes, manifestName)
  if (isNewer(manifest)) throw refuse('collectionFileNewer')
  const read = manifestSchema.safeParse(manifest)
  if (!read.success) throw refuse('collectionFileOnly')
  const told = new Map(Object.entries(read.data.files))
  for (const name of told.keys()) if (!sizes.has(name)) throw damaged(name)
  for (const name of sizes.keys()) if (name !== manifestName && !told.has(name)) throw damaged(name)
  return told
}

function readContent(bytes: Uint8Array | undefined, told: string | undefined): CollectionContent {
  if (!bytes || hashBytes(bytes) !== told) throw damaged(contentName)
  const given = parsed(bytes, contentName)
  const content = contentSchema.safeParse(given)
  if (!content.success) throw damaged(sure(content.error.issues[0]).path.map(String).join('.'))
  checkHashes(storedSchema.parse(given).documents)
  return content.data
}

/** Documents as they lie in a file: those of earlier versions are named by what they were. */
const storedSchema = z.object({ documents: z.record(z.string(), z.record(z.string(), z.unknown())) })

function checkHashes(documents: z.output<typeof storedSchema>['documents']): void {
  for (const [hash, document] of Object.entries(documents))
    if (documentHash(document) !== hash) throw damaged(`documents ${hash.slice(0, 13)}`)
}

/** Puts a picture with its thumbnails into a folder; refuses one that is not one still, whole picture, or that carries more than its pixels. */
async function takePicture(name: string, hash: string, bytes: Buffer, folder: string): Promise<PictureInFile> {
  try {
    const mime = `image/${inspect(bytes)}`
    const { width, height, exif, xmp, iptc } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (exif || xmp || iptc) throw damaged(name)
    if (width * height > limits.pixels || Math.max(width, height) > limits.pixelsASide) throw tooMuch(name)
    const { thumbnails, traits } = await dress(openPicture(bytes))
    await writeFile(join(folder, unpackedName(hash, 'whole')), bytes)
    for (const { side, bytes: small } of thumbnails) await writeFile(join(folder, unpackedName(hash, side)), small)
    return { mime, width, height, bytes: bytes.length, traits }
  } catch (error) {
    throw error instanceof Refusal && error.code === 'collectionFileTooMuch' ? error : damaged(name)
  }
}

/** Puts a film into a folder; refuses what is no MP4 of one H.264 film. */
async function takeFilm(name: string, hash: string, bytes: Buffer, folder: string): Promise<number> {
  if (!isPlainMp4(bytes)) throw damaged(name)
  await writeFile(join(folder, unpackedName(hash, 'film')), bytes)
  return bytes.length
}

/** Puts a tile of a painting into a folder; refuses what is none. */
async function takeTile(name: string, hash: string, bytes: Buffer, folder: string): Promise<number> {
  if (!(await isTile(bytes))) throw damaged(name)
  await writeFile(join(folder, unpackedName(hash, 'tile')), bytes)
  return bytes.length
}

/** Reads a collection file that came from anywhere and unpacks its pictures into a folder; whatever is wrong with it is one sentence, and nothing is to be stored before all of it is right. */
export async function readCollectionFile(
  bytes: Buffer,
  { folder, room }: { folder: string; room: TrialRoom | null },
  report: (share: number) => void,
): Promise<CollectionFile> {
  const sizes = sizesOf(bytes)
  const documents = unzip(bytes, ({ name }) => !isMade(name))
  const told = readManifest(documents[manifestName], sizes)
  const content = readContent(documents[contentName], told.get(contentName))
  checkTrialRoom(room, content)
  const pictures = new Map<string, PictureInFile>()
  const films = new Map<string, number>()
  const tiles = new Map<string, number>()
  for (const [name, part] of madeOf(bytes, sizes)) {
    const hash = hashBytes(part)
    if (told.get(name) !== hash || !name.includes(hash)) throw damaged(name)
    if (tileName.test(name)) tiles.set(hash, await takeTile(name, hash, part, folder))
    else if (filmName.test(name)) films.set(hash, await takeFilm(name, hash, part, folder))
    else pictures.set(hash, await takePicture(name, hash, part, folder))
    report((pictures.size + films.size + tiles.size) / sizes.size)
  }
  const file: CollectionFile = { content, pictures, films, tiles }
  checkContent(file)
  return file
}
