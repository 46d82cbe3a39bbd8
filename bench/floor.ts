import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Design } from '@toile/craft/designs/design.ts'
import { drawLook } from '@toile/picture/looks/drawLook.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import { fillFolds } from '@toile/picture/testing/fillFolds.ts'

/** The size of a picture in pixels. */
export interface Size {
  width: number
  height: number
}

const counted = ['fill', 'stroke', 'fillRect', 'drawImage', 'putImageData'] as const

/** How many times a look asks the canvas to fill, stroke or lay pixels. */
export function countFills(design: Design, size: Size): number {
  let count = 0
  const count1 = (context: SKRSContext2D) => {
    for (const name of counted) {
      const real: (...given: never[]) => unknown = context[name].bind(context)
      Object.assign(context, {
        [name](...given: never[]) {
          count++
          return real(...given)
        },
      })
    }
    return context
  }
  const host: Host = {
    createCanvas(width, height) {
      const canvas = createCanvas(width, height)
      const context = count1(canvas.getContext('2d'))
      Object.assign(canvas, { getContext: () => context })
      // The picture package sees canvases of the server through its own type.
      return canvas as unknown as Surface
    },
  }
  drawLook(host, design, openSources(host), size)
  return count
}

/** The floor of a look: as many fills as it makes, each of a fold's size, and nothing else. */
export function fillOnly(fills: number, { width, height }: Size) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  fillFolds(context, fills, width, height)
  return context.getImageData(0, 0, width, height).data
}

/** Encodes pixels as looks are encoded. */
export const encodeLook = (data: Uint8ClampedArray, { width, height }: Size) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } })
    .webp({ quality: 92, effort: 1 })
    .toBuffer()
