import type { Desk } from '@toile/picture/looks/desk.ts'
import { openLayerCache } from '@toile/picture/looks/layers.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import { drawScene, writeScene } from '@toile/picture/scenes/drawScene.ts'
import type { LineOrder, PictureOrder } from '@toile/picture/scenes/index.ts'
import type { Pixels, Surface } from '@toile/picture/surface.ts'
import { refuse } from '@toile/rules/refusals.ts'
import sharp from 'sharp'
import { openServerHost } from '../../host/canvas.ts'
import { collect } from './collect.ts'
import { asUploads, type LoadedUploads } from './loadUploads.ts'

/** One picture to be drawn: a scene of the list, and the form of its file. */
export type DrawingOrder = (PictureOrder & { form: 'webp' | 'png' }) | (LineOrder & { form: 'svg' })

/** Draws pictures one after the other and keeps what they share: bodies, heads and print tiles. */
export interface Drawing {
  draw(order: DrawingOrder): Promise<Buffer>
}

/** Frames of films that this thread has drawn, and after how many of them it frees their canvases. */
let frames = 0
const collected = 4

/** Bodies and heads, which depend on no upload: kept from one drawing of this thread to the next. */
const figures = openLayerCache()

/** A desk with loaded uploads; figures are kept up to the limits of their cache. */
export function deskOn(uploads: LoadedUploads): Desk {
  const host = openServerHost()
  return { host, sources: openSources(host, asUploads(uploads)), cache: figures }
}

/** Opens a drawing on loaded uploads. */
export function openDrawing(uploads: LoadedUploads): Drawing {
  const desk = deskOn(uploads)
  return {
    async draw(order) {
      if (order.form === 'svg') {
        const lines = writeScene(desk, order)
        if (lines === null) throw refuse('notFound')
        return Buffer.from(lines)
      }
      const encoded = await encode(drawScene(desk, order), order.form)
      // A collection takes a tenth of a second, and a frame half of one.
      if (order.kind !== 'filmFrame' || ++frames % collected === 0) collect()
      return encoded
    },
  }
}

function encode(surface: Surface, form: 'webp' | 'png'): Promise<Buffer> {
  const { width, height } = surface
  const { data } = surface.getContext('2d').getImageData(0, 0, width, height)
  return encodePixels({ width, height, rgba: data }, form)
}

/** Pixels as the bytes of a file. */
export function encodePixels({ width, height, rgba }: Pixels, form: 'webp' | 'png'): Promise<Buffer> {
  const pixels = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const raw = sharp(pixels, { raw: { width, height, channels: 4 } })
  return (form === 'png' ? raw.png({ compressionLevel: 3 }) : raw.webp({ quality: 92, effort: 1 })).toBuffer()
}
