import { describe, expect, it } from 'vitest'
import type { Mask } from '../mask.ts'
import { sharesOf } from '../sharesOf.ts'
import { toHem } from './toHem.ts'

const [width, height] = [40, 100]
const mask: Mask = {
  alpha: new Uint8Array(width * height).fill(255),
  width,
  height,
  first: new Int32Array(height),
  last: new Int32Array(height).fill(width - 1),
}

/** Light that falls from left to right, and comes up again where the cushion closes at the foot. */
const form = Float32Array.from({ length: width * height }, (_, i) => {
  const closing = Math.max(0, (Math.floor(i / width) - 70) / 30)
  return (1.1 - (0.5 * (i % width)) / width) * (1 - closing) + closing
})

describe('planes of gouache', () => {
  it('[S3.25] the shade of the large form runs down to the hem', () => {
    const carried = toHem(form, mask, 40)
    for (const x of [25, 32, 38]) {
      expect(form[98 * width + x]).toBeGreaterThan(0.9)
      expect(carried[98 * width + x]).toBeCloseTo(form[60 * width + x], 1)
      expect(carried[20 * width + x]).toBe(form[20 * width + x])
    }
  })

  it('[S3.25] a share of a piece is told by its light', () => {
    const below = sharesOf(form, mask)
    for (const share of [0.1, 0.2, 0.5, 0.88]) {
      const edge = below(share)
      const found = form.filter((light) => light < edge).length / form.length
      expect(Math.abs(found - share)).toBeLessThan(0.06)
    }
  })
})
