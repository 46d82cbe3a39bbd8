import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@toile/contract/features/account.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { films } from '@toile/contract/features/films.ts'
import { products } from '@toile/contract/features/products.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure } from '@toile/geometry'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { task } from './host/database/schema/tasks.ts'
import { openTestStorage } from './host/testing/openTestStorage.ts'
import { endedTask } from './testing/endedTask.ts'
import { openTestToile, type TestToile } from './testing/openTestToile.ts'
import { openRole } from './testing/people.ts'
import { type StudioProcess, startProcess } from './testing/startProcess.ts'
import { probeFilm } from './testing/probeFilm.ts'
import { firstFrames, putFrames } from './testing/putFrames.ts'
import { plainDesign, plainShot, plainTake } from './testing/things.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-products-killed-'))
const running: StudioProcess[] = []
let storage: Awaited<ReturnType<typeof openTestStorage>>
let toile: TestToile

beforeAll(async () => {
  storage = await openTestStorage()
  toile = await openTestToile({ ...storage.settings, TOILE_ROLE: 'api' })
})
afterAll(async () => {
  for (const studio of running) if (studio.child.exitCode === null) await studio.end('SIGKILL')
  await toile.close()
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A worker in a process of its own, on the database and in the storage of the test. */
async function startWorker(): Promise<StudioProcess> {
  const { owner } = toile.database
  if (!('host' in owner)) throw new Error('The test database is reached by its socket.')
  const studio = startProcess({
    ...storage.settings,
    DATABASE_URL: `postgres://${owner.user}@localhost/${owner.database}?host=${encodeURIComponent(owner.host)}`,
    TOILE_ROLE: 'worker',
    TOILE_DATA: folder,
    TOILE_SAMPLE: 'off',
    TOILE_FILM_SIDE: '96',
  })
  running.push(studio)
  await studio.says(/This worker runs tasks/)
  return studio
}

describe('a worker killed while it takes product pictures', () => {
  it('[S1.07] [A2] leaves what it kept; another makes the rest once, and the order is paid once', async () => {
    const caller = await openRole(toile)
    const projectId = (await caller.call(projects.createProject, { name: 'Harbour' })).id
    const { id } = await caller.call(designs.importDesign, { projectId, document: plainDesign() })
    const before = await caller.call(account.credits, {})
    const first = await startWorker()
    const asked = { projectId, designIds: [id], shot: plainShot({ format: 'banner' }), results: 4 }
    const { taskId } = await caller.call(products.order, asked)
    const read = async () => (await toile.database.db.select().from(task).where(eq(task.id, taskId)))[0]
    await vi.waitFor(async () => expect((await read())?.kept).toBeGreaterThan(0), { timeout: 90_000, interval: 20 })
    await first.end('SIGKILL')
    const kept = (await caller.call(products.list, { projectId })).items.map((one) => one.id)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length).toBeLessThan(4)

    await startWorker()
    expect(await endedTask(caller, taskId)).toMatchObject({ status: 'succeeded', cost: 8 })
    expect((await read())?.attempt).toBe(2)
    const made = (await caller.call(products.list, { projectId })).items
    expect(made.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(made.map((one) => one.id)).toEqual(expect.arrayContaining(kept))
    expect(await caller.call(account.credits, {})).toBe(before - 8)
  }, 300_000)
})

describe('a worker killed while it draws a film', () => {
  it('[S1.09] [A2] leaves the frames that it drew; another goes on with them, and the order is paid once', async () => {
    for (const studio of running) if (studio.child.exitCode === null) await studio.end('SIGKILL')
    const caller = await openRole(toile)
    const projectId = (await caller.call(projects.createProject, { name: 'Harbour' })).id
    const { id } = await caller.call(designs.importDesign, { projectId, document: plainDesign() })
    const before = await caller.call(account.credits, {})
    const { taskId, cost } = await caller.call(films.order, { projectId, designIds: [id], take: plainTake })
    expect(cost).toBe(6)
    const frames = join(folder, 'making', taskId, '0')
    await putFrames(frames, firstFrames(64))
    const drawn = () => readdirSync(frames).filter((name) => name.endsWith('.png'))
    const first = await startWorker()
    await vi.waitFor(() => expect(drawn().length).toBeGreaterThan(64), { timeout: 240_000, interval: 10 })
    await first.end('SIGKILL')
    const kept = drawn()
    expect(kept.length).toBeLessThan(72)
    const times = kept.map((name) => statSync(join(frames, name)).mtimeMs)

    const second = await startWorker()
    const task = endedTask(caller, taskId)
    await vi.waitFor(() => expect(drawn().length).toBeGreaterThan(kept.length), { timeout: 240_000, interval: 10 })
    expect(kept.map((name) => statSync(join(frames, name)).mtimeMs)).toEqual(times)
    expect(await task).toMatchObject({ status: 'succeeded', cost: 6 })
    expect(second.child.exitCode).toBeNull()
    expect(await caller.call(account.credits, {})).toBe(before - 6)
    const [film] = (await caller.call(films.list, { projectId })).items
    const { url, bytes } = sure(film?.files[0])
    // Out of a bucket as well, a part is read by itself.
    const cookie = [...caller.cookies].map((pair) => pair.join('=')).join('; ')
    const part = await fetch(`${toile.address}${url}`, { headers: { cookie, range: 'bytes=4-7' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${bytes}`,
    ])
    const file = join(folder, 'film.mp4')
    writeFileSync(file, Buffer.from(await (await caller.get(url)).arrayBuffer()))
    expect(probeFilm(file).nb_read_frames).toBe(72)
    expect(existsSync(frames)).toBe(false)
  }, 600_000)
})
