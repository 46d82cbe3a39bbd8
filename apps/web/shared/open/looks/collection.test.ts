import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { describe, expect, it } from 'vitest'
import { findEntry, neighbour, presentLooks, withEntry } from './collection.ts'

const entry = (id: string, position: number, state: DesignEntry['state']): DesignEntry => ({
  id,
  projectId: 'p',
  taskId: null,
  position,
  state,
  revision: 0,
  pictures: null,
  document: {
    version: designVersion,
    style: 'ink',
    mannequin: { person: 'ines', pose: 'walk', mirrored: false },
    shoes: { kind: 'pump', color: { r: 0, g: 0, b: 0 } },
    lips: { r: 0, g: 0, b: 0 },
    ground: { r: 0, g: 0, b: 0 },
    garments: [],
    origin: null,
  },
})

const collection = {
  designCollectionList: [entry('a', 0, 'draft'), entry('c', 2, 'draft')],
  likeDesignCollectionList: [entry('b', 1, 'liked')],
  deleteDesignCollectionList: [entry('d', 3, 'deleted')],
}

describe('a collection on the screen', () => {
  it('shows drafts and liked looks together in the order they were made', () => {
    expect(presentLooks(collection).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('[S4.03] a like moves a look from the drafts to the liked list, an unlike back', () => {
    const liked = withEntry(collection, entry('a', 0, 'liked'))
    expect(liked.designCollectionList.map(({ id }) => id)).toEqual(['c'])
    expect(liked.likeDesignCollectionList.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(withEntry(liked, entry('a', 0, 'draft'))).toEqual(collection)
  })

  it('a deleted look is still found, to be restored', () => {
    expect(findEntry(collection, 'd')?.state).toBe('deleted')
  })

  it('goes round the ends', () => {
    const looks = presentLooks(collection)
    expect(neighbour(looks, 'c', 1)?.id).toBe('a')
    expect(neighbour(looks, 'a', -1)?.id).toBe('c')
  })
})
