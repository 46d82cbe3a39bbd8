import { createCanvas } from '@napi-rs/canvas'
import { fromHex } from '@toile/craft/colors/color.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { describe, expect, it } from 'vitest'
import { fitPixels } from '../../kernels/fitPixels.ts'
import { paintTile } from '../../prints/paintTile.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { jpegNoise } from '../trace/testing/jpegNoise.ts'
import { isAlike, perceptualHash } from './perceptualHash.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sets = [
  ['#b0482f', '#e4d8c0', '#1f2a44', '#8fa3b3'],
  ['#204030', '#d8e4c0', '#aa2244', '#c3a3b3'],
].map((set) => set.flatMap((hex) => fromHex(hex) ?? []))

const tiles = prints
  .filter((_, i) => i % 3 === 0)
  .flatMap((print) => sets.map((colors) => paintTile(host, print, colors, 1, 1.2)))

const savedAnew = (pixels: Pixels): Pixels => {
  const copy = { ...pixels, rgba: pixels.rgba.slice() }
  jpegNoise(copy, 9)
  return copy
}

describe('a picture seen from afar', () => {
  const hashes = tiles.map(perceptualHash)

  it('[S5.08] a print is found again when it was scaled or saved anew', () => {
    for (const disturb of [savedAnew, (pixels: Pixels) => savedAnew(fitPixels(pixels, 170))]) {
      const found = tiles.filter((tile, i) => isAlike(hashes[i], perceptualHash(disturb(tile))))
      expect(found.length / tiles.length).toBeGreaterThan(0.97)
    }
  })

  it('[S5.08] another print, or the same in other colours, is not', () => {
    const pairs = hashes.flatMap((one, i) => hashes.slice(i + 1).map((other) => isAlike(one, other)))
    expect(pairs.length).toBeGreaterThan(500)
    expect(pairs.filter(Boolean)).toEqual([])
  })
})
