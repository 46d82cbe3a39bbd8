import { findPrint } from '@toile/fashion/prints/index.ts'
import { placementSchema } from '@toile/fashion/prints/placement.ts'
import { describe, expect, it } from 'vitest'
import { inMode, inPalette, layPrint, scattered } from './placements.ts'

const palette = [
  { r: 176, g: 72, b: 47 },
  { r: 228, g: 216, b: 192 },
  { r: 31, g: 42, b: 68 },
]
const floral = findPrint('floral')
if (!floral) throw new Error('There is no floral print.')
const offered = inPalette(floral, palette, 1)

describe('laying a print on a garment', () => {
  it('[S2.53] takes only colours of the palette, and other ones for another seed', () => {
    const { source } = offered
    expect(source.kind === 'construction' && source.colors.every((color) => palette.includes(color))).toBe(true)
    expect(inPalette(floral, palette, 1)).toEqual(offered)
    const others = [2, 3, 4, 5].map((seed) => JSON.stringify(inPalette(floral, palette, seed)))
    expect(others.some((other) => other !== JSON.stringify(offered))).toBe(true)
  })

  it('lies all over in its own size at first, and keeps the place of a single motif when the print is exchanged', () => {
    const first = layPrint(offered, null)
    expect(first).toMatchObject({ mode: 'overall', width: floral.width, x: 0, y: 0 })
    const single = { ...inMode(first, 'single', floral.width), x: 40 }
    expect(layPrint(inPalette(floral, palette, 2), single)).toMatchObject({
      mode: 'single',
      x: 40,
      width: single.width,
    })
    expect(inMode(single, 'overall', floral.width)).toMatchObject({ mode: 'overall', width: floral.width, x: 0 })
  })

  it('[S2.53] a random place is one that a document may hold', () => {
    for (const share of [0, 0.5, 0.999])
      for (const mode of ['overall', 'single'] as const) {
        const placement = scattered({ ...layPrint(offered, null), mode }, 2000, () => share)
        expect(placementSchema.safeParse(placement).success).toBe(true)
      }
  })
})
