import { strToU8, zipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { wordOf } from '../../apps/server/testing/hostile/briefs.ts'

/** Sound files that hostile ones are made from, by their kind. */
export type Samples = Readonly<Record<(typeof kinds)[number], Buffer>>
export const kinds = ['png', 'jpeg', 'webp', 'gif', 'tiff', 'avif', 'svg', 'pdf', 'docx', 'zip', 'toile'] as const

const side = 96

/** One sound file of each kind; the collection file is one that the studio itself wrote. */
export async function openSamples(toile: Uint8Array): Promise<Samples> {
  const raw = Buffer.alloc(side * side * 3)
  for (let i = 0; i < raw.length; i++) raw[i] = (i * 2_654_435_761) >>> 24
  const picture = () => sharp(raw, { raw: { width: side, height: side, channels: 3 } })
  const pdf = await PDFDocument.create()
  pdf.addPage().drawRectangle({ x: 20, y: 20, width: 300, height: 400 })
  return {
    png: await picture().png().toBuffer(),
    jpeg: await picture().jpeg().toBuffer(),
    webp: await picture().webp().toBuffer(),
    gif: await picture().gif().toBuffer(),
    tiff: await picture().tiff().toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    pdf: Buffer.from(await pdf.save({ useObjectStreams: false })),
    docx: Buffer.from(await wordOf(['A navy linen dress', 'No zips'])),
    zip: Buffer.from(zipSync({ 'a.txt': strToU8('a'.repeat(400)), 'b/c.png': strToU8('c') })),
    toile: Buffer.from(toile),
  }
}
