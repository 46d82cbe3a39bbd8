import { describe, expect, it } from 'vitest'
import { partOf } from './partOf.ts'

describe('parts of a garment', () => {
  it('left and right are the wearer’s on both sides', () => {
    expect(partOf({ role: 'sleeve', name: 'sleeve0' }, 'front')).toBe('sleeveRight')
    expect(partOf({ role: 'sleeve', name: 'sleeve1' }, 'front')).toBe('sleeveLeft')
    expect(partOf({ role: 'leg', name: 'leg1' }, 'back')).toBe('legRight')
  })

  it('collars and lapels are one part, cuffs and pockets each one', () => {
    expect(partOf({ role: 'lapel', name: 'lapel0' }, 'front')).toBe('collar')
    expect(partOf({ role: 'pocket', name: 'pocket1' }, 'front')).toBe('pockets')
  })
})
