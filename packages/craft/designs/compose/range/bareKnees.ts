import { isDressedUp } from '../dressedUp.ts'
import { lowerOf } from '../outfit.ts'
import { type RangeLook, type RangeRule, weather, weatherOf } from '../rangeRule.ts'

/** Of eight looks of children in the heat. */
const least = 6
/** What a child's skirt or dress is cut to ends at the knee; trousers and overalls longer than this cover it. */
const covers = 0.55

export const bareKnees: RangeRule = {
  id: 'bareKnees',
  says: 'In the heat six of eight looks of children show the knees: shorts, skirts and dresses; where they dress up and at work nobody counts',
  off(looks, setting) {
    if (weatherOf(setting) >= weather.heat || isDressedUp(setting) || setting.asks('work')) return 0
    const children = looks.filter(({ wearer }) => wearer.ageGroup === 'child')
    return Math.max(0, Math.floor((least * children.length) / 8) - children.filter(showsKnees).length)
  },
}

const showsKnees = ({ parts }: RangeLook): boolean => {
  const { category, character } = lowerOf(parts)
  return category === 'skirt' || category === 'dress' || character.length < covers
}
