import { limits } from '@toile/fashion/limits.ts'
import { Refusal, refuse } from '@toile/fashion/refusals.ts'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { hashBytes } from '../../host/files/files.ts'
import { inspect } from '../../host/files/inspect.ts'
import { checkContent } from './checkContent.ts'
import {
  type CollectionFile,
  contentName,
  contentSchema,
  fileVersion,
  manifestName,
  manifestSchema,
  type PictureInFile,
} from './form.ts'

const damaged = (rule: string) => refuse('collectionFileDamaged', { rule: rule.slice(0, 80) })
const tooMuch = (rule: string) => refuse('collectionFileTooMuch', { rule: rule.slice(0, 80) })

const pictureName = /^pictures\/([0-9a-f]{64})\.(?:png|jpg|webp)$/

/** The parts of a ZIP, refused before anything is unpacked when a name is foreign or the sizes are too large. */
function unpack(bytes: Buffer): Map<string, Buffer> {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) throw refuse('collectionFileOnly')
  const { bytes: most, documents, files } = limits.collectionFile
  const seen = new Set<string>()
  let all = 0
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        const isDocument = name === manifestName || name === contentName
        if (!isDocument && !pictureName.test(name)) throw damaged(name)
        if (seen.has(name)) throw damaged(name)
        seen.add(name)
        all += originalSize
        if (seen.size > files || all > most + documents || (isDocument && originalSize > documents)) throw tooMuch(name)
        return true
      },
    })
    return new Map(Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)]))
  } catch (error) {
    throw error instanceof Refusal ? error : damaged('ZIP')
  }
}

function parsed(bytes: Buffer | undefined, name: string): unknown {
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

function readManifest(bytes: Buffer | undefined) {
  const manifest = parsed(bytes, manifestName)
  if (isNewer(manifest)) throw refuse('collectionFileNewer')
  const read = manifestSchema.safeParse(manifest)
  if (!read.success) throw refuse('collectionFileOnly')
  return read.data
}

/** Refuses a picture that is not one still, whole picture, or that carries more than its pixels. */
async function readPicture(name: string, bytes: Buffer): Promise<PictureInFile> {
  try {
    inspect(bytes)
    const { width, height, exif, xmp, iptc } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (exif || xmp || iptc) throw damaged(name)
    if (width * height > limits.pixels) throw tooMuch(name)
    return { bytes, width, height }
  } catch (error) {
    throw error instanceof Refusal && error.code === 'collectionFileTooMuch' ? error : damaged(name)
  }
}

/** Reads a collection file that came from anywhere; whatever is wrong with it is one sentence, and nothing is stored before all of it is right. */
export async function readCollectionFile(bytes: Buffer): Promise<CollectionFile> {
  const parts = unpack(bytes)
  const manifest = readManifest(parts.get(manifestName))
  const told = new Map(Object.entries(manifest.files))
  for (const [name, hash] of told) {
    const part = parts.get(name)
    if (!part || hashBytes(part) !== hash) throw damaged(name)
  }
  const pictures = new Map<string, PictureInFile>()
  for (const [name, part] of parts) {
    if (name === manifestName) continue
    const hash = told.get(name)
    if (!hash) throw damaged(name)
    if (name === contentName) continue
    if (pictureName.exec(name)?.[1] !== hash) throw damaged(name)
    pictures.set(hash, await readPicture(name, part))
  }
  const content = contentSchema.safeParse(parsed(parts.get(contentName), contentName))
  if (!content.success) throw damaged(content.error.issues[0].path.map(String).join('.'))
  const file: CollectionFile = { content: content.data, pictures }
  checkContent(file)
  return file
}
