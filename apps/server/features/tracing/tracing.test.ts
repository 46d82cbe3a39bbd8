import { projectWire } from '@toile/contract/features/projects.ts'
import { contract } from '@toile/contract/index.ts'
import { tasks as kinds } from '@toile/contract/tasks.ts'
import { addPictures, describeItem, putColor, putMannequin } from '@toile/studio/projects/changes.ts'
import { newProject, type Project } from '@toile/studio/projects/project.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { drawSketch } from '../../testing/pictures.ts'

const { collections, generation, projects, tracing } = contract
type Ask = Parameters<Caller['call']>[1]

let toile: TestToile
let ann: Caller
let ben: Caller
let sheet: Buffer
let fileId: string
let traced: string

async function upload(caller: Caller, bytes: Uint8Array, name = 'sketch.png') {
  const { data, errMsg } = await caller.upload('sketch', name, bytes)
  expect(errMsg).toBe('')
  return (data as { picture: { id: string } }).picture.id
}

async function trace(caller: Caller, id: string, how: object = {}) {
  const { taskId } = await caller.call(tracing.traceSketch, { fileId: id, ...how })
  const task = await endedTask(caller, taskId)
  return { message: task.message, traced: kinds.traceSketch.gives.safeParse(task.output).data?.traced ?? '' }
}

async function noteOf(caller: Caller, hash: string) {
  const { note } = await caller.call(tracing.readTraced, { traced: hash })
  if (!note.outline) throw new Error('A piece that was traced has an outline.')
  return { ...note, outline: note.outline }
}

/** Sheet areas by the mask's red channel. */
async function clothAt(caller: Caller, hash: string, places: readonly [number, number][]) {
  const { url, note } = await caller.call(tracing.readTraced, { traced: hash })
  const bytes = Buffer.from(await (await caller.get(url)).arrayBuffer())
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width } = note
  return places.map(([x, y]) => (data[(Math.round(y) * info.width + Math.round(x)) * 4]! > 127 && x < width ? 1 : 0))
}

beforeAll(async () => {
  toile = await openTestToile()
  ann = await openRole(toile)
  ben = await openRole(toile)
  sheet = await drawSketch('aLineDress')
  fileId = await upload(ann, sheet)
  traced = (await trace(ann, fileId)).traced
})
afterAll(() => toile.close())

describe('tracing', () => {
  it('[S3.26] a piece has an outline to drag, three categories and pins, and each category can be seen before it is chosen', async () => {
    const note = await noteOf(ann, traced)
    expect(note.outline.rings[0]?.length).toBeGreaterThan(5)
    const categories = note.choices.map(({ category }) => category)
    const asked = { traced, categories: [...categories, 'trousers'] }
    const { pieces } = await ann.call(tracing.hangTraced, asked)
    expect(pieces.map(({ category }) => category)).toEqual(asked.categories)
    expect(new Set(pieces.map((piece) => piece.traced)).size).toBe(pieces.length)
    expect(pieces[3]?.note.anchors).toHaveProperty('crotch')
    expect((await ann.ask(tracing.hangTraced, { traced, categories: ['hat'] })).errMsg).toBe(
      'category does not have the right form',
    )
  })

  it('[S3.27] keep and drop strokes and a box in pixels of the picture rule what is traced', async () => {
    const { width, height } = await noteOf(ann, traced)
    const [wide, high] = [700, 900]
    const drop = [
      {
        points: [
          [0, 700],
          [700, 700],
        ] as [number, number][],
        radius: 60,
      },
    ]
    const dropped = (await trace(ann, fileId, { drop })).traced
    const middle: [number, number] = [width / 2, (height * 700) / high]
    expect(await clothAt(ann, traced, [middle])).toEqual([1])
    expect(await clothAt(ann, dropped, [middle])).toEqual([0])
    const box = { x: 0, y: 0, width: wide, height: 450 }
    const boxed = (await trace(ann, fileId, { box })).traced
    const below = [
      [width / 2, height * 0.55],
      [width / 2, height * 0.4],
    ] as [number, number][]
    expect(await clothAt(ann, boxed, below)).toEqual([0, 1])
  })

  it('[S3.27] an outline that was dragged is the mask, twice sent the same piece; an empty one is refused', async () => {
    const { outline, width, height } = await noteOf(ann, traced)
    const corner = (x: number, y: number) => ({ at: [x, y], before: [x, y], after: [x, y] })
    const ring = [corner(100, 100), corner(300, 100), corner(300, 400), corner(100, 400)]
    const asked = { traced, outline: { rings: [ring] } } as unknown as Ask
    const corrected = await ann.call(tracing.correctTraced, asked as never, { key: 'once' })
    expect(await ann.call(tracing.correctTraced, asked as never, { key: 'once' })).toEqual(corrected)
    const places: [number, number][] = [
      [200, 250],
      [width / 2, height - 5],
      [80, 250],
    ]
    expect(await clothAt(ann, corrected.traced, places)).toEqual([1, 0, 0])
    for (const rings of [[], [ring.slice(0, 1)]]) {
      const answer = await ann.ask(tracing.correctTraced, { traced, outline: { rings } } as never)
      expect(answer.errMsg).toBe('The outline holds nothing; draw it around the garment')
    }
    const same = await ann.call(tracing.correctTraced, { traced, outline } as never)
    expect((await noteOf(ann, same.traced)).outline.rings).toEqual(outline.rings)
  })

  it('[S3.27] a correction teaches the next like sheet of the same account, and nobody else’s', async () => {
    const similar = await sharp(await sharp(sheet).blur(0.8).resize(640).jpeg({ quality: 70 }).toBuffer())
      .extend({ top: 20, bottom: 30, left: 40, right: 25, background: '#ffffff' })
      .jpeg()
      .toBuffer()
    const before = await noteOf(ben, (await trace(ben, await upload(ben, similar, 'b.jpg'))).traced)
    expect(before.category).not.toBe('coat')
    await ann.call(tracing.correctTraced, { traced, category: 'coat' })
    const next = await noteOf(ann, (await trace(ann, await upload(ann, similar, 'a.jpg'))).traced)
    expect(next.category).toBe('coat')
    const others = await noteOf(ben, (await trace(ben, await upload(ben, similar, 'b2.jpg'))).traced)
    expect(others.category).toBe(before.category)
    await ann.call(tracing.correctTraced, { traced, category: 'dress' })
    const again = await noteOf(ann, (await trace(ann, await upload(ann, similar, 'a2.jpg'))).traced)
    expect(again.category).toBe('dress')
  })
})

const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: { r: 230, g: 228, b: 224 } } })

describe('what is hard to trace', () => {
  it('[S3.25] a picture with nothing in it says so in one sentence; a box begins an outline', async () => {
    const empty = await upload(ann, await plain(500).png().toBuffer())
    const failed = await trace(ann, empty)
    expect(failed.message).toMatch(/^No garment was found in this picture; /)
    const begun = await noteOf(
      ann,
      (await trace(ann, empty, { box: { x: 100, y: 50, width: 200, height: 300 } })).traced,
    )
    expect(begun.outline.rings[0]?.length).toBe(4)
    expect(begun.warnings).toContain('boxOnly')
  })

  it('[S3.25] of five garments one is proposed and the others can be pointed at', async () => {
    const small = await sharp(sheet).resize(200).toBuffer()
    const many = await plain(1100, 320)
      .composite(
        [0, 1, 2, 3, 4].map((i) => ({ input: small, left: 10 + i * 215, top: 30, blend: 'multiply' as const })),
      )
      .png()
      .toBuffer()
    const id = await upload(ann, many)
    const note = await noteOf(ann, (await trace(ann, id)).traced)
    expect(note.others).toHaveLength(4)
    expect(note.warnings).toContain('several')
    const box = { x: 870, y: 0, width: 230, height: 320 }
    const chosen = await noteOf(ann, (await trace(ann, id, { box })).traced)
    expect(chosen.outline.rings[0]?.every(({ at }) => at[0] > note.width * 0.75)).toBe(true)
  })

  it('[S3.25] tiny, huge, transparent, CMYK and truncated pictures give a proposal or one sentence', async () => {
    const tiny = await noteOf(
      ann,
      (
        await trace(
          ann,
          await upload(ann, await sharp(sheet).resize(64, 64, { fit: 'contain', background: '#fff' }).png().toBuffer()),
        )
      ).traced,
    )
    expect(tiny.warnings).toContain('tiny')
    const clear = await plain(400).ensureAlpha(0).png().toBuffer()
    expect((await trace(ann, await upload(ann, clear))).message).toMatch(/^No garment was found/)
    const cmyk = await sharp(sheet).toColourspace('cmyk').jpeg().toBuffer()
    expect((await noteOf(ann, (await trace(ann, await upload(ann, cmyk, 'c.jpg'))).traced)).category).toBe('dress')
    const large = await sharp(sheet)
      .resize(6300, 6300, { kernel: 'nearest', fit: 'contain', background: '#fff' })
      .png({ compressionLevel: 6 })
      .toBuffer()
    const id = await upload(ann, large)
    expect((await noteOf(ann, (await trace(ann, id)).traced)).width).toBe(700)
    const cut = await ann.upload('sketch', 'cut.png', sheet.subarray(0, sheet.length / 2))
    expect(cut.errMsg).not.toBe('')
  })
})

describe('a sketch of which nobody knows what it shows', () => {
  let cleo: Caller
  let projectId: string
  let project: Project
  const pieces = { dress: '', bolero: '' }
  const ids = { dress: '', bolero: '', skirt: '', empty: '' }

  const saved = async () => {
    const { revision } = await cleo.call(projects.openProject, { id: projectId })
    await cleo.call(projects.saveProject, { id: projectId, revision, project: z.encode(projectWire, project) })
  }
  const ordered = (looks: number, lang = 'en') =>
    cleo.call(generation.generateDesigns, { projectId, looks, seed: 3, tier: 'basic' }, { lang })
  const wornAfter = async (taskId: string) => {
    const task = await endedTask(cleo, taskId)
    const { designCollectionList } = await cleo.call(collections.openCollection, { projectId })
    const { designIds, leftOut } = kinds.generateDesigns.gives.parse(task.output)
    const drawn = designCollectionList.filter(({ id }) => designIds.includes(id))
    const cuts = drawn.flatMap(({ document }) => document.garments.map(({ cut }) => cut))
    return { leftOut, worn: new Set(cuts.flatMap((cut) => (cut.kind === 'traced' ? [cut.traced] : []))) }
  }

  beforeAll(async () => {
    cleo = await openRole(toile)
    projectId = (await cleo.call(projects.createProject, { name: 'Harbour' })).id
    project = newProject('Harbour', { style: 'ink', systemShare: 0, brandShare: 0 })
    const pictures = {
      dress: sheet,
      bolero: await drawSketch('bolero'),
      skirt: await drawSketch('miniSkirt'),
      empty: await plain(500).png().toBuffer(),
    }
    for (const name of ['dress', 'bolero', 'skirt', 'empty'] as const) {
      ids[name] = await upload(cleo, pictures[name], `${name}.png`)
      project = addPictures(project, { board: 'sketch', items: [{ id: ids[name], source: 'Upload' }] })
    }
    for (const name of ['dress', 'bolero'] as const) {
      pieces[name] = (await trace(cleo, ids[name])).traced
      project = describeItem(project, { board: 'sketch', id: ids[name], traced: pieces[name] })
    }
    project = putMannequin(project, { id: 'm1', person: 'ines', pose: 'walk' })
    project = putColor(project, { id: 'c', name: '', tcx: '', color: { r: 31, g: 42, b: 68 }, gradient: null })
    await saved()
  })

  it('[S3.26] says so, with the likeliest categories', async () => {
    const { pieces: told } = await cleo.call(tracing.recognised, { traced: [pieces.dress, pieces.bolero] })
    const of = (name: keyof typeof pieces) => told.find((piece) => piece.traced === pieces[name])
    expect(of('dress')).toMatchObject({ category: 'dress', sure: true })
    expect(of('bolero')).toMatchObject({ sure: false, likely: expect.arrayContaining(['jacket']) })
    expect((await noteOf(cleo, pieces.bolero)).warnings).toContain('unsureCategory')
    expect((await ann.ask(tracing.recognised, { traced: [pieces.bolero] })).errCode).toBe(1)
  })

  it('[S1.05] is never worn unasked: the order and the task name what was left out, and why', async () => {
    const { taskId, leftOut } = await ordered(1)
    expect(leftOut).toEqual([
      {
        fileId: ids.bolero,
        name: 'bolero.png',
        why: 'unsure',
        says: 'bolero.png is left out: we are not sure what it is. Choose its category on the sketchboard',
      },
    ])
    const after = await wornAfter(taskId)
    expect(after.worn).toEqual(new Set([pieces.dress]))
    expect(after.leftOut.map(({ name, why }) => [name, why])).toEqual([
      ['bolero.png', 'unsure'],
      ['skirt.png', 'unsure'],
      ['empty.png', 'nothing'],
    ])
  })

  it('[S3.26] is worn once its category is confirmed or another one chosen', async () => {
    const told = await ordered(1, 'ja')
    expect(told.leftOut.map(({ name }) => name)).toEqual(['bolero.png', 'skirt.png'])
    expect(told.leftOut[0]?.says).toContain('何の服か')
    const { category } = await noteOf(cleo, pieces.bolero)
    const confirmed = await cleo.call(tracing.correctTraced, { traced: pieces.bolero, category })
    expect(confirmed.note.warnings ?? []).not.toContain('unsureCategory')
    const chosen = await cleo.call(tracing.correctTraced, { traced: pieces.bolero, category: 'shirt' })
    for (const { traced: hash } of [confirmed, chosen]) {
      const { pieces: now } = await cleo.call(tracing.recognised, { traced: [hash] })
      expect(now).toMatchObject([{ sure: true }])
    }
    project = describeItem(project, { board: 'sketch', id: ids.bolero, traced: chosen.traced })
    await saved()
    const order = await ordered(2)
    expect(order.leftOut.map(({ name }) => name)).toEqual(['skirt.png'])
    expect((await wornAfter(order.taskId)).worn).toEqual(new Set([pieces.dress, chosen.traced]))
  })
})
