import { describe, expect, it } from 'vitest'
import { partOfStroke, strokeOf } from './strokeOf.ts'

describe('a stroke over several pieces', () => {
  it('[S3.14] knows its parts by their names, and no others', () => {
    const parts = [0, 1, 2].map((place) => partOfStroke('a-1', place))
    expect(new Set(parts).size).toBe(3)
    expect(parts.map(strokeOf)).toEqual(['a-1', 'a-1', 'a-1'])
    expect(strokeOf('a-12')).not.toBe('a-1')
  })
})
