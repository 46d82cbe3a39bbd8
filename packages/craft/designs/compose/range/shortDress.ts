import { lowerOf } from '../outfit.ts'
import { type RangeRule, weather, weatherOf } from '../rangeRule.ts'

/** Above the knee. */
const short = 0.5

export const shortDress: RangeRule = {
  id: 'shortDress',
  says: 'Six looks of women or more have a dress above the knee among them at a party, unless it is cold',
  off(looks, setting) {
    if (!setting.asks('party') || weatherOf(setting) > weather.cold) return 0
    const women = looks.filter(({ wearer }) => wearer.gender === 'female' && wearer.ageGroup === 'adult')
    const isShort = ({ parts }: (typeof women)[number]) =>
      lowerOf(parts).category === 'dress' && lowerOf(parts).character.length < short
    return women.length >= 6 && !women.some(isShort) ? 1 : 0
  },
}
