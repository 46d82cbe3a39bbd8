import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { describe, expect, it } from 'vitest'
import { likedFirst, looksIn } from './chosenLooks.ts'

const look = (id: string, state: DesignEntry['state']) => ({ id, state }) as DesignEntry
const looks = [look('a', 'draft'), look('b', 'liked'), look('c', 'draft'), look('d', 'liked')]
const ids = (of: readonly DesignEntry[]) => of.map(({ id }) => id).join('')

describe('the looks whose pictures are made', () => {
  it('[S2.31] are those that the address names, in the order of the collection, and no others', () => {
    expect(ids(looksIn('c,a,x', looks))).toBe('ac')
    expect(ids(looksIn('', looks))).toBe('')
    expect(ids(looksIn(7, looks))).toBe('')
  })

  it('[S2.31] are all that are liked by one word, whichever they are by then', () => {
    expect(ids(looksIn('liked', looks))).toBe('bd')
    expect(ids(looksIn('liked', looks.slice(2)))).toBe('d')
  })

  it('[S2.31] liked ones are offered first', () => {
    expect(ids(likedFirst(looks))).toBe('bdac')
  })
})
