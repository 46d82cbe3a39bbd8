import { lowerOf } from '../outfit.ts'
import { type RangeRule, weather, weatherOf } from '../rangeRule.ts'

/** Hems above the thigh's middle, about the knee, on the calf, at the ankle. */
const bands = [0.38, 0.6, 0.82]

export const lengths: RangeRule = {
  id: 'lengths',
  says: 'Six looks of women or more have three lengths of hem among them, in the cold and when they dress up two',
  off(looks, setting) {
    const women = looks.filter(({ wearer }) => wearer.gender === 'female' && wearer.ageGroup === 'adult')
    if (women.length < 6) return 0
    const long = weatherOf(setting) > weather.cold || setting.aim('length', 0.5) > 0.7 || setting.asks('work')
    const found = new Set(
      women.map(({ parts }) => bands.filter((edge) => lowerOf(parts).character.length > edge).length),
    )
    return Math.max(0, (long ? 2 : 3) - found.size)
  },
}
