import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Stamp } from '../stroke/stamp.ts'
import { samplesThrough } from './madeStrokes.ts'
import { motifBrush } from './motifBrush.ts'
import { pen } from './pen.ts'
import { previewStroke } from './previewStroke.ts'
import { printBrush } from './printBrush.ts'
import { printPaint } from './printPaint.ts'
import { smudge } from './smudge.ts'
import { leaf } from './testing/leaf.ts'
import { layerOf, paintOnSheet, pixelOf } from './testing/sheet.ts'

const firm = () => 1
const across = (y: number) =>
  samplesThrough({
    through: [
      [60, y],
      [200, y],
      [340, y],
    ],
    press: firm,
  })

/** A tile whose left half is blue and whose right half is yellow. */
const stripes: Stamp = {
  width: 40,
  height: 40,
  rgba: Uint8ClampedArray.from({ length: 40 * 40 * 4 }, (_, i) => {
    const isLeft = (i >> 2) % 40 < 20
    return sure((isLeft ? [20, 40, 220, 255] : [250, 220, 30, 255])[i & 3])
  }),
}

describe('the print brush', () => {
  it('[S3.22] paints the print in its true scale, wherever the stroke goes', () => {
    const paint = printPaint(stripes, { scale: 0.5, x: 7, y: 0 })
    const tiles = paintOnSheet({ brush: printBrush, samples: across(200), ink: { paint } })
    for (let x = 80; x < 300; x += 1) {
      const place = (((x + 0.5 - 7) % 20) + 20) % 20
      if (Math.abs((place % 10) - 5) > 3.4) continue
      const [r = 0, , b = 0] = pixelOf(tiles, x, 200)
      expect(place < 10 ? b > r : r > b, `${x}`).toBe(true)
    }
  })

  it('[S3.22] turns the print, and leaves see-through where the print is', () => {
    const holes = { ...stripes, rgba: stripes.rgba.map((v, i) => (i % 4 === 3 && (i >> 2) % 40 < 20 ? 0 : v)) }
    const paint = printPaint(holes, { scale: 1, x: 0, y: 0, angle: Math.PI / 2 })
    const tiles = paintOnSheet({ brush: printBrush, samples: across(200), ink: { paint } })
    expect(pixelOf(tiles, 200, 205)[3]).toBe(0)
    expect(pixelOf(tiles, 200, 190)[3]).toBeGreaterThan(200)
  })
})

describe('the motif brush', () => {
  const stamped = (samples: ReturnType<typeof across>, knobs = {}) =>
    paintOnSheet({ brush: motifBrush, samples, knobs: { size: 60, ...knobs }, manner: { motif: leaf } })
  /** How many motifs a row of pixels meets: each begins where something is painted after nothing. */
  const begunIn = (tiles: ReturnType<typeof stamped>, y: number) =>
    Array.from({ length: 420 }, (_, x) => x).filter(
      (x) => x > 0 && pixelOf(tiles, x, y)[3]! > 127 && pixelOf(tiles, x - 1, y)[3]! <= 127,
    ).length

  it('[S3.22] stamps the motif at even steps', () => {
    expect(begunIn(stamped(across(200), { spacing: 1.5 }), 200)).toBe(4)
    expect(begunIn(stamped(across(200), { spacing: 2.5 }), 200)).toBe(2)
  })

  it('[S3.22] turns it with the stroke, or leaves it upright', () => {
    const up = samplesThrough({
      through: [
        [200, 340],
        [200, 200],
        [200, 60],
      ],
      press: firm,
    })
    const isGreen = ([r = 0, g = 0, , a = 0]: number[]) => a > 200 && g > r
    const followed = stamped(up, { spacing: 3 })
    // The green half is the motif's left, which comes last on the way up.
    expect(isGreen(pixelOf(followed, 200, 340 + 15))).toBe(true)
    expect(pixelOf(followed, 200 - 25, 340)[3]).toBe(0)
    expect(isGreen(pixelOf(stamped(up, { spacing: 3, follow: 0 }), 200 - 15, 340))).toBe(true)
  })

  it('[S3.22] paints nothing without a motif', () => {
    expect(paintOnSheet({ brush: motifBrush, samples: across(200) })).toEqual(layerOf())
  })
})

describe('the smudge', () => {
  const halves = () => {
    const tiles = layerOf([230, 40, 40, 255])
    for (const tile of [sure(tiles[1]), sure(tiles[3])]) tile.set(sure(layerOf([30, 60, 230, 255])[0]))
    return tiles
  }
  const over = samplesThrough({
    through: [
      [200, 200],
      [256, 200],
      [320, 200],
    ],
    press: firm,
  })

  it('[S3.22] drags the paint of its layer along, and lays none of its own', () => {
    const tiles = paintOnSheet({ brush: smudge, samples: over, before: halves(), ink: { color: [0, 255, 0] } })
    const [r = 0, g = 0, b = 0, a = 0] = pixelOf(tiles, 262, 200)
    expect(r).toBeGreaterThan(120)
    expect(b).toBeLessThan(140)
    expect(g).toBeLessThan(70)
    expect(a).toBe(255)
    expect(pixelOf(tiles, 420, 200)).toEqual([30, 60, 230, 255])
  })

  it('[S3.22] drags what is see-through into paint as well', () => {
    const before = halves().map((tile, i) => (i % 2 === 0 ? sure(layerOf()[0]) : tile))
    const tiles = paintOnSheet({ brush: smudge, samples: over, before })
    const faint = Array.from({ length: 70 }, (_, i) => pixelOf(tiles, 257 + i, 200)).filter(([, , , a = 0]) => a < 230)
    expect(faint.length).toBeGreaterThan(2)
    // What is see-through lends no color: blue stays blue as it fades.
    expect(faint.every(([, , b = 0, a = 0]) => a < 20 || b > 200)).toBe(true)
  })
})

describe('previews', () => {
  it('[S3.22] show the stroke of a brush within its picture', () => {
    const { rgba } = previewStroke(pen, 120, 40, [10, 20, 30])
    const seen = Array.from({ length: 120 * 40 }, (_, i) => rgba[i * 4 + 3]!)
    expect(seen.filter((alpha) => alpha > 128).length).toBeGreaterThan(150)
    expect(seen.filter((_, i) => i % 120 === 0 || i % 120 === 119).every((alpha) => alpha === 0)).toBe(true)
  })

  it('[S3.22] show a brush that only moves paint on paint that it drags along', () => {
    const { rgba } = previewStroke(smudge, 180, 60, [10, 20, 30])
    const alphas = Array.from({ length: 180 * 60 }, (_, i) => rgba[i * 4 + 3] ?? 0)
    expect(alphas.filter((alpha) => alpha === 255).length).toBeGreaterThan(1000)
    expect(alphas.filter((alpha) => alpha > 20 && alpha < 235).length).toBeGreaterThan(300)
  })
})
