import { mostOnMen, tooMany } from '../mostOnMen.ts'
import { bottomOf, type RangeLook, type RangeRule } from '../rangeRule.ts'

export const legsOfMen: RangeRule = {
  id: 'legsOfMen',
  says: 'Of eight looks of men two draw slim legs at the most, on holiday none, and two wide ones at work and where they dress up',
  off(looks, setting) {
    const men = looks.filter(({ wearer }) => wearer.gender === 'male' && wearer.ageGroup === 'adult')
    const drawn = men.map(outlineOf)
    return drawn.some((one) => one !== null) ? tooMany(drawn, mostOnMen(men.length, setting)) : 0
  },
}

/** What is settled, and before that what no knob changes: wide trousers are wide. */
const outlineOf = (look: RangeLook) => look.outline ?? (bottomOf(look)?.cut === 'wideTrousers' ? 'wide' : null)
