import { people } from '@toile/craft/mannequins/people/index.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { measuresOf } from '../bodies/measuresOf.ts'
import { sizeRanges } from '../bodies/sizeRanges.ts'
import { figureOf } from './figureOf.ts'

describe('the body of a mannequin', () => {
  it.each(people.map(({ id, gender, ageGroup }) => [id, gender, ageGroup] as const))(
    '[S1.11] of %s is in a size range and of their kind',
    (id, gender, ageGroup) => {
      const { figure, range, size } = figureOf(id)
      expect(measuresOf(sure(sizeRanges.find((one) => one.id === range)), size)).not.toBeNull()
      const kinds = { female: ['woman', 'girl', 'toddler'], male: ['man', 'boy', 'toddler'] }
      expect(kinds[gender]).toContain(figure)
      expect(figure === 'woman' || figure === 'man').toBe(ageGroup === 'adult')
    },
  )

  it('[S1.11] of somebody’s own mannequin goes by gender and age', () => {
    const own = (kind: string) => figureOf(`own:${kind}:${'0'.repeat(64)}`).figure
    expect(['female:adult', 'male:adult', 'female:child', 'male:child'].map(own)).toEqual([
      'woman',
      'man',
      'girl',
      'boy',
    ])
  })
})
