import { describe, expect, it } from 'vitest'
import { isNew } from './lookNews.ts'

const news = { id: 'a', projectId: 'p', revision: 3, state: 'draft', position: 4 }

describe('news of a look', () => {
  it('is read when it is another look, a later save, another list or another place, and not when it tells what is shown', () => {
    expect(isNew(news, undefined)).toBe(true)
    expect(isNew(news, { revision: 3, state: 'draft', position: 4 })).toBe(false)
    expect(isNew(news, { revision: 2, state: 'draft', position: 4 })).toBe(true)
    expect(isNew(news, { revision: 4, state: 'liked', position: 4 })).toBe(false)
    expect(isNew(news, { revision: 3, state: 'liked', position: 4 })).toBe(true)
    expect(isNew(news, { revision: 3, state: 'draft', position: 5 })).toBe(true)
  })
})
