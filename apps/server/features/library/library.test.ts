import { contract } from '@toile/contract/index.ts'
import { sure, sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../host/database/schema/index.ts'
import { emptyLibraryBin } from '../../library/emptyLibraryBin.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'
import { plainPicture, uploaded } from './testing.ts'

const { library } = contract
let toile: TestToile
let caller: Caller
beforeAll(async () => {
  toile = await openTestToile()
})
afterAll(() => toile.close())

const files = () => toile.database.db.select().from(schema.file).where(eq(schema.file.ownerId, caller.userId))
const named = async (filter: Parameters<typeof list>[0] = {}) => (await list(filter)).items.map(({ name }) => name)
const list = (filter: object = {}) => caller.call(library.listItems, filter)
const refused = async (...[call, input]: Parameters<Caller['ask']>) => (await caller.ask(call, input)).errMsg
const add = async (name: string, more: object = {}, color = `#${name.length}${name.length}3366`.slice(0, 7)) =>
  caller.call(library.addItem, {
    fileId: await uploaded(caller, name, await plainPicture(color)),
    tab: 'prints',
    name,
    ...more,
  })

describe('library', () => {
  beforeAll(async () => {
    caller = await openRole(toile)
  })

  it('[S2.44] [S1.13] an upload is kept once in a tab, with its tags, and found by tab, category, tag and source', async () => {
    const first = await add('Harbour', { category: 'Pattern', tags: ['Navy ', 'navy', 'summer'] }, '#112233')
    expect(first).toMatchObject({ tags: ['Navy', 'summer'], source: 'Upload', prompt: '', deletedAt: null })
    const again = await caller.call(library.addItem, { fileId: first.picture?.id ?? '', tab: 'prints', name: 'Other' })
    expect(again.id).toBe(first.id)
    await add('Anchor', { category: 'Logo', tags: ['navy'] }, '#445566')
    await add('Sand', { tab: 'moodboards' }, '#ddccbb')
    expect(await named()).toEqual(['Sand', 'Anchor', 'Harbour'])
    expect(await named({ tab: 'prints', sort: 'name' })).toEqual(['Anchor', 'Harbour'])
    expect(await named({ category: 'Logo' })).toEqual(['Anchor'])
    expect(await named({ tags: ['summer'] })).toEqual(['Harbour'])
    expect(await named({ source: 'Generate' })).toEqual([])
    const today = new Date().toISOString().slice(0, 10)
    expect(await named({ from: today, to: today })).toHaveLength(3)
    expect(await named({ to: '2020-01-01' })).toEqual([])
  })

  it('[S2.44] facets are counted with every other filter on and their own off', async () => {
    const counts = await caller.call(library.countItems, { tab: 'prints', category: 'Logo' })
    expect(counts.total).toBe(1)
    expect(counts.tabs.filter(({ count }) => count > 0)).toEqual([{ tab: 'prints', count: 1 }])
    expect(counts.categories).toEqual([
      { category: 'Logo', count: 1 },
      { category: 'Pattern', count: 1 },
    ])
    expect(counts.tags).toEqual([{ tag: 'Navy', count: 1 }])
    expect(counts.sources).toEqual([
      { source: 'Upload', count: 1 },
      { source: 'Generate', count: 0 },
    ])
    const sought = await caller.call(library.countItems, { search: 'harbor', category: 'Logo' })
    expect([sought.total, sought.categories]).toEqual([0, [{ category: 'Pattern', count: 1 }]])
  })

  it('[S5.09] a tag needs a name; tags are put on and taken off many at once and suggested when begun or misspelt', async () => {
    const ids = (await list({ tab: 'prints' })).items.map(({ id }) => id)
    await caller.call(library.tagItems, { ids, add: ['Riviera'], remove: ['summer'] }, { key: 'tags' })
    await caller.call(library.tagItems, { ids, add: ['Riviera'], remove: ['summer'] }, { key: 'tags' })
    expect((await list({ tags: ['Riviera'] })).total).toBe(2)
    expect(await caller.call(library.suggestTags, { text: 'rivera' })).toEqual([{ tag: 'Riviera', count: 2 }])
    expect((await caller.call(library.suggestTags, { text: '' })).map(({ tag }) => tag)).toContain('Navy')
    expect(await refused(library.tagItems, { ids, add: ['  '] })).toBe('Write a name for the tag')
    expect(await refused(library.tagItems, { ids, add: ['x'.repeat(300)] })).toBe(
      'A tag may have at most 40 characters',
    )
    const many = Array.from({ length: limits.library.tags }, (_, i) => `tag ${i}`)
    expect(await refused(library.tagItems, { ids, add: many })).toBe('An entry holds at most 30 tags')
    expect((await list({ tags: ['tag 1'] })).total).toBe(0)
  })

  it('[S2.44] pages go on by key: what comes and goes meanwhile neither repeats nor hides an entry', async () => {
    caller = await openRole(toile)
    const fileId = await uploaded(caller, 'one', await plainPicture('#123123'))
    const { db } = toile.database
    const rows = Array.from({ length: 25 }, (_, i) => ({
      ownerId: caller.userId,
      tab: 'sketches',
      name: `Look ${i + 1}`,
      fileId,
      words: `look ${i + 1}`,
    }))
    const kept = await db.insert(schema.libraryItem).values(rows).returning({ id: schema.libraryItem.id })
    for (const filter of [{ sort: 'newest' }, { sort: 'name' }, { sort: 'largest' }, { search: 'look' }] as const) {
      const first = await list({ ...filter, size: 10 })
      expect([first.items.length, first.total, first.more]).toEqual([10, 25, true])
      const last = first.items.at(-1)
      await caller.call(library.deleteItems, { ids: [last?.id ?? ''] })
      const second = await list({ ...filter, size: 10, after: first.next ?? '' })
      const third = await list({ ...filter, size: 10, after: second.next ?? '' })
      const seen = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
      expect(new Set(seen).size).toBe(25)
      expect([seen.length, third.next]).toEqual([25, null])
      await caller.call(library.restoreItems, { ids: [last?.id ?? ''] })
    }
    expect((await list({ sort: 'name', size: 12 })).items.map(({ name }) => name).slice(8, 11)).toEqual([
      'Look 9',
      'Look 10',
      'Look 11',
    ])
    const outline = await caller.call(library.outlineItems, { sort: 'oldest' })
    expect([outline.keys.length, sure(outline.keys[0]).aspect, outline.next]).toEqual([25, 1.5, null])
    const wanted = [sure(kept[3]).id, sure(kept[1]).id]
    expect((await caller.call(library.readItems, { ids: wanted })).map(({ id }) => id)).toEqual(wanted)
  })

  it('[S2.44] a page is refused in one sentence when its place is not one of this list', async () => {
    const says = 'This list cannot be continued from there; load it again'
    for (const after of ['nonsense', '%%', 'eyJhIjoxfQ', 'WyJuYW1lIiwiYSIsImIiXQ'])
      expect(await refused(library.listItems, { after })).toBe(says)
    const { next } = await list({ size: 2 })
    expect(await refused(library.listItems, { after: next, sort: 'name' })).toBe(says)
    expect(await refused(library.readItems, { ids: Array(201).fill(caller.userId) })).toBe(
      'ids may have at most 200 entries',
    )
  })

  it('[S2.44] [S4.03] looks and own mannequins keep their tab; all else moves, with its category', async () => {
    const { db } = toile.database
    const own = { ownerId: caller.userId, tab: 'mannequins', name: 'Me', detail: { figure: 'f'.repeat(64) } }
    const me = sureFirst(await db.insert(schema.libraryItem).values(own).returning())
    const { items } = await list({ tab: 'sketches', size: 2 })
    const ids = items.map(({ id }) => id)
    const says = 'Liked looks and own mannequins stay in their part of the library'
    expect(await refused(library.moveItems, { ids: [...ids, me.id], tab: 'elements' })).toBe(says)
    await caller.call(library.moveItems, { ids, tab: 'elements', category: 'Collar' })
    expect((await list({ tab: 'elements', category: 'Collar' })).total).toBe(2)
    await caller.call(library.moveItems, { ids: [me.id], tab: 'mannequins', category: 'adult' })
  })

  it('[S2.44] the bin keeps what was deleted for thirty days; what a board still shows is never lost', async () => {
    caller = await openRole(toile)
    const [used, loose] = [await add('Used', {}, '#aa1100'), await add('Loose', {}, '#00aa11')]
    const document = newProject('Harbour')
    document.boards.print.push({
      id: used.picture?.id ?? '',
      source: 'Library',
      pinned: false,
      category: '',
      width: 160,
      repeat: 'straight',
    })
    const ownerId = caller.userId
    await toile.database.db
      .insert(schema.project)
      .values({ ownerId, name: 'Harbour', kind: 'series', mode: 'manual', document })
    const ids = [used.id, loose.id]
    const uses = await caller.call(library.usedIn, { ids })
    expect(uses).toMatchObject([
      { id: used.id, uses: [{ kind: 'project', name: 'Harbour', board: 'print' }] },
      { id: loose.id, uses: [] },
    ])
    await caller.call(library.deleteItems, { ids })
    expect([await named(), (await named({ bin: true })).toSorted()]).toEqual([[], ['Loose', 'Used']])
    expect((await caller.call(library.countItems, { bin: true })).total).toBe(2)
    await caller.call(library.restoreItems, { ids: [loose.id] })
    expect(await named()).toEqual(['Loose'])
    await caller.call(library.purgeItems, { ids: [loose.id] })
    expect(await named()).toEqual(['Loose'])
    await caller.call(library.deleteItems, { ids: [loose.id] })
    expect(await caller.call(library.emptyBin, {})).toEqual({ purged: 2 })
    expect((await files()).map(({ id }) => id)).toEqual([used.picture?.id])
  })

  it('[S2.44] emptying the bin takes out what lay there longer than thirty days, and nothing that lay there for less', async () => {
    const [old, young] = [await add('Old', {}, '#aabb00'), await add('Young', {}, '#00bbaa')]
    const last = await add('Last day', {}, '#0000bb')
    await caller.call(library.deleteItems, { ids: [old.id, young.id, last.id] })
    const day = 24 * 60 * 60 * 1000
    for (const [id, days] of [
      [old.id, 31],
      [last.id, 29],
    ] as const)
      await toile.database.db
        .update(schema.libraryItem)
        .set({ deletedAt: new Date(Date.now() - days * day) })
        .where(eq(schema.libraryItem.id, id))
    await emptyLibraryBin.run({ db: toile.database.db, now: Date.now() })
    expect((await named({ bin: true })).sort()).toEqual(['Last day', 'Young'])
  })

  it('[S2.44] a pack holds a folder for each tab and names that every system can write, each once', async () => {
    caller = await openRole(toile)
    const names = ['../../etc/passwd', 'Rose', 'rose', 'ลายดอกไม้ 🌺', 'CON', '花']
    const ids: string[] = []
    for (const [i, name] of names.entries()) ids.push((await add(name, {}, `#0${i}0${i}ff`)).id)
    const { mime, bytes } = await orderedFile(caller, library.packItems, { ids })
    expect(mime).toBe('application/zip')
    const packed = Object.keys(unzipSync(new Uint8Array(bytes)))
    expect(packed).toEqual([
      'prints/etc passwd.png',
      'prints/Rose.png',
      'prints/rose (2).png',
      'prints/ลายดอกไม้ 🌺.png',
      'prints/CON picture.png',
      'prints/花.png',
    ])
  })
})
