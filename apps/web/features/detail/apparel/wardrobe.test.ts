import { describe, expect, it } from 'vitest'
import { categoriesOf, isNamed, wearableBy } from './wardrobe.ts'

describe('the wardrobe', () => {
  it('offers the categories of the slot that comes first before all others', () => {
    const all = wearableBy('ines')
    const outer = all.filter(({ slot }) => slot === 'outer')
    const rest = all.filter(({ slot }) => slot !== 'outer')
    const offered = categoriesOf([...outer, ...rest]).map(({ slot }) => slot)
    expect(offered.slice(0, 3)).toEqual(['outer', 'outer', 'outer'])
    expect(offered.lastIndexOf('outer')).toBe(2)
  })

  it('finds a name by any of its words, whatever its accents and case', () => {
    expect(isNamed(['Robe trapèze', 'Robes'], 'TRAPEZE robe')).toBe(true)
    expect(isNamed(['Western shirt', 'Shirts'], 'west shi')).toBe(true)
    expect(isNamed(['Western shirt', 'Shirts'], 'polo')).toBe(false)
  })
})
