import { mostOnMen, tooMany } from '../outlines/mostOnMen.ts'
import type { RangeRule } from './rangeRule.ts'

export const legsOfMen: RangeRule = {
  id: 'legsOfMen',
  says: 'Of eight looks of men two draw slim legs at the most, on holiday none, and two wide ones at work and where they dress up',
  settled: true,
  off(looks, setting) {
    const men = looks.filter(({ wearer }) => wearer.gender === 'male' && wearer.ageGroup === 'adult')
    return tooMany(
      men.map(({ outline }) => outline ?? null),
      mostOnMen(men.length, setting),
    )
  },
}
