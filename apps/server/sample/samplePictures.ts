import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import { paintTile } from '@toile/picture/prints/paintTile.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import { openServerHost } from '../host/canvas.ts'

/** The palette of the sample project. */
export const samplePalette = [
  { id: 'clay', name: 'Fired clay', hex: '#b0482f' },
  { id: 'oat', name: 'Oat', hex: '#e4d8c0' },
  { id: 'ink', name: 'Harbour ink', hex: '#1f2a44' },
  { id: 'mist', name: 'Slate mist', hex: '#8fa3b3' },
  { id: 'olive', name: 'Olive', hex: '#66704a' },
] as const

const colors = samplePalette.flatMap(({ hex }) => fromHex(hex) ?? [])

const png = ({ width, height, rgba }: Pixels) =>
  sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()

function tile(id: string, seed: number, pixelsPerMillimetre: number): Pixels {
  const print = findPrint(id)
  if (!print) throw new Error(`The print ${id} is not in the catalogue.`)
  return paintTile(openServerHost(), print, colors, seed, pixelsPerMillimetre)
}

/** Plates for the moodboard, prints and a sketch, all drawn by the engine. */
export async function drawSamplePictures(): Promise<
  Record<'mood' | 'print' | 'sketch', { name: string; bytes: Buffer }[]>
> {
  const plates = [
    ['marble', 3],
    ['brushstroke', 5],
    ['terrazzo', 2],
    ['ikat', 8],
  ] as const
  const prints = [
    ['floral', 11],
    ['bretonStripe', 4],
  ] as const
  const made = (list: readonly (readonly [string, number])[], fine: number) =>
    Promise.all(list.map(async ([id, seed]) => ({ name: `${id}.png`, bytes: await png(tile(id, seed, fine)) })))
  return {
    mood: await made(plates, 4),
    print: await made(prints, 4),
    sketch: [{ name: 'fit-and-flare-dress.png', bytes: await png(flatOf('fitAndFlareDress')) }],
  }
}

const plain = { r: 44, g: 50, b: 64 }
/** Nothing of it is seen in a flat but whose body it is. */
const bare: Design = {
  version: designVersion,
  style: 'ink',
  mannequin: { person: 'ines', pose: 'neutral', mirrored: false },
  shoes: { kind: 'pump', color: plain },
  lips: plain,
  ground: plain,
  garments: [],
  origin: null,
}

function flatOf(garment: string): Pixels {
  const host = openServerHost()
  const worn: Worn = plainWorn(garment, { r: 255, g: 255, b: 255 }, { id: 'g1', seed: 1 })
  const design = { ...bare, garments: [worn] }
  const surface = openDrawing(host).draw({ kind: 'flat', design, width: 900, height: 1200 })
  const { width, height } = surface
  return { width, height, rgba: surface.getContext('2d').getImageData(0, 0, width, height).data }
}
