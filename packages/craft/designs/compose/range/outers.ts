import type { RangeLook, RangeRule } from '../rangeRule.ts'
import { weather, weatherOf } from '../rangeRule.ts'

/** Of eight looks, by who wears them. */
const least = { heat: { female: 1, male: 1 }, mild: { female: 2, male: 3 }, cold: { female: 3, male: 4 } } as const
/** What is lighter than this is worn over something in the heat. */
const light = 0.62

export const outers: RangeRule = {
  id: 'outers',
  says: 'A range has jackets, coats, cardigans and waistcoats by the weather: one light layer in the heat, two or three else, more in the cold',
  off(looks, setting) {
    const warmth = weatherOf(setting)
    const counts = warmth < weather.heat ? least.heat : warmth > weather.cold ? least.cold : least.mild
    const wanted = Math.floor(looks.reduce((sum, { wearer }) => sum + counts[wearer.gender] / 8, 0) + 1e-9)
    const found = looks.filter((look) => isLayered(look, warmth < weather.heat ? light : 1)).length
    return Math.max(0, wanted - found)
  },
}

/** Something is worn over the rest: an outer garment, or a waistcoat over another top. */
const isLayered = ({ parts }: RangeLook, warmest: number) =>
  parts.some(
    ({ slot, category, character }, i) =>
      character.warmth <= warmest && (slot === 'outer' || (slot === 'top' && category === 'jacket' && i > 1)),
  )
