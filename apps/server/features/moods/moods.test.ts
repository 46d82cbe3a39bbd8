import { contract } from '@toile/contract/index.ts'
import { sure, sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'

const { account, elements, library, moods } = contract
const { caller } = await openSignedIn()

const made = async (taskId: string) => (await caller.call(elements.list, { taskId })).items.toReversed()

describe('the moodboard generator', () => {
  it('[S2.52] [S4.03] boards answer a text: staged, priced once, and in the library once liked', async () => {
    const before = await caller.call(account.credits, {})
    const asked = { text: 'romantic spring, chiffon', count: 2, seed: 3 }
    const order = await caller.call(moods.generateMoods, asked, { key: 'once' })
    expect(await caller.call(moods.generateMoods, asked, { key: 'once' })).toEqual(order)
    expect(order.cost).toBe(limits.makingCredits.moods)
    expect((await endedTask(caller, order.taskId)).status).toBe('succeeded')
    expect(await caller.call(account.credits, {})).toBe(before - order.cost)
    const two = await made(order.taskId)
    expect(two.map(({ kind, state }) => [kind, state])).toEqual(Array(2).fill(['mood', 'staged']))
    expect(new Set(two.map(({ picture }) => picture.hash)).size).toBe(2)
    expect(two[0]?.picture.width).toBeGreaterThan(sure(two[0]).picture.height)
    expect((await caller.call(library.listItems, { tab: 'moodboards' })).total).toBe(0)
    await caller.call(elements.like, { id: sure(two[1]).id })
    expect((await caller.call(library.listItems, { tab: 'moodboards' })).items).toMatchObject([
      { picture: { id: sure(two[1]).picture.id } },
    ])
  })

  it('[S5.14] colours alone do; nothing at all, or nothing that can be read, is refused in one sentence', async () => {
    const colors = [{ r: 29, g: 47, b: 87 }]
    const { taskId } = await caller.call(moods.generateMoods, { colors, count: 1, template: 'editorial', seed: 4 })
    expect((await endedTask(caller, taskId)).status).toBe('succeeded')
    const { document } = sureFirst(await made(taskId))
    expect(document).toMatchObject({ kind: 'mood', template: 'editorial' })
    const says = async (asked: object) => (await caller.ask(moods.generateMoods, asked)).errMsg
    expect(await says({ text: '   ' })).toBe('Describe the mood in words or choose at least one colour')
    expect(await says({ text: 'asdf qwer' })).toMatch(/^Nothing of this text could be read/)
    expect(await says({ text: 'x'.repeat(5_000) })).toBe('The text may have at most 2000 characters')
  })

  it('[S5.14] a board kept by hand must name what the catalogues hold', async () => {
    const { taskId } = await caller.call(moods.generateMoods, {
      text: 'minimal',
      count: 1,
      template: 'heroStrip',
      seed: 4,
    })
    await endedTask(caller, taskId)
    const { document } = sureFirst(await made(taskId))
    if (document.kind !== 'mood') return expect.fail(document.kind)
    const plates = document.plates.map((plate) =>
      plate.kind === 'texture' ? { ...plate, fabric: 'moonlight' } : plate,
    )
    const { errMsg } = await caller.ask(elements.keep, { name: 'Mine', document: { ...document, plates } })
    expect(errMsg).toMatch(/moonlight/)
  })
})
