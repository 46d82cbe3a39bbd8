import { collections } from '@toile/contract/features/collections.ts'
import { history } from '@toile/contract/features/history.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure } from '@toile/geometry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyBin } from '../../documents/projectStates/emptyBin.ts'
import type { Caller } from '../../testing/caller.ts'
import { openHistory } from '../../testing/openHistory.ts'
import { openRole } from '../../testing/people.ts'

const { toile, ann, query, opened, lists, picture, save, withMood, collection, seen } = await openHistory()
afterAll(() => toile.close())

describe('when a collection was changed', () => {
  it('[S2.50] is when its boards or its looks were, whatever became of them last', async () => {
    const { id, looks } = await collection('Lagoon')
    const hours = (table: string, column: string, count: number) =>
      query(`update ${table} set updated_at = now() - make_interval(hours => $2) where ${column} = $1`, [id, count])
    await hours('project', 'id', 3)
    await hours('design', 'project_id', 2)
    const { savedAt: before } = await opened(id)
    expect(Math.round((Date.now() - Date.parse(before)) / 3_600_000)).toBe(2)
    await ann.call(collections.like, { id: sure(looks[1]).id })
    const { savedAt } = await opened(id)
    expect(Date.now() - Date.parse(savedAt)).toBeLessThan(600_000)
    const { items } = await ann.call(history.listCollections, {})
    expect(items[0]).toMatchObject({ id, updatedAt: savedAt })
    expect((await ann.call(projects.listProjects, {}))[0]).toMatchObject({ id, updatedAt: savedAt })
  })
})

describe('the list of collections', () => {
  const list = (asked: Parameters<typeof ann.call<typeof history.listCollections>>[1]) =>
    ben.call(history.listCollections, asked)
  let ben: Caller
  const made = new Map<string, string>()
  beforeAll(async () => {
    ben = await openRole(toile)
    for (const [name, from, to] of [
      ['Autumn Harbour', '2025-09-02T10:00Z', '2025-11-20T10:00Z'],
      ['Été à Marseille', '2026-05-01T10:00Z', '2026-06-30T23:30Z'],
      ['Winter Coats', '2026-01-10T10:00Z', '2026-02-01T10:00Z'],
    ] as const) {
      const { id } = await ben.call(projects.createProject, { name })
      await query('update project set created_at = $2, updated_at = $3 where id = $1', [id, from, to])
      made.set(name, id)
    }
  })
  const names = async (asked: Parameters<typeof list>[0]) => (await list(asked)).items.map(({ name }) => name)

  it('[S2.50] finds by a name with slips and without accents, in three orders, with the months of everything found', async () => {
    expect(await names({ search: 'harbor' })).toEqual(['Autumn Harbour'])
    expect(await names({ search: 'ete marsielle' })).toEqual(['Été à Marseille'])
    expect(await names({ search: 'swimwear' })).toEqual([])
    expect(await names({})).toEqual(['Été à Marseille', 'Winter Coats', 'Autumn Harbour'])
    expect(await names({ sort: 'made' })).toEqual(['Été à Marseille', 'Winter Coats', 'Autumn Harbour'])
    expect(await names({ sort: 'name' })).toEqual(
      ['Autumn Harbour', 'Été à Marseille', 'Winter Coats'].sort((a, b) => (a < b ? -1 : 1)),
    )
    expect((await list({})).months).toEqual(
      ['2026-06', '2026-05', '2026-02', '2026-01', '2025-11', '2025-10', '2025-09'].map((month) => ({
        month,
        count: 1,
      })),
    )
    for (const { month, count } of (await list({})).months)
      expect((await list({ from: `${month}-01`, to: `${month}-28` })).total, month).toBe(count)
  })

  it('[S2.50] [S9.08] days are inclusive and are those of the person’s time zone', async () => {
    expect(await names({ from: '2025-09-01', to: '2025-11-30' })).toEqual(['Autumn Harbour'])
    expect(await names({ from: '2026-07-01', to: '2026-07-01' })).toEqual([])
    expect(await names({ from: '2026-07-01', to: '2026-07-01', zone: 'Europe/Paris' })).toEqual(['Été à Marseille'])
    expect((await ben.ask(history.listCollections, { zone: 'Mars/Crater' })).errMsg).toMatch(/zone/)
  })

  it('[S2.50] pages follow each other by key in every order, without gap or double', async () => {
    const cyd = await openRole(toile)
    for (let i = 0; i < 100; i++)
      await query(
        `insert into project (owner_id, name, kind, mode, document, created_at, updated_at)
         select $1, $2, kind, mode, document, now() - $3::interval, date_trunc('day', now()) from project where id = $4`,
        [cyd.userId, `Piece ${i % 7}`, `${i % 9} days`, made.get('Winter Coats')],
      )
    for (const sort of ['changed', 'made', 'name'] as const) {
      const all: string[] = []
      let after: string | undefined
      for (let more = true; more; ) {
        const page = await cyd.call(history.listCollections, { sort, ...(after ? { after } : {}) })
        all.push(...page.items.map(({ id }) => id))
        expect(page.total).toBe(100)
        more = page.more
        after = all.at(-1)
      }
      expect(new Set(all).size, sort).toBe(100)
      expect(all).toHaveLength(100)
    }
  })

  it('[S2.50] covers and counts are those of the lists; a collection without looks shows its boards', async () => {
    const { id } = await collection('Counted')
    const [entry] = (await ann.call(history.listCollections, { search: 'Counted' })).items
    const { designCollectionList, likeDesignCollectionList, deleteDesignCollectionList } = await lists(id)
    expect(entry?.counts).toEqual({
      looks: designCollectionList.length + likeDesignCollectionList.length,
      liked: likeDesignCollectionList.length,
      deleted: deleteDesignCollectionList.length,
      sketches: 0,
    })
    expect(entry?.covers.map(({ url }) => url)).toEqual(
      [...likeDesignCollectionList, ...designCollectionList].map((look) => look.pictures?.small),
    )
    const { id: bare } = await ann.call(projects.createProject, { name: 'Bare boards' })
    await save(bare, withMood([await picture('#335511')]))
    const [shown] = (await ann.call(history.listCollections, { search: 'Bare boards' })).items
    expect(shown?.covers.map(({ kind }) => kind)).toEqual(['picture'])
  })

  it('[S2.50] renaming, and a duplicate with designs of its own under a free name', async () => {
    const { id, looks } = await collection('Lagoon')
    await ann.call(history.renameCollection, { id, name: 'Laguna' })
    expect((await opened(id)).project.name).toBe('Laguna')
    const copy = await ann.call(history.duplicateCollection, { id }, { key: 'copy' })
    expect((await ann.call(history.duplicateCollection, { id }, { key: 'copy' })).id).toBe(copy.id)
    expect(copy.name).toBe('Laguna 2')
    const [was, is] = [await seen(id), await seen(copy.id)]
    expect(is.project).toEqual({ ...was.project, name: 'Laguna 2' })
    const plain = (list: typeof was.liked) => list.map((look) => ({ ...look, id: '', projectId: '' }))
    for (const name of ['drafts', 'liked', 'deleted'] as const) expect(plain(is[name])).toEqual(plain(was[name]))
    expect(is.order).toEqual([sure(is.liked[0]).id])
    await ann.call(collections.remove, { id: sure(is.liked[0]).id })
    expect((await lists(id)).likeDesignCollectionList.map((look) => look.id)).toEqual([sure(looks[0]).id])
  })

  it('[S2.50] what is deleted lies in the bin, can be restored, and is gone for good after thirty days or when asked', async () => {
    const one = await collection('Ebb')
    const two = await collection('Flow')
    const ids = [one.id, two.id]
    expect((await ann.ask(history.deleteForGood, { ids })).errMsg).toMatch(/bin/)
    await ann.call(history.deleteCollections, { ids })
    const bin = async () => (await ann.call(history.listCollections, { bin: true })).items.map(({ id }) => id)
    expect(new Set(await bin())).toEqual(new Set(ids))
    expect((await ann.ask(projects.openProject, { id: one.id })).errMsg).toMatch(/not here/)
    await ann.call(history.restoreCollections, { ids })
    expect(await bin()).toEqual([])
    expect((await seen(one.id)).liked).toHaveLength(1)
    await ann.call(history.deleteCollections, { ids })
    await ann.call(history.deleteForGood, { ids: [one.id] })
    expect(await bin()).toEqual([two.id])
    expect(await emptyBin.run({ db: toile.server.house, now: Date.now() + 29 * 86_400_000 })).toBe(0)
    expect(await emptyBin.run({ db: toile.server.house, now: Date.now() + 31 * 86_400_000 })).toBe(1)
    expect(await bin()).toEqual([])
  })

  it('[S6.11] a list that names another’s collection is refused whole', async () => {
    const { id } = await collection('Mine')
    const theirs = made.get('Winter Coats') ?? ''
    expect((await ann.ask(history.deleteCollections, { ids: [id, theirs] })).errMsg).toMatch(/not here/)
    expect((await opened(id)).project.name).toBe('Mine')
  })
})

describe('the collection', () => {
  it('[S3.09] carries its template, the look changed last and the sketches of its board', async () => {
    const { id, moods, looks } = await collection('State')
    const sketch = await picture('#eeeeee')
    await save(id, (project) => ({
      ...project,
      moodTemplateId: 'grid-4',
      boards: {
        ...project.boards,
        sketch: [{ id: sketch, source: 'Upload', pinned: false, category: 'coat', traced: null, garment: null }],
      },
    }))
    const state = await lists(id)
    expect(state).toMatchObject({
      designCollectionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userGroupId: null,
      templateId: 'grid-4',
      designId: sure(looks[0]).id,
      showSketchList: [{ id: sketch, category: 'coat' }],
    })
    const mood = (await opened(id)).pictures.find((one) => one.id === moods[0])
    expect(state.templateImgUrl).toBe(mood?.thumbnails.middle)
  })
})
