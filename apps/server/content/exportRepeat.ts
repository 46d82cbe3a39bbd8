import { setImmediate } from 'node:timers/promises'
import { toHex } from '@toile/fashion/colors/color.ts'
import { limits } from '@toile/fashion/limits.ts'
import type { PrintDocument } from '@toile/fashion/prints/printDocument.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { indexedTiff, type InkPlane } from '@toile/picture/export/indexedTiff.ts'
import { layPlane, paintPlane, type RepeatArea, sizeOfArea, type TilePlane } from '@toile/picture/export/paintPlane.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { zipSync } from 'fflate'
import { openServerHost } from '../host/canvas.ts'
import type { SentBytes } from '../host/http/context.ts'
import { inkPng, platePng } from './prints/inkPng.ts'

/** How a print is written: what of it, at which resolution, as which file, and whether with a plate for each ink; lengths in centimetres. */
export interface RepeatExport {
  area: 'tile' | 'plain' | 'cloth'
  length: { width: number; height: number }
  dpi: (typeof limits.printExport.dpi)[number]
  format: 'png' | 'tiff'
  plates: boolean
}

/** A print in its true scale and in its inks: one file, or a ZIP of it with its plates and plates.json (S3.27, domain 4.3 and 4.4). `picture` is the tile of a print that is no construction. */
export async function exportRepeat(
  document: PrintDocument,
  how: RepeatExport,
  picture: Pixels | null,
  report: (share: number) => Promise<void> = async () => {},
): Promise<SentBytes & { bytes: Uint8Array }> {
  const perMillimetre = how.dpi / 25.4
  if (document.width * perMillimetre > limits.printExport.side)
    throw refuse('repeatTooLarge', { most: limits.printExport.length })
  const tile = await paint(document, perMillimetre, picture, report)
  const area = areaOf(how, perMillimetre)
  const { width, height } = sizeOfArea(tile, area)
  if (width * height > limits.printExport.side ** 2) throw refuse('repeatTooLarge', { most: limits.printExport.length })
  const plane = layPlane(tile, area)
  const whole = how.format === 'png' ? inkPng(plane, tile.inks, how.dpi) : indexedTiff(plane, tile.inks, how.dpi)
  const name = `print-${how.area}-${how.dpi}dpi`
  const mime = how.format === 'png' ? 'image/png' : 'image/tiff'
  if (!how.plates) return { bytes: whole, mime, name: `${name}.${how.format}` }
  const said = platesOf(document, how, plane, tile)
  const entries: Record<string, [Uint8Array, { level: 0 }]> = { [`${name}.${how.format}`]: [whole, { level: 0 }] }
  for (const [ink, { file }] of said.plates.entries()) entries[file] = [platePng(plane, ink, how.dpi), { level: 0 }]
  entries['plates.json'] = [Buffer.from(JSON.stringify(said, null, 2)), { level: 0 }]
  return { bytes: zipSync(entries), mime: 'application/zip', name: `${name}.zip` }
}

async function paint(
  document: PrintDocument,
  perMillimetre: number,
  picture: Pixels | null,
  report: (share: number) => Promise<void>,
): Promise<TilePlane> {
  const painting = paintPlane(openServerHost(), document, perMillimetre, picture)
  for (;;) {
    const step = painting.next()
    if (step.done) {
      if (!step.value) throw refuse('notFound')
      return step.value
    }
    await report(step.value)
    await setImmediate()
  }
}

const areaOf = ({ area, length }: RepeatExport, perMillimetre: number): RepeatArea =>
  area === 'cloth'
    ? { width: Math.round(length.width * 10 * perMillimetre), height: Math.round(length.height * 10 * perMillimetre) }
    : area

/** What plates.json says: sizes in pixels and millimetres, and each ink with its share of the cloth. */
function platesOf(document: PrintDocument, how: RepeatExport, { width, height, index }: InkPlane, tile: TilePlane) {
  const counts = tile.inks.map(() => 0)
  for (const ink of index) counts[ink]++
  const millimetres = (pixels: number) => Number(((pixels * 25.4) / how.dpi).toFixed(2))
  return {
    version: 1,
    dpi: how.dpi,
    repeat: document.repeat,
    tileMillimetres: {
      width: millimetres(tile.width * tile.taken.across),
      height: millimetres(tile.height * tile.taken.down),
    },
    pixels: { width, height },
    plates: tile.inks.map((color, ink) => ({
      file: `plate-${String(ink + 1).padStart(2, '0')}.png`,
      color: toHex(color),
      share: Number((counts[ink] / index.length).toFixed(4)),
    })),
  }
}
