import { describe, expect, it } from 'vitest'
import { readSteering, unsteered } from './steering.ts'

describe('what steers the next looks', () => {
  it('[S1.05] is read as it was kept, and asks nothing where it cannot be read', () => {
    const kept = { ...unsteered, season: 'winter', keywords: ['minimal', 'tailored'] }
    expect(readSteering(JSON.stringify(kept))).toEqual(kept)
    for (const broken of [null, '', '{', '{"season":"monsoon"}', '{"keywords":["nothing"]}', '[]', 'null'])
      expect(readSteering(broken)).toEqual(unsteered)
  })
})
