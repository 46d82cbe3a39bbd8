import { weather, weatherOf } from '../rangeRule.ts'
import { type BecomingRule, wears } from './becomingRule.ts'

export const snow: BecomingRule = {
  id: 'snow',
  says: 'Children wear quilted trousers in the snow alone: in winter, out of doors or for sport',
  alone: true,
  broken: (parts, { ageGroup }, asked) =>
    ageGroup === 'child' &&
    wears(parts, ['salopettes']) &&
    !(asked.asks('winter') && weatherOf(asked) > weather.cold && asked.asks('outdoors', 'sport')),
}
