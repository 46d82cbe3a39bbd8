import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Stamp } from '../stroke/stamp.ts'
import { layerOf, pixelOf } from '../brushes/testing/sheet.ts'
import { fillRegion } from './fillRegion.ts'
import { gradientPaint } from './gradientPaint.ts'
import { layFill } from './layFill.ts'
import { pickColor } from './pickColor.ts'

const [width, height] = [80, 60] as const
const plain = { tolerance: 20, contiguous: true, closesGaps: 0, grows: 0 }

/** A see-through picture with a black frame from 10 to 50 both ways, two pixels thick, that has a gap of four pixels at its right; its outer edge is smooth. */
function framed(): Stamp {
  const picture = { width, height, rgba: new Uint8ClampedArray(width * height * 4) }
  const ink = (x: number, y: number, alpha: number) => picture.rgba.set([0, 0, 0, alpha], (y * width + x) * 4)
  for (let y = 10; y < 50; y++) {
    for (let x = 10; x < 50; x++) {
      const edge = Math.min(x - 10, y - 10, 49 - x, 49 - y)
      if (edge > 2 || (x > 40 && y >= 28 && y < 32)) continue
      ink(x, y, edge === 2 ? 120 : 255)
    }
  }
  return picture
}

describe('a fill', () => {
  const count = (alpha: Uint8Array) => alpha.filter((is) => is === 255).length

  it('[S3.22] takes what joins the place within its tolerance', () => {
    const picture = framed()
    const around = count(fillRegion(picture, 5, 5, { ...plain, closesGaps: 8 }).alpha) - (width * height - 40 * 40)
    // All around, and into the mouth of the gap.
    expect(around).toBeGreaterThanOrEqual(0)
    expect(around).toBeLessThanOrEqual(24)
    expect(fillRegion(picture, 11, 11, plain).box).toEqual({ x0: 10, y0: 10, x1: 50, y1: 50 })
    expect(count(fillRegion(picture, 11, 11, { ...plain, tolerance: 254 }).alpha)).toBeLessThan(40 * 40)
  })

  it('[S3.22] runs out through a gap, unless gaps of its width are closed', () => {
    const open = fillRegion(framed(), 30, 30, plain)
    const shut = fillRegion(framed(), 30, 30, { ...plain, closesGaps: 5 })
    expect(sure(open.alpha[5 * width + 5])).toBe(255)
    expect(sure(shut.alpha[5 * width + 5])).toBe(0)
    // It comes back to the lines, into the corners and up to the gap.
    for (const [x, y] of [
      [13, 13],
      [46, 13],
      [13, 46],
      [46, 46],
      [46, 30],
    ] as const)
      expect(sure(shut.alpha[y * width + x]), `${x},${y}`).toBe(255)
  })

  it('[S3.22] takes the color everywhere where that is asked', () => {
    const both = fillRegion(framed(), 30, 30, { ...plain, contiguous: false })
    expect(sure(both.alpha[5 * width + 5])).toBe(255)
    expect(sure(both.alpha[11 * width + 11])).toBe(0)
  })

  it('[S3.22] goes under the smooth edge of a line and not over the line', () => {
    const grown = fillRegion(framed(), 30, 30, { ...plain, closesGaps: 5, grows: 1 })
    const edge = sure(grown.alpha[30 * width + 12])
    expect(edge).toBeGreaterThan(150)
    expect(edge).toBeLessThan(255)
    expect(sure(fillRegion(framed(), 30, 30, { ...plain, closesGaps: 5, grows: 2 }).alpha[30 * width + 11])).toBe(0)
  })

  it('[S3.22] takes nothing outside the sheet', () => {
    expect(count(fillRegion(framed(), -1, 5, plain).alpha)).toBe(0)
  })

  it('[S3.22] lays its color within its region and the selection only', () => {
    const alpha = new Uint8Array(512 * 512).fill(255, 0, 512 * 100)
    const left = Uint8Array.from({ length: 512 * 512 }, (_, i) => (i % 512 < 40 ? 255 : 0))
    const box = { x0: 0, y0: 0, x1: 512, y1: 100 }
    const region = { width: 512, height: 512, alpha, box }
    const selection = { ...region, alpha: left }
    const [before] = layerOf([10, 20, 30, 255])
    const after = sure(before).slice()
    const ink = { color: [200, 100, 50], opacity: 1, lays: 'paint', selection } as const
    layFill(sure(before), after, 0, 0, box, region, ink)
    const tiles = [after, after, after, after]
    expect(pixelOf(tiles, 39, 99)).toEqual([200, 100, 50, 255])
    for (const [x, y] of [
      [40, 99],
      [39, 100],
    ] as const)
      expect(pixelOf(tiles, x, y)).toEqual([10, 20, 30, 255])
  })
})

describe('a gradient', () => {
  const [red, blue] = [
    { r: 255, g: 0, b: 0 },
    { r: 0, g: 0, b: 255 },
  ]
  const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255, color >>> 24]
  const stops = [
    { at: 0, color: red, opacity: 1 },
    { at: 1, color: blue, opacity: 1 },
  ]

  it('[S3.22] goes from its first place to its second along the line, and stays beyond them', () => {
    const paint = gradientPaint({ kind: 'linear', from: [50, 0], to: [150, 0], stops })
    expect(channels(paint(10, 40))).toEqual([255, 0, 0, 255])
    expect(channels(paint(190, 7))).toEqual([0, 0, 255, 255])
    const [r = 0, , b = 0] = channels(paint(100, 3))
    expect([Math.abs(r - 127) < 3, Math.abs(b - 128) < 3]).toEqual([true, true])
  })

  it('[S3.22] goes around its first place', () => {
    const paint = gradientPaint({ kind: 'radial', from: [100, 100], to: [140, 130], stops })
    for (const [x, y] of [
      [100, 75],
      [125, 100],
      [75, 100],
    ] as const)
      expect(Math.abs(sure(channels(paint(x, y))[0]) - 127)).toBeLessThan(5)
    expect(channels(paint(100, 151))).toEqual([0, 0, 255, 255])
  })

  it('[S3.22] fades out in its own color and shows no bands', () => {
    const fading = [sure(stops[0]), { at: 1, color: { r: 0, g: 0, b: 0 }, opacity: 0 }]
    const paint = gradientPaint({ kind: 'linear', from: [0, 0], to: [2000, 0], stops: fading })
    const [r = 0, g = 0, b = 0, a = 0] = channels(paint(1400, 8))
    expect([r, g, b]).toEqual([255, 0, 0])
    expect(a).toBeGreaterThan(70)
    const levels = new Set(Array.from({ length: 40 }, (_, y) => sure(channels(paint(1003, y))[3])))
    expect(levels.size).toBe(2)
  })
})

describe('the eyedropper', () => {
  const picture = framed()
  it('[S3.22] reads a pixel, or the mean of what is seen around it, and nothing where nothing is', () => {
    picture.rgba.set([200, 100, 0, 255], (55 * width + 60) * 4)
    picture.rgba.set([100, 0, 0, 255], (55 * width + 61) * 4)
    expect(pickColor(picture, 60, 55)).toEqual({ r: 200, g: 100, b: 0 })
    expect(pickColor(picture, 60, 55, 2)).toEqual({ r: 150, g: 50, b: 0 })
    expect(pickColor(picture, 5, 5, 1)).toBeNull()
    expect(pickColor(picture, -9, 5)).toBeNull()
  })
})
