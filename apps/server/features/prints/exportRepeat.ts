import { toHex } from '@toile/craft/colors/color.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { plainTiles } from '@toile/craft/prints/repeat.ts'
import type { RepeatExport } from '@toile/craft/prints/repeatExport.ts'
import { sure } from '@toile/geometry'
import { type InkPlane, indexedTiff } from '@toile/picture/export/indexedTiff.ts'
import {
  formOfTile,
  layPlane,
  paintPlane,
  type RepeatArea,
  sizeOfArea,
  type TilePlane,
} from '@toile/picture/export/paintPlane.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { WrittenFile } from '../../exports/defineFileRunner.ts'
import { inSteps } from '../../exports/inSteps.ts'
import type { Told } from '../../exports/openTold.ts'
import { type ZipEntry, zipped } from '../../exports/zipped.ts'
import { openServerHost } from '../../host/canvas.ts'
import { checkRepeatExport } from './checkRepeatExport.ts'
import { inkPng, platePng } from './inkPng.ts'

/** What a pixel costs to paint, to lay and to write as TIFF, where writing it as PNG costs 1. */
const costs = { paint: 8, lay: 1, tiff: 4, png: 1 }
/** Plates that are reckoned with before a print is painted. */
const usualInks = 6

/** A print in its true scale and in its inks: one file, or a ZIP of it with its plates and plates.json (S3.27, domain 4.3 and 4.4). `picture` is the tile of a print that is no construction. */
export async function exportRepeat(
  document: PrintDocument,
  how: RepeatExport,
  picture: Pixels | null,
  told: Told,
): Promise<WrittenFile> {
  checkRepeatExport(document, how)
  const perMillimetre = how.dpi / 25.4
  const area = areaOf(how, perMillimetre)
  const form = formOfTile(document, perMillimetre, picture)
  if (!form) throw refuse('notFound')
  const { width, height } = sizeOfArea(form, area)
  if (Math.max(width * height, form.width * form.height) > limits.printExport.side ** 2)
    throw refuse('repeatTooLarge', { most: limits.printExport.length })
  const painted = shareOfPainting(document, how, perMillimetre)
  const tile = await inSteps(paintPlane(openServerHost(), document, perMillimetre, picture), (share) =>
    told(painted * share),
  )
  if (!tile) throw refuse('notFound')
  const parts = how.plates ? 1 + tile.inks.length : 1
  const all = costs.lay + costs[how.format] + (parts - 1) * costs.png
  const after =
    (before: number, cost: number): Told =>
    (share) =>
      told(painted + ((1 - painted) * (before + cost * share)) / all)
  const plane = await inSteps(layPlane(tile, area), after(0, costs.lay))
  const whole = () => writePlane(plane, tile, how, after(costs.lay, costs[how.format]))
  const plate = (ink: number) =>
    platePng(plane, ink, how.dpi, after(costs.lay + costs[how.format] + ink * costs.png, costs.png))
  const name = `print-${how.area}-${how.dpi}dpi`
  if (!how.plates) return { chunks: whole(), mime: `image/${how.format}`, name: `${name}.${how.format}` }
  const said = platesOf(document, how, plane, tile)
  const entries: ZipEntry[] = [
    { name: `${name}.${how.format}`, stored: true, bytes: whole },
    ...said.plates.map(({ file }, ink) => ({ name: file, stored: true, bytes: () => plate(ink) })),
    { name: 'plates.json', stored: true, bytes: async () => Buffer.from(JSON.stringify(said, null, 2)) },
  ]
  return { chunks: zipped(entries), mime: 'application/zip', name: `${name}.zip` }
}

/** The part of the work that painting will have been, as far as it can be told before. */
function shareOfPainting(document: PrintDocument, how: RepeatExport, perMillimetre: number): number {
  const { across, down } = plainTiles(document.repeat)
  const tile = (document.width * perMillimetre) ** 2
  const area = areaOf(how, perMillimetre)
  const pixels = typeof area === 'string' ? tile * (area === 'plain' ? across * down : 1) : area.width * area.height
  const written = pixels * (costs.lay + costs[how.format] + (how.plates ? usualInks * costs.png : 0))
  return (tile * costs.paint) / (tile * costs.paint + written)
}

async function* writePlane(
  plane: InkPlane,
  { inks }: TilePlane,
  { format, dpi }: RepeatExport,
  told: Told,
): AsyncGenerator<Uint8Array> {
  if (format === 'png') yield* inkPng(plane, inks, dpi, told)
  else yield await inSteps(indexedTiff(plane, inks, dpi), told)
}

const areaOf = ({ area, length }: RepeatExport, perMillimetre: number): RepeatArea =>
  area === 'cloth'
    ? { width: Math.round(length.width * 10 * perMillimetre), height: Math.round(length.height * 10 * perMillimetre) }
    : area

/** What plates.json says: sizes in pixels and millimetres, and each ink with its share of the cloth. */
function platesOf(document: PrintDocument, how: RepeatExport, { width, height, index }: InkPlane, tile: TilePlane) {
  const counts = tile.inks.map(() => 0)
  for (const ink of index) counts[ink] = sure(counts[ink]) + 1
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
      share: Number((sure(counts[ink]) / index.length).toFixed(4)),
    })),
  }
}
