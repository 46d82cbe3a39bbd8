import { describe, expect, it } from 'vitest'
import { openBatch } from './openBatch.ts'

describe('[S2.44] entries that come into sight together', () => {
  it('are read together, at most so many at once, and each once', async () => {
    const asked: (readonly string[])[] = []
    const read = openBatch({
      most: 2,
      wait: 1,
      read: async (ids) => {
        asked.push(ids)
        return ids.map((id) => ({ id }))
      },
    })
    expect(await Promise.all(['a', 'b', 'a', 'c'].map(read))).toEqual([
      { id: 'a' },
      { id: 'b' },
      { id: 'a' },
      { id: 'c' },
    ])
    expect(asked).toEqual([['a', 'b'], ['c']])
  })

  it('one that is gone fails alone; a broken reading fails all of its own', async () => {
    const read = openBatch({
      most: 10,
      wait: 1,
      read: async (ids) => {
        if (ids.includes('broken')) throw new Error('no connection')
        return ids.filter((id) => id !== 'gone').map((id) => ({ id }))
      },
    })
    const first = await Promise.allSettled(['a', 'gone'].map(read))
    expect(first.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await expect(read('broken')).rejects.toThrow('no connection')
  })
})
