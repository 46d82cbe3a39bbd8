import { drawPicture, readMenu, readStored } from '../desk.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { fillFolds } from '@toile/picture/testing/fillFolds.ts'

/** Draws an order in the worker and gives its pixels as text. */
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

/** Draws an order in the worker as an edit would; gives the milliseconds until its picture is there. */
async function drawnIn(order: PictureOrder): Promise<number> {
  const began = performance.now()
  const bitmap = await drawPicture('edit', order, 'now')
  bitmap?.close()
  return performance.now() - began
}

/** Fills as many shapes of a fold's size as told and reads the picture back: what the canvas alone would take. */
function filledIn(fills: number, width: number, height: number): number {
  const began = performance.now()
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas could be opened.')
  fillFolds(context, fills, width, height)
  context.getImageData(0, 0, width, height)
  return performance.now() - began
}

const offered = { drawnPixels, drawnIn, filledIn, readStored, readMenu }

/** What the page offers to those who drive it. */
export type DrawingPage = typeof offered

Object.assign(globalThis, offered)
