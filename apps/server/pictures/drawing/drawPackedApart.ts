import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { drawLookApart } from '@toile/picture/looks/apart/drawLookApart.ts'
import { openLayerCache } from '@toile/picture/looks/layers.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import { openServerHost } from '../../host/canvas.ts'
import { writePng } from '../hold/writePng.ts'
import type { ApartNote } from './apartNote.ts'
import { openDrawing } from './drawPicture.ts'
import { asUploads, type LoadedUploads } from './loadUploads.ts'
import { packed } from './packed.ts'

const smallSide = 160
const swatch = { width: 480, height: 480 }

/** Draws a look in its layers with their masks, and each garment alone with and without its prints, as PNGs in one run of bytes. */
export async function drawPackedApart(design: Design, uploads: LoadedUploads): Promise<Buffer> {
  const host = openServerHost()
  const sources = openSources(host, asUploads(uploads))
  const size = sizeOf(design)
  const drawApart = (one: Design) => drawLookApart(host, one, sources, size, openLayerCache())
  const { layers, garments } = drawApart(design)
  const plain = design.garments.some(isPrinted) ? drawApart(withoutPrints(design)).garments : garments
  const pictures: Buffer[] = []
  const note: ApartNote = { sides: [], layers: [], garments: [] }
  const put = (bytes: Buffer, { width, height }: { width: number; height: number }) => {
    note.sides.push([width, height])
    return pictures.push(bytes) - 1
  }
  const putSmall = async (png: Buffer) => {
    const small = sharp(png).resize(smallSide, smallSide, { fit: 'inside' }).png()
    const { data, info } = await small.toBuffer({ resolveWithObject: true })
    return put(data, info)
  }
  const drawing = openDrawing(uploads)
  for (const { of, x, y, pixels } of layers)
    note.layers.push({
      x,
      y,
      width: pixels.width,
      height: pixels.height,
      kind: of.kind,
      garment: of.kind === 'garment' ? { id: of.id, turn: of.turn } : null,
      picture: put(await writePng(pixels), pixels),
      mask: put(await writePng(maskOf(pixels)), pixels),
    })
  for (const { id, alone } of garments) {
    const worn = design.garments.find((one) => one.id === id)
    const bare = plain.find((one) => one.id === id) ?? { alone }
    const png = await writePng(alone.pixels)
    note.garments.push({
      id,
      printed: put(png, alone.pixels),
      plain: put(await writePng(bare.alone.pixels), bare.alone.pixels),
      small: hasRegions(worn) ? await putSmall(png) : null,
      print: worn?.print ? put(await drawing.draw(printOrder(worn.print)), swatch) : null,
    })
  }
  return packed(note, pictures)
}

const isPrinted = ({ print, partPrints, applied }: Worn) =>
  print !== null || Boolean(partPrints?.length) || Boolean(applied?.some(isPrintedRegion))
const isPrintedRegion = (one: NonNullable<Worn['applied']>[number]) =>
  one.kind === 'region' && one.fill.kind === 'print'
const hasRegions = (worn: Worn | undefined) => Boolean(worn?.applied?.some(({ kind }) => kind === 'region'))

const withoutPrints = (design: Design): Design => ({
  ...design,
  garments: design.garments.map(({ partPrints: _, ...worn }) => ({
    ...worn,
    print: null,
    ...(worn.applied ? { applied: worn.applied.filter((one) => !isPrintedRegion(one)) } : {}),
  })),
})

const printOrder = ({ source, repeat, width }: NonNullable<Worn['print']>) =>
  ({ kind: 'print', source, repeat, tileWidth: width, across: width, ...swatch, form: 'png' }) as const

/** Where a layer lies, white on black. */
function maskOf({ width, height, rgba }: Pixels): Pixels {
  const mask = new Uint8ClampedArray(rgba.length)
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] ?? 0
    mask[i] = alpha
    mask[i + 1] = alpha
    mask[i + 2] = alpha
    mask[i + 3] = 255
  }
  return { width, height, rgba: mask }
}
