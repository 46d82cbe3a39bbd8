import { isDressedUp } from '../dressedUp.ts'
import { lowerOf } from '../outfit.ts'
import { weather, weatherOf } from '../rangeRule.ts'
import type { ShoeRule } from './shoeRule.ts'

const thin = /espadrille|mule|ballet|loafer/
/** What shows the instep between trouser and shoe. */
const low = /pump|maryJane/

export const inTheCold: ShoeRule = {
  id: 'inTheCold',
  says: 'In the cold feet and ankles are covered: no sandals, slides, mules, ballet flats, espadrilles and loafers, no low shoes under trousers unless people dress up',
  refuses: ({ id, closed }, { parts }, asked) => {
    if (weatherOf(asked) <= weather.cold) return false
    const trousers = /trousers|jeans|jumpsuit/.test(lowerOf(parts).category)
    return !closed || thin.test(id) || (trousers && low.test(id) && !isDressedUp(asked))
  },
}
