import { isDressedUp } from '../dressedUp.ts'
import { lowerOf } from '../outfit.ts'
import { weather, weatherOf } from '../rangeRule.ts'
import type { ShoeRule } from './shoeRule.ts'

const daily = /espadrille|slide|sneaker|highTop|combat|rainBoot|cowboy|derby|brogue|chelsea|flatSandal|barefoot/
const flat = /loafer|ballet|maryJane/
const boots = /Boot$/

export const ofTheEvening: ShoeRule = {
  id: 'ofTheEvening',
  says: 'Women who dress up wear shoes of the evening: nothing of every day, flats under trousers alone, boots in the cold alone',
  refuses: ({ id }, { parts, wearer: { gender, ageGroup } }, asked) => {
    if (gender !== 'female' || ageGroup !== 'adult' || !isDressedUp(asked)) return false
    const trousers = /trousers|jumpsuit/.test(lowerOf(parts).category)
    return (
      daily.test(id) ||
      (flat.test(id) && !(trousers && !asked.asks('evening'))) ||
      (boots.test(id) && weatherOf(asked) <= weather.cold)
    )
  },
}
