import type { Edit } from '@toile/tailoring/editing/edits/editKinds.ts'
import { describe, expect, it } from 'vitest'
import { nextEdit } from './nextEdit.ts'

const corner: Edit = { id: 'a', kind: 'moveCorner', piece: 'front', corner: 'hem', x: 3, y: -2 }
const bend: Edit = { id: 'b', kind: 'bendEdge', piece: 'front', edge: 'side', first: [1, 2], second: [0, 0] }

describe('an edit that is made', () => {
  it('[S2.59] goes on with the last where it moves the same corner, bends the same curve or sets the same allowance', () => {
    expect(nextEdit([bend, corner], { ...corner, id: 'c', x: 4, y: 4 })).toEqual({ ...corner, x: 7, y: 2 })
    expect(nextEdit([bend], { ...bend, id: 'c', second: [5, 5] })).toMatchObject({
      id: 'b',
      first: [2, 4],
      second: [5, 5],
    })
    const wide: Edit = { id: 'd', kind: 'setAllowance', piece: 'front', edge: 'side', mm: 15 }
    expect(nextEdit([wide], { ...wide, id: 'e', mm: 20 })).toEqual({ ...wide, mm: 20 })
  })

  it('[S2.59] stands by itself behind another corner, another size, and once something else came between', () => {
    for (const fresh of [
      { ...corner, id: 'c', corner: 'side' },
      { ...corner, id: 'c', size: '38' },
      { ...corner, id: 'c', both: true as const },
    ])
      expect(nextEdit([corner], fresh)).toEqual(fresh)
    const again = { ...corner, id: 'c' }
    expect(nextEdit([corner, bend], again)).toEqual(again)
    expect(nextEdit([], again)).toEqual(again)
  })
})
