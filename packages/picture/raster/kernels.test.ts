import { createCanvas } from '@napi-rs/canvas'
import type { Fold } from '@toile/craft/garments/piece.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { blur } from './blur.ts'
import { fillPlane } from './fillPlane.ts'
import { addFolds } from './folds.ts'
import { enlarge } from './grid.ts'
import { inflate } from './inflate.ts'
import { maskOf } from './mask.ts'
import { openStage } from './stage.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const openFlat = (width: number, height: number) =>
  openStage(host, { width, height, scale: 100, origin: [0, 0], style: 'flat', seed: 1 })
const box = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const

describe('raster kernels', () => {
  it('inflates a strip to a half circle', () => {
    const stage = openFlat(100, 400)
    const mask = maskOf(stage, { x: 0, y: 0, width: 100, height: 400 }, [box(0.2, 0.05, 0.8, 3.95)])
    const height = enlarge(inflate(mask, 3), 100, 400)
    for (const x of [30, 40, 50, 60, 70]) {
      const expected = Math.sqrt(30 ** 2 - (x + 0.5 - 50) ** 2)
      expect(Math.abs(height[200 * 100 + x] - expected) / 30).toBeLessThan(0.05)
    }
    expect(height[200 * 100 + 5]).toBe(0)
  })

  it('[S1.07] holds a narrow part to what is round where its grid takes all its edge for an end', () => {
    const stage = openFlat(60, 100)
    const mask = maskOf(stage, { x: 0, y: 0, width: 60, height: 100 }, [box(0.2, 0.05, 0.28, 0.95)])
    const heights = (bound: boolean) =>
      enlarge(
        inflate(mask, 2, () => true, bound),
        60,
        100,
      )
    expect(Math.max(...heights(true))).toBeLessThan(7)
    expect(Math.max(...heights(false))).toBeGreaterThan(14)
  })

  it('blurs without losing anything', () => {
    const values = new Float32Array(60 * 60)
    for (let y = 25; y < 35; y++) for (let x = 20; x < 30; x++) values[y * 60 + x] = 7
    const before = values.reduce((sum, value) => sum + value, 0)
    blur(values, 60, 60, 4, 6)
    expect(values.reduce((sum, value) => sum + value, 0) / before).toBeCloseTo(1, 4)
    expect(values[30 * 60 + 25]).toBeLessThan(7)
    expect(values[30 * 60 + 16]).toBeGreaterThan(0)
  })

  it('raises a fold on its path alone, evenly along it', () => {
    const fold: Fold = {
      path: [
        [0.5, 0.3],
        [1.5, 1.7],
      ],
      widths: [0.1, 0.1],
      height: 0.5,
      kind: 'ridge',
      fades: [0, 0],
    }
    const height = new Float32Array(200 * 200)
    addFolds(openFlat(200, 200), { x: 0, y: 0, width: 200, height: 200 }, height, [fold], 2, 0.35)
    const along = [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => {
      const x = 50 + 100 * t
      const y = 30 + 140 * t
      return height[Math.round(y) * 200 + Math.round(x)]
    })
    for (const value of along) expect(value).toBeCloseTo(10, 0)
    expect(Math.max(...along) - Math.min(...along)).toBeLessThan(0.3)
    const [dx, dy] = [140 / 172, -100 / 172]
    expect(height[Math.round(100 + 28 * dy) * 200 + Math.round(100 + 28 * dx)]).toBe(0)
  })

  it('makes a pleat steep on one side', () => {
    const fold: Fold = {
      path: [
        [1, 0.2],
        [1, 1.8],
      ],
      widths: [0.1, 0.1],
      height: 1,
      kind: 'pleat',
      fades: [0, 0],
    }
    const height = new Float32Array(200 * 200)
    addFolds(openFlat(200, 200), { x: 0, y: 0, width: 200, height: 200 }, height, [fold], 1, 0.35)
    const [left, right] = [height[100 * 200 + 92], height[100 * 200 + 108]]
    expect(Math.max(left, right) / Math.min(left, right)).toBeGreaterThan(5)
  })

  it('takes one shape from outlines of any winding, less its holes', () => {
    const stage = openFlat(100, 100)
    const region = { x: 0, y: 0, width: 100, height: 100 }
    const turned = [...box(0.3, 0.1, 0.9, 0.9)].reverse()
    const mask = maskOf(stage, region, [box(0.1, 0.1, 0.6, 0.9), turned], [box(0.4, 0.4, 0.5, 0.5)])
    expect(mask.alpha[20 * 100 + 50]).toBe(255)
    expect(mask.alpha[45 * 100 + 45]).toBe(0)
    expect([mask.first[50], mask.last[50]]).toEqual([10, 89])
    expect(mask.last[5]).toBeLessThan(mask.first[5])
  })

  it('keeps a plane within other outlines', () => {
    const stage = openFlat(100, 100)
    fillPlane(stage, box(0.1, 0.1, 0.9, 0.9), '#ff0000', { within: [box(0.1, 0.1, 0.5, 0.9)], soft: 0 })
    const { data } = stage.context.getImageData(0, 0, 100, 100)
    expect(data[(50 * 100 + 30) * 4 + 3]).toBe(255)
    expect(data[(50 * 100 + 70) * 4 + 3]).toBe(0)
  })
})
