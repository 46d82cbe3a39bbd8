import { describe, expect, it } from 'vitest'
import { findGarment, garments } from '../../garments/index.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import { bareBrief } from './bareBrief.ts'
import { compose } from './compose.ts'
import { hemOnChild, knee } from './hemsOnChildren.ts'
import { castOf, mean } from './testing/collections.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b']
const skirted = garments.filter(({ category }) => category === 'skirt' || category === 'dress')

describe('hems of children', () => {
  it('[S9.02] end at the knee or above it however a skirt is cut and turned; grown-ups’ and trousers’ stay as they are', () => {
    for (const garment of skirted) {
      const length = Object.entries(garment.knobs).find(([name]) => name === 'length')?.[1]
      if (length?.kind !== 'number') continue
      for (const turned of [length.least, length.normal, length.most]) {
        const hem = hemOnChild(turned, length, garment, wearerOf('lily'))
        expect(hem, garment.id).toBeLessThanOrEqual(Math.max(knee, length.least))
        expect(hemOnChild(turned, length, garment, wearerOf('ines')), garment.id).toBe(turned)
      }
    }
    const jeans = findGarment('jeans')
    const leg = Object.entries(jeans?.knobs ?? {}).find(([name]) => name === 'length')?.[1]
    expect(jeans && leg?.kind === 'number' && hemOnChild(0.02, leg, jeans, wearerOf('lily'))).toBe(0.02)
  })

  it('[S9.02] are seen so in what is composed, and tops of eight looks end at the waist here and below the hip there', () => {
    const spreads = (['none', 'summer', 'autumn', 'winter'] as const).flatMap((season) =>
      [0, 1, 2].map((seed) => {
        const worn = compose(bareBrief(castOf('girls', seed), palette, { seed, season })).flatMap((one) => one.garments)
        const lengths: number[] = []
        for (const { cut, knobs } of worn) {
          const type = cut.kind === 'garment' ? findGarment(cut.garment) : undefined
          const length = Object.entries(type?.knobs ?? {}).find(([name]) => name === 'length')?.[1]
          if (!type || length?.kind !== 'number') continue
          const value = typeof knobs.length === 'number' ? knobs.length : length.normal
          if (type.category === 'skirt' || type.category === 'dress') expect(value, type.id).toBeLessThanOrEqual(knee)
          if (type.slot === 'top') lengths.push(value - length.normal)
        }
        return Math.max(...lengths) - Math.min(...lengths)
      }),
    )
    expect(mean(spreads)).toBeGreaterThan(0.35)
  })

  it('[S9.02] of shorts are seen under what hangs over them: none is cut at its shortest', () => {
    for (const kind of ['girls', 'boys'] as const)
      for (const seed of [0, 1, 2, 3])
        for (const { garments: worn } of compose(bareBrief(castOf(kind, seed), palette, { seed, season: 'summer' })))
          for (const { cut, knobs } of worn) {
            const type = cut.kind === 'garment' ? findGarment(cut.garment) : undefined
            const length = Object.entries(type?.knobs ?? {}).find(([name]) => name === 'length')?.[1]
            if (type?.category !== 'shorts' || length?.kind !== 'number') continue
            expect(typeof knobs.length === 'number' ? knobs.length : length.normal, type.id).toBeGreaterThan(0.3)
          }
  })
})
