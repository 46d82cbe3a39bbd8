import { createCanvas } from '@napi-rs/canvas'
import { findPrint } from '@toile/craft/prints/index.ts'
import { openChance, openNoise, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { paintTile } from '../prints/paintTile.ts'
import type { Host, Pixels, Surface } from '../surface.ts'
import { seamlessTile } from './seamlessTile.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

function painted(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) rgba.set([...colorAt(i % width, Math.floor(i / width)), 255], i * 4)
  return { width, height, rgba }
}

/** A print's tile laid out over a larger picture. */
function spread(id: string, side: number): { tile: Pixels; pixels: Pixels } {
  const print = findPrint(id)
  if (!print) throw new Error(`There is no print ${id}.`)
  const tile = paintTile(host, print, print.colorway, 3, 90 / Math.max(print.width, print.height))
  const at = (x: number, y: number) => ((y % tile.height) * tile.width + (x % tile.width)) * 4
  return { tile, pixels: painted(side, side, (x, y) => [...tile.rgba.subarray(at(x, y), at(x, y) + 3)]) }
}

/** Bricks of 60 by 24 in mortar, each of its own red, rows set off by half; grain and a fall of light. */
function bricks(side: number): Pixels {
  const chance = openChance(8)
  return painted(side, side, (x, y) => {
    const row = Math.floor(y / 24)
    const along = (x + (row & 1) * 30) % 60
    const mortar = along < 4 || y % 24 < 4
    const light = 1 - (0.25 * x) / side
    const grain = chance.bell() * 6
    return (mortar ? [205, 200, 190] : [150, 70, 55]).map((c) => c * light + grain)
  })
}

/** Mean difference over the sides of a tile, where it meets itself, against that of neighbours inside. */
function seamOf({ width, height, rgba }: Pixels): number {
  const change = (x: number, y: number, u: number, v: number) =>
    [0, 1, 2].reduce((sum, c) => sum + Math.abs(rgba[(y * width + x) * 4 + c]! - rgba[(v * width + u) * 4 + c]!), 0)
  const mean = (count: number, of: (i: number) => number) =>
    Array.from({ length: count }, (_, i) => of(i)).reduce((sum, value) => sum + value, 0) / count
  const columns = (x: number) => mean(height, (y) => change(x, y, (x + 1) % width, y))
  const rows = (y: number) => mean(width, (x) => change(x, y, x, (y + 1) % height))
  const inside = mean(width - 1, columns) + mean(height - 1, rows)
  return (columns(width - 1) + rows(height - 1)) / inside
}

describe('seamless tiles', () => {
  it.each(['gingham', 'tartan', 'floral', 'houndstooth'])('[S2.52] finds the repeat of %s to the pixel', (id) => {
    const { tile, pixels } = spread(id, 300)
    const made = seamlessTile(pixels)
    const { across, down } = made.period
    expect(tile.width % (across ?? Infinity)).toBe(0)
    expect(tile.height % (down ?? Infinity)).toBe(0)
    expect(made.warning).toBe(false)
  })

  it('[S2.52] finds brick as whole repeats and takes the fall of light off', () => {
    const made = seamlessTile(bricks(300))
    expect(made.period).toEqual({ across: 60, down: 48 })
    expect(made.warning).toBe(false)
    // A tile holds the first bricks' tone wherever it was cut from: even light makes all bricks one red.
    const reds = made.pixels.rgba.filter(
      (_, i) => i % 4 === 0 && made.pixels.rgba[i + 1]! < made.pixels.rgba[i]! * 0.65,
    )
    const half = reds.length >> 1
    const mean = (all: Uint8ClampedArray) => all.reduce((sum, value) => sum + value, 0) / all.length
    expect(Math.abs(mean(reds.slice(0, half)) - mean(reds.slice(half)))).toBeLessThan(5)
    expect(mean(reds)).toBeGreaterThan(122)
    expect(mean(reds)).toBeLessThan(142)
  })

  it('[S2.52] joins a texture without repeats so that its seams are no harder than its grain', () => {
    const noise = openNoise(4)
    const chance = openChance(5)
    const stone = painted(260, 220, (x, y) => {
      const grey = 140 + 40 * noise(x / 9, y / 9) + 25 * noise(x / 3, y / 3) + chance.bell() * 6
      return [grey, grey * 0.97, grey * 0.9]
    })
    const made = seamlessTile(stone)
    expect(made.period).toEqual({ across: null, down: null })
    expect(seamOf(made.pixels)).toBeLessThan(1.3)
    expect(made.warning).toBe(false)
  })

  it('[S2.52] warns of a picture that is no texture', () => {
    const scene = painted(240, 240, (x, y) => {
      const away = Math.hypot(x - 200, y - 60)
      return away < 50
        ? [240, 200, 80]
        : y > 150 + 30 * Math.sin(x / 50)
          ? [30, 90 + x / 4, 50]
          : [90 + x / 2, 150, 235 - y]
    })
    expect(seamlessTile(scene).warning).toBe(true)
  })

  it('[S2.52] levels a check that was taken askew', () => {
    const lean = 0.03
    const check = painted(300, 300, (x, y) => {
      const u = x + y * lean
      const v = y - x * lean
      const dark = (Math.floor((u + 600) / 20) & 1) + (Math.floor((v + 600) / 20) & 1)
      return sure(
        [
          [240, 236, 228],
          [150, 170, 200],
          [60, 90, 150],
        ][dark],
      )
    })
    const made = seamlessTile(check)
    expect(made.period).toEqual({ across: 40, down: 40 })
    expect(made.warning).toBe(false)
  })
})
