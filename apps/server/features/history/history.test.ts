import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { history } from '@toile/contract/features/history.ts'
import { library } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { documentHash } from '../../content/keepDesign.ts'
import { emptyBin } from '../../content/projectStates/emptyBin.ts'
import { thinStates } from '../../content/projectStates/thinStates.ts'
import { sweepFiles } from '../../host/files/sweep.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

let toile: TestToile
let ann: Caller
/** The look whose picture the others show. */
let drawn: string
beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  ann = await openRole(toile)
  const { id: projectId } = await ann.call(projects.createProject, { name: 'Aside' })
  drawn = (await ann.call(designs.importDesign, { projectId, document: look(10) })).id
}, 180_000)
afterAll(() => toile.close())

const query = (text: string, values: unknown[] = []) => toile.database.pool.query(text, values)
const wire = (project: Project) => z.encode(projects.saveProject.takes.shape.project, project)
const opened = (id: string) => ann.call(projects.openProject, { id })
const lists = (projectId: string) => ann.call(collections.openCollection, { projectId })
const states = (projectId: string) => ann.call(history.listStates, { projectId })
const age = (what: string, id: string, by: string) =>
  query(`update ${what} set created_at = created_at - $2::interval where id = $1`, [id, by])

async function picture(color: string): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()
  const sent = await ann.upload('mood', `${color}.png`, bytes)
  return (sent.data as { picture: { id: string } }).picture.id
}

async function save(id: string, change: (project: Project) => Project): Promise<number> {
  const { revision, project } = await opened(id)
  return (await ann.call(projects.saveProject, { id, revision, project: wire(change(project)) })).revision
}

const withMood = (ids: string[]) => (project: Project) => ({
  ...project,
  boards: {
    ...project.boards,
    mood: ids.map((id) => ({ id, source: 'Upload' as const, pinned: false, category: '' })),
  },
})

const look = (red: number) => plainDesign({ lips: { r: red, g: 60, b: 60 } })

/** A look set among the others as a generation would; all show the one picture that was drawn, of the look with 10. */
async function addLook(projectId: string, red: number) {
  const document = look(red)
  const { rows } = await query(
    `insert into design (project_id, owner_id, position, document, document_hash, pictures, thumbnails)
     select $1, owner_id, (select coalesce(max(position), -1) + 1 from design where project_id = $1),
       $3, $4, pictures, thumbnails from design where id = $2 returning id`,
    [projectId, drawn, JSON.stringify(document), documentHash(document)],
  )
  return ann.call(designs.openDesign, { id: rows[0].id })
}

/** A collection with two pictures on its moodboard and three looks: one liked, one draft, one deleted. */
async function collection(name: string) {
  const { id } = await ann.call(projects.createProject, { name })
  const moods = [await picture('#aa3311'), await picture('#1133aa')]
  await save(id, withMood(moods))
  const looks = [await addLook(id, 10), await addLook(id, 20), await addLook(id, 30)]
  await ann.call(collections.like, { id: looks[0].id })
  await ann.call(collections.remove, { id: looks[2].id })
  await query('update collection set "order" = $2 where project_id = $1', [id, JSON.stringify([looks[0].id])])
  return { id, moods, looks }
}

/** What a person sees of a collection, but for what counts changes. */
async function seen(id: string) {
  const { project, pictures } = await opened(id)
  const { designCollectionList, likeDesignCollectionList, deleteDesignCollectionList } = await lists(id)
  const plain = (list: typeof designCollectionList) => list.map((look) => ({ ...look, revision: 0 }))
  return {
    project,
    pictures,
    drafts: plain(designCollectionList),
    liked: plain(likeDesignCollectionList),
    deleted: plain(deleteDesignCollectionList),
    order: (await query('select "order" from collection where project_id = $1', [id])).rows[0].order,
    kept: (await ann.call(library.listItems, { tab: 'models' })).items.map(({ designId }) => designId),
  }
}

describe('states of a collection', () => {
  it('[S2.50] [S4.04] clearing empties everything, and retrieving brings everything back as it was', async () => {
    const { id } = await collection('Harbour')
    const before = await seen(id)
    expect([before.drafts.length, before.liked.length, before.deleted.length]).toEqual([1, 1, 1])
    await ann.call(projects.clearProject, { id })
    const cleared = await seen(id)
    expect(cleared.project.boards.mood).toEqual([])
    expect([cleared.drafts, cleared.liked]).toEqual([[], []])
    const [state] = await states(id)
    expect(state).toMatchObject({
      reason: 'cleared',
      counts: { looks: 2, liked: 1, deleted: 1, sketches: 0 },
    })
    const { revision, former } = await ann.call(history.retrieve, { projectId: id, stateId: state.id })
    expect(await seen(id)).toEqual(before)
    expect((await opened(id)).revision).toBe(revision)
    await ann.call(history.retrieve, { projectId: id, stateId: former })
    expect(await seen(id)).toEqual(cleared)
  })

  it('[S2.50] looks made after a state are gone when it is retrieved, and back when that is undone', async () => {
    const { id } = await collection('Pier')
    const { id: stateId } = await ann.call(history.keepState, { projectId: id, name: 'Before the fitting' })
    const later = await addLook(id, 90)
    const [first] = (await lists(id)).likeDesignCollectionList
    const changed = plainDesign({ lips: { r: 1, g: 2, b: 3 } })
    await ann.call(designs.saveDesign, { id: first.id, revision: first.revision, document: changed })
    const after = await seen(id)
    const { former } = await ann.call(history.retrieve, { projectId: id, stateId })
    const back = await seen(id)
    expect(back.drafts.map((look) => look.id)).not.toContain(later.id)
    expect(back.liked[0].document.lips.r).toBe(10)
    const stale = { id: first.id, revision: first.revision, document: changed }
    expect((await ann.ask(designs.saveDesign, stale)).errMsg).toMatch(/another window/)
    await ann.call(history.retrieve, { projectId: id, stateId: former })
    expect(await seen(id)).toEqual(after)
  })

  it('[S2.50] a retrieval sent twice happens once, one that races with a save is told, and the save is not lost', async () => {
    const { id, moods } = await collection('Quay')
    const { id: stateId } = await ann.call(history.keepState, { projectId: id, name: 'First' })
    const { revision } = await opened(id)
    const saved = await save(id, withMood(moods.slice(1)))
    const late = { projectId: id, stateId, revision }
    expect((await ann.ask(history.retrieve, late)).errMsg).toMatch(/another window/)
    const sent = { projectId: id, stateId, revision: saved }
    const one = await ann.call(history.retrieve, sent, { key: 'twice' })
    expect(await ann.call(history.retrieve, sent, { key: 'twice' })).toEqual(one)
    const stale = { id, revision: saved, project: wire((await opened(id)).project) }
    expect((await ann.ask(projects.saveProject, stale)).errMsg).toMatch(/another window/)
    await ann.call(history.retrieve, { projectId: id, stateId: one.former })
    expect((await opened(id)).project.boards.mood.map((item) => item.id)).toEqual(moods.slice(1))
  })

  it('[S2.50] before work goes on after a pause, what was left is kept, and equal states cost nothing', async () => {
    const { id, moods } = await collection('Mole')
    expect(await states(id)).toEqual([])
    await age('project', id, '20 minutes')
    await save(id, withMood([moods[1]]))
    await save(id, withMood([moods[0]]))
    const [only, ...others] = await states(id)
    expect([only.reason, others]).toEqual(['saved', []])
    await age('project_state', only.id, '20 minutes')
    const [{ n: before }] = (await query('select count(*)::int n from kept_document')).rows
    await ann.call(history.keepState, { projectId: id, name: 'Named' })
    await ann.call(history.keepState, { projectId: id, name: 'Again' })
    expect((await states(id)).map(({ name }) => name)).toEqual(['Again', 'Named', ''])
    const [{ n: after }] = (await query('select count(*)::int n from kept_document')).rows
    expect(after - before).toBe(1)
  })

  it('[S2.50] automatic states become fewer with age, named ones stay', async () => {
    const { id } = await collection('Slip')
    const made: string[] = []
    for (const ago of ['3 days 10 minutes', '3 days 20 minutes', '30 days', '30 days 5 minutes', '1 hour']) {
      const kept = await ann.call(history.keepState, { projectId: id, name: 'x' })
      await query(
        `update project_state set reason = 'saved', name = '',
           created_at = date_trunc('hour', now()) + interval '30 minutes' - $2::interval where id = $1`,
        [kept.id, ago],
      )
      made.push(kept.id)
    }
    const named = await ann.call(history.keepState, { projectId: id, name: 'Keep me' })
    await age('project_state', named.id, '3 days')
    await thinStates(toile.server.db)
    const left = (await states(id)).map((state) => state.id)
    expect(new Set(left)).toEqual(new Set([made[0], made[2], made[4], named.id]))
  })

  it('[S2.50] pictures of states are not swept, and one that is lost is drawn again', async () => {
    const { id, looks } = await collection('Dock')
    const { id: stateId } = await ann.call(history.keepState, { projectId: id, name: 'Kept' })
    const [{ pictures }] = (await query('select pictures from design where id = $1', [looks[0].id])).rows
    await query('delete from design where project_id = $1', [id])
    await query('delete from library_item')
    await query("delete from file where kind = 'drawn'")
    await sweepFiles(toile.server.db, toile.server.files, Date.now() + 10 * 86_400_000)
    const name = `${pictures.front.slice(0, 2)}/${pictures.front.slice(2, 4)}/${pictures.front}.webp`
    expect(await toile.server.files.store.has(name)).toBe(true)
    await toile.server.files.store.remove(name)
    await ann.call(history.retrieve, { projectId: id, stateId })
    expect(await toile.server.files.store.has(name)).toBe(true)
    expect((await ann.get((await lists(id)).likeDesignCollectionList[0].pictures?.full ?? '')).status).toBe(200)
  })
})

describe('comparing and bringing back', () => {
  it('[S2.50] tells what differs between a state and now, with pictures of both, and brings single things back', async () => {
    const { id, moods, looks } = await collection('Buoy')
    const { id: stateId } = await ann.call(history.keepState, { projectId: id, name: 'Then' })
    await save(id, (project) => ({ ...withMood([moods[1]])(project), prompt: 'calmer' }))
    await ann.call(collections.remove, { id: looks[0].id })
    const later = await addLook(id, 77)
    const told = await ann.call(history.compareStates, { projectId: id, before: stateId, after: null })
    expect(told.differences.boards).toEqual([{ board: 'mood', added: [], removed: [moods[0]], moved: [], changed: [] }])
    expect(told.differences.settings).toEqual(['prompt'])
    expect(told.differences.looks.map(({ id: look, kind, before, after }) => [look, kind, before, after])).toEqual([
      [looks[0].id, 'changed', 'liked', 'deleted'],
      [later.id, 'added', null, 'draft'],
    ])
    expect(new Set(told.pictures.map((one) => one.id))).toEqual(new Set(moods))
    expect((await ann.get(told.before.looks[0].full ?? '')).status).toBe(200)
    const things = [
      { kind: 'item' as const, board: 'mood' as const, id: moods[0] },
      { kind: 'look' as const, id: looks[0].id },
    ]
    await ann.call(history.bringBack, { projectId: id, stateId, things })
    const now = await ann.call(history.compareStates, { projectId: id, before: stateId, after: null })
    expect(now.differences).toMatchObject({ boards: [], settings: ['prompt'] })
    expect(now.differences.looks.map(({ id: look }) => look)).toEqual([later.id])
    expect((await seen(id)).kept).toContain(looks[0].id)
    await ann.call(history.bringBack, { projectId: id, stateId, things: [{ kind: 'look', id: later.id }] })
    expect((await lists(id)).deleteDesignCollectionList.map((look) => look.id)).toContain(later.id)
  })

  it('[S6.11] a state of another project is not found, though it is one’s own', async () => {
    const one = await collection('Reef')
    const other = await collection('Shoal')
    const { id: stateId } = await ann.call(history.keepState, { projectId: other.id, name: 'x' })
    expect((await ann.ask(history.retrieve, { projectId: one.id, stateId })).errMsg).toMatch(/not here/)
    const compared = { projectId: one.id, before: stateId, after: null }
    expect((await ann.ask(history.compareStates, compared)).errMsg).toMatch(/not here/)
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
    ]) {
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
    expect((await list({})).months).toEqual([
      ...['2026-06', '2026-05', '2026-02', '2026-01', '2025-11', '2025-10', '2025-09'].map((month) => ({
        month,
        count: 1,
      })),
    ])
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
    expect(entry.counts).toEqual({
      looks: designCollectionList.length + likeDesignCollectionList.length,
      liked: likeDesignCollectionList.length,
      deleted: deleteDesignCollectionList.length,
      sketches: 0,
    })
    expect(entry.covers.map(({ url }) => url)).toEqual(
      [...likeDesignCollectionList, ...designCollectionList].map((look) => look.pictures?.small),
    )
    const { id: bare } = await ann.call(projects.createProject, { name: 'Bare boards' })
    await save(bare, withMood([await picture('#335511')]))
    const [shown] = (await ann.call(history.listCollections, { search: 'Bare boards' })).items
    expect(shown.covers.map(({ kind }) => kind)).toEqual(['picture'])
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
    expect(is.order).toEqual([is.liked[0].id])
    await ann.call(collections.remove, { id: is.liked[0].id })
    expect((await lists(id)).likeDesignCollectionList.map((look) => look.id)).toEqual([looks[0].id])
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
    expect(await emptyBin(toile.server.db, Date.now() + 29 * 86_400_000)).toBe(0)
    expect(await emptyBin(toile.server.db, Date.now() + 31 * 86_400_000)).toBe(1)
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
      designId: looks[0].id,
      showSketchList: [{ id: sketch, category: 'coat' }],
    })
    const mood = (await opened(id)).pictures.find((one) => one.id === moods[0])
    expect(state.templateImgUrl).toBe(mood?.thumbnails.middle)
  })
})
