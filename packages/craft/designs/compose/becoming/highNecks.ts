import { weather, weatherOf } from '../rangeRule.ts'
import { type BecomingRule, wears } from './becomingRule.ts'

export const highNecks: BecomingRule = {
  id: 'highNecks',
  says: 'In the heat nobody wears a turtleneck',
  alone: true,
  broken: (parts, _, asked) => weatherOf(asked) < weather.heat && wears(parts, ['turtleneck']),
}
