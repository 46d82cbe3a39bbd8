import { projectWire } from '@toile/contract/features/projects.ts'
import { contract } from '@toile/contract/index.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { sure, sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { addPictures, putColor, putMannequin } from '@toile/studio/projects/changes.ts'
import { newProject, type Project } from '@toile/studio/projects/project.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { drawSketch } from '../../testing/pictures.ts'

const { account, collections, elements, generation, library, projects, sketches, tasks } = contract
const { caller } = await openSignedIn()

const made = async (taskId: string) => (await caller.call(elements.list, { taskId })).items.toReversed()
const shown = async (taskId: string) =>
  (await made(taskId)).map(({ document }) => (document.kind === 'sketch' ? document : expect.fail(document.kind)))

/** A project that uses its own sketches wherever it can. */
function withSketch(item: Parameters<typeof addPictures>[1]['items'][number]): Project {
  let project = addPictures(newProject('Harbour', { style: 'ink', systemShare: 0, brandShare: 0 }), {
    board: 'sketch',
    items: [item],
  })
  for (const hex of ['#aa3311', '#1f2a44']) {
    const color = fromHex(hex)
    if (color) project = putColor(project, { id: hex, name: '', tcx: '', color, gradient: null })
  }
  return putMannequin(project, { id: 'm1', person: 'ines', pose: 'walk' })
}

async function looksOf(project: Project) {
  const { id } = await caller.call(projects.createProject, { name: 'Harbour' })
  await caller.call(projects.saveProject, { id, revision: 0, project: z.encode(projectWire, project) })
  expect((await caller.call(projects.openProject, { id })).project).toEqual(project)
  const order = await caller.call(generation.generateDesigns, { projectId: id, looks: 1, seed: 7, tier: 'basic' })
  expect((await endedTask(caller, order.taskId)).status).toBe('succeeded')
  return (await caller.call(collections.openCollection, { projectId: id })).designCollectionList
}

describe('the sketch generator', () => {
  it('[S2.56] [S4.03] four flats answer a text: staged, priced once, and in the library once liked', async () => {
    const before = await caller.call(account.credits, {})
    const asked = { text: 'pleated midi skirt with pockets', seed: 3 }
    const order = await caller.call(sketches.generateSketches, asked, { key: 'once' })
    expect(await caller.call(sketches.generateSketches, asked, { key: 'once' })).toEqual(order)
    expect(order.cost).toBe(limits.makingCredits.sketches)
    expect((await endedTask(caller, order.taskId)).status).toBe('succeeded')
    expect(await caller.call(account.credits, {})).toBe(before - order.cost)
    const four = await made(order.taskId)
    expect(four.map(({ kind, state }) => [kind, state])).toEqual(Array(4).fill(['sketch', 'staged']))
    expect(new Set(four.map(({ picture }) => picture.hash)).size).toBe(4)
    const bytes = Buffer.from(await (await caller.get(sure(four[0]).picture.url)).arrayBuffer())
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
    expect((await caller.call(library.listItems, { tab: 'sketches' })).total).toBe(0)
    await caller.call(elements.like, { id: sure(four[1]).id })
    expect((await caller.call(library.listItems, { tab: 'sketches' })).items).toMatchObject([
      { picture: { id: sure(four[1]).picture.id }, category: 'skirt' },
    ])
  })

  it('[S2.56] [S3.08] a made sketch on a board is worn as its garment with its knobs, and nothing is traced', async () => {
    const { taskId } = await caller.call(sketches.generateSketches, {
      text: 'knee-length shirt dress',
      count: 1,
      seed: 5,
    })
    await endedTask(caller, taskId)
    const entry = sureFirst(await made(taskId))
    const { garment, knobs } = sureFirst(await shown(taskId))
    await caller.call(elements.like, { id: entry.id })
    const item = {
      id: entry.picture.id,
      source: 'Generate' as const,
      category: 'dress',
      garment: { id: garment, knobs },
    }
    for (const own of [item, { id: entry.picture.id, source: 'Library' as const }]) {
      const looks = await looksOf(withSketch(own))
      const worn = looks
        .flatMap(({ document }) => document.garments)
        .filter(({ cut }) => cut.kind === 'garment' && cut.garment === garment)
      expect(worn.length).toBeGreaterThan(0)
      for (const one of worn) expect(one.knobs).toEqual(knobs)
      const sources = looks.flatMap(({ document }) => document.origin?.sources ?? [])
      expect(sources).toContainEqual({ kind: 'sketch', id: entry.picture.id })
    }
    const kinds = (await caller.call(tasks.listTasks, {})).map(({ kind }) => kind)
    expect(kinds).not.toContain('traceSketch')
  })

  it('[S2.56] variations of a made sketch keep its garment, those of an uploaded one its category', async () => {
    const first = await caller.call(sketches.generateSketches, { category: 'coat', count: 1, seed: 2 })
    await endedTask(caller, first.taskId)
    const { picture } = sureFirst(await made(first.taskId))
    const { garment } = sureFirst(await shown(first.taskId))
    const again = await caller.call(sketches.generateSketches, { fileId: picture.id, seed: 3, count: 2, back: false })
    expect((await endedTask(caller, again.taskId)).status).toBe('succeeded')
    expect((await shown(again.taskId)).map((document) => document.garment)).toEqual(Array(2).fill(garment))

    const sent = await caller.upload('sketch', 's.png', await drawSketch('aLineDress'))
    const fileId = (sent.data as { picture: { id: string } }).picture.id
    const near = await caller.call(sketches.generateSketches, {
      fileId,
      category: 'dress',
      seed: 3,
      count: 2,
      back: false,
    })
    expect((await endedTask(caller, near.taskId)).status).toBe('succeeded')
    for (const document of await shown(near.taskId)) expect(findGarment(document.garment)?.category).toBe('dress')
  })

  it('[S2.56] an order that names nothing to draw is refused in one sentence', async () => {
    const says = async (asked: object) => (await caller.ask(sketches.generateSketches, asked)).errMsg
    expect(await says({})).toBe('Choose a category, a sketch, or describe the garment in words')
    expect(await says({ text: 'asdf qwer' })).toMatch(/^Nothing of this text could be read/)
    expect(await says({ text: 'a scarf and a hat' })).toMatch(/^Sketches are made of garments/)
    expect(await says({ garment: { id: 'spaceSuit', knobs: {} } })).toMatch(/spaceSuit/)
    expect(await says({ fileId: '7c0d5b0e-6d3b-4a39-9c58-0d1a7f1d2b11' })).toMatch(/not here/)
    expect(await says({ text: 'x'.repeat(5_000) })).toBe('The text may have at most 2000 characters')
  })

  it('[S2.56] a sketch whose knobs were turned by hand is kept in the library as a new element', async () => {
    const document = {
      kind: 'sketch' as const,
      version: 1 as const,
      garment: 'blouse',
      knobs: { sleeve: 'bell' },
      gender: 'female' as const,
      back: true,
      seed: 1,
    }
    const entry = await caller.call(elements.keep, { name: 'Bell blouse', document })
    expect(entry).toMatchObject({ state: 'liked', document: { knobs: { sleeve: 'bell' } } })
    expect(
      (await caller.ask(elements.keep, { name: 'x', document: { ...document, garment: 'spaceSuit' } })).errMsg,
    ).toMatch(/spaceSuit/)
  })
})
