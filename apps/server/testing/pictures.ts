import { fromHex } from '@toile/craft/colors/color.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import { openChance, sureFirst } from '@toile/geometry'
import { paintTile } from '@toile/picture/prints/paintTile.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import { openServerHost } from '../host/canvas.ts'
import { plainDesign } from './things.ts'

const encode = ({ width, height, rgba }: Pixels) =>
  sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), { raw: { width, height, channels: 4 } }).flatten({
    background: '#ffffff',
  })

/** A photograph-like plate: a woven check in given colours. */
export function drawPlate(seed: number): Promise<Buffer> {
  const print = findPrint('marble')
  if (!print) throw new Error('The catalogue lost its marble.')
  const colors = ['#b0482f', '#e4d8c0', '#1f2a44', '#8fa3b3'].flatMap((hex) => fromHex(hex) ?? [])
  return encode(paintTile(openServerHost(), print, colors, seed, 2))
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** A technical flat of a garment, as a designer would scan it. */
export function drawSketch(garment: string): Promise<Buffer> {
  const { garments } = plainDesign()
  const worn = { ...sureFirst(garments), cut: { kind: 'garment' as const, garment } }
  const design = plainDesign({ garments: [worn] })
  const surface = openDrawing(openServerHost()).draw({ kind: 'flat', design, width: 700, height: 900 })
  const { width, height } = surface
  return encode({ width, height, rgba: surface.getContext('2d').getImageData(0, 0, width, height).data })
    .png()
    .toBuffer()
}

/** Paper cuts laid on each other, quickly drawn: another picture for every seed. */
export function drawCut(seed: number): Promise<Buffer> {
  const chance = openChance(seed)
  const discs = Array.from({ length: 14 }, () => {
    const [x, y, radius] = [chance.next() * 480, chance.next() * 360, 20 + chance.next() * 90]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${chance.next() * 360},55%,${30 + chance.next() * 45}%)"/>`
  })
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">${discs.join('')}</svg>`
  return sharp(Buffer.from(page)).flatten({ background: '#f1ead8' }).jpeg({ quality: 90 }).toBuffer()
}
