import { colorAt, type ReadingScale } from './readingColors.ts'

/** A scale from its least to its most as 256 pixels of red, green, blue and opacity. */
export function scalePixels(scale: ReadingScale): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(1024)
  for (let i = 0; i < 256; i++) {
    const color = colorAt(scale, scale.least + ((scale.most - scale.least) * i) / 255)
    pixels.set([...color.map((share) => Math.round(share * 255)), 255], 4 * i)
  }
  return pixels
}
