import { contract } from '@toile/contract/index.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { drawPlate } from '../../testing/pictures.ts'

const { account, elements, generation, library } = contract
let toile: TestToile
let caller: Caller
let pictureId: string
beforeAll(async () => {
  toile = await openTestToile()
  caller = await openRole(toile)
  const sent = await caller.upload('print', 'p.jpg', await drawPlate(2))
  pictureId = (sent.data as { picture: { id: string } }).picture.id
})
afterAll(() => toile.close())

const made = async (taskId: string) => (await caller.call(elements.list, { taskId })).items.toReversed()

describe('the print generator', () => {
  it('[S9.04] [S4.03] four prints answer a text: staged, priced, and not in the library until one is liked', async () => {
    const before = await caller.call(account.credits, {})
    const asked = { text: 'small coral flowers on navy, half-drop', seed: 3 }
    const order = await caller.call(generation.generatePrints, asked, { key: 'once' })
    expect(await caller.call(generation.generatePrints, asked, { key: 'once' })).toEqual(order)
    expect(order.cost).toBe(limits.makingCredits.prints)
    expect((await endedTask(caller, order.taskId)).status).toBe('succeeded')
    expect(await caller.call(account.credits, {})).toBe(before - order.cost)
    const four = await made(order.taskId)
    expect(four.map(({ kind, state }) => [kind, state])).toEqual(Array(4).fill(['print', 'staged']))
    expect(new Set(four.map(({ picture }) => picture.hash)).size).toBe(4)
    expect((await caller.call(library.listItems, { tab: 'prints' })).total).toBe(0)
    await caller.call(elements.like, { id: sure(four[1]).id })
    expect((await caller.call(library.listItems, { tab: 'prints' })).items).toMatchObject([
      { picture: { id: sure(four[1]).picture.id }, category: 'Pattern' },
    ])
  })

  it('[S3.25] [S9.04] a picture alone, or with a text, gives four prints', async () => {
    for (const asked of [
      { mode: 'image' as const, fileIds: [pictureId], seed: 4 },
      { mode: 'textImage' as const, fileIds: [pictureId], text: 'gingham', seed: 4 },
    ]) {
      const { taskId } = await caller.call(generation.generatePrints, asked)
      expect((await endedTask(caller, taskId)).status).toBe('succeeded')
      expect(await made(taskId)).toHaveLength(4)
    }
  })

  it('[S5.16] every mode asks for what it needs in one sentence, and stores nothing', async () => {
    const says = async (asked: object) => (await caller.ask(generation.generatePrints, asked)).errMsg
    expect(await says({ text: '  ' })).toBe('Describe in words what is to be made')
    expect(await says({ mode: 'image' })).toBe('Choose at least one picture')
    expect(await says({ mode: 'textImage', text: 'dots' })).toBe('Choose at least one picture')
    expect(await says({ text: 'asdf qwer' })).toMatch(/^Nothing of this text could be read/)
    expect(await says({ text: 'x'.repeat(5_000) })).toBe('The text may have at most 2000 characters')
    expect(await says({ mode: 'image', fileIds: ['7c0d5b0e-6d3b-4a39-9c58-0d1a7f1d2b11'] })).toMatch(/not here/)
  })

  it('[S5.16] confirmed wishes take the place of the reading', async () => {
    const wish = { of: null, not: false, change: null, count: null, millimetres: null, guess: true, overruled: false }
    const wishes = [{ ...wish, id: 'half_drop', from: 0, to: 3 }]
    const { taskId } = await caller.call(generation.generatePrints, { text: 'brick repeat', wishes, seed: 5 })
    await endedTask(caller, taskId)
    const repeats = (await made(taskId)).map(({ document }) => document.kind === 'print' && document.repeat)
    expect(repeats).toEqual(Array(4).fill('halfDrop'))
  })
})
