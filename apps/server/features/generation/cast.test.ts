import { projectWire } from '@toile/contract/features/projects.ts'
import { contract } from '@toile/contract/index.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import { castFor } from '@toile/craft/designs/compose/castFor.ts'
import { putColor, putMannequin } from '@toile/studio/projects/changes.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'

const { collections, generation, projects } = contract
const cast = { id: 'm1', person: 'cast:male:adult', pose: '' }
let toile: TestToile
let caller: Caller
let id: string

const wearers = async () => {
  const { designCollectionList } = await caller.call(collections.openCollection, { projectId: id })
  return designCollectionList.map(({ document }) => document.mannequin.person)
}

beforeAll(async () => {
  toile = await openTestToile()
  caller = await openRole(toile)
  id = (await caller.call(projects.createProject, { name: 'Harbour' })).id
  const color = fromHex('#aa3311')
  const clay = { id: 'clay', name: '', tcx: '', gradient: null }
  const men = putMannequin(newProject('Harbour', { gender: 'male' }), cast)
  const project = color ? putColor(men, { ...clay, color }) : men
  await caller.call(projects.saveProject, { id, revision: 0, project: z.encode(projectWire, project) })
})
afterAll(() => toile.close())

describe('a cast on the board of mannequins', () => {
  it('[S3.08] [S5.17] is kept as a cast, not as four people', async () => {
    const { project } = await caller.call(projects.openProject, { id })
    expect(project.boards.mannequins).toEqual([cast])
  })

  it('[S1.05] [S5.17] four men of the order’s seed wear the looks, and no other', async () => {
    const { taskId } = await caller.call(generation.generateDesigns, {
      projectId: id,
      looks: 4,
      seed: 7,
      tier: 'basic',
    })
    expect(await endedTask(caller, taskId)).toMatchObject({ status: 'succeeded' })
    expect(new Set(await wearers())).toEqual(new Set(castFor('male', 'adult', 7)))
  })

  it('[S5.17] a cast of the other gender is refused as people of it are', async () => {
    const { revision } = await caller.call(projects.openProject, { id })
    const women = putMannequin(newProject('Harbour', { gender: 'male' }), { ...cast, person: 'cast:female:adult' })
    await caller.call(projects.saveProject, { id, revision, project: z.encode(projectWire, women) })
    expect((await caller.ask(generation.generateDesigns, { projectId: id })).errMsg).toMatch(/match the gender/)
  })
})
