import { createCanvas } from '@napi-rs/canvas'
import { truthFigure } from '@toile/picture/reading/figures/testing/truthFigure.ts'
import type { Surface } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import type { Picture } from './designer.ts'

/** Somebody drawn whole before a plain ground, one arm before the body, as a file. */
export async function drawnSomebody(): Promise<Picture> {
  const host = { createCanvas: (width: number, height: number) => createCanvas(width, height) as unknown as Surface }
  const { width, height, rgba } = truthFigure(host, 1, 'plain', 11).pixels
  const raw = { width, height, channels: 4 as const }
  const buffer = await sharp(Buffer.from(rgba.buffer), { raw }).jpeg({ quality: 88 }).toBuffer()
  return { name: 'Vera.jpg', mimeType: 'image/jpeg', buffer }
}
