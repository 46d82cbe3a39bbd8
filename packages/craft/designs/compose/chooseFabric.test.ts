import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { findGarment } from '../../garments/index.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import { roseReading } from '../../script/testing/pictureReadings.ts'
import type { Brief } from './brief.ts'
import { chooseFabric } from './chooseFabric.ts'
import { steer } from './steering.ts'
import { directedBrief } from './testing/collections.ts'

const sand = { r: 214, g: 190, b: 154 }
const lamplit = /silk|velvet|crepe|lame|chiffon|sequin|lace|organza|tulle|jacquard/
const smooth = /^(wool|gabardine|velvet|silk|jacquard|crepe|sequin|cashmere)$/
/** The share of fifty pieces that are cut of some cloths, for a picture of dunes. */
const shareOf = (cloths: RegExp, person: string, cut: string, own: Partial<Brief>): number => {
  const garment = findGarment(cut)
  if (!garment) throw new Error(`no garment ${cut}`)
  const steering = steer(directedBrief('women', 1, { pictures: [roseReading], hand: { world: 'dune' }, own }))
  const cutting = { garment, wearer: wearerOf(person), color: sand, printed: 'nowhere', beside: [] } as const
  const found = Array.from({ length: 50 }, (_, seed) => chooseFabric(cutting, steering, openChance(seed)))
  return found.filter((id) => cloths.test(id)).length / found.length
}

describe('cloth by lamplight', () => {
  it('[S9.02] falls and gleams for women and is smooth for men whatever a picture shows, at parties and in the evening', () => {
    for (const occasion of ['party', 'evening'] as const) {
      for (const cut of ['blouse', 'shiftDress', 'wideTrousers', 'jumpsuit', 'wrapTop'])
        expect(shareOf(lamplit, 'ines', cut, { occasion }), cut).toBeGreaterThan(0.85)
      for (const cut of ['blazer', 'doubleBreasted', 'trousers'])
        expect(shareOf(smooth, 'theo', cut, { occasion }), cut).toBeGreaterThan(0.7)
    }
    expect(shareOf(lamplit, 'ines', 'shiftDress', { occasion: 'holiday' })).toBeLessThan(0.5)
  })

  it('[S9.02] is neither stiff nor shining on children', () => {
    for (const [person, cut] of [
      ['sam', 'trousers'],
      ['sam', 'chinos'],
      ['lily', 'aLineDress'],
      ['lily', 'fitAndFlareDress'],
    ] as const)
      expect(
        shareOf(/tweed|jacquard|boucle|gabardine|silk|leather/, person, cut, { occasion: 'school' }),
        cut,
      ).toBeLessThan(0.2)
  })
})
