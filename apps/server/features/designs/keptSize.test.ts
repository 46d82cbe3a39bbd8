import { collections } from '@toile/contract/features/collections.ts'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { history } from '@toile/contract/features/history.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { tasks } from '@toile/contract/tasks.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

let toile: TestToile
let ann: Caller
let ben: Caller
let projectId: string

beforeAll(async () => {
  toile = await openTestToile()
  ann = await openRole(toile)
  ben = await openRole(toile)
  projectId = (await ann.call(projects.createProject, { name: 'Harbour' })).id
})
afterAll(() => toile.close())

const withLips = (r: number) => plainDesign({ lips: { r, g: 20, b: 20 } })

/** The sides of the pictures that a look is shown with, the largest first. */
async function sides(caller: Caller, { pictures }: DesignEntry): Promise<string[]> {
  const { full = '', middle = '', small = '' } = pictures ?? {}
  return Promise.all(
    [full, middle, small].map(async (path) => {
      const { width, height } = await sharp(await (await caller.get(path)).arrayBuffer()).metadata()
      return `${width}x${height}`
    }),
  )
}

const save = async ({ id }: DesignEntry, document: DesignEntry['document']) => {
  const { revision } = await ann.call(designs.openDesign, { id })
  return ann.call(designs.saveDesign, { id, revision, document })
}

/** The project as a file, taken in by somebody else: the look of that place there. */
async function takenOver(position: number): Promise<DesignEntry> {
  const { bytes } = await orderedFile(ann, history.exportProject, { projectId, states: false })
  const sent = await ben.sendFile(history.importProject, { copy: 'yes' }, new Uint8Array(bytes))
  const { output } = await endedTask(ben, history.importProject.gives.parse(sent.data).taskId)
  const { imported } = tasks.importProject.gives.parse(output)
  const { designCollectionList } = await ben.call(collections.openCollection, { projectId: imported?.id ?? '' })
  const look = designCollectionList.find((one) => one.position === position)
  if (!look) throw new Error('The look did not come along.')
  return look
}

/** A look stored before documents told their size, as a tier once made it. */
async function formerLook(size: { width: number; height: number }): Promise<DesignEntry> {
  const { id } = await ann.call(designs.importDesign, { projectId, document: plainDesign({ size }) })
  await toile.database.pool.query("update design set document = document - 'size' where id = $1", [id])
  return ann.call(designs.openDesign, { id })
}

describe('the size that a look was made at', () => {
  it.each([
    ['a High look', { width: 2048, height: 3072 }, ['2048x3072', '720x1080', '320x480']],
    ['a Basic look', { width: 768, height: 1152 }, ['768x1152', '720x1080', '320x480']],
  ])(
    '[S3.25] %s keeps it through an edit, a variation and a project file',
    async (_, size, shown) => {
      const look = await formerLook(size)
      expect(look.document.size).toEqual(size)
      expect(await sides(ann, look)).toEqual(shown)
      const edited = await save(look, withLips(90))
      expect([edited.document.size, await sides(ann, edited)]).toEqual([size, shown])
      const ordered = await ann.call(designs.redesign, { id: look.id, seed: 5, palette: [{ r: 30, g: 60, b: 90 }] })
      const { designIds } = tasks.redesignLooks.gives.parse((await endedTask(ann, ordered.taskId)).output)
      const varied = await ann.call(designs.openDesign, { id: designIds[0] ?? '' })
      expect(await sides(ann, varied)).toEqual(shown)
      const there = await takenOver(look.position)
      expect(there.document).toEqual(edited.document)
      const { revision } = await ben.call(designs.openDesign, { id: there.id })
      const changed = await ben.call(designs.saveDesign, { id: there.id, revision, document: withLips(91) })
      expect(await sides(ben, changed)).toEqual(shown)
    },
    180_000,
  )

  it('[S2.50] [S3.25] is kept where a former version is brought back', async () => {
    const look = await formerLook({ width: 768, height: 1152 })
    await ann.call(designs.keepFormer, { id: look.id, document: withLips(92) })
    const states = await ann.call(history.listStates, { projectId })
    const merged = states.find(({ reason }) => reason === 'merged')
    const things = [{ kind: 'look' as const, id: look.id }]
    await ann.call(history.bringBack, { projectId, stateId: merged?.id ?? '', things })
    const back = await ann.call(designs.openDesign, { id: look.id })
    expect([back.document.lips.r, (await sides(ann, back))[0]]).toEqual([92, '768x1152'])
  })

  it('[S3.25] is the standard one where nothing tells it', async () => {
    const entry = await ann.call(designs.importDesign, { projectId, document: withLips(93) })
    expect((await sides(ann, entry))[0]).toBe('1024x1536')
  })
})
