import { findPrint } from '@toile/craft/prints/index.ts'
import { placementSchema } from '@toile/craft/prints/placement.ts'
import { describe, expect, it } from 'vitest'
import { inMode, inPalette, layPrint, scattered, typeOf } from './placements.ts'

const palette = [
  { r: 176, g: 72, b: 47 },
  { r: 228, g: 216, b: 192 },
  { r: 31, g: 42, b: 68 },
]
const floral = findPrint('floral')
if (!floral) throw new Error('There is no floral print.')
const offered = inPalette(floral, palette, 1)
const picture = { kind: 'picture', hash: 'a'.repeat(64) } as const
const motif = { id: 'motif', type: null, source: picture, width: 90, repeat: 'straight' } as const

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
    expect(layPrint(motif, single)).toMatchObject({
      mode: 'single',
      x: 40,
      width: single.width,
    })
    expect(inMode(single, 'overall', floral.width)).toMatchObject({ mode: 'overall', width: floral.width, x: 0 })
  })

  it('[S5.15] a pattern never stands singly; slogans and logos do so at first, in their own size', () => {
    const single = layPrint({ ...motif, type: 'Slogan' }, null)
    expect(single).toMatchObject({ mode: 'single', width: 90, y: 260 })
    expect(layPrint({ ...motif, type: 'Pattern' }, single)).toMatchObject({ mode: 'overall', width: 90, x: 0, y: 0 })
    expect(layPrint(offered, single)).toMatchObject({ mode: 'overall', width: floral.width })
    expect(layPrint(motif, null).mode).toBe('overall')
    expect(typeOf(offered.source, [])).toBe('Pattern')
    expect(typeOf(picture, [{ ...motif, type: 'Logo' }])).toBe('Logo')
    expect(typeOf(picture, [])).toBeNull()
  })

  it('[S2.53] a random place is one that a document may hold', () => {
    for (const share of [0, 0.5, 0.999])
      for (const mode of ['overall', 'single'] as const) {
        const placement = scattered({ ...layPrint(offered, null), mode }, 2000, () => share)
        expect(placementSchema.safeParse(placement).success).toBe(true)
      }
  })
})
