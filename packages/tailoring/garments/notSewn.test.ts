import { findCategory } from '@toile/craft/garments/categories.ts'
import { findWearable, garments } from '@toile/craft/garments/index.ts'
import { describe, expect, it } from 'vitest'
import { cutters } from './cutters.ts'
import { notSewn } from './notSewn.ts'

describe('what is not cut and sewn', () => {
  it('[S1.11] is in the catalogue and has no cutter', () => {
    const ids = Object.keys(notSewn)
    expect(ids.filter((id) => !findWearable(id))).toEqual([])
    expect(ids.filter((id) => id in cutters)).toEqual([])
    expect(notSewn['cardigan']).toBe('knitByShape')
    expect(notSewn['beanie']).toBe('accessory')
  })

  it('[S1.11] leaves no top of the catalogue without either a cutter or a reason', () => {
    const tops = garments.filter(({ category }) => findCategory(category)?.slot === 'top').map(({ id }) => id)
    expect(tops.length).toBeGreaterThan(30)
    expect(tops.filter((id) => !(id in cutters) && !(id in notSewn))).toEqual([])
  })
})
