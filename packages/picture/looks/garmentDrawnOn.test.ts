import type { Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { garmentDrawnOn } from './garmentDrawnOn.ts'

/** A shirt at the left, a skirt at the right, nothing around them: twelve cells across, four down. */
const map = {
  columns: 12,
  step: 10,
  pieces: [{ garment: 0 }, { garment: 1 }],
  seen: Uint16Array.from({ length: 48 }, (_, i) => [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0][i % 12] ?? 0),
}
const box = (left: number, right: number): Path => [
  [left, 0],
  [right, 0],
  [right, 40],
  [left, 40],
]

describe('the garment that a region is drawn on', () => {
  it('[S3.14] is what is seen within the outline, whichever garment is worked on', () => {
    expect(garmentDrawnOn(map, 0, [box(70, 110)])).toBe(1)
    expect(garmentDrawnOn(map, 1, [box(0, 40)])).toBe(0)
  })

  it('is the one that is worked on while a good part of the outline lies on it', () => {
    expect(garmentDrawnOn(map, 0, [box(40, 100)])).toBe(0)
    expect(garmentDrawnOn(map, 0, [box(50, 110)])).toBe(1)
  })

  it('is none beside all cloth, nor where an outline lies within its own hole', () => {
    expect(garmentDrawnOn(map, 0, [box(0, 9)])).toBeNull()
    expect(garmentDrawnOn(map, 0, [box(20, 50), box(20, 50)])).toBeNull()
  })
})
