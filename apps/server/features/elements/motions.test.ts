import { designs } from '@toile/contract/features/designs.ts'
import { elements } from '@toile/contract/features/elements.ts'
import { films } from '@toile/contract/features/films.ts'
import { library } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import type { OwnMotion } from '@toile/craft/motions/own/ownMotion.ts'
import { anyMotion } from '@toile/craft/motions/own/testing/anyMotion.ts'
import { sure, sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { describe, expect, it } from 'vitest'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

const { toile, caller } = await openSignedIn({ TOILE_ROLE: 'api' })
const motion = anyMotion(3)

const keep = (name: string, document: OwnMotion = motion, key?: string) =>
  caller.call(elements.keep, { name, document }, key ? { key } : {})
const saved = async () => (await caller.call(elements.list, { kinds: ['motion'], kept: true })).items
const names = async () => (await saved()).map(({ kept }) => kept?.name)
const entryOf = async (id: string) => sure((await caller.call(elements.open, { id })).kept ?? undefined).id

describe('motions of one’s own', () => {
  it('[S2.43] one is kept with a picture of its poses; sent twice it is kept once; it is listed, opened, and found by name and kind', async () => {
    const [made, again] = await Promise.all([1, 2].map(() => keep('Reach', motion, 'reach')))
    expect(sure(made)).toMatchObject({ kind: 'motion', state: 'liked', kept: { name: 'Reach' }, document: motion })
    expect(sure(again).id).toBe(sure(made).id)
    expect(await names()).toEqual(['Reach'])
    const { id, picture } = sure(made)
    const seen = await caller.get(picture.url)
    expect(seen.headers.get('content-type')).toBe('image/png')
    expect(Math.max(picture.width, picture.height)).toBeCloseTo(1024, -1)
    expect((await caller.call(elements.open, { id })).document).toEqual(motion)
    for (const search of ['reach', 'motion', 'движение'])
      expect((await caller.call(library.listItems, { search })).items, search).toMatchObject([
        { tab: 'elements', category: 'Motion', name: 'Reach', elementId: id, elementKind: 'motion' },
      ])
  })

  it('[S2.43] a name that is taken gets the next free one, when it is kept and when it is renamed; other elements may be called the same', async () => {
    const second = await keep('reach')
    expect(second.kept?.name).toBe('reach 2')
    const third = await keep('Turn')
    const entry = await entryOf(third.id)
    expect((await caller.call(library.renameItem, { id: entry, name: 'Reach' })).name).toBe('Reach 3')
    expect((await caller.call(library.renameItem, { id: entry, name: 'Reach 3' })).name).toBe('Reach 3')
    expect(await names()).toEqual(['Reach 3', 'reach 2', 'Reach'])
  })

  it('[S2.43] [S2.44] what lies in the bin of the library is not offered, leaves its name free, and comes back', async () => {
    const { id } = await keep('Bow')
    const entry = await entryOf(id)
    await caller.call(library.deleteItems, { ids: [entry] })
    expect(await names()).not.toContain('Bow')
    expect((await caller.call(elements.open, { id })).kept).toBeNull()
    await caller.call(library.restoreItems, { ids: [entry] })
    expect((await names())[0]).toBe('Bow')
    await caller.call(elements.unlike, { id })
    expect(await names()).not.toContain('Bow')
  })

  it('[S2.43] a film keeps its own key frames when the motion is deleted for good', async () => {
    const { id, document } = await keep('Step')
    if (document.kind !== 'motion') expect.fail()
    const projectId = (await caller.call(projects.createProject, { name: 'Harbour' })).id
    const look = await caller.call(designs.importDesign, { projectId, document: plainDesign() })
    const take = { motion: { kind: 'own', keys: document.keys }, seconds: 3 } as const
    const { taskId } = await caller.call(films.order, { projectId, designIds: [look.id], take })
    const entry = await entryOf(id)
    await caller.call(library.deleteItems, { ids: [entry] })
    await caller.call(library.purgeItems, { ids: [entry] })
    await caller.call(elements.remove, { id })
    const { rows } = await toile.database.pool.query('select input from task where id = $1', [taskId])
    expect(rows).toMatchObject([{ input: { take: { motion: take.motion } } }])
  })

  it('[S2.43] [S5.01] what is no motion is refused, and nothing is stored: no pose, too many, two at one time, a joint bent beyond what a body can', async () => {
    const before = (await saved()).length
    const [first] = motion.keys
    const key = sure(first)
    const bent = { ...key, pose: { ...key.pose, twist: 400 } }
    const many = Array.from({ length: limits.films.keys + 1 }, (_, i) => ({ ...key, id: `k${i}`, at: i / 10 }))
    for (const keys of [[], many, [key, { ...key, id: 'other' }], [bent]])
      expect((await caller.ask(elements.keep, { name: 'Odd', document: { ...motion, keys } })).errCode).not.toBe(0)
    expect((await caller.ask(elements.keep, { name: ' ', document: motion })).errCode).not.toBe(0)
    expect((await saved()).length).toBe(before)
  })

  it('[S6.11] nobody sees or changes a motion of somebody else', async () => {
    const other = await openRole(toile)
    const theirs = await other.call(elements.keep, { name: 'Canary', document: motion })
    expect(theirs.kept?.name).toBe('Canary')
    const entry = sure(theirs.kept ?? undefined).id
    expect(await names()).not.toContain('Canary')
    expect((await caller.call(library.listItems, { search: 'canary' })).items).toEqual([])
    for (const verb of [elements.open, elements.unlike, elements.remove])
      expect((await caller.ask(verb, { id: theirs.id })).errMsg).toBe(refusals.notFound.says)
    expect((await caller.ask(library.renameItem, { id: entry, name: 'Mine' })).errMsg).toBe(refusals.notFound.says)
    // A name that somebody else has is free.
    expect((await keep('Canary')).kept?.name).toBe('Canary')
    expect(sureFirst((await other.call(elements.list, { kept: true })).items).kept).toEqual({
      id: entry,
      name: 'Canary',
    })
  })
})
