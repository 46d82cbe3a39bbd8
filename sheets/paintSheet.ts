import { createCanvas } from '@napi-rs/canvas'
import type { Cell, Sheet } from './sheet.ts'

const margin = 18
const captionHeight = 26

/** Lays a sheet's pictures out in rows with their captions and encodes it as PNG. */
export async function paintSheet({ columns, cell: [width, height] }: Sheet, cells: readonly Cell[]): Promise<Buffer> {
  const rows = Math.ceil(cells.length / columns)
  const across = Math.min(columns, cells.length)
  const canvas = createCanvas(margin + across * (width + margin), margin + rows * (height + captionHeight + margin))
  const context = canvas.getContext('2d')
  context.fillStyle = '#f8f4ee'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.font = '15px sans-serif'
  for (const [i, { caption, draw }] of cells.entries()) {
    const x = margin + (i % columns) * (width + margin)
    const y = margin + Math.floor(i / columns) * (height + captionHeight + margin)
    const picture = await draw()
    const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height)
    const own = createCanvas(picture.width, picture.height)
    const pixels = own.getContext('2d').createImageData(picture.width, picture.height)
    pixels.data.set(data)
    own.getContext('2d').putImageData(pixels, 0, 0)
    context.drawImage(own, x, y)
    context.fillStyle = '#6b645c'
    context.fillText(caption, x, y + height + 18, width)
  }
  return canvas.toBuffer('image/png')
}
