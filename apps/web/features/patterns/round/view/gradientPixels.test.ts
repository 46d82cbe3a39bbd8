import { describe, expect, it } from 'vitest'
import { gradientPixels } from './gradientPixels.ts'

const red = { r: 200, g: 0, b: 0 }
const blue = { r: 0, g: 0, b: 100 }
const pixel = (pixels: Uint8Array, i: number) => [...pixels.subarray(4 * i, 4 * i + 4)]

describe('a gradient on cloth', () => {
  it('[S3.12] goes from stop to stop and stays beyond them', () => {
    const pixels = gradientPixels({
      stops: [
        { at: 0.8, color: blue, opacity: 0.5 },
        { at: 0.2, color: red, opacity: 1 },
      ],
    })
    expect(pixel(pixels, 0)).toEqual([200, 0, 0, 255])
    expect(pixel(pixels, 255)).toEqual([0, 0, 100, 128])
    const [r = 0, , b = 0, a = 0] = pixel(pixels, 128)
    expect([Math.abs(r - 100) < 3, Math.abs(b - 50) < 3, Math.abs(a - 191) < 3]).toEqual([true, true, true])
  })
})
