import { weather, weatherOf } from '../range/rangeRule.ts'
import type { ShoeRule } from './shoeRule.ts'

const thin = /espadrille|mule|ballet/

export const inTheCold: ShoeRule = {
  id: 'inTheCold',
  says: 'In the cold feet are covered: no sandals, slides, mules, ballet flats and espadrilles',
  refuses: ({ id, closed }, _above, asked) => weatherOf(asked) > weather.cold && (!closed || thin.test(id)),
}
