import type { Asks } from '@toile/contract/call.ts'
import { projectWire } from '@toile/contract/features/projects.ts'
import { contract } from '@toile/contract/index.ts'
import { tasks as tasksTaken } from '@toile/contract/tasks.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import { recolor } from '@toile/craft/designs/changes.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { sure, sureFirst } from '@toile/geometry'
import { addPictures, putColor, putMannequin } from '@toile/studio/projects/changes.ts'
import { newProject, type Project } from '@toile/studio/projects/project.ts'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'
import { drawPlate, drawSketch } from '../../testing/pictures.ts'

const { account, collections, designs, generation, library, projects, tasks, tracing } = contract
let toile: TestToile
let caller: Caller
let projectId: string

const upload = async (use: string, [name, bytes]: readonly [string, Uint8Array]) =>
  ((await caller.upload(use, name, bytes)).data as { picture: { id: string } }).picture.id

const ended = (id: string) => endedTask(caller, id)

async function withBoards(): Promise<Project> {
  let project = newProject('Harbour', { style: 'ink', systemShare: 50 })
  const files = {
    mood: ['a.jpg', await drawPlate(1)],
    print: ['p.jpg', await drawPlate(2)],
    sketch: ['s.png', await drawSketch('aLineDress')],
  } as const
  for (const board of ['mood', 'print', 'sketch'] as const) {
    project = addPictures(project, { board, items: [{ id: await upload(board, files[board]), source: 'Upload' }] })
  }
  for (const hex of ['#aa3311', '#1f2a44', '#e4d8c0']) {
    const color = fromHex(hex)
    if (color) project = putColor(project, { id: hex, name: '', tcx: '', color, gradient: null })
  }
  return putMannequin(project, { id: 'm1', person: 'ines', pose: 'walk' })
}

beforeAll(async () => {
  toile = await openTestToile()
  caller = await openRole(toile)
  projectId = (await caller.call(projects.createProject, { name: 'Harbour' })).id
})
afterAll(() => toile.close())

describe('from boards to liked looks', () => {
  it('[S5.12] [S5.17] nothing is generated without a mannequin of the project’s gender and a colour', async () => {
    expect((await caller.ask(generation.generateDesigns, { projectId })).errMsg).toBe('Choose at least one mannequin')
    const men = putMannequin(newProject('Harbour'), { id: 'm1', person: 'theo', pose: 'stand' })
    await caller.call(projects.saveProject, { id: projectId, revision: 0, project: z.encode(projectWire, men) })
    expect((await caller.ask(generation.generateDesigns, { projectId })).errMsg).toMatch(/match the gender/)
    const women = putMannequin(newProject('Harbour'), { id: 'm1', person: 'ines', pose: 'walk' })
    await caller.call(projects.saveProject, { id: projectId, revision: 1, project: z.encode(projectWire, women) })
    expect((await caller.ask(generation.generateDesigns, { projectId })).errMsg).toBe('Choose at least one colour')
  })

  it('[S3.08] a project is saved whole, and a save from an older revision is refused', async () => {
    const project = await withBoards()
    const saved = await caller.call(projects.saveProject, {
      id: projectId,
      revision: 2,
      project: z.encode(projectWire, project),
    })
    const opened = await caller.call(projects.openProject, { id: projectId })
    expect(opened).toMatchObject({ revision: saved.revision, project })
    expect(opened.pictures).toHaveLength(3)
    expect((await caller.ask(projects.clearProject, { id: projectId })).errCode).toBe(0)
    expect((await caller.call(projects.openProject, { id: projectId })).project.boards.mood).toEqual([])
    const revision = (await caller.call(projects.openProject, { id: projectId })).revision
    await caller.call(projects.saveProject, { id: projectId, revision, project: z.encode(projectWire, project) })
  })

  it('a sketch is traced by a task, and its category can be corrected', async () => {
    const { project } = await caller.call(projects.openProject, { id: projectId })
    const sketch = sureFirst(project.boards.sketch)
    const queued = await caller.call(tracing.traceSketch, { fileId: sketch.id })
    const { traced } = (await ended(queued.taskId)).output as { traced: string }
    const piece = await caller.call(tracing.readTraced, { traced })
    expect(piece.note.choices).toHaveLength(3)
    const corrected = await caller.call(tracing.correctTraced, { traced, category: 'dress' })
    expect(corrected.note).toMatchObject({ category: 'dress', slot: 'whole' })
    expect((await caller.get(corrected.url)).headers.get('content-type')).toBe('image/png')
  })

  it('[S1.05] [S9.04] eight looks are drawn from the boards, paid once, and told one by one', async () => {
    const before = await caller.call(account.credits, {})
    const asked = { projectId, seed: 7, tier: 'basic' as const }
    const [one, two] = await Promise.all(
      [1, 2].map(() => caller.call(generation.generateDesigns, asked, { key: 'generate' })),
    )
    expect(two?.taskId).toBe(sure(one).taskId)
    const task = await ended(sure(one).taskId)
    expect(task).toMatchObject({ status: 'succeeded', progress: 1, cost: 8 })
    expect(await caller.call(account.credits, {})).toBe(before - 8)
    const collection = await caller.call(collections.openCollection, { projectId })
    expect(collection.designCollectionList.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    for (const { document, pictures } of collection.designCollectionList) {
      expect(document.style).toBe('ink')
      const picture = await caller.get(pictures?.full ?? '')
      expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
        width: 768,
        height: 1152,
        format: 'webp',
      })
    }
    const cuts = collection.designCollectionList.flatMap(({ document }) => document.garments.map(({ cut }) => cut.kind))
    expect(cuts).toContain('traced')
  })

  it('[S1.05] the same seed gives the same designs', async () => {
    const task = await ended(
      (await caller.call(generation.generateDesigns, { projectId, seed: 7, tier: 'basic' })).taskId,
    )
    const { designIds } = task.output as { designIds: string[] }
    const { designCollectionList } = await caller.call(collections.openCollection, { projectId })
    const first = designCollectionList.filter(({ id }) => !designIds.includes(id)).map(({ document }) => document)
    expect(designCollectionList.filter(({ id }) => designIds.includes(id)).map(({ document }) => document)).toEqual(
      first,
    )
  })

  it('[S4.03] a like moves a look to the liked list and into the library, and unliking reverses it exactly', async () => {
    const read = () => caller.call(collections.openCollection, { projectId })
    const kept = () => caller.call(library.listItems, { tab: 'looks' })
    expect((await kept()).total).toBe(0)
    const { id } = sureFirst((await read()).designCollectionList)
    await caller.call(collections.like, { id })
    await caller.call(collections.like, { id })
    expect((await kept()).items).toMatchObject([{ designId: id }])
    expect((await read()).likeDesignCollectionList.map((one) => one.id)).toEqual([id])
    await caller.call(collections.unlike, { id })
    expect((await kept()).total).toBe(0)
    expect((await read()).likeDesignCollectionList).toEqual([])
  })

  it('[S1.06] an edited design is saved, drawn anew, and a save from an older revision is refused', async () => {
    const entry = sureFirst((await caller.call(collections.openCollection, { projectId })).designCollectionList)
    // All of them: under a print that lies all over, no colour shows.
    const document = entry.document.garments.reduce(
      (design, { id }) => recolor(design, { id, color: { r: 10, g: 200, b: 60 } }),
      entry.document,
    )
    const saved = await caller.call(designs.saveDesign, { id: entry.id, revision: entry.revision, document })
    expect(saved.document).toEqual(document)
    expect(saved.pictures?.full).not.toBe(entry.pictures?.full)
    expect(
      (await caller.ask(designs.saveDesign, { id: entry.id, revision: entry.revision, document: entry.document }))
        .errMsg,
    ).toMatch(/another window/)
  })

  it('[S1.06] the exported document imports again to the same document, and pictures, lines and ZIP are what they say', async () => {
    const drafts = (await caller.call(collections.openCollection, { projectId })).designCollectionList
    // The last one: its number in the ZIP is its own, not its place there.
    const entry = sure(drafts.at(-1))
    const exported = designSchema.parse(
      await (await caller.get(`${designs.exportDocument.path}?id=${entry.id}`)).json(),
    )
    const imported = await caller.call(designs.importDesign, { projectId, document: exported })
    expect(imported.document).toEqual(entry.document)
    const file = (wish: Asks<typeof designs.exportLook>['file']) =>
      orderedFile(caller, designs.exportLook, { id: entry.id, file: wish })
    const { bytes: png } = await file({ scene: 'cutOut', width: 512 })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 512, height: 768, hasAlpha: true })
    expect((await sharp(png).stats()).isOpaque).toBe(false)
    expect((await file({ scene: 'lines' })).bytes.toString()).toMatch(/<svg[\s\S]*<path/)
    const garment = sureFirst(entry.document.garments)
    const flat = await file({ scene: 'garmentFlat', garment: garment.id })
    expect(flat.bytes.toString()).toMatch(/<svg[\s\S]*id="front"[\s\S]*<path[\s\S]*id="back"[\s\S]*<path/)
    await expect(file({ scene: 'garmentFlat', garment: 'none' })).rejects.toThrow(/not here/)
    expect((await caller.ask(collections.exportCollection, { projectId, only: 'liked' })).errMsg).toMatch(
      /could not be exported/,
    )
    await caller.call(collections.like, { id: entry.id })
    const packed = await orderedFile(caller, collections.exportCollection, { projectId, only: 'liked' })
    const zip = unzipSync(new Uint8Array(packed.bytes))
    const look = `look-${String(entry.position + 1).padStart(2, '0')}`
    expect(Object.keys(zip).sort()).toEqual(['collection.json', 'line-up.png', `${look}.png`, `${look}.svg`])
    expect(JSON.parse(strFromU8(sure(zip['collection.json']))).designs).toEqual([entry.document])
  })

  it('[S1.06] no file shows a look without its garments: while its traced sketch is missing, the export fails', async () => {
    const { designCollectionList } = await caller.call(collections.openCollection, { projectId })
    const look = designCollectionList.find(({ document }) => document.garments.some(({ cut }) => cut.kind === 'traced'))
    const exported = async () => {
      const asked = { id: look?.id ?? '', file: { scene: 'look', width: 256 } }
      return ended((await caller.call(designs.exportLook, asked)).taskId)
    }
    const moveTo = (owner: string) => toile.database.pool.query('update traced set owner_id = $1', [owner])
    const stranger = await openRole(toile)
    await moveTo(stranger.userId)
    expect(await exported()).toMatchObject({ status: 'failed' })
    await moveTo(caller.userId)
    expect(await exported()).toMatchObject({ status: 'succeeded' })
  })

  it('[S1.05] [S9.02] season, occasion, market and keywords are frozen in the brief and steer the looks; unknown ones are refused', async () => {
    const asked = { projectId, seed: 7, looks: 3, tier: 'basic' as const }
    const steered = {
      ...asked,
      season: 'winter' as const,
      occasion: 'outdoors' as const,
      keywords: ['utility' as const],
    }
    const { taskId } = await caller.call(generation.generateDesigns, steered, { key: 'winter' })
    const again = await caller.ask(generation.generateDesigns, { ...steered, season: 'summer' }, { key: 'winter' })
    expect(again.errMsg).toMatch(/already sent with other contents/)
    const { rows } = await toile.database.pool.query<{ input: unknown }>('select input from task where id = $1', [
      taskId,
    ])
    const { brief } = tasksTaken.generateDesigns.takes.parse(sure(rows[0]).input)
    expect(brief).toMatchObject({
      season: 'winter',
      occasion: 'outdoors',
      market: 'contemporary',
      keywords: ['utility'],
    })
    const { designIds } = (await ended(taskId)).output as { designIds: string[] }
    const { designCollectionList } = await caller.call(collections.openCollection, { projectId })
    const cutsOf = (ids: (id: string) => boolean) =>
      designCollectionList.filter(({ id }) => ids(id)).map(({ document }) => document.garments.map(({ cut }) => cut))
    expect(cutsOf((id) => designIds.includes(id))).not.toEqual(cutsOf((id) => !designIds.includes(id)).slice(0, 3))
    for (const wrong of [{ season: 'monsoon' }, { occasion: 'siege' }, { market: 'flea' }, { keywords: ['loud'] }])
      expect((await caller.ask(generation.generateDesigns, { ...asked, ...wrong })).errMsg).toMatch(/must be one of: /)
  })

  it('[S4.17] a cancelled task gives its credits back, and its end is final', async () => {
    const before = await caller.call(account.credits, {})
    const { taskId } = await caller.call(generation.generateDesigns, { projectId, seed: 9, tier: 'high' })
    expect(await caller.call(account.credits, {})).toBe(before - 32)
    expect((await caller.call(tasks.cancelTask, { id: taskId })).status).toBe('cancelled')
    expect(await caller.call(account.credits, {})).toBe(before)
    expect((await caller.ask(tasks.cancelTask, { id: taskId })).errMsg).toMatch(/already ended/)
  })

  it('[S1.01] whether a project is a series or a single item is frozen in the brief', async () => {
    const { project, revision } = await caller.call(projects.openProject, { id: projectId })
    const single = z.encode(projectWire, { ...project, kind: 'single' })
    await caller.call(projects.saveProject, { id: projectId, revision, project: single })
    const { taskId } = await caller.call(generation.generateDesigns, { projectId, seed: 9, looks: 2 })
    await caller.call(tasks.cancelTask, { id: taskId })
    const { rows } = await toile.database.pool.query('select input from task where id = $1', [taskId])
    expect(tasksTaken.generateDesigns.takes.parse(rows[0].input).brief.kind).toBe('single')
  })

  it('[S8.04] too few credits are told with what is needed and what is left', async () => {
    await toile.database.pool.query('update person set credits = 3 where id = $1', [caller.userId])
    const answer = await caller.ask(generation.generateDesigns, { projectId })
    expect(answer.errMsg).toBe('You need 8 credits and have 3')
  })
})
