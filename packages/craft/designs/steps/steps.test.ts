import { openChance } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { openDocument } from '@toile/rules/document.ts'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { describe, expect, it } from 'vitest'
import { recolor, removeGarment, setAround, setFabric, setKnob } from '../changes.ts'
import type { Design } from '../design.ts'
import { anyDesign, editDesign } from '../testing/anyDesign.ts'
import { type KeptStep, keptStep, keptStepSchema } from './keptStep.ts'
import { recallSteps } from './recallSteps.ts'
import { openStepsSince } from './stepsSince.ts'

const seeds = Array.from({ length: 60 }, (_, i) => i + 1)

/** A page that opens a look with its kept steps. */
function openPage(now: Design, kept: readonly KeptStep[], prefix = 'b') {
  let n = 0
  const document = openDocument<Design>(now, () => `${prefix}${++n}`)
  document.recall(recallSteps(now, kept))
  const has = (design: Design) => document.exchange(design, exchanges.recovered)
  return { ...document, has, kept: () => document.trail().map(keptStep) }
}

/** What the server gives back of what it was sent. */
const stored = (steps: readonly KeptStep[]): KeptStep[] =>
  JSON.parse(JSON.stringify(steps)).map((step: unknown) => keptStepSchema.parse(step))

/** A page in which a look was edited so often, and the looks it went through. */
function edited(seed: number, times: number) {
  const chance = openChance(seed)
  const page = openPage(anyDesign(seed), [])
  const looks = [page.get()]
  for (let i = 0; i < times; i++) {
    page.has(editDesign(page.get(), chance))
    if (page.get() !== looks.at(-1)) looks.push(page.get())
  }
  return { page, looks }
}

describe('steps of a look that is opened anew', () => {
  it('undo leads through every look there was to the first, and redo to the last', () => {
    for (const seed of seeds) {
      const { page, looks } = edited(seed, 9)
      const different = looks.filter((look, i) => JSON.stringify(look) !== JSON.stringify(looks[i - 1]))
      const next = openPage(page.get(), stored(page.kept()))
      for (const look of different.toReversed().slice(1)) {
        next.undo()
        expect(next.get()).toEqual(look)
      }
      expect(next.steps().undo).toBeNull()
      for (const look of different.slice(1)) {
        next.redo()
        expect(next.get()).toEqual(look)
      }
      expect(next.steps().redo).toBeNull()
    }
  })

  it('what was undone before is redone, and keeps its name', () => {
    const { page } = edited(4, 5)
    const last = page.get()
    page.undo()
    page.undo()
    const next = openPage(page.get(), stored(page.kept()))
    expect(next.steps()).toEqual({ undo: exchanges.recovered.label, redo: exchanges.recovered.label })
    next.redo()
    next.redo()
    expect(next.get()).toEqual(last)
  })

  it('a step is taken back without what another window changed since, of the same garment too', () => {
    const base = anyDesign(3)
    const [a, b] = base.garments.map(({ id }) => id) as [string, string]
    const mine = openPage(base, [])
    mine.has(recolor(base, { id: a, color: { r: 200, g: 0, b: 0 } }))
    const theirs = setFabric(
      setKnob(setAround(mine.get(), { lips: { r: 9, g: 9, b: 9 } }), { id: b, knob: 'ease', value: 0.3 }),
      {
        id: a,
        fabric: 'denim',
      },
    )
    const next = openPage(theirs, stored(mine.kept()))
    next.undo()
    const [worn] = next.get().garments
    expect(worn?.fill).toEqual(base.garments[0]?.fill)
    expect(worn?.fabric).toBe('denim')
    expect(next.get().lips).toEqual({ r: 9, g: 9, b: 9 })
    expect(next.get().garments[1]?.knobs['ease']).toBe(0.3)
    next.redo()
    expect(next.get()).toEqual(theirs)
  })

  it('what another changed of the very same stays as they left it', () => {
    const base = anyDesign(5)
    const [{ id }] = base.garments as [Design['garments'][number]]
    const mine = openPage(base, [])
    mine.has(recolor(base, { id, color: { r: 200, g: 0, b: 0 } }))
    const theirs = recolor(mine.get(), { id, color: { r: 0, g: 0, b: 200 } })
    const next = openPage(theirs, stored(mine.kept()))
    expect(next.steps().undo).toBeNull()
    expect(next.get()).toEqual(theirs)
  })

  it('a garment taken off comes back in its place, beside what was put on since', () => {
    const base = anyDesign(6)
    const second = base.garments[1]
    const mine = openPage(base, [])
    mine.has(removeGarment(base, { id: second?.id ?? '' }))
    const theirs = {
      ...mine.get(),
      garments: [...mine.get().garments, { ...anyDesign(7).garments[0], id: 'new' }],
    } as Design
    const next = openPage(theirs, stored(mine.kept()))
    next.undo()
    expect(next.get().garments.map(({ id }) => id)).toEqual([...base.garments.map(({ id }) => id), 'new'])
    expect(next.get().garments[1]).toEqual(second)
  })

  it('of two windows each keeps its own, and both are there in the next', () => {
    const base = anyDesign(8)
    const [a, b] = base.garments.map(({ id }) => id) as [string, string]
    const one = openPage(base, [], 'x')
    one.has(recolor(base, { id: a, color: { r: 1, g: 1, b: 1 } }))
    const other = openPage(base, [], 'y')
    other.has(recolor(base, { id: b, color: { r: 2, g: 2, b: 2 } }))
    const now = recolor(one.get(), { id: b, color: { r: 2, g: 2, b: 2 } })
    const next = openPage(now, stored([...one.kept(), ...other.kept()]))
    next.undo()
    expect(next.get()).toEqual(one.get())
    next.undo()
    expect(next.get()).toEqual(base)
  })

  it('steps of another version of the document, or of what is no look any more, are none', () => {
    const { page } = edited(9, 3)
    const kept = stored(page.kept())
    const other = kept.map((step) => ({ ...step, version: step.version + 1 }))
    expect(recallSteps(page.get(), other)).toEqual([])
    const broken = kept.map((step) => ({
      ...step,
      before: { ...step.before, around: { has: { style: 'wax' }, without: [] } },
    }))
    expect(recallSteps(page.get(), broken)).toEqual([])
  })

  it('a step weighs what it changed, not the look', () => {
    const base = anyDesign(3, limits.garmentsPerLook)
    const [{ id }] = base.garments as [Design['garments'][number]]
    const page = openPage(base, [])
    page.has(recolor(base, { id, color: { r: 1, g: 2, b: 3 } }))
    expect(JSON.stringify(page.kept()).length).toBeLessThan(JSON.stringify(base).length / 6)
  })
})

describe('what a save brings of the steps', () => {
  it('is what came or changed since the last, as it now stands', () => {
    const since = openStepsSince()
    const { page } = edited(11, 3)
    const first = since.toKeep(page.trail())
    expect(first.map(({ id }) => id)).toEqual(page.trail().map(({ id }) => id))
    since.areKept(first)
    expect(since.toKeep(page.trail())).toEqual([])
    page.undo()
    expect(since.toKeep(page.trail())).toMatchObject([{ undone: true }])
    page.redo()
    expect(since.toKeep(page.trail())).toEqual([])
  })

  it('is at most what one save may bring; what found no room is left out for good', () => {
    const since = openStepsSince()
    const page = openPage(anyDesign(1), [])
    for (let r = 0; r < limits.steps.most + 20; r++) page.has(setAround(page.get(), { lips: { r, g: 0, b: 0 } }))
    const kept = since.toKeep(page.trail())
    expect(kept).toHaveLength(limits.steps.most)
    expect(kept.at(-1)?.after.around.has['lips']).toEqual({ r: limits.steps.most + 19, g: 0, b: 0 })
    const heavy = { ...page.trail()[0], name: 'x'.repeat(limits.steps.bytes) } as ReturnType<typeof page.trail>[number]
    const other = openStepsSince()
    expect(other.toKeep([heavy])).toEqual([])
    expect(other.toKeep([{ ...heavy, name: 'x', undone: true }])).toEqual([])
  })
})
