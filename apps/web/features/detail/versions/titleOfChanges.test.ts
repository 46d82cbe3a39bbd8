import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { describe, expect, it } from 'vitest'
import { titleOfChanges } from './titleOfChanges.ts'

const coat = plainWorn('coat', { r: 1, g: 2, b: 3 }, { id: 'coat' })
const said = (of: string, what: string, worn = coat) => ({ worn, of, what, says: `${what}: 1 → 2` })
const list = (parts: readonly string[]) => parts.join(' & ')

describe('the title of a version nobody named', () => {
  it('tells garment by garment what changed, each thing once and without its values', () => {
    const changes = [said('Coat', 'Length'), said('Coat', 'Collar'), said('Coat', 'Length')]
    expect(titleOfChanges(changes, list)).toBe('Coat: Length & Collar')
  })

  it('names two garments and two things of each at most', () => {
    const skirt = { ...coat, id: 'skirt' }
    const hat = { ...coat, id: 'hat' }
    const changes = [
      ...['Length', 'Collar', 'Colour'].map((what) => said('Coat', what)),
      said('Skirt', 'Print', skirt),
      said('Hat', 'Size', hat),
    ]
    expect(titleOfChanges(changes, list)).toBe('Coat: Length & Collar …; Skirt: Print')
  })

  it('is empty where nothing changed', () => {
    expect(titleOfChanges([], list)).toBe('')
  })
})
