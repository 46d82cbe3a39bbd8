import { describe, expect, it } from 'vitest'
import { garments } from '../../../garments/index.ts'
import { bareBrief } from '../bareBrief.ts'
import { compose } from '../compose.ts'
import { measure } from '../measures.ts'
import { castOf, kindNames, mean } from '../testing/collections.ts'
import { rangeRules } from './index.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b']

describe('ranges that are composed', () => {
  const seeds = Array.from({ length: 24 }, (_, seed) => seed)
  const briefs = seeds.map((seed) => bareBrief(castOf(kindNames[seed % 4], seed), palette, { seed }))

  it('[S9.02] break none of their rules, and have about two pieces above for one below', () => {
    const ratios = briefs.map((brief) => {
      const designs = compose(brief)
      const ids: readonly string[] = rangeRules.map(({ id }) => id)
      expect(measure(designs, brief).broken.filter(({ rule }) => ids.includes(rule))).toEqual([])
      return ratioOf(designs)
    })
    expect(mean(ratios)).toBeGreaterThan(1.7)
  })

  it('[S9.02] are not asked where positions or own sketches decide what is worn', () => {
    const [brief] = briefs
    const designs = compose({ ...brief, positions: ['dress'] })
    expect(measure(designs, brief).broken.map(({ rule }) => rule)).toContain('outers')
    expect(measure(designs, { ...brief, positions: ['dress'] }).broken).toEqual([])
  })

  const ratioOf = (designs: ReturnType<typeof compose>) => {
    const above = new Set<string>()
    const below = new Set<string>()
    for (const { cut, fabric, fill, print } of designs.flatMap((design) => design.garments)) {
      const type = cut.kind === 'garment' ? garments.find(({ id }) => id === cut.garment) : undefined
      if (!type || type.slot === 'whole') continue
      ;(type.slot === 'bottom' ? below : above).add(JSON.stringify([cut, fabric, fill, print?.source]))
    }
    return above.size / Math.max(1, below.size)
  }
})
