import { describe, expect, it } from 'vitest'
import { previewSizes } from './previewSizes.ts'

const bytes = (steps: number, { width, height }: { width: number; height: number }) => steps * width * height * 4

describe('the sizes of a preview', () => {
  it('[S1.09] are a rough one and one as fine as its place', () => {
    const [rough, fine] = previewSizes('look', { width: 480, density: 1 }, 32)
    expect(rough).toEqual({ width: 150, height: 225 })
    expect(fine).toEqual({ width: 480, height: 720 })
  })

  it('[S1.09] never hold more than 120 MB of frames, however long the show', () => {
    for (const steps of [32, 80, 600]) {
      const fine = previewSizes('wide', { width: 1600, density: 2 }, steps).at(-1)
      expect(fine && bytes(steps, fine)).toBeLessThanOrEqual(121 * 2 ** 20)
    }
  })

  it('[S1.09] are the rough one alone where its place is as small', () => {
    expect(previewSizes('look', { width: 0, density: 1 }, 32)).toHaveLength(1)
    expect(previewSizes('look', { width: 90, density: 1 }, 32)).toHaveLength(1)
  })
})
