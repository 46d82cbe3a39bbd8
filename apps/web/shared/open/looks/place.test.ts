import { describe, expect, it } from 'vitest'
import { readPlace, writePlace } from './place.ts'

describe('the place among the looks', () => {
  it('is read from the address, and what is not understood is ordinary', () => {
    expect(readPlace({ project: 'p', look: 'a', show: 'liked', compare: 'a,b,b' })).toEqual({
      look: 'a',
      show: 'liked',
      compare: ['a', 'b'],
    })
    expect(readPlace({ look: 7, show: 'nonsense' })).toEqual({ look: null, show: 'all', compare: [] })
  })

  it('is written beside the project and leaves ordinary values out', () => {
    const search = { project: 'p', look: 'a', show: 'liked' }
    expect(writePlace(search, { show: 'all' })).toEqual({ project: 'p', look: 'a' })
    expect(writePlace(search, { look: null, compare: ['a', 'b'] })).toEqual({
      project: 'p',
      show: 'liked',
      compare: 'a,b',
    })
  })

  it('compares four looks at most', () => {
    expect(writePlace({}, { compare: ['a', 'b', 'c', 'd', 'e'] })).toEqual({ compare: 'a,b,c,d' })
  })
})
