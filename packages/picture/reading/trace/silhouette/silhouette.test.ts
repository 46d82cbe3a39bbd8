import type { Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { emptyPlane } from '../../../kernels/plane.ts'
import { strokePath } from '../../../kernels/scanline.ts'
import { median } from '../../../kernels/statistics.ts'
import type { Pixels } from '../../../surface.ts'
import { ways } from '../testing/disturbances.ts'
import { overlapOf } from '../testing/overlapOf.ts'
import { truthCase } from '../testing/truthSet.ts'
import { silhouetteOf } from './silhouette.ts'
import type { Strokes } from './saidBy.ts'

type Tone = readonly [number, number, number]
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A sheet of 300 by 400 pixels with filled boxes on it. */
function boxes(ground: Tone, painted: readonly (readonly [Box, Tone])[]): Pixels {
  const rgba = new Uint8ClampedArray(300 * 400 * 4)
  for (let i = 0; i < 300 * 400; i++) {
    const [x, y] = [i % 300, Math.floor(i / 300)]
    const on = painted.findLast(([[left, top, right, bottom]]) => x >= left && x < right && y >= top && y < bottom)
    rgba.set([...(on ? on[1] : ground), 255], i * 4)
  }
  return { width: 300, height: 400, rgba }
}

/** White paper with pen strokes. */
function penned(paths: readonly Path[]): Pixels {
  const lines = emptyPlane({ width: 300, height: 400 })
  for (const path of paths) strokePath(lines, path, 2.5)
  const rgba = new Uint8ClampedArray(300 * 400 * 4).fill(255)
  for (let i = 0; i < lines.values.length; i++) rgba.fill(255 - 230 * lines.values[i], i * 4, i * 4 + 3)
  return { width: 300, height: 400, rgba }
}

const inBox = ([left, top, right, bottom]: Box) =>
  Uint8Array.from({ length: 300 * 400 }, (_, i) => {
    const [x, y] = [i % 300, Math.floor(i / 300)]
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0
  })

const shareOf = (sheet: Pixels, box: Box, strokes?: Strokes): number => {
  const found = silhouetteOf(sheet, strokes)
  const wanted = inBox(box)
  const all = wanted.reduce((sum, bit) => sum + bit, 0)
  return found ? found.mask.values.reduce((sum, bit, i) => sum + (bit && wanted[i]), 0) / all : 0
}

describe('a garment is cut from its sheet', () => {
  it('[S3.25] whatever its sheet went through', () => {
    const found = ways.map((_, i) => {
      const { sheet } = truthCase(i, 31_000, 420)
      return overlapOf(silhouetteOf(sheet.pixels)?.mask.values ?? new Uint8Array(), sheet.cloth.values)
    })
    expect(median(found)).toBeGreaterThan(0.97)
    expect(Math.min(...found)).toBeGreaterThan(0.9)
  })

  it('[S3.25] from a sheet of 64 by 64 pixels', () => {
    const { sheet } = truthCase(9, 31_000, 64)
    const found = silhouetteOf(sheet.pixels)
    expect(overlapOf(found?.mask.values ?? new Uint8Array(), sheet.cloth.values)).toBeGreaterThan(0.8)
  })

  it('[S3.25] one of several, and the places of the others are told', () => {
    const sheet = boxes(
      [240, 238, 235],
      [
        [
          [30, 60, 120, 300],
          [60, 90, 160],
        ],
        [
          [180, 80, 270, 280],
          [170, 60, 50],
        ],
      ],
    )
    const found = silhouetteOf(sheet)
    expect(found?.others).toHaveLength(1)
    expect(found?.others[0].left).toBeGreaterThan(170)
    expect(shareOf(sheet, [180, 80, 270, 280])).toBe(0)
    const keep = [{ path: [[225, 150] as const, [225, 200] as const], radius: 5 }]
    expect(shareOf(sheet, [180, 80, 270, 280], { keep })).toBeGreaterThan(0.95)
    expect(shareOf(sheet, [30, 60, 120, 300], { keep })).toBe(0)
  })
})

describe('a person says what the picture does not', () => {
  const gap: Path[] = [
    [
      [220, 180],
      [220, 80],
      [80, 80],
      [80, 320],
      [220, 320],
      [220, 220],
    ],
  ]
  const body: Box = [82, 82, 218, 318]

  it('[S3.27] a gap of 40 pixels is closed where a line is drawn', () => {
    expect(shareOf(penned(gap), body)).toBeLessThan(0.2)
    const close: Path[] = [
      [
        [220, 178],
        [220, 222],
      ],
    ]
    expect(shareOf(penned(gap), body, { close })).toBeGreaterThan(0.98)
  })

  it('[S3.27] a gap that the line runs across is closed without being asked, and shown', () => {
    const narrow: Path[] = [gap[0].map(([x, y]) => [x, y === 180 ? 194 : y === 220 ? 206 : y])]
    const found = silhouetteOf(penned(narrow))
    expect(shareOf(penned(narrow), body)).toBeGreaterThan(0.97)
    expect(found?.bridges).toHaveLength(1)
    for (const [x, y] of found?.bridges[0] ?? []) {
      expect(Math.abs(x - 220)).toBeLessThan(4)
      expect(Math.abs(y - 200)).toBeLessThan(12)
    }
  })

  it('[S3.27] a shadow that joined the garment leaves by one stroke', () => {
    const shadow: Box = [200, 120, 240, 330]
    const sheet = boxes(
      [225, 222, 218],
      [
        [shadow, [120, 118, 117]],
        [
          [90, 80, 200, 320],
          [150, 60, 60],
        ],
      ],
    )
    expect(shareOf(sheet, shadow)).toBeGreaterThan(0.8)
    const drop = [{ path: [[222, 140] as const, [222, 310] as const], radius: 6 }]
    expect(shareOf(sheet, shadow, { drop })).toBeLessThan(0.05)
    expect(shareOf(sheet, [90, 80, 200, 320], { drop })).toBeGreaterThan(0.97)
  })

  it('[S3.27] a lost belt comes back by one stroke', () => {
    const belt: Box = [110, 345, 190, 355]
    const sheet = boxes(
      [225, 222, 218],
      [
        [
          [90, 80, 200, 320],
          [150, 60, 60],
        ],
        [belt, [150, 60, 60]],
      ],
    )
    expect(shareOf(sheet, belt)).toBe(0)
    const keep = [
      { path: [[115, 350] as const, [185, 350] as const], radius: 2 },
      { path: [[120, 200] as const, [160, 200] as const], radius: 4 },
    ]
    expect(shareOf(sheet, belt, { keep })).toBeGreaterThan(0.7)
    expect(shareOf(sheet, [90, 80, 200, 320], { keep })).toBeGreaterThan(0.95)
  })
})
