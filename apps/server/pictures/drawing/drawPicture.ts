import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { drawLook } from '@toile/picture/scenes/drawLook.ts'
import { openLayerCache } from '@toile/picture/scenes/layers.ts'
import { openSources, type Sources } from '@toile/picture/scenes/sources.ts'
import sharp from 'sharp'
import { openServerHost } from '../../host/canvas.ts'
import { collect } from './collect.ts'
import { asUploads, type LoadedUploads } from './uploads.ts'

/** One picture to be drawn. */
export interface DrawingOrder {
  design: Design
  width: number
  height: number
  view: View
  transparent: boolean
  format: 'webp' | 'png'
}

/** Draws pictures one after the other and keeps what they share: bodies, heads and print tiles. */
export interface Drawing {
  draw(order: DrawingOrder): Promise<Buffer>
}

/** Bodies and heads, which depend on no upload: kept from one drawing of this thread to the next. */
const figures = openLayerCache()

/** Opens a drawing on loaded uploads; figures are kept up to the limits of their cache. */
export function openDrawing(uploads: LoadedUploads): Drawing {
  const host = openServerHost()
  const sources: Sources = openSources(host, asUploads(uploads))
  return {
    async draw({ design, width, height, view, transparent, format }) {
      const surface = drawLook(host, design, sources, { width, height, view, transparent }, figures)
      const { data } = surface.getContext('2d').getImageData(0, 0, width, height)
      const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
      const raw = sharp(pixels, { raw: { width, height, channels: 4 } })
      const encoded = await (format === 'png'
        ? raw.png({ compressionLevel: 6 })
        : raw.webp({ quality: 92, effort: 1 })
      ).toBuffer()
      collect()
      return encoded
    },
  }
}
