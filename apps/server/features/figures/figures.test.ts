import { createCanvas } from '@napi-rs/canvas'
import { projectWire } from '@toile/contract/features/projects.ts'
import { contract } from '@toile/contract/index.ts'
import { tasks as kinds } from '@toile/contract/tasks.ts'
import { sureFirst } from '@toile/geometry'
import { truthFigure } from '@toile/picture/reading/figures/testing/truthFigure.ts'
import type { Surface } from '@toile/picture/surface.ts'
import { putColor } from '@toile/studio/projects/changes.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'

const { collections, figures, generation, library, projects } = contract
const red = { id: 'red', name: '', tcx: '', color: { r: 180, g: 40, b: 40 }, gradient: null }
let toile: TestToile
let caller: Caller
let figure: string

const finished = (taskId: string) => endedTask(caller, taskId)

async function traced(name: string, bytes: Uint8Array) {
  const { picture } = (await caller.upload('mannequin', name, bytes)).data as { picture: { id: string } }
  const { taskId } = await caller.call(figures.traceFigure, { fileId: picture.id })
  return finished(taskId)
}

beforeAll(async () => {
  toile = await openTestToile()
  caller = await openRole(toile)
  const host = { createCanvas: (width: number, height: number) => createCanvas(width, height) as unknown as Surface }
  const { pixels } = truthFigure(host, 8, 'plain', 11)
  const { width, height, rgba } = pixels
  const picture = await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 70 })
    .toBuffer()
  const task = await traced('somebody.jpg', picture)
  figure = kinds.traceFigure.gives.parse(task.output).figure
})
afterAll(() => toile.close())

describe('own mannequins', () => {
  it('[S2.51] a picture of somebody becomes a mannequin with its points', async () => {
    const entry = await caller.call(figures.readFigure, { figure })
    expect(entry.document.confirmed).toBe(false)
    expect(entry.document.ageGroup).toBe('child')
    expect(entry.document.landmarks.ankleLeft[1]).toBeGreaterThan(entry.document.landmarks.waistLeft[1])
  })

  it('[S5.17] no board takes a mannequin whose points nobody has seen; once seen it does', async () => {
    const seen = async (named: string) => {
      const { id } = await caller.call(projects.createProject, { name: 'Own' })
      const { revision } = await caller.call(projects.openProject, { id })
      const project = newProject('Own')
      project.boards.mannequins = [{ id: 'one', person: named, pose: 'own' }]
      return caller.call(projects.saveProject, {
        id,
        revision,
        project: z.encode(projects.saveProject.takes.shape.project, project),
      })
    }
    const { person } = await caller.call(figures.readFigure, { figure })
    await expect(seen(person)).rejects.toThrow()
    const corrected = await caller.call(figures.correctFigure, { figure })
    await seen(corrected.person)
  })

  it('[S3.19] a corrected mannequin is another one, and the same correction gives the same', async () => {
    const change = { figure, landmarks: { chin: [50, 60] as [number, number] }, resize: 1.1 }
    const once = await caller.call(figures.correctFigure, change)
    const twice = await caller.call(figures.correctFigure, change)
    expect(once.figure).not.toBe(figure)
    expect(twice.figure).toBe(once.figure)
    expect(once.document.landmarks.chin).toEqual([50, 60])
    expect(once.document.doubts.chin).toBe(0)
  })

  it('[S4.03] the library keeps a seen mannequin once', async () => {
    await expect(caller.call(figures.keepFigure, { figure })).rejects.toThrow()
    const { figure: seen } = await caller.call(figures.correctFigure, { figure })
    const first = await caller.call(figures.keepFigure, { figure: seen })
    expect(await caller.call(figures.keepFigure, { figure: seen })).toEqual(first)
    const { figures: kept } = await caller.call(figures.listFigures, {})
    expect(kept.map((one) => one.figure)).toEqual([seen])
  })

  it('[S4.03] a corrected mannequin takes the place of the one it was, and is found in its tab', async () => {
    const { figure: seen } = await caller.call(figures.correctFigure, { figure })
    const { id } = await caller.call(figures.keepFigure, { figure: seen })
    const { figure: taller } = await caller.call(figures.correctFigure, { figure: seen, name: 'Tall', resize: 1.2 })
    expect(await caller.call(figures.keepFigure, { figure: taller, replaces: seen })).toEqual({ id })
    const { items } = await caller.call(library.listItems, { tab: 'models' })
    expect(items.map((item) => [item.figure, item.name])).toEqual([[taller, 'Tall']])
    await caller.call(library.deleteItems, { ids: [id] })
    expect((await caller.call(figures.listFigures, {})).figures).toEqual([])
    await caller.call(library.restoreItems, { ids: [id] })
    expect((await caller.call(figures.listFigures, {})).figures).toHaveLength(1)
  })

  it('[S5.17] looks are generated on an own mannequin, and none without one of the project’s gender', async () => {
    const { id } = await caller.call(projects.createProject, { name: 'Worn' })
    const { person, document } = await caller.call(figures.correctFigure, { figure })
    const project = newProject('Worn')
    project.ageGroup = document.ageGroup
    project.boards.mannequins = [{ id: 'one', person, pose: 'own' }]
    const save = async () => {
      const { revision } = await caller.call(projects.openProject, { id })
      return caller.call(projects.saveProject, { id, revision, project: z.encode(projectWire, putColor(project, red)) })
    }
    project.gender = document.gender === 'female' ? 'male' : 'female'
    await save()
    expect((await caller.ask(generation.generateDesigns, { projectId: id })).errMsg).toMatch(/match the gender/)
    project.gender = document.gender
    await save()
    const { taskId } = await caller.call(generation.generateDesigns, { projectId: id, looks: 1, tier: 'basic' })
    expect((await finished(taskId)).status).toBe('succeeded')
    const { designCollectionList } = await caller.call(collections.openCollection, { projectId: id })
    const { document: look, pictures } = sureFirst(designCollectionList)
    expect(look.mannequin).toEqual({ person, pose: 'own', mirrored: false })
    expect((await caller.get(pictures?.full ?? '')).headers.get('content-type')).toBe('image/webp')
  })

  it('[S5.17] nobody else may read, keep or wear an own mannequin', async () => {
    const stranger = await openRole(toile)
    expect((await stranger.ask(figures.readFigure, { figure })).errCode).not.toBe(0)
    const { person, figure: seen } = await caller.call(figures.correctFigure, { figure })
    expect((await stranger.ask(figures.keepFigure, { figure: seen })).errCode).not.toBe(0)
    const { id } = await stranger.call(projects.createProject, { name: 'Foreign' })
    const project = newProject('Foreign')
    project.boards.mannequins = [{ id: 'one', person, pose: 'own' }]
    const saved = await stranger.ask(projects.saveProject, { id, revision: 0, project: z.encode(projectWire, project) })
    expect(saved.errCode).not.toBe(0)
  })

  it('[S2.51] a picture in which nobody stands is refused in one sentence', async () => {
    const blank = await sharp({ create: { width: 120, height: 160, channels: 3, background: '#ddd' } })
      .png()
      .toBuffer()
    const task = await traced('blank.png', blank)
    expect(task.status).toBe('failed')
    expect(task.message).toContain('No figure was found')
  })
})
