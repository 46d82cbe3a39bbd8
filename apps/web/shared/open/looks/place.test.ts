import { describe, expect, it } from 'vitest'
import { readPlace, writePlace } from './place.ts'

describe('the place among the looks', () => {
  it('is read from the address, and what is not understood is ordinary', () => {
    expect(readPlace({ project: 'p', look: 'a', show: 'liked', compare: 'a,b,b' })).toEqual({
      look: 'a',
      show: 'liked',
      compare: ['a', 'b'],
      large: false,
    })
    expect(readPlace({ look: 7, show: 'nonsense' })).toEqual({
      look: null,
      show: 'all',
      compare: [],
      large: false,
    })
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

  it('has a look fill the screen only where there is one', () => {
    expect(readPlace({ look: 'a', stage: 'large' }).large).toBe(true)
    expect(readPlace({ stage: 'large' }).large).toBe(false)
    expect(writePlace({ look: 'a' }, { large: true })).toEqual({ look: 'a', stage: 'large' })
    expect(writePlace({ look: 'a', stage: 'large' }, { look: 'b' })).toEqual({ look: 'b', stage: 'large' })
    expect(writePlace({ look: 'a', stage: 'large' }, { look: null })).toEqual({})
  })

  it('compares four looks at most', () => {
    expect(writePlace({}, { compare: ['a', 'b', 'c', 'd', 'e'] })).toEqual({ compare: 'a,b,c,d' })
  })
})
