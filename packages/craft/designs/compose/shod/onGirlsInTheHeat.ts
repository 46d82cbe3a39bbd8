import { isDressedUp } from '../dressedUp.ts'
import { weather, weatherOf } from '../rangeRule.ts'
import type { ShoeRule } from './shoeRule.ts'

const light = /flatSandal|slide|espadrille|sneaker|highTop|ballet|barefoot/
/** Where a strapped shoe is worn in the heat too. */
const good = 'maryJane'

export const onGirlsInTheHeat: ShoeRule = {
  id: 'onGirlsInTheHeat',
  says: 'In the heat girls wear sandals, trainers and ballet shoes, no boots and no heavy slip-ons, Mary Janes to school and where they dress up alone',
  refuses: ({ id }, { wearer: { gender, ageGroup } }, asked) =>
    gender === 'female' &&
    ageGroup === 'child' &&
    weatherOf(asked) < weather.heat &&
    !light.test(id) &&
    !(id === good && (isDressedUp(asked) || asked.asks('school'))),
}
