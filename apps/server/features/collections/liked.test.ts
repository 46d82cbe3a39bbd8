import { contract } from '@toile/contract/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addThings } from '../../testing/addThings.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

const { collections, designs, library } = contract
let toile: TestToile
let caller: Caller
let id: string
let projectId: string

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  caller = await openRole(toile)
  const own = await addThings(toile, caller.userId)
  id = own.design
  projectId = own.project
})
afterAll(() => toile.close())

const kept = async () => (await caller.call(library.listItems, { tab: 'looks' })).items.map(({ designId }) => designId)

describe('a liked look', () => {
  it('[S4.03] [S1.13] leaves the library when it is deleted, and does not come back before it is liked again', async () => {
    await caller.call(collections.like, { id })
    expect(await kept()).toEqual([id])
    expect((await caller.call(collections.remove, { id })).state).toBe('deleted')
    expect(await kept()).toEqual([])
    const lists = await caller.call(collections.openCollection, { projectId })
    expect(lists.deleteDesignCollectionList.map((look) => look.id)).toEqual([id])
    expect((await caller.call(collections.restore, { id })).state).toBe('draft')
    expect(await kept()).toEqual([])
    await caller.call(collections.like, { id })
    expect(await kept()).toEqual([id])
  })

  it('[S4.03] is shown in the library as it was saved last', async () => {
    await caller.call(collections.like, { id })
    const { revision } = await caller.call(designs.openDesign, { id })
    const document = plainDesign({ lips: { r: 7, g: 90, b: 200 } })
    const saved = await caller.call(designs.saveDesign, { id, revision, document })
    const { items } = await caller.call(library.listItems, { tab: 'looks' })
    expect(items.map(({ picture }) => picture?.url)).toEqual([saved.pictures?.full])
  })

  it('[S4.03] deleted looks stay where they are when they are liked no more, and drafts are no looks of the library', async () => {
    await caller.call(collections.unlike, { id })
    expect(await kept()).toEqual([])
    await caller.call(collections.remove, { id })
    expect((await caller.call(collections.unlike, { id })).state).toBe('deleted')
  })
})
