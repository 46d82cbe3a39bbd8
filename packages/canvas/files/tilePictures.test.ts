import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { side, tileBytes } from '../tiles/tile.ts'
import { decodeTile } from './decodeTile.ts'
import { encodeTile } from './encodeTile.ts'
import { writePng } from './png/writePng.ts'
import { readPng } from './png/readPng.ts'
import { blots, openDice } from './testing/randomCanvas.ts'

const noise = (seed: number) => {
  const dice = openDice(seed)
  return Uint8ClampedArray.from({ length: tileBytes }, () => dice(255))
}

describe('[S3.20] a tile as a picture', () => {
  it.each([
    ['nothing', new Uint8ClampedArray(tileBytes)],
    ['one colour', new Uint8ClampedArray(tileBytes).fill(137)],
    ['blots with faint colours', blots(openDice(4))],
    ['noise, colours under no alpha too', noise(5)],
  ])('[S3.20] comes back in every bit: %s', (_, tile) => {
    expect(Buffer.from(decodeTile(encodeTile(tile))).equals(Buffer.from(tile))).toBe(true)
  })

  it('[S3.20] is a PNG that others read the same, of about the size that they write', async () => {
    const tile = blots(openDice(9))
    const png = encodeTile(tile)
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([side, side, 4])
    expect(data.equals(Buffer.from(tile))).toBe(true)
    const other = await sharp(Buffer.from(tile), { raw: { width: side, height: side, channels: 4 } })
      .png({ adaptiveFiltering: true, compressionLevel: 6 })
      .toBuffer()
    expect(png.length).toBeLessThan(other.length * 1.5)
  })

  it('[S3.20] is written small where a filter helps: soft gradients take a twentieth of their bytes', () => {
    const soft = new Uint8ClampedArray(tileBytes)
    for (let i = 0; i < side * side; i++) soft.set([i % side, i >> 8, (i + (i >> 8)) >> 1, 255], i * 4)
    expect(encodeTile(soft).length).toBeLessThan(tileBytes / 20)
  })

  it('[S3.20] of one seed has the same bytes in every host', () => {
    expect(encodeTile(blots(openDice(2)))).toEqual(encodeTile(blots(openDice(2)).slice()))
  })

  it('[S8.04] that is cut off, changed, of another size, or unpacks to more is refused in its sentence', () => {
    const png = encodeTile(blots(openDice(3)))
    const changed = Array.from({ length: 8 }, (_, i) => {
      const bytes = encodeTile(noise(3))
      const at = 60 + i * 30_000
      bytes[at] = bytes[at]! ^ 1
      return bytes
    })
    const other = writePng(new Uint8ClampedArray(side * 4), side, 1)
    for (const bad of [png.subarray(0, png.length - 20), ...changed, other, new Uint8Array(), Uint8Array.of(1, 2, 3)])
      expect(() => decodeTile(bad)).toThrow('A piece of this painting is damaged. Nothing was taken in')
  })

  it.each([1, 2, 3, 4] as const)('[S8.04] PNGs of %i channels that others wrote are read too', async (channels) => {
    const dice = openDice(channels)
    const raw = Buffer.from(Array.from({ length: 40 * 30 * channels }, () => dice(255)))
    const png = await sharp(raw, { raw: { width: 40, height: 30, channels } })
      .toColorspace(channels < 3 ? 'b-w' : 'srgb')
      .png()
      .toBuffer()
    const expected = await sharp(png).ensureAlpha().toColorspace('srgb').raw().toBuffer()
    const read = readPng(png, 1200)
    expect(read && [read.width, read.height]).toEqual([40, 30])
    expect(Buffer.from(read?.pixels ?? []).equals(expected)).toBe(true)
    expect(readPng(png, 1199)).toBe(null)
  })
})
