import { describe, expect, it } from 'vitest'
import { stripWindow } from './stripWindow.ts'

describe('the filmstrip', () => {
  it('draws of many looks those in sight and some beside them', () => {
    const places = stripWindow({ scrolled: 10_000, seen: 800, count: 500, current: 105 }, 100)
    expect([places[0], places.at(-1)]).toEqual([96, 112])
  })

  it('keeps the look that is worked on, however far the strip is scrolled', () => {
    expect(stripWindow({ scrolled: 10_000, seen: 800, count: 500, current: 3 }, 100)[0]).toBe(3)
  })

  it('draws all of a few, and nothing of none', () => {
    expect(stripWindow({ scrolled: 0, seen: 800, count: 3, current: 1 }, 100)).toEqual([0, 1, 2])
    expect(stripWindow({ scrolled: 0, seen: 800, count: 0, current: -1 }, 100)).toEqual([])
  })
})
