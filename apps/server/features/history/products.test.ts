import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { films } from '@toile/contract/features/films.ts'
import { history } from '@toile/contract/features/history.ts'
import { library } from '@toile/contract/features/library.ts'
import { products } from '@toile/contract/features/products.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure, sureFirst } from '@toile/geometry'
import { afterAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../host/chores/sweep.ts'
import { dropUnnamed } from '../../documents/projectStates/thinStates.ts'
import { addFilm } from '../../testing/addFilm.ts'
import { addProduct } from '../../testing/addProduct.ts'
import type { Caller } from '../../testing/caller.ts'
import { openCollectionFile } from '../../testing/openCollectionFile.ts'

const { here, there, ann, ben, own, exported, exportOf, importTo } = await openCollectionFile()
afterAll(async () => {
  await here.close()
  await there.close()
})

const listed = async (caller: Caller, projectId: string) => (await caller.call(products.list, { projectId })).items
/** What a person sees of the product pictures of a project, but for ids. */
const seen = async (caller: Caller, projectId: string) => {
  const items = await listed(caller, projectId)
  const nameOf = new Map(items.map(({ id, list }) => [id, list]))
  return items.map(({ list, state, name, work, from, picture: { hash }, measures, position }) => ({
    list,
    state,
    name,
    work,
    from: from && nameOf.get(from),
    hash,
    measures,
    position,
  }))
}
const inLibrary = async (caller: Caller) =>
  (await caller.call(library.listItems, { tab: 'looks', category: 'Product image' })).items

describe('product pictures of a collection', () => {
  it('[S1.14] [S3.10] in a collection file they come whole: of what, in which state, made from which, and of which look; the liked one is in the library there', async () => {
    const id = (await importTo(ben, exported)).imported?.id ?? ''
    const before = await seen(ann, own.id)
    expect(before.map(({ list, state, from }) => [list, state, from])).toEqual([
      ['relight', 'staged', 'toProductImage'],
      ['toProductImage', 'liked', null],
    ])
    expect(await seen(ben, id)).toEqual(before)
    const [relit] = await listed(ben, id)
    const looks = await ben.call(collections.openCollection, { projectId: id })
    expect(sure(relit).designId).toBe(sureFirst(looks.likeDesignCollectionList).id)
    expect((await ben.get(sure(relit).picture.url)).status).toBe(200)
    expect((await inLibrary(ben)).map(({ name }) => name)).toEqual(['Look 1'])
    // Its states tell of them as well.
    const state = (await ben.call(history.listStates, { projectId: id })).find(({ name }) => name === 'With the coat')
    for (const { id: one } of await listed(ben, id)) await ben.call(products.remove, { id: one })
    await ben.call(history.retrieve, { projectId: id, stateId: sure(state).id })
    expect(await seen(ben, id)).toEqual(before)
    expect((await inLibrary(ben)).map(({ name }) => name)).toEqual(['Look 1'])
  })

  it('[S2.50] [S3.10] a duplicate has its own, of its own looks; what is done to them leaves the first alone', async () => {
    const before = await seen(ann, own.id)
    const { id } = await ann.call(history.duplicateCollection, { id: own.id })
    expect(await seen(ann, id)).toEqual(before)
    const copies = await listed(ann, id)
    const looks = await ann.call(collections.openCollection, { projectId: id })
    const mine = looks.likeDesignCollectionList.map((look) => look.id)
    for (const { designId } of copies) expect(mine).toContain(designId)
    expect(await inLibrary(ann)).toHaveLength(2)
    for (const one of copies) await ann.call(products.remove, { id: one.id })
    expect(await seen(ann, own.id)).toEqual(before)
    expect(await inLibrary(ann)).toHaveLength(1)
  })

  it('[S2.50] [S4.04] clearing puts them aside, and a retrieved state has them as they were, files and library too, and none that came later', async () => {
    const { id: projectId } = await ann.call(projects.createProject, { name: 'Pier' })
    const looks = await ann.call(designs.importDesign, {
      projectId,
      document: sure((await ann.call(designs.openDesign, { id: sure(own.looks[0]) })).document),
    })
    const mine = { ownerId: ann.userId, projectId, designId: looks.id }
    const first = await addProduct(here, mine)
    await addProduct(here, { ...mine, list: 'relight', fromId: first })
    await ann.call(products.like, { id: first })
    const before = await seen(ann, projectId)
    const liked = (await inLibrary(ann)).length
    await ann.call(projects.clearProject, { id: projectId })
    expect((await seen(ann, projectId)).map(({ state }) => state)).toEqual(['deleted', 'deleted'])
    const later = await addProduct(here, { ...mine, name: 'Later' })
    const state = sureFirst(await ann.call(history.listStates, { projectId }))
    await here.database.pool.query('delete from product_picture where id = $1', [first])
    await dropUnnamed(here.server.house, ann.userId)
    await sweepFiles(here.server.house, here.server.files, Date.now() + 10 * 86_400_000)
    const { former, lost } = await ann.call(history.retrieve, { projectId, stateId: state.id })
    expect(lost).toBe(0)
    expect(await seen(ann, projectId)).toEqual(before)
    for (const { picture } of await listed(ann, projectId)) expect((await ann.get(picture.url)).status).toBe(200)
    expect(await inLibrary(ann)).toHaveLength(liked)
    await ann.call(history.retrieve, { projectId, stateId: former })
    expect((await listed(ann, projectId)).map(({ id }) => id)).toContain(later)
  })

  it('[S1.14] [S2.50] [S3.10] films come along with their MP4: in a collection file, in a duplicate, and out of a state', async () => {
    const { id: projectId } = await ann.call(projects.createProject, { name: 'Quay' })
    const document = sure((await ann.call(designs.openDesign, { id: sure(own.looks[0]) })).document)
    const look = await ann.call(designs.importDesign, { projectId, document })
    const id = await addFilm(here, { ownerId: ann.userId, projectId, designIds: [look.id] })
    await ann.call(films.like, { id })
    const shown = async (caller: Caller, of: string) => {
      const [film, ...others] = (await caller.call(films.list, { projectId: of })).items
      expect(others).toEqual([])
      const { designIds, name, state, take, frames, poster, files } = sure(film)
      const [mp4] = files
      expect((await caller.get(sure(mp4).url)).headers.get('content-type')).toBe('video/mp4')
      expect(designIds).not.toContain(null)
      return { name, state, take, frames, poster: poster.hash, mp4: mp4?.hash }
    }
    const before = await shown(ann, projectId)
    const taken = (await importTo(ben, await exportOf(ann, projectId))).imported?.id ?? ''
    expect(await shown(ben, taken)).toEqual(before)
    const copy = await ann.call(history.duplicateCollection, { id: projectId })
    expect(await shown(ann, copy.id)).toEqual(before)
    const { id: stateId } = await ann.call(history.keepState, { projectId, name: 'Filmed' })
    await here.database.pool.query('delete from product_picture where id = $1', [id])
    await sweepFiles(here.server.house, here.server.files, Date.now() + 10 * 86_400_000)
    await ann.call(history.retrieve, { projectId, stateId })
    expect(await shown(ann, projectId)).toEqual(before)
  })

  it('[S2.50] a state of before there were product pictures leaves them as they are', async () => {
    const { id: stateId } = await ann.call(history.keepState, { projectId: own.id, name: 'Old' })
    await here.database.pool.query('update project_state set products = null where id = $1', [stateId])
    const before = await seen(ann, own.id)
    await ann.call(history.retrieve, { projectId: own.id, stateId })
    expect(await seen(ann, own.id)).toEqual(before)
  })
})
