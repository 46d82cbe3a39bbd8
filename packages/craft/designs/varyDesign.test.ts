import { designVersion } from './designVersion.ts'
import { describe, expect, it } from 'vitest'
import { type Design, designSchema } from './design.ts'
import { plainWorn } from './plainWorn.ts'
import { uploadsIn } from './uploadsIn.ts'
import { varyDesign } from './varyDesign.ts'

const red = { r: 200, g: 30, b: 30 }
const palette = [red, { r: 30, g: 60, b: 120 }, { r: 240, g: 235, b: 220 }]
const design: Design = {
  version: designVersion,
  style: 'illustration',
  mannequin: { person: 'ines', pose: 'walk', mirrored: false },
  shoes: { kind: 'pump', color: red },
  lips: red,
  ground: palette[2],
  garments: [plainWorn('tShirt', red, { id: 'g1', seed: 1 })],
  origin: null,
}

describe('varyDesign', () => {
  it('[S1.06] keeps person and garments, and changes colour and cut within what the garment allows', () => {
    const varied = varyDesign(design, palette, 5)
    expect(designSchema.parse(varied)).toEqual(varied)
    expect(varied.mannequin).toEqual(design.mannequin)
    expect(varied.garments[0].cut).toEqual(design.garments[0].cut)
    expect(varied.garments[0].fill).not.toEqual(design.garments[0].fill)
    expect(varied).not.toEqual(varyDesign(design, palette, 6))
  })

  it('[S1.06] prints a cloth made of a picture in other inks of the palette: the same drawing of the same picture', () => {
    const source = {
      kind: 'derived' as const,
      picture: '7'.repeat(64),
      treatment: 'strokes' as const,
      colors: [red, { r: 240, g: 240, b: 230 }, { r: 20, g: 20, b: 30 }],
      lie: 'level' as const,
      fineness: 0.5,
      order: 0.5,
      seed: 4,
    }
    const print = { source, mode: 'overall', repeat: 'straight', width: 400, x: 0, y: 0, angle: 0, opacity: 1 } as const
    const printed = { ...design, garments: design.garments.map((worn) => ({ ...worn, print })) }
    const inks = [5, 6, 7].map((seed) => {
      const varied = varyDesign(printed, palette, seed).garments[0].print
      if (varied?.source.kind !== 'derived') return expect.fail('It is another kind of print.')
      expect({ ...varied, source: { ...varied.source, colors: source.colors } }).toEqual(print)
      expect(varied.source.colors).toHaveLength(source.colors.length)
      return JSON.stringify(varied.source.colors)
    })
    expect(new Set([...inks, JSON.stringify(source.colors)]).size).toBeGreaterThan(1)
    expect(uploadsIn([printed]).pictures).toEqual([source.picture])
  })

  it('gives the same design for the same seed', () => {
    expect(varyDesign(design, palette, 5)).toEqual(varyDesign(design, palette, 5))
  })

  it('keeps the colour where the palette offers no other', () => {
    expect(varyDesign(design, [red], 5).garments[0].fill).toEqual({ kind: 'solid', color: red })
  })
})
