import { isDressedUp } from '../dressedUp.ts'
import { lowerOf } from '../outfit.ts'
import { type RangeLook, type RangeRule, weather, weatherOf } from '../rangeRule.ts'

/** Of eight looks of women: where short is worn gladly, and elsewhere as long as it is not cold. */
const least = { gladly: 3, else: 2 } as const
/** How long a hem above the knee is, and the length aimed at from where on nobody asks for it. */
const knee = { hem: 0.5, long: 0.62 } as const

export const aboveKnee: RangeRule = {
  id: 'aboveKnee',
  says: 'Of eight looks of women two end above the knee, three in the heat, every day, on holiday and at a party; none need to in the cold, at work and where length is asked for',
  off(looks, setting) {
    const gladly = weatherOf(setting) < weather.heat || setting.asks('everyday', 'holiday', 'party')
    const covered =
      weatherOf(setting) >= weather.cold ||
      setting.aim('length', 0.5) > knee.long ||
      setting.asks('work', 'sport', 'outdoors', 'lounge') ||
      (isDressedUp(setting) && !setting.asks('party'))
    const women = looks.filter(({ wearer }) => wearer.gender === 'female' && wearer.ageGroup === 'adult')
    const wanted = covered ? 0 : Math.floor(((gladly ? least.gladly : least.else) * women.length) / 8)
    return Math.max(0, wanted - women.filter(isShort).length)
  },
}

const isShort = ({ parts }: RangeLook): boolean => lowerOf(parts).character.length < knee.hem
