import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { sure } from '@toile/geometry'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { clothTiles } from './clothTiles.ts'
import { openSources } from './sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host)
const red = { r: 190, g: 40, b: 60 }
const dots: Placement = {
  source: { kind: 'construction', print: 'polkaDot', colors: [red, { r: 250, g: 240, b: 220 }], seed: 1 },
  mode: 'overall',
  repeat: 'brick',
  width: 50,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
}
const worn = (own: Parameters<typeof plainWorn>[2]) => plainWorn('tShirt', red, own)

describe('the surface of cloth for a form', () => {
  it('[S3.12] a print repeats straight after its own millimetres, whatever its repeat', () => {
    const print = sure(clothTiles(sources, worn({ print: dots }), 2).print ?? undefined)
    // A brick of tiles of 50 by 25 begins anew after two rows.
    expect([print.across, print.down]).toEqual([50, 50])
    const { width, height, rgba } = print.pixels
    expect(width / print.across).toBeCloseTo(height / print.down, 6)
    expect(width).toBeGreaterThanOrEqual(100)
    // The second row is the first one, slipped by half.
    const at = (x: number, y: number) => [...rgba.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)]
    for (const [x, y] of [
      [3, 5],
      [17, 11],
      [40, 20],
    ] as const)
      expect(at((x + width / 2) % width, y + height / 2)).toEqual(at(x, y))
  })

  it('[S3.12] a print that is laid once is its one motif', () => {
    const print = sure(clothTiles(sources, worn({ print: { ...dots, mode: 'single' } }), 2).print ?? undefined)
    expect([print.across, print.down]).toEqual([50, 25])
  })

  it('[S3.12] the threads of each weave repeat, on no mean lighter or darker than the cloth; lace has gaps and plain cloth has none', () => {
    const dense = (fabric: string) => {
      const { pixels } = sure(clothTiles(sources, worn({ fabric }), 2).weave ?? undefined)
      const tones = pixels.rgba.filter((_, i) => i % 4 === 0)
      expect(Math.abs(tones.reduce((sum, tone) => sum + tone, 0) / tones.length - 127.5)).toBeLessThan(20)
      return pixels.rgba.reduce((least, value, i) => (i % 4 === 1 ? Math.min(least, value) : least), 255)
    }
    expect([dense('denim'), dense('velvet')]).toEqual([255, 255])
    expect(dense('lace')).toBeLessThan(128)
    expect(clothTiles(sources, worn({ fabric: 'nothing known' }), 2)).toEqual({ print: null, weave: null })
  })
})
