import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { elements } from '@toile/contract/features/elements.ts'
import { history } from '@toile/contract/features/history.ts'
import { prints } from '@toile/contract/features/prints.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { sure, sureFirst } from '@toile/geometry'
import { newProject, printItemSchema } from '@toile/studio/projects/project.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../testing/caller.ts'
import { keepPrint, uploadWithPrint, wearing } from '../../testing/derivedPrint.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

let here: TestToile
let there: TestToile
let ann: Caller
let ben: Caller
let own: string
let came: string

const cast = { id: 'm1', person: 'cast:female:adult', pose: '' }
const drawn = async (caller: Caller, id: string) =>
  (await orderedFile(caller, designs.exportLook, { id, file: { scene: 'look', width: 256 } })).bytes
const looksOf = async (caller: Caller, projectId: string) =>
  (await caller.call(collections.openCollection, { projectId })).designCollectionList
/** The print that stands on a project's printboard, and its painted tile. */
const printOf = async (caller: Caller, projectId: string) => {
  const { project } = await caller.call(projects.openProject, { id: projectId })
  const fileIds = project.boards.print.map(({ id }) => id)
  const { document } = sureFirst((await caller.call(elements.list, { fileIds })).items)
  if (document.kind !== 'print') throw new Error('It is no print.')
  return { document, tile: (await orderedFile(caller, prints.exportRepeat, { document })).bytes }
}

beforeAll(async () => {
  here = await openTestToile()
  there = await openTestToile()
  ann = await openRole(here)
  ben = await openRole(there)
  const { source } = await uploadWithPrint(ann)
  const kept = await keepPrint(ann, source)
  own = (await ann.call(projects.createProject, { name: 'Harbour' })).id
  const project = newProject('Harbour')
  project.boards.print.push(printItemSchema.parse({ id: kept.picture.id, source: 'Library', width: 300 }))
  project.boards.mannequins.push(cast)
  await ann.call(projects.saveProject, {
    id: own,
    revision: 0,
    project: z.encode(projects.saveProject.takes.shape.project, project),
  })
  await ann.call(designs.importDesign, { projectId: own, document: wearing(source) })
  await ann.call(designs.importDesign, { projectId: own, document: plainDesign() })
  const { bytes } = await orderedFile(ann, history.exportProject, { projectId: own })
  const answer = await ben.sendFile(history.importProject, { copy: 'no' }, new Uint8Array(bytes))
  const task = await endedTask(ben, history.importProject.gives.parse(answer.data).taskId)
  came = tasks.importProject.gives.parse(task.output).imported?.id ?? ''
})
afterAll(async () => {
  await here.close()
  await there.close()
})

describe('a collection file with prints made of pictures', () => {
  it('[S1.14] [S3.03] carries the photograph: on another server the look is drawn in its print as before', async () => {
    const [mine, its] = [await looksOf(ann, own), await looksOf(ben, came)]
    const [printed, plain] = [await drawn(ann, sure(mine[0]).id), await drawn(ann, sure(mine[1]).id)]
    expect(printed.equals(plain)).toBe(false)
    expect((await drawn(ben, sure(its[0]).id)).equals(printed)).toBe(true)
  })

  it('[S1.14] [S3.03] carries the print of the printboard as a print, which is painted anew there', async () => {
    const [mine, its] = [await printOf(ann, own), await printOf(ben, came)]
    expect(its.document).toEqual(mine.document)
    expect(its.tile.equals(mine.tile)).toBe(true)
  })

  it('[S1.14] [S5.17] carries a cast as the cast it is', async () => {
    expect((await ben.call(projects.openProject, { id: came })).project.boards.mannequins).toEqual([cast])
  })
})
