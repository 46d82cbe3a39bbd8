import { drawPicture } from '../desk.ts'
import type { PictureOrder } from '../orders.ts'

/** Draws an order in the worker and gives its pixels as text: the page of the parity test. */
async function drawnPixels(order: PictureOrder): Promise<string> {
  const bitmap = await drawPicture('parity', order, 'now')
  if (!bitmap) throw new Error('The order was overtaken.')
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas could be opened.')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const parts: string[] = []
  for (let at = 0; at < data.length; at += 32_768) parts.push(String.fromCharCode(...data.subarray(at, at + 32_768)))
  return btoa(parts.join(''))
}

Object.assign(globalThis, { drawnPixels })
