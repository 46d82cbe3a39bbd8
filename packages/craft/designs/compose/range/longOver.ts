import { lowerOf } from '../outfit.ts'
import { type RangeLook, type RangeRule, weather, weatherOf } from '../rangeRule.ts'

/** How far down the body what is long over something reaches. */
const long = 0.38

export const longOver: RangeRule = {
  id: 'longOver',
  says: 'Six looks or more have something long over something else once, a coat, a long jacket or a tunic; men not in the heat, children never, and nobody for sport and at home',
  off(looks, setting) {
    if (looks.length < 6 || setting.asks('sport', 'lounge')) return 0
    const women = looks.some(({ wearer }) => wearer.gender === 'female' && wearer.ageGroup === 'adult')
    if (weatherOf(setting) < weather.heat && !women) return 0
    if (looks.every(({ wearer }) => wearer.ageGroup === 'child')) return 0
    return looks.some(hasLong) ? 0 : 1
  },
}

const hasLong = ({ parts }: RangeLook): boolean =>
  parts.some((part) => part !== lowerOf(parts) && part.character.length >= long)
