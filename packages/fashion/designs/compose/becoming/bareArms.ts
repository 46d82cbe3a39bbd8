import { lowerOf } from '../outfit.ts'
import type { BecomingRule } from './becomingRule.ts'

/** Where a man goes without sleeves. */
const sunny = ['sport', 'sporty', 'holiday', 'resort', 'lounge']

export const bareArms: BecomingRule = {
  id: 'bareArms',
  says: 'Nobody goes with bare arms in the cold, and men and boys only over shorts in the heat and for sport',
  alone: false,
  broken(parts, { gender }, asked) {
    const warmth = asked.aim('warmth', 0.45)
    const top = parts.at(-1)
    if (!top || top.slot !== 'top' || top.category !== 'top' || top.character.sleeve > 0.1) return false
    const cold = warmth > 0.55 && top.character.formality < 0.6
    if (cold) return true
    const beach = warmth < 0.2 && lowerOf(parts).character.length < 0.6
    return gender === 'male' && !beach && !asked.asks(...sunny)
  },
}
