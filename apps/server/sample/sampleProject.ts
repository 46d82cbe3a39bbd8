import { setTimeout as wait } from 'node:timers/promises'
import { type Client, openClient } from '@toile/contract/client.ts'
import { collections } from '@toile/contract/features/collections.ts'
import { files } from '@toile/contract/features/files.ts'
import { generation } from '@toile/contract/features/generation.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { whenEnded } from '@toile/contract/whenEnded.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import { addPictures, pinItem, putColor, putMannequin } from '@toile/studio/projects/changes.ts'
import { newProject, type Project } from '@toile/studio/projects/project.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { setting } from '../host/database/schema/settings.ts'
import type { Server } from '../host/server.ts'
import { sampleProjectKey } from '../documents/visitors/sampleCopy.ts'
import { publishLooks } from './publishLooks.ts'
import { openSampleToken } from './sampleAccount.ts'
import { drawSamplePictures, samplePalette } from './samplePictures.ts'

/**
 * Makes the finished project that a new installation shows, through the product's own calls, once: every step carries a key of its own,
 * so that a start which was cut off goes on where it stopped.
 */
export async function makeSampleProject(app: FastifyInstance, server: Server): Promise<void> {
  const [made] = await server.house.select().from(setting).where(eq(setting.key, sampleProjectKey))
  if (made) return
  const token = await openSampleToken(server)
  const client = openClient({ token: () => token, reach: reachIn(app) })
  const { id } = await client.call(
    projects.createProject,
    { name: 'Harbour, SS27', style: 'illustration', systemShare: 80 },
    { key: 'sample create' },
  )
  const { revision } = await client.call(projects.openProject, { id })
  if (revision === 0) await fillBoards(client, id)
  const order = { projectId: id, looks: 8, seed: 2027 }
  const { taskId } = await client.call(generation.generateDesigns, order, { key: 'sample generate' })
  const { status, message } = await whenEnded(client, taskId, { rest: (pause) => wait(pause) })
  if (status !== 'succeeded' && status !== 'partlySucceeded')
    throw new Error(`The sample looks were not drawn: ${message}`)
  const { designCollectionList } = await client.call(collections.openCollection, { projectId: id })
  for (const { id: look } of designCollectionList.slice(0, 3))
    await client.call(collections.like, { id: look }, { key: `sample like ${look}` })
  await publishLooks(server.house, id, 'Harbour, SS27')
  await server.house.insert(setting).values({ key: sampleProjectKey, value: id }).onConflictDoNothing()
}

/** Gets to the server in its own process. */
const reachIn =
  (app: FastifyInstance) =>
  async (url: string, sent: RequestInit): Promise<Response> => {
    const request = new Request(new URL(url, 'http://localhost'), sent)
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: Object.fromEntries(request.headers),
    })
    return new Response(body, { status: statusCode })
  }

async function fillBoards(client: Client, id: string): Promise<void> {
  const pictures = await drawSamplePictures()
  let project: Project = newProject('Harbour, SS27', { style: 'illustration', systemShare: 80 })
  for (const board of ['mood', 'print', 'sketch'] as const) {
    for (const { name, bytes } of pictures[board]) {
      const sent = { file: new Blob([new Uint8Array(bytes)]), fileName: name }
      const { picture } = await client.call(files.upload, { use: board }, sent)
      project = addPictures(project, { board, items: [{ id: picture.id, source: 'Upload' }] })
    }
  }
  project = pinItem(project, { board: 'print', id: sure(project.boards.print[0]).id, pinned: true })
  for (const { id: colorId, name, hex } of samplePalette) {
    const color = fromHex(hex)
    if (color) project = putColor(project, { id: colorId, name, tcx: '', color, gradient: null })
  }
  project = putMannequin(project, { id: 'm1', person: 'ines', pose: 'stroll' })
  project = putMannequin(project, { id: 'm2', person: 'amara', pose: 'poise' })
  await client.call(projects.saveProject, {
    id,
    revision: 0,
    project: z.encode(projects.saveProject.takes.shape.project, project),
  })
}
