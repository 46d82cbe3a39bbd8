import type { PDFDocument, PDFImage } from 'pdf-lib'
import sharp from 'sharp'
import type { Told } from '../../exports/openTold.ts'
import type { Files } from '../../host/files/files.ts'
import type { BoardFile } from './loadBoards.ts'

/** A PDF has no WebP, and takes long over a PNG that hides nothing: both become JPEG of this quality. */
const quality = 94
/** Pixels up to which a PNG goes in as it is. */
const mostAsPng = 3_000_000

/** Puts stored pictures into a PDF in their stored resolution, each once. */
export async function pdfImages(
  document: PDFDocument,
  named: ReadonlyMap<string, BoardFile>,
  files: Files,
  wanted: ReadonlySet<string>,
  told: Told,
): Promise<Map<string, PDFImage>> {
  const images = new Map<string, PDFImage>()
  for (const id of wanted) {
    const known = named.get(id)
    if (!known) continue
    const bytes = await files.read(known.hash, known.mime)
    images.set(id, await embed(document, bytes, known.mime))
    await told(images.size / wanted.size)
  }
  return images
}

// The library reads from the start of the memory that bytes lie in, which small buffers share.
const apart = (bytes: Buffer) => new Uint8Array(bytes)

async function embed(document: PDFDocument, bytes: Buffer, mime: string): Promise<PDFImage> {
  if (mime === 'image/jpeg') return document.embedJpg(apart(bytes))
  const picture = sharp(bytes)
  const { width, height, hasAlpha } = await picture.metadata()
  if (mime === 'image/png' && width * height <= mostAsPng) return document.embedPng(apart(bytes))
  return hasAlpha
    ? document.embedPng(apart(await picture.png().toBuffer()))
    : document.embedJpg(apart(await picture.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()))
}
