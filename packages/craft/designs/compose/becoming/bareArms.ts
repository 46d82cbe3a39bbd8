import { garments } from '../../../garments/index.ts'
import { wholeArm } from '../barsSleeve.ts'
import { isDressedUp } from '../dressedUp.ts'
import { lowerOf, type Shaped } from '../outfit.ts'
import { weather, weatherOf } from '../rangeRule.ts'
import { sleeveLength } from '../sleeves.ts'
import type { BecomingRule } from './becomingRule.ts'

/** Where a man goes without sleeves. */
const sunny = ['sport', 'sporty', 'holiday', 'resort', 'lounge']

export const bareArms: BecomingRule = {
  id: 'bareArms',
  says: 'In the cold something of every look reaches the wrist, unless people dress up; men and boys go with bare arms only over shorts in the heat and for sport',
  alone: false,
  broken(parts, { gender }, asked) {
    const dressedUp = isDressedUp(asked)
    if (weatherOf(asked) > weather.cold && !dressedUp && parts.every((part) => reachOf(part) < wholeArm)) return true
    const top = parts.at(-1)
    if (!top || top.slot !== 'top' || top.category !== 'top' || top.character.sleeve > 0.1) return false
    const cold = weatherOf(asked) > 0.55 && top.character.formality < 0.6
    if (cold) return true
    const beach = weatherOf(asked) < 0.2 && lowerOf(parts).character.length < 0.6
    return gender === 'male' && !beach && !asked.asks(...sunny)
  },
}

/** How much of the arm the longest sleeve covers that a cut can have. */
function reachOf({ slot, cut, character }: Shaped): number {
  if (slot === 'bottom') return 0
  const knob = garments.find(({ id }) => id === cut)?.knobs
  const sleeve = knob && 'sleeve' in knob ? knob.sleeve : undefined
  return sleeve?.kind === 'choice' ? Math.max(...sleeve.options.map(({ id }) => sleeveLength(id))) : character.sleeve
}
