import { projectWire } from '@toile/contract/features/projects.ts'
import { contract } from '@toile/contract/index.ts'
import { colorScript } from '@toile/craft/script/colorScript.ts'
import { sureFirst } from '@toile/geometry'
import { refusals } from '@toile/rules/refusals.ts'
import { addPictures } from '@toile/studio/projects/changes.ts'
import { holdColor, leaveOutColor, turnDial } from '@toile/studio/projects/directionChanges.ts'
import { newProject, type Project } from '@toile/studio/projects/project.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { drawCut } from '../../testing/pictures.ts'

const { generation, projects } = contract
let toile: TestToile
let ann: Caller
let cleo: Caller
let projectId: string

const upload = async (name: string, seed: number) =>
  ((await ann.upload('mood', name, await drawCut(seed))).data as { picture: { id: string } }).picture.id

async function save(project: Project) {
  const { revision } = await ann.call(projects.openProject, { id: projectId })
  await ann.call(projects.saveProject, { id: projectId, revision, project: z.encode(projectWire, project) })
}
const withPictures = (...ids: string[]) =>
  addPictures(newProject('Harbour'), { board: 'mood', items: ids.map((id) => ({ id, source: 'Upload' })) })
const read = async () => (await ann.call(generation.readBoard, { projectId })).pictures
const unreadable = (condition: string, values: string[]) =>
  toile.database.pool.query(
    `update file set thumbnails = jsonb_build_object('480', repeat('0', 64)) where ${condition}`,
    values,
  )

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  ann = await openRole(toile)
  cleo = await openRole(toile)
  projectId = (await ann.call(projects.createProject, { name: 'Harbour' })).id
})
afterAll(() => toile.close())

describe('the pictures of a moodboard', () => {
  it('[S3.03] are read in the order of the board; an empty board tells nothing', async () => {
    expect(await read()).toEqual([])
    const ids = [await upload('cliff.png', 4), await upload('beach.png', 5)]
    await save(withPictures(...ids.toReversed()))
    const pictures = await read()
    expect(pictures.map(({ fileId, name }) => [fileId, name])).toEqual([
      [ids[1], 'beach.png'],
      [ids[0], 'cliff.png'],
    ])
    const board = pictures.map(({ hash, reading }) => ({ hash, weight: 1, reading }))
    expect(new Set(colorScript(board, []).colors.map(({ from }) => from)).size).toBeGreaterThan(1)
  })

  it('[S3.03] are read once: what was read is there also when the picture cannot be read any more', async () => {
    const before = await read()
    const { rows } = await toile.database.pool.query('select hash from file where reading is not null')
    expect(rows).toHaveLength(2)
    await unreadable('owner_id = $1', [ann.userId])
    expect(await read()).toEqual(before)
  })

  it('[S3.03] that cannot be read are left out, and the others are there', async () => {
    const { project } = await ann.call(projects.openProject, { id: projectId })
    const first = sureFirst(project.boards.mood)
    const lost = await upload('lost.png', 6)
    await unreadable('id = $1', [lost])
    await save(withPictures(lost, first.id))
    expect((await read()).map(({ fileId }) => fileId)).toEqual([first.id])
  })

  it('[S3.03] are told to their owner alone, and not of a project that was put away', async () => {
    const foreign = await cleo.ask(generation.readBoard, { projectId })
    expect(foreign).toMatchObject({ errCode: 1, errMsg: refusals.notFound.says, data: null })
    const missing = await ann.ask(generation.readBoard, { projectId: crypto.randomUUID() })
    expect(missing).toEqual(foreign)
    const other = (await ann.call(projects.createProject, { name: 'Another' })).id
    await ann.call(projects.deleteProject, { id: other })
    expect((await ann.ask(generation.readBoard, { projectId: other })).errMsg).toBe(refusals.notFound.says)
  })

  it('[S3.08] what was set of them by hand is saved with the project', async () => {
    const { project } = await ann.call(projects.openProject, { id: projectId })
    const teal = { r: 29, g: 111, b: 120 }
    const held = holdColor(project, { color: teal, role: 'deep' })
    const directed = turnDial(leaveOutColor(held, { color: { r: 1, g: 2, b: 3 } }), { dial: 'night', to: -0.4 })
    await save(directed)
    expect((await ann.call(projects.openProject, { id: projectId })).project).toEqual(directed)
  })
})
