import type { Color } from '@toile/craft/colors/color.ts'
import { completePalette } from '@toile/craft/colors/completePalette.ts'
import { ordinaryCloth } from '@toile/craft/prints/derivedCloth.ts'
import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { Print } from '@toile/craft/prints/print.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { latticeOf, plainTiles, type Repeat } from '@toile/craft/prints/repeat.ts'
import { ownTiles, tileSize } from '@toile/craft/prints/tileSize.ts'
import { sure } from '@toile/geometry'
import { openRepeat } from '../cloth/tile.ts'
import { shrink } from '../kernels/shrink.ts'
import { enlargeInks } from '../prints/derived/enlargeInks.ts'
import { joinsUnder } from '../prints/derived/inkField.ts'
import { layDerived } from '../prints/derived/paintDerived.ts'
import { enlarge } from '../prints/enlarge.ts'
import { paintBand, type TileOrder } from '../prints/paintBand.ts'
import { paintTile } from '../prints/paintTile.ts'
import type { Host, Pixels } from '../surface.ts'
import { type InkPlane } from './indexedTiff.ts'
import { inksOf, separate } from './inks.ts'

/** The size of a tile in pixels with the repeat it is laid in; the document's own tile may take in several of it. */
export interface TileForm {
  width: number
  height: number
  repeat: Repeat
  /** How many of it across and down the document's tile takes in. */
  taken: { across: number; down: number }
}

/** A tile in inks. */
export interface TilePlane extends InkPlane, TileForm {
  inks: readonly Color[]
}

/** Pixels that are held as colours at once. */
const bandPixels = 2_000_000
/** A tile this fine in pixels needs no finer painting first. */
const fine = 3000
const studied = 360
/** A print made of a picture is drawn this fine in pixels at most. */
const drawn = 2048

/** The form of a print's tile at a scale, known before anything is painted; nothing for a print or picture that is unknown. */
export function formOfTile(
  document: PrintDocument,
  pixelsPerMillimetre: number,
  picture: Pixels | null,
): TileForm | null {
  const { source, repeat } = document
  if (source.kind === 'derived') return formOfPicture(document, pixelsPerMillimetre, { width: 1, height: 1 })
  if (source.kind !== 'construction') return picture && formOfPicture(document, pixelsPerMillimetre, picture)
  const print = findPrint(source.print)
  if (!print) return null
  const order = orderOf(print, document, pixelsPerMillimetre)
  return { width: order.across, height: order.down, repeat: order.repeat, taken: ownTiles(print, repeat) }
}

/** Paints a print's tile at a scale and reduces it to inks, band by band, yielding after each so that others may go on; `picture` is the tile of a print that is no construction, or the picture that one is made of; nothing for a print or picture that is unknown (S3.27, domain 4.3). */
export function* paintPlane(
  host: Host,
  document: PrintDocument,
  pixelsPerMillimetre: number,
  picture: Pixels | null,
): Generator<number, TilePlane | null> {
  const { source } = document
  const form = formOfTile(document, pixelsPerMillimetre, picture)
  if (!form) return null
  if (source.kind === 'derived') return picture && (yield* planeOfDerived(form, source, picture))
  if (source.kind !== 'construction') return picture && planeOfPicture(form, picture)
  const print = findPrint(source.print)
  if (!print) return null
  const order = orderOf(print, document, pixelsPerMillimetre)
  const colors = completePalette(source.colors, print.colorway.length)
  const study = paintTile(host, print, source.colors, source.seed, studied / print.width, source.knobs, order.repeat)
  const inks = inksOf(study, colors)
  const index = new Uint8Array(order.across * order.down)
  const rows = Math.max(2, 2 * Math.floor(bandPixels / (order.across * order.over ** 2) / 2))
  for (let top = 0; top < order.down; top += rows) {
    const band = paintBand(host, order, top, Math.min(rows, order.down - top))
    index.set(separate(band, inks), top * order.across)
    yield Math.min(1, (top + rows) / order.down)
  }
  return { ...form, index, inks }
}

function orderOf(print: Print, { source, repeat, width }: PrintDocument, pixelsPerMillimetre: number): TileOrder {
  const scale = (width / tileSize(print, repeat).width) * pixelsPerMillimetre
  const laid = print.runsOn ? print.repeat : repeat
  const { drop, step } = latticeOf(laid)
  const across = wholes(print.width * scale, step.d)
  const down = wholes(print.height * scale, drop.d)
  const { seed, knobs, colors } =
    source.kind === 'construction' ? source : { seed: 0, knobs: undefined, colors: print.colorway }
  return { print, colors, seed, knobs, repeat: laid, across, down, over: Math.max(across, down) > fine ? 1 : 2 }
}

function formOfPicture(
  { repeat, width }: PrintDocument,
  pixelsPerMillimetre: number,
  picture: Pick<Pixels, 'width' | 'height'>,
): TileForm {
  const { drop, step } = latticeOf(repeat)
  const across = wholes(width * pixelsPerMillimetre, step.d)
  const down = wholes((across * picture.height) / picture.width, drop.d)
  return { width: across, height: down, repeat, taken: { across: 1, down: 1 } }
}

function planeOfPicture(form: TileForm, picture: Pixels): TilePlane {
  const inks = inksOf(shrink(picture, studied), [])
  return { ...form, index: separate(enlarge(picture, form.width, form.height), inks), inks }
}

/** The tile laid as finely as it is drawn, then enlarged in inks band by band; the inks are the source's own, as far as any of them is seen. */
function* planeOfDerived(form: TileForm, source: DerivedSource, picture: Pixels): Generator<number, TilePlane> {
  const field = layDerived(picture, source, Math.min(drawn, form.width))
  const seen = source.colors.flatMap((_, ink) => (field.index.includes(ink) ? [ink] : []))
  const plates = Uint8Array.from(source.colors, (_, ink) => Math.max(0, seen.indexOf(ink)))
  const joins = joinsUnder(ordinaryCloth(source.treatment).repeat)
  const index = new Uint8Array(form.width * form.height)
  const rows = Math.max(1, Math.floor(bandPixels / form.width))
  for (let top = 0; top < form.height; top += rows) {
    const band = enlargeInks(field, joins, form, top, Math.min(rows, form.height - top))
    index.set(
      band.map((ink) => plates[ink]!),
      top * form.width,
    )
    yield Math.min(1, (top + rows) / form.height)
  }
  return { ...form, index, inks: seen.map((ink) => sure(source.colors[ink])) }
}

const wholes = (wanted: number, unit: number) => unit * Math.max(1, Math.round(wanted / unit))

/** What of a print is written: its tile, the least rectangle that repeats straight, or a length of cloth in pixels. */
export type RepeatArea = 'tile' | 'plain' | { width: number; height: number }

/** The size in pixels of what is written. */
export function sizeOfArea(
  { width, height, taken, repeat }: TileForm,
  area: RepeatArea,
): { width: number; height: number } {
  if (typeof area !== 'string') return area
  const several = taken.across * taken.down > 1
  const plain = area === 'plain' && !several ? plainTiles(repeat) : { across: 1, down: 1 }
  return { width: width * taken.across * plain.across, height: height * taken.down * plain.down }
}

/** A tile laid over an area in its repeat, still in inks; yields the share done after each band. */
export function* layPlane(tile: TilePlane, area: RepeatArea): Generator<number, InkPlane> {
  const { width, height } = sizeOfArea(tile, area)
  if (width === tile.width && height === tile.height) return tile
  const index = new Uint8Array(width * height)
  const at = openRepeat(tile, tile.repeat)
  const rows = Math.max(1, Math.floor(bandPixels / width))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) index[y * width + x] = tile.index[at(x, y) / 4]!
    if (y % rows === rows - 1) yield (y + 1) / height
  }
  return { width, height, index }
}
