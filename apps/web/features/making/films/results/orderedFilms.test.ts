import { describe, expect, it } from 'vitest'
import { filmsToCome, frameUnderWay } from './orderedFilms.ts'

describe('films under way', () => {
  it('[S3.10] as many are to come as were ordered and are not there yet; one where it was ordered elsewhere', () => {
    const made = [{ taskId: 't' }, { taskId: 'other' }, { taskId: null }]
    expect(filmsToCome({ id: 't' }, { films: 3 }, made)).toBe(2)
    expect(filmsToCome({ id: 't' }, null, made)).toBe(0)
    expect(filmsToCome({ id: 'u' }, null, made)).toBe(1)
    expect(filmsToCome({ id: 't' }, { films: 1 }, [...made, { taskId: 't' }])).toBe(0)
  })

  it('[S9.03] the frame under way is between the first and the last', () => {
    expect([0, 0.5, 1, 1.2].map((progress) => frameUnderWay(progress, 96))).toEqual([1, 48, 96, 96])
  })
})
