import { designs } from '@toile/contract/features/designs.ts'
import { versions } from '@toile/contract/features/versions.ts'
import { keptStep } from '@toile/craft/designs/steps/keptStep.ts'
import { recallSteps } from '@toile/craft/designs/steps/recallSteps.ts'
import { limits } from '@toile/rules/limits.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openHistory } from '../../testing/openHistory.ts'
import { plainDesign } from '../../testing/things.ts'

const { toile, ann, query, addLook, collection } = await openHistory()
afterAll(() => toile.close())

const withLips = (r: number) => plainDesign({ lips: { r, g: 1, b: 1 } })
/** A look that was saved once. */
async function saved(name: string, red: number) {
  const { id, revision } = await addLook((await collection(name)).id, 10)
  return ann.call(designs.saveDesign, { id, revision, document: withLips(red) })
}

describe('steps of a look', () => {
  const step = (id: string, from: number, to: number, undone = false) =>
    keptStep({ id, name: 'Lips', before: withLips(from), after: withLips(to), undone })

  it('are kept with the save that brings them, changed by later ones, and ended by a new one where they were undone', async () => {
    const { id, revision } = await saved('Ferry', 1)
    const steps = async () => (await ann.call(versions.listSteps, { id })).map((one) => [one.id, one.undone])
    const save = async (at: number, red: number, sent: ReturnType<typeof step>[]) =>
      ann.call(designs.saveDesign, { id, revision: at, document: withLips(red), steps: sent })
    await save(revision, 3, [step('a', 1, 2), step('b', 2, 3)])
    expect(await steps()).toEqual([
      ['a', false],
      ['b', false],
    ])
    await save(revision + 1, 2, [step('b', 2, 3, true)])
    expect(await steps()).toEqual([
      ['a', false],
      ['b', true],
    ])
    await save(revision + 2, 7, [step('c', 2, 7)])
    expect(await steps()).toEqual([
      ['a', false],
      ['c', false],
    ])
    await save(revision + 3, 8, [step('c', 2, 8)])
    const kept = await ann.call(versions.listSteps, { id })
    expect(recallSteps(withLips(8), kept).map(({ before }) => before.lips.r)).toEqual([1, 2])
  })

  it('are kept too where the document in the end stands as it did', async () => {
    const { id, revision } = await saved('Gate', 1)
    const same = { id, revision, document: withLips(1), steps: [step('a', 1, 2), step('b', 2, 1)] }
    expect((await ann.call(designs.saveDesign, same)).revision).toBe(revision)
    expect(await ann.call(versions.listSteps, { id })).toHaveLength(2)
  })

  it('the oldest go where there are too many', async () => {
    const { id, revision } = await saved('Groyne', 1)
    const of = (from: number) =>
      Array.from({ length: 60 }, (_, i) => step(`s${from + i}`, (from + i) % 200, (from + i + 1) % 200))
    await ann.call(designs.saveDesign, { id, revision, document: withLips(60), steps: of(0) })
    await ann.call(designs.saveDesign, { id, revision: revision + 1, document: withLips(120), steps: of(60) })
    const kept = await ann.call(versions.listSteps, { id })
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([limits.steps.most, 's20', 's119'])
  })

  it('what is no step does not hold up a save, and a refused save keeps none', async () => {
    const { id, revision } = await saved('Buoy', 1)
    const wild = { id, revision, document: withLips(5), steps: [{ id: 'a', name: 7 }] as never }
    expect(await ann.call(designs.saveDesign, wild)).toMatchObject({ revision: revision + 1 })
    const late = await ann.ask(designs.saveDesign, { id, revision, document: withLips(6), steps: [step('a', 1, 6)] })
    expect(late.errCode).toBe(1)
    expect(await ann.call(versions.listSteps, { id })).toEqual([])
  })

  it('are nobody else’s', async () => {
    const { id, revision } = await saved('Jetty', 1)
    await ann.call(designs.saveDesign, { id, revision, document: withLips(2), steps: [step('a', 1, 2)] })
    const { rows } = await query('select owner_id from design_step where design_id = $1', [id])
    expect(rows).toEqual([{ owner_id: ann.userId }])
  })
})
