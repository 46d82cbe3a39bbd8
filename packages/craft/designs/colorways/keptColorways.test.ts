import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../colors/color.ts'
import { recolor } from '../changes.ts'
import { designSchema } from '../design.ts'
import { mergeDesigns } from '../merge/mergeDesigns.ts'
import { addColorway, changeColorway, removeColorway, wearColorway } from './colorwayChanges.ts'
import { colorRoles } from './colorRoles.ts'
import { colorOfRole, swapRoles, withRoleColor } from './editColorway.ts'
import { wornColorway } from './wornColorway.ts'
import { green, hex, navy, nearNavy, pieces, rust } from './testing/threePieces.ts'

describe('a colourway changed by hand', () => {
  const [base, accent] = colorRoles([pieces])
  const empty = { id: 'w1', name: '', colors: [] }

  it('[S2.53] gives a role another colour in its place, or its own again', () => {
    const one = withRoleColor(withRoleColor(empty, 'x', navy), 'y', rust)
    expect(withRoleColor(one, 'x', nearNavy).colors.map(({ role, color }) => [role, toHex(color)])).toEqual([
      ['x', '#213c62'],
      ['y', '#d9623b'],
    ])
    expect(withRoleColor(one, 'x', null).colors.map(({ role }) => role)).toEqual(['y'])
  })

  it('[S2.53] swaps the colours of two roles, also of those that keep their own', () => {
    if (!base || !accent) throw new Error('There are two roles.')
    const swapped = swapRoles(withRoleColor(empty, base.id, hex('#2c6e49')), base, accent)
    expect(toHex(colorOfRole(swapped, base))).toBe(toHex(rust))
    expect(toHex(colorOfRole(swapped, accent))).toBe('#2c6e49')
  })
})

describe('colourways in the document', () => {
  const kept = addColorway(pieces, { id: 'w1', name: 'Moss', ...green })

  it('[S2.53] are kept with the roles they are for, changed and taken away', () => {
    expect(designSchema.parse(kept)).toEqual(kept)
    expect(kept.roles).toHaveLength(3)
    const named = changeColorway(kept, { id: 'w1', name: 'Fern', role: { id: kept.roles?.[1]?.id ?? '', color: navy } })
    expect(named.colorways?.[0]).toMatchObject({ name: 'Fern', colors: [{}, { color: navy }] })
    expect(removeColorway(kept, { id: 'w1' }).colorways).toEqual([])
    expect(removeColorway(kept, { id: 'none' })).toBe(kept)
    expect(changeColorway(kept, { id: 'none', name: 'x' })).toBe(kept)
  })

  it('[S2.53] one is worn, and the colours from before can be worn again', () => {
    const worn = wearColorway(kept, { id: 'w1' })
    expect(toHex(colorRoles([worn])[0]?.color ?? navy)).toBe('#2c6e49')
    expect(worn.colorways?.map(({ id }) => id)).toEqual(['w1', 'own'])
    expect([kept, worn].map((one) => wornColorway(one)?.id ?? null)).toEqual([null, 'w1'])
    const back = wearColorway(worn, { id: 'own' })
    expect(wornColorway(back)?.id).toBe('own')
    expect(wornColorway(recolor(back, { id: 'a', color: hex('#777777') }))).toBeNull()
    expect(colorRoles([back]).map(({ color }) => toHex(color))).toEqual(
      colorRoles([pieces]).map(({ color }) => toHex(color)),
    )
    expect(wearColorway(kept, { id: 'none' })).toBe(kept)
  })

  it('a place is left for the colours of its own, so that they are never lost', () => {
    const full = Array.from({ length: limits.colorways + 2 }, (_, i) => `w${i + 1}`).reduce(
      (design, id) => addColorway(design, { id, name: id, ...green }),
      pieces,
    )
    expect(full.colorways).toHaveLength(limits.colorways - 1)
    expect(wearColorway(full, { id: 'w3' }).colorways?.at(-1)?.id).toBe('own')
  })

  it('two windows that keep one each keep both, and one that both changed stands twice', () => {
    const mine = addColorway(kept, { id: 'w2', name: 'Mine', colors: [] })
    const theirs = addColorway(recolor(kept, { id: 'a', color: navy }), { id: 'w3', name: 'Theirs', colors: [] })
    const { merged, conflicts } = mergeDesigns(kept, mine, theirs)
    expect(merged.colorways?.map(({ id }) => id)).toEqual(['w1', 'w3', 'w2'])
    expect(conflicts).toEqual([])
    const [one, other] = ['Fern', 'Pine'].map((name) => changeColorway(kept, { id: 'w1', name }))
    const both = mergeDesigns(kept, one ?? kept, other ?? kept).merged
    expect(both.colorways?.map(({ id, name }) => [id, name])).toEqual([
      ['w1', 'Pine'],
      ['w1~2', 'Fern'],
    ])
  })
})
