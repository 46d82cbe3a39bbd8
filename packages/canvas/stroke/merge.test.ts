import { describe, expect, it } from 'vitest'
import { layPixel } from './layPixel.ts'
import { openPlane } from './plane.ts'
import { packed } from './packed.ts'
import { sampleStamp } from './sampleStamp.ts'
import { shrinkStamp } from './shrinkStamp.ts'

const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255, color >>> 24]
const red = packed(200, 20, 10, 255)

describe('a pixel of straight alpha', () => {
  it('[S1.12] faint paint on nothing keeps its color', () => {
    expect(channels(layPixel(0, red, 0.02, 'paint', false))).toEqual([200, 20, 10, 5])
  })

  it('[S1.12] paint covers, glaze darkens, erasing takes away', () => {
    const under = packed(100, 200, 50, 255)
    expect(channels(layPixel(under, red, 0.5, 'paint', false))).toEqual([150, 110, 30, 255])
    expect(channels(layPixel(under, red, 1, 'glaze', false))).toEqual([78, 16, 2, 255])
    expect(channels(layPixel(under, red, 0.25, 'erase', false))).toEqual([100, 200, 50, 191])
    expect(layPixel(under, red, 1, 'erase', false)).toBe(0)
  })

  it('[S3.20] locked alpha keeps what is see-through as it is, and takes color where something is', () => {
    expect(layPixel(0, red, 1, 'paint', true)).toBe(0)
    const half = packed(0, 0, 0, 128)
    expect(channels(layPixel(half, red, 1, 'paint', true))).toEqual([200, 20, 10, 128])
    expect(layPixel(half, red, 1, 'erase', true)).toBe(half)
  })

  it('[S3.22] replacing mixes by what is seen', () => {
    const under = packed(0, 0, 255, 255)
    expect(channels(layPixel(under, packed(255, 0, 0, 0), 0.5, 'replace', false))).toEqual([0, 0, 255, 128])
    expect(channels(layPixel(under, red, 1, 'replace', false))).toEqual([200, 20, 10, 255])
  })
})

describe('the plane', () => {
  /** The area that is covered. */
  const area = (plane: ReturnType<typeof openPlane>) => plane.cover.reduce((sum, cover) => sum + cover, 0)

  it('[S3.22] a line covers its length times its width', () => {
    for (const [x, y] of [
      [80, 0],
      [60, 25],
      [30, 70],
      [0, -40],
    ] as const) {
      const plane = openPlane(200, 200)
      plane.line(100, 90, 100 + x, 90 + y, 6, 1, false)
      const long = Math.sqrt(x * x + y * y)
      expect(area(plane) / (long * 6 + Math.PI * 9)).toBeCloseTo(1, 1)
    }
  })

  it('[S3.22] a hull covers its area, and is smooth over a pixel at its edge', () => {
    const plane = openPlane(200, 200)
    plane.hull([40, 40, 140, 60, 120, 150, 60, 120], 0)
    expect(area(plane) / 6850).toBeCloseTo(1, 1)
    expect(plane.cover.some((cover) => cover > 0.2 && cover < 0.8)).toBe(true)
  })

  it('[S3.22] what it marks holds all that it covers, in boxes that share no pixel', () => {
    const plane = openPlane(300, 200)
    plane.line(10, 10, 280, 170, 9, 1, true)
    plane.dab({ x: 299, y: 3, radius: 20, alpha: 1 })
    plane.hull([150, 10, 190, 14, 170, 60], 1)
    const times = new Uint8Array(300 * 200)
    const boxes = plane.takeDirty()
    for (const { x0, y0, x1, y1 } of boxes)
      for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) times[y * 300 + x]! += 1
    expect(Math.max(...times)).toBe(1)
    expect(plane.cover.every((cover, i) => cover === 0 || times[i] === 1)).toBe(true)
    // A slanting line has a huge box and few cells.
    expect(times.reduce((sum, is) => sum + is, 0)).toBeLessThan(300 * 200 * 0.55)
    expect(plane.takeDirty()).toEqual([])
  })
})

describe('stamps', () => {
  const stamp = {
    width: 4,
    height: 2,
    rgba: new Uint8ClampedArray(
      [9, 9, 9, 0, 240, 0, 0, 255, 0, 240, 0, 255, 0, 0, 0, 0]
        .flatMap((v) => [v])
        .concat(Array.from({ length: 16 }, () => 0)),
    ),
  }

  it('[S3.22] see-through pixels lend no color when a stamp shrinks or is read between pixels', () => {
    const small = shrinkStamp(stamp, 2, 1)
    expect([...small.rgba]).toEqual([240, 0, 0, 64, 0, 240, 0, 64])
    expect(channels(sampleStamp(stamp, 1, 0.5, 'ends'))).toEqual([240, 0, 0, 128])
    expect(sampleStamp(stamp, 40, 0.5, 'ends')).toBe(0)
    expect(sampleStamp(stamp, 5.5, 2.5, 'repeats')).toBe(sampleStamp(stamp, 1.5, 0.5, 'repeats'))
  })
})
