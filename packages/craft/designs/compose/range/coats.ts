import { type RangeLook, type RangeRule, weather, weatherOf } from '../rangeRule.ts'

/** In what share of the looks in winter, where only a picture is cold, and where people are indoors or run. */
const least = { winter: 0.5, picture: 0.25, indoors: 0.25 } as const
/** What keeps warm. */
const warm = 0.6

export const coats: RangeRule = {
  id: 'coats',
  says: 'In winter half of the looks have a coat or a warm jacket over them, a quarter where a picture is cold and where people are indoors or run',
  off(looks, setting) {
    if (weatherOf(setting) <= weather.cold) return 0
    const indoors = setting.asks('evening', 'party', 'ceremony', 'sport', 'lounge', 'school')
    const wanted = Math.floor(looks.length * least[indoors ? 'indoors' : setting.asks('winter') ? 'winter' : 'picture'])
    return Math.max(0, wanted - looks.filter(hasCoat).length)
  },
}

const hasCoat = ({ parts }: RangeLook): boolean =>
  parts.some(
    ({ slot, category, character }) =>
      slot === 'outer' &&
      (category === 'coat' || category === 'jacket') &&
      character.warmth >= warm &&
      character.sleeve > 0.5,
  )
