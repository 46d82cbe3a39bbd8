import { fromHex } from '@toile/fashion/colors/color.ts'
import { findPrint } from '@toile/fashion/prints/index.ts'
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
  const { garments, mannequin } = plainDesign()
  const worn = { ...garments[0], cut: { kind: 'garment' as const, garment } }
  const surface = openDrawing(openServerHost()).flat({ mannequin, garments: [worn] }, { width: 700, height: 900 })
  const { width, height } = surface
  return encode({ width, height, rgba: surface.getContext('2d').getImageData(0, 0, width, height).data })
    .png()
    .toBuffer()
}
