import { createCanvas } from '@napi-rs/canvas'
import type { Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { maskOf } from './mask.ts'
import { openStage } from './stage.ts'
import { contourStrokes } from './contourStrokes.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const stage = openStage(host, { width: 100, height: 100, scale: 10, origin: [0, 0], style: 'ink', seed: 1 })
const whole = { x: 0, y: 0, width: 100, height: 100 }
const box = (left: number, top: number, right: number, bottom: number): Path => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
const round: Path = Array.from({ length: 60 }, (_, i) => [
  5 + 3 * Math.cos((i / 60) * Math.PI * 2),
  5 + 3 * Math.sin((i / 60) * Math.PI * 2),
])
const coveredBy = (outlines: readonly Path[], holes?: readonly Path[]) =>
  maskOf(stage, whole, outlines, holes).alpha.reduce((sum, value) => sum + value / 255, 0)

describe('masks', () => {
  it('cover the exact area of slanted and round outlines whatever their winding', () => {
    const slanted: Path = [
      [1, 1],
      [7.3, 2.2],
      [3.1, 8.4],
    ]
    const area = Math.abs((7.3 - 1) * (8.4 - 1) - (3.1 - 1) * (2.2 - 1)) * 50
    expect(coveredBy([slanted]) / area).toBeCloseTo(1, 2)
    expect(coveredBy([slanted.toReversed()])).toBeCloseTo(coveredBy([slanted]), 0)
    expect(coveredBy([round]) / (Math.PI * 900)).toBeCloseTo(1, 2)
  })

  it('join what overlaps and leave holes open', () => {
    expect(coveredBy([box(1, 1, 5, 5), box(3, 1, 7, 5).toReversed()])).toBeCloseTo(2400, 0)
    expect(coveredBy([box(1, 1, 5, 5)], [box(2, 2, 3, 3)])).toBeCloseTo(1500, 0)
  })

  it('keep what reaches beyond the region inside it', () => {
    expect(coveredBy([box(-4, -4, 5, 5)])).toBeCloseTo(2500, 0)
    expect(coveredBy([box(5, 5, 40, 40)])).toBeCloseTo(2500, 0)
  })
})

describe('strokes [S3.25]', () => {
  it('part a contour at its corners and leave a curve whole', () => {
    const square = box(0, 0, 2, 2)
    const strokes = contourStrokes([...square, square[0]])
    expect(strokes).toHaveLength(4)
    expect(strokes.flatMap((stroke) => [stroke[0], stroke[stroke.length - 1]])).toEqual(
      expect.arrayContaining([...square]),
    )
    expect(contourStrokes([...round, round[0]])).toHaveLength(1)
  })

  it('do not part at a kink too short for a stroke', () => {
    const path: Path = [
      [0, 0],
      [1, 0],
      [1.02, 0.03],
      [2, 0.03],
    ]
    expect(contourStrokes(path).length).toBeLessThanOrEqual(2)
  })
})
