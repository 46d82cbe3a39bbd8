import type { Edit } from '@toile/tailoring/editing/edits/editKinds.ts'
import { newPattern } from '@toile/tailoring/editing/newPattern.ts'
import { describe, expect, it } from 'vitest'
import { mergePatterns } from './mergePatterns.ts'
import { wornLook } from '../testing/wornLook.ts'

const look = wornLook({ skirt: 'aLineSkirt' })
const base = newPattern(look, 'skirt', null)
const edit = (id: string, mm: number): Edit => ({ id, kind: 'setAllowance', piece: 'front', edge: 'hem', mm })

describe('a pattern that two windows changed', () => {
  it('[S2.59] has the edits, places and sizes of both', () => {
    const mine = { ...base, edits: [edit('a', 10)], table: [{ id: 'front', x: 5, y: 5, turn: 0 }] }
    const theirs = { ...base, edits: [edit('b', 20)], body: { ...base.body, base: '44', sizes: ['38', '44'] } }
    const { merged, conflicts, left } = mergePatterns(base, mine, theirs)
    expect(merged.edits.map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
    expect(merged.table).toEqual(mine.table)
    expect(merged.body).toEqual(theirs.body)
    expect([...conflicts, ...left]).toEqual([])
  })

  it('[S2.59] holds what was done here where both changed the same', () => {
    const common = { ...base, edits: [edit('a', 10)] }
    const mine = { ...common, edits: [edit('a', 12)], name: 'Mine' }
    const theirs = { ...common, edits: [edit('a', 14)], name: 'Theirs' }
    const { merged } = mergePatterns(common, mine, theirs)
    expect(merged.edits).toEqual(mine.edits)
    expect(merged.name).toBe('Mine')
  })
})
