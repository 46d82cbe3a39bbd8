import { projectWire } from '@toile/contract/features/projects.ts'
import { contract } from '@toile/contract/index.ts'
import { sure } from '@toile/geometry'
import { addPictures, putColor, setSettings } from '@toile/studio/projects/changes.ts'
import { mergeProjects } from '@toile/studio/projects/merge/mergeProjects.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../testing/caller.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { openRole } from '../../testing/people.ts'

const { projects } = contract
const { toile, caller } = await openSignedIn({ TOILE_ROLE: 'api' })

const clay = { id: 'clay', name: 'Clay', tcx: '', color: { r: 170, g: 51, b: 17 }, gradient: null }
const save = (id: string, revision: number, project: Project) =>
  caller.ask(projects.saveProject, { id, revision, project: z.encode(projectWire, project) })

/** A window: what it opened, as a browser holds it. */
const open = (id: string) => caller.call(projects.openProject, { id })

async function upload() {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a31' } })
    .png()
    .toBuffer()
  const { data } = await caller.upload('mood', 'a.png', bytes)
  return z.object({ picture: z.object({ id: z.string() }) }).parse(data).picture.id
}

describe('two windows on one project', () => {
  it('[S3.08] the later one is refused, merges with what was saved, and both changes are there', async () => {
    const { id } = await caller.call(projects.createProject, { name: 'Harbour' })
    const [one, other] = [await open(id), await open(id)]
    const picture = await upload()
    const first = await save(id, one.revision, putColor(one.project, clay))
    expect(first.errCode).toBe(0)
    const mine = addPictures(setSettings(other.project, { name: 'Quay' }), {
      board: 'mood',
      items: [{ id: picture, source: 'Upload' }],
    })
    const refused = await save(id, other.revision, mine)
    expect(refused).toMatchObject({ errCode: 1, errMsg: expect.stringMatching(/changed in another window/) })
    const now = await open(id)
    const { merged, conflicts } = mergeProjects(other.project, mine, now.project)
    expect(conflicts).toEqual([])
    expect((await save(id, now.revision, merged)).errCode).toBe(0)
    const { project } = await open(id)
    expect(project).toMatchObject({ name: 'Quay', boards: { mood: [{ id: picture }], color: [{ name: 'Clay' }] } })
  })

  it('every save is told to the owner’s other windows as it is committed, and to nobody else', async () => {
    const stranger = await openRole(toile)
    const { id } = await caller.call(projects.createProject, { name: 'Harbour' })
    const [mine, theirs] = [await follow(caller), await follow(stranger)]
    const { project, revision } = await open(id)
    await save(id, revision, putColor(project, clay))
    await caller.call(projects.clearProject, { id })
    await vi.waitFor(() =>
      expect(mine.told()).toEqual([
        { id, revision: 1 },
        { id, revision: 2 },
      ]),
    )
    expect(theirs.told()).toEqual([])
    await mine.close()
    await theirs.close()
  })

  it('[S4.04] clearing empties every board, layout, list and tool and keeps name and settings', async () => {
    const { id } = await caller.call(projects.createProject, { name: 'Harbour', gender: 'male', systemShare: 55 })
    const picture = await upload()
    const { project, revision } = await open(id)
    const item = { id: picture, source: 'Upload' as const }
    const filled = (['mood', 'print', 'sketch', 'marketing'] as const).reduce(
      (now, board) => addPictures(now, { board, items: [item] }),
      putColor(project, clay),
    )
    const place = { id: picture, x: 0, y: 0, width: 1, height: 1 }
    const worked = setSettings(filled, { prompt: 'linen', moodTemplateId: 'grid', moodPositions: [place] })
    expect((await save(id, revision, worked)).errCode).toBe(0)
    const cleared = await caller.call(projects.clearProject, { id }, { key: 'clear once' })
    expect(await caller.call(projects.clearProject, { id }, { key: 'clear once' })).toEqual(cleared)
    const { project: now } = await open(id)
    for (const items of Object.values(now.boards)) expect(items).toEqual([])
    expect(now).toMatchObject({ name: 'Harbour', gender: 'male', systemShare: 55, prompt: '' })
    expect(now).toMatchObject({ moodTemplateId: null, moodPositions: [] })
    const lists = await caller.call(contract.collections.openCollection, { projectId: id })
    expect([lists.designCollectionList, lists.likeDesignCollectionList]).toEqual([[], []])
  })
})

/** Follows a caller's event stream and collects what it tells of projects. */
async function follow(one: Caller) {
  const reader = (await one.get('/api/events')).body?.getReader() ?? expect.fail('no stream')
  let text = ''
  const reading = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += Buffer.from(part.value).toString()
  })().catch(() => undefined)
  await vi.waitFor(() => expect(text).toContain('event: open'))
  return {
    told: () => [...text.matchAll(/event: project\ndata: (.*)\n/g)].map(([, told]): unknown => JSON.parse(sure(told))),
    async close() {
      await reader.cancel()
      await reading
    },
  }
}
