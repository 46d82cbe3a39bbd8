import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { describe, expect, it } from 'vitest'
import { addressOf, everything, filterOf, narrowings, onlyPart, sortOf, without } from './filter.ts'

const id = '7f0c1f7e-6a57-4a53-9a3c-8b0a4ce0c0a1'
const full: LibraryFilter = {
  tab: 'prints',
  category: 'Pattern',
  tags: ['summer', '2026'],
  source: 'Upload',
  search: '12 harbour',
  color: { r: 179, g: 38, b: 30 },
  within: 14,
  like: id,
  likeFile: null,
  from: '2026-01-01',
  to: '2026-02-01',
  bin: true,
}

describe('[S2.44] the view of a library as an address', () => {
  it('a link restores exactly this view', () => {
    const address = addressOf(full, 'name')
    expect(filterOf(JSON.parse(JSON.stringify(address)))).toEqual(full)
    expect(sortOf(address)).toBe('name')
    expect(filterOf(addressOf(everything, null))).toEqual(everything)
  })

  it('says only what narrows', () => {
    expect(addressOf(everything, null)).toEqual({})
    expect(addressOf({ ...everything, tab: 'prints' }, null)).toEqual({ tab: 'prints' })
    expect(addressOf({ ...everything, category: '' }, null)).toEqual({ category: '' })
  })

  it('a value that does not fit is left out and the others stay', () => {
    expect(
      filterOf({ tab: 'socks', tags: 5, color: 'reddish', within: 900, like: 'x', from: 'May', bin: 'yes', text: 7 }),
    ).toEqual({ ...everything, tags: ['5'], search: '7' })
    expect(sortOf({ sort: 'best' })).toBeNull()
    expect(filterOf({ text: 'x'.repeat(200) }).search).toBe('')
  })

  it('each filter can be taken away alone, or all of them at once', () => {
    expect(narrowings(full)).toEqual(['search', 'tags', 'color', 'like', 'source', 'dates'])
    expect(narrowings(everything)).toEqual([])
    for (const narrowing of narrowings(full)) expect(narrowings(without(full, narrowing))).not.toContain(narrowing)
    expect(onlyPart(full)).toEqual({ ...everything, tab: 'prints', bin: true })
  })
})
