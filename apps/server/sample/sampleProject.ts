import { projects } from '@toile/contract/features/projects.ts'
import { fromHex } from '@toile/fashion/colors/color.ts'
import { addPictures, pinItem, putColor, putMannequin } from '@toile/fashion/projects/changes.ts'
import { newProject, type Project } from '@toile/fashion/projects/project.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sampleProjectKey } from '../content/sampleCopy.ts'
import { setting } from '../host/database/schema/settings.ts'
import type { Server } from '../host/server.ts'
import { publishLooks } from './publishLooks.ts'
import { openSampleToken } from './sampleAccount.ts'
import { drawSamplePictures, samplePalette } from './samplePictures.ts'

const answerSchema = z.object({ errCode: z.number(), errMsg: z.string(), data: z.unknown() })

/**
 * Makes the finished project that a new installation shows, through the product's own calls, once: every step carries a key of its own,
 * so that a start which was cut off goes on where it stopped.
 */
export async function makeSampleProject(app: FastifyInstance, server: Server): Promise<void> {
  const [made] = await server.house.select().from(setting).where(eq(setting.key, sampleProjectKey))
  if (made) return
  const api = openCalls(app, await openSampleToken(server))
  const { id } = z
    .object({ id: z.string() })
    .parse(
      await api.post(
        '/api/project/create',
        { name: 'Harbour, SS27', style: 'illustration', systemShare: 80 },
        'create',
      ),
    )
  const opened = z
    .object({ revision: z.number() })
    .loose()
    .parse(await api.post('/api/project/open', { id }))
  if (opened.revision === 0) await fillBoards(api, id)
  const generated = await api.post('/api/generate/designs', { projectId: id, looks: 8, seed: 2027 }, 'generate')
  const { taskId } = z.object({ taskId: z.string() }).parse(generated)
  await finished(api, taskId)
  const collection = z
    .object({ designCollectionList: z.array(z.object({ id: z.string() })) })
    .parse(await api.post('/api/design/collection', { projectId: id }))
  for (const { id: look } of collection.designCollectionList.slice(0, 3))
    await api.post('/api/design/like', { id: look }, `like ${look}`)
  await publishLooks(server.house, id, 'Harbour, SS27')
  await server.house.insert(setting).values({ key: sampleProjectKey, value: id }).onConflictDoNothing()
}

type Calls = ReturnType<typeof openCalls>

function openCalls(app: FastifyInstance, token: string) {
  const read = (body: string) => {
    const { errCode, errMsg, data } = answerSchema.parse(JSON.parse(body))
    if (errCode !== 0) throw new Error(`The sample project could not be made: ${errMsg}`)
    return data
  }
  return {
    async post(url: string, payload: object, once?: string): Promise<unknown> {
      const headers = { authorization: token, ...(once ? { 'idempotency-key': `sample ${once}` } : {}) }
      return read((await app.inject({ method: 'POST', url, payload, headers })).body)
    },
    async upload(use: string, { name, bytes }: { name: string; bytes: Buffer }): Promise<string> {
      const form = new FormData()
      form.set('use', use)
      form.set('file', new Blob([new Uint8Array(bytes)]), name)
      const request = new Response(form)
      const payload = Buffer.from(await request.arrayBuffer())
      const headers = { authorization: token, 'content-type': request.headers.get('content-type') ?? '' }
      const answer = read((await app.inject({ method: 'POST', url: '/api/element/upload', payload, headers })).body)
      return z.object({ picture: z.object({ id: z.string() }) }).parse(answer).picture.id
    },
  }
}

async function fillBoards(api: Calls, id: string): Promise<void> {
  const pictures = await drawSamplePictures()
  let project: Project = newProject('Harbour, SS27', { style: 'illustration', systemShare: 80 })
  for (const board of ['mood', 'print', 'sketch'] as const) {
    for (const picture of pictures[board]) {
      project = addPictures(project, { board, items: [{ id: await api.upload(board, picture), source: 'Upload' }] })
    }
  }
  project = pinItem(project, { board: 'print', id: project.boards.print[0].id, pinned: true })
  for (const { id: colorId, name, hex } of samplePalette) {
    const color = fromHex(hex)
    if (color) project = putColor(project, { id: colorId, name, tcx: '', color, gradient: null })
  }
  project = putMannequin(project, { id: 'm1', person: 'ines', pose: 'stroll' })
  project = putMannequin(project, { id: 'm2', person: 'amara', pose: 'poise' })
  await api.post('/api/project/save', {
    id,
    revision: 0,
    project: z.encode(projects.saveProject.takes.shape.project, project),
  })
}

async function finished(api: Calls, id: string): Promise<void> {
  for (;;) {
    const { status, message } = z
      .object({ status: z.string(), message: z.string() })
      .loose()
      .parse(await api.post('/api/tasks/read', { id }))
    if (status === 'succeeded' || status === 'partlySucceeded') return
    if (status === 'failed' || status === 'cancelled') throw new Error(`The sample looks were not drawn: ${message}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
