import { describe, expect, it } from 'vitest'
import { showcaseTimes } from './useShowcase.ts'

describe('the looks of the Square', () => {
  it('[S2.01] an empty answer is asked again soon and never kept; looks are kept; where none come, asking ends', () => {
    expect(showcaseTimes(0, 1)).toEqual({ fresh: 0, again: 4_000 })
    expect(showcaseTimes(5, 2)).toEqual({ fresh: 600_000, again: false })
    expect(showcaseTimes(0, 45)).toEqual({ fresh: 0, again: false })
  })
})
