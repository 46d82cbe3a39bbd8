import { createCanvas } from '@napi-rs/canvas'
import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { type CutOut, cutFromGround } from './cutFromGround.ts'
import { openTruth } from './testing/truthSet.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const truth = openTruth(host, 300, 7)

function overlapWith(cut: CutOut | null, alpha: ArrayLike<number>): number {
  let both = 0
  let either = 0
  for (let i = 0; i < alpha.length; i++) {
    const own = (cut?.pixels.rgba[i * 4 + 3] ?? 0) > 127
    if (own && alpha[i] > 0.5) both++
    if (own || alpha[i] > 0.5) either++
  }
  return either ? both / either : 0
}

function painted(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) rgba.set(colorAt(i % width, Math.floor(i / width)), i * 4)
  return { width, height, rgba }
}

const noisy = (seed: number) => {
  const chance = openChance(seed)
  return (color: readonly number[]) => [...color.map((c) => c + chance.bell() * 5), 255]
}

describe('cut-out', () => {
  it.each([
    [0, 'motif on plain ground', 0.97],
    [5, 'garment on a gradient', 0.97],
    [11, 'logo on texture', 0.93],
    [2, 'figure on plain ground', 0.85],
  ])('[S2.52] finds drawn thing %i (%s) by itself, with a soft rim', (index, _, least) => {
    const { pixels, alpha } = truth(index)
    const cut = cutFromGround(pixels)
    expect(overlapWith(cut, alpha)).toBeGreaterThan(least)
    const soft = cut?.pixels.rgba.filter((value, i) => i % 4 === 3 && value > 20 && value < 235).length ?? 0
    expect(soft).toBeGreaterThan(60)
  })

  it('[S2.52] asks when the thing has the colours of its ground, and strokes decide', () => {
    const grain = noisy(3)
    const inside = (x: number, y: number) => x > 60 && x < 180 && y > 50 && y < 170
    const pixels = painted(240, 220, (x, y) =>
      grain(
        inside(x, y) ? (x < 120 ? [190, 60, 50] : [70, 110, 150]) : (x >> 4) & 1 ? [70, 110, 150] : [226, 214, 190],
      ),
    )
    const alone = cutFromGround(pixels)
    expect(alone === null || alone.asks).toBe(true)
    const told = cutFromGround(pixels, {
      box: { x: 56, y: 46, width: 130, height: 130 },
      keep: [
        {
          points: [
            [130, 60],
            [170, 160],
          ],
          radius: 8,
        },
      ],
      drop: [
        {
          points: [
            [20, 20],
            [220, 20],
          ],
          radius: 8,
        },
      ],
    })
    expect(told?.pixels.rgba[(110 * 240 + 150) * 4 + 3]).toBe(255)
    expect(told?.pixels.rgba[(20 * 240 + 30) * 4 + 3]).toBe(0)
  })

  it('[S2.52] keeps the hole of a ring, and fills a patch that only resembles the ground', () => {
    const grain = noisy(4)
    const ring = painted(240, 240, (x, y) => {
      const r = Math.hypot(x - 120, y - 120)
      return grain(r < 80 && r > 45 ? [40, 70, 140] : [232, 230, 224])
    })
    const cut = cutFromGround(ring)
    expect(cut?.pixels.rgba[(120 * 240 + 120) * 4 + 3]).toBe(0)
    const patched = cutFromGround(
      painted(240, 240, (x, y) => {
        const r = Math.hypot(x - 120, y - 120)
        return grain(r < 80 ? (r < 20 ? [246, 226, 150] : [40, 70, 140]) : [232, 230, 224])
      }),
    )
    expect(patched?.pixels.rgba[(120 * 240 + 120) * 4 + 3]).toBe(255)
  })

  it('[S2.52] gives nothing of an empty picture, a cut-out as it came, and asks of several things', () => {
    const grain = noisy(5)
    const empty = cutFromGround(painted(120, 120, () => grain([220, 214, 200])))
    expect(empty === null || empty.asks).toBe(true)
    expect(cutFromGround(painted(64, 64, () => [0, 0, 0, 0]))).toBeNull()
    const disc = painted(64, 64, (x, y) => (Math.hypot(x - 32, y - 32) < 20 ? [200, 60, 40, 255] : [0, 0, 0, 0]))
    expect(cutFromGround(disc)).toMatchObject({
      confidence: 1,
      asks: false,
      box: { x: 13, y: 13, width: 39, height: 39 },
    })
    const five = cutFromGround(
      painted(300, 120, (x, y) => grain(Math.hypot((x % 60) - 30, y - 60) < 18 ? [150, 40, 90] : [240, 238, 230])),
    )
    expect(five).toMatchObject({ asks: true, parts: 5 })
  })
})
