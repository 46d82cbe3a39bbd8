import { collections } from '@toile/contract/features/collections.ts'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { versions } from '@toile/contract/features/versions.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { recolor } from '@toile/craft/designs/changes.ts'
import { addColorway } from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { crossLooks } from '@toile/craft/designs/redesign/crossLooks.ts'
import { redesigns } from '@toile/craft/designs/redesign/redesign.ts'
import { redesignedOn } from '@toile/craft/designs/redesign/redesignedOn.ts'
import { recallSteps } from '@toile/craft/designs/steps/recallSteps.ts'
import { sure, sureFirst } from '@toile/geometry'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

let toile: TestToile
let ann: Caller
let projectId: string
let ben: Caller

beforeAll(async () => {
  toile = await openTestToile()
  ;[ann, ben] = await Promise.all([openRole(toile), openRole(toile)])
  projectId = (await ann.call(projects.createProject, { name: 'Harbour' })).id
})
afterAll(() => toile.close())

const size = { width: 256, height: 384 }
const palette = [
  { r: 31, g: 58, b: 95 },
  { r: 217, g: 98, b: 59 },
  { r: 244, g: 234, b: 215 },
]
const look = (own: Parameters<typeof plainDesign>[0] = {}) =>
  ann.call(designs.importDesign, { projectId, document: plainDesign({ size, ...own }) })
const open = (id: string) => ann.call(designs.openDesign, { id })
const made = async (taskId: string) => {
  const { designIds } = tasks.redesignLooks.gives.parse((await endedTask(ann, taskId)).output)
  const entries = await Promise.all(designIds.map(open))
  return entries.toSorted((a, b) => a.position - b.position)
}
const red = { r: 190, g: 20, b: 30 }
/** A look under the picture of another, so that one drawn anew is seen. */
const strangelyShown = async () => {
  const [one, other] = [await look(), await look({ ground: red })]
  await toile.database.pool.query(
    'update design set pictures = o.pictures, thumbnails = o.thumbnails from design o where design.id = $1 and o.id = $2',
    [one.id, other.id],
  )
  return open(one.id)
}
const reddened = ({ document }: DesignEntry) =>
  document.garments.reduce((design, { id }) => recolor(design, { id, color: red }), document)

describe('redesigning a look', () => {
  it('[S5.20] [S1.06] draws the variations that its dial, locks and seed ask for, after the last look and for nothing', async () => {
    const { id, document } = await look()
    const asked = { id, count: 3, seed: 7, far: 0.8, locks: ['silhouette' as const], palette }
    const order = await ann.call(designs.redesign, asked, { key: 'vary' })
    expect(await ann.call(designs.redesign, asked, { key: 'vary' })).toEqual(order)
    expect(order.cost).toBe(0)
    const entries = await made(order.taskId)
    const expected = redesigns(document, asked, 3)
    expect(entries.map((one) => one.document.garments)).toEqual(expected.map(({ garments }) => garments))
    expect(entries.map((one) => one.position)).toEqual([1, 2, 3])
    expect(entries.every((one) => one.pictures !== null && one.state === 'draft')).toBe(true)
    const only = await made((await ann.call(designs.redesign, { ...asked, only: [2] })).taskId)
    expect(only.map((one) => one.document.garments)).toEqual([sure(expected[2]).garments])
  }, 120_000)

  it('[S5.20] goes on from a variation, and from one of that, as the screen showed them', async () => {
    const { id, document } = await look()
    const after = [0, 2].map((index, i) => ({ seed: 3 + i, far: 0.5, locks: ['mannequin' as const], palette, index }))
    const { taskId } = await ann.call(designs.redesign, { id, after, count: 2, only: [1], seed: 9, far: 0.2, palette })
    const [entry] = await made(taskId)
    const expected = redesigns(redesignedOn(document, after), { seed: 9, far: 0.2, locks: [], palette }, 2)
    expect(entry?.document.garments).toEqual(sure(expected[1]).garments)
    const wild = Array.from({ length: 13 }, () => sureFirst(after))
    expect((await ann.ask(designs.redesign, { id, after: wild })).errMsg).toMatch(/at most 12/)
  }, 120_000)

  it('[S5.20] crosses two looks', async () => {
    const [one, other] = [await look(), await look({ garments: reddened(await look()).garments })]
    const { taskId } = await ann.call(designs.crossLooks, { id: one.id, other: other.id, cut: 0, cloth: 1 })
    const crossed = sureFirst(await made(taskId))
    expect(crossed.document.garments).toEqual(crossLooks(one.document, other.document, { cut: 0, cloth: 1 }).garments)
    expect(crossed.document.garments[0]?.fill).toEqual({ kind: 'solid', color: red })
  }, 120_000)

  it('refuses what it cannot redesign in one sentence, and draws nothing', async () => {
    const { id } = await look()
    const says = async (own: object) => (await ann.ask(designs.redesign, { id, ...own })).errMsg
    expect(await says({ count: 9 })).toMatch(/at most 8/)
    expect(await says({ far: 2 })).toMatch(/at most 1/)
    expect(await says({ locks: ['hair'] })).toMatch(/must be one of/)
    expect(await says({ count: 1, only: [3] })).toMatch(/at least 1/)
    expect((await ben.ask(designs.redesign, { id })).errMsg).toMatch(/not here/)
    await ann.call(collections.remove, { id })
    expect(await says({})).toMatch(/not here/)
  })
})

describe('a recreated work', () => {
  it('[S5.20] may be redesigned and not designed: every way to change it by hand is refused with a sentence', async () => {
    const origin = { briefSeed: 1, index: 0, sources: [], recreated: true as const }
    const work = await look({ origin })
    const document = reddened(work)
    const change = { id: work.id, revision: work.revision, document }
    expect((await ann.ask(designs.saveDesign, change)).errMsg).toBe(refusals.redesignOnly.says)
    expect((await ann.ask(designs.changeMany, { looks: [change] })).errMsg).toBe(refusals.redesignOnly.says)
    const disguised = { ...change, document: { ...document, origin: { ...origin, recreated: undefined } } }
    expect((await ann.ask(designs.saveDesign, disguised)).errMsg).toBe(refusals.redesignOnly.says)
    expect((await ann.ask(designs.keepFormer, { id: work.id, document })).errMsg).toBe(refusals.redesignOnly.says)
    const { id } = await ann.call(versions.keepVersion, { id: work.id, name: 'As it came' })
    const restored = await ann.ask(versions.restoreVersion, { id, revision: work.revision })
    expect(restored.errMsg).toBe(refusals.redesignOnly.says)
    expect((await open(work.id)).document).toEqual(work.document)
    const [redesigned] = await made((await ann.call(designs.redesign, { id: work.id, seed: 3, palette })).taskId)
    expect(redesigned?.document.origin?.recreated).toBe(true)
    const other = await look()
    const crossed = await made((await ann.call(designs.crossLooks, { id: other.id, other: work.id })).taskId)
    expect(crossed[0]?.document.origin?.recreated).toBe(true)
  }, 120_000)
})

describe('changing looks together', () => {
  it('[S4.01] saves them all, each drawn anew', async () => {
    const looks = [await look(), await look()]
    const changes = looks.map((one) => ({ id: one.id, revision: one.revision, document: reddened(one) }))
    const saved = await ann.call(designs.changeMany, { looks: changes })
    expect(saved.looks.map(({ id, revision, document }) => ({ id, revision, document }))).toEqual(
      changes.map((one) => ({ ...one, revision: one.revision + 1 })),
    )
    saved.looks.forEach((one, i) => expect(one.pictures?.full).not.toBe(looks[i]?.pictures?.full))
  }, 120_000)

  it('[S4.01] leaves each a step of one name, by which it is taken back everywhere also after a reload', async () => {
    const looks = [await look(), await look()]
    const changes = looks.map((one) => ({ id: one.id, revision: one.revision, document: reddened(one) }))
    const { looks: saved } = await ann.call(designs.changeMany, { looks: changes, step: 'together' })
    for (const [i, { id, document }] of saved.entries()) {
      const steps = recallSteps(document, await ann.call(versions.listSteps, { id }))
      expect(steps.map((one) => [one.id, one.name, one.undone])).toEqual([
        ['together', exchanges.together.label, false],
      ])
      expect(steps[0]?.before).toEqual(looks[i]?.document)
    }
  }, 120_000)

  it('[S2.53] a colourway that is kept is not drawn, alone or with others; a colour is', async () => {
    const colorway = { id: 'w1', name: 'Dune', colors: [] }
    const kept = await strangelyShown()
    const document = addColorway(kept.document, colorway)
    const { looks } = await ann.call(designs.changeMany, { looks: [{ ...kept, document }] })
    expect(sureFirst(looks).document.colorways).toEqual([colorway])
    expect(sureFirst(looks).pictures).toEqual(kept.pictures)
    const one = await strangelyShown()
    const saved = await ann.call(designs.saveDesign, { ...one, document: addColorway(one.document, colorway) })
    expect(saved.document.colorways).toEqual([colorway])
    expect(saved.pictures).toEqual(one.pictures)
    const red = await ann.call(designs.saveDesign, { ...saved, document: reddened(saved) })
    expect(red.pictures?.full).not.toBe(saved.pictures?.full)
  }, 60_000)

  it('[S4.01] saves none of them where one was changed elsewhere, is somebody else’s, or stands twice', async () => {
    const [one, other] = [await look(), await look()]
    const changeOf = (entry: DesignEntry) => ({ id: entry.id, revision: entry.revision, document: reddened(entry) })
    await ann.call(designs.saveDesign, { ...changeOf(other), document: plainDesign({ size, lips: red }) })
    const says = async (caller: Caller, looks: object[]) => (await caller.ask(designs.changeMany, { looks })).errMsg
    expect(await says(ann, [changeOf(one), changeOf(other)])).toMatch(/another window/)
    expect(await says(ben, [changeOf(one)])).toMatch(/not here/)
    expect(await says(ann, [changeOf(one), changeOf(one)])).toMatch(/right form/)
    expect(await says(ann, [])).toMatch(/at least 1/)
    expect((await open(one.id)).document).toEqual(one.document)
  }, 120_000)
})
