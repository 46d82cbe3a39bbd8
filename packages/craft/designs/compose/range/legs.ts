import { lowerOf } from '../outfit.ts'
import { type RangeLook, type RangeRule, weather, weatherOf } from '../rangeRule.ts'

export const legs: RangeRule = {
  id: 'legs',
  says: 'Four looks of women or more have trousers and a skirt or a dress among them',
  off(looks, setting) {
    if (setting.asks('sport', 'outdoors')) return 0
    const women = looks.filter(({ wearer }) => wearer.gender === 'female' && wearer.ageGroup === 'adult')
    if (women.length < 4) return 0
    const heat = weatherOf(setting) < weather.heat
    const has = (categories: readonly string[]) =>
      women.some(({ parts }: RangeLook) => categories.includes(lowerOf(parts).category))
    const trousers = has(heat ? [...trousered, 'shorts'] : trousered)
    return (trousers ? 0 : 1) + (has(skirted) ? 0 : 1)
  },
}

const trousered = ['trousers', 'jeans', 'jumpsuit']
const skirted = ['skirt', 'dress']
