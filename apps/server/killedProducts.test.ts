import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@toile/contract/features/account.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { products } from '@toile/contract/features/products.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { task } from './host/database/schema/tasks.ts'
import { openTestStorage } from './host/testing/openTestStorage.ts'
import { endedTask } from './testing/endedTask.ts'
import { openTestToile, type TestToile } from './testing/openTestToile.ts'
import { openRole } from './testing/people.ts'
import { type StudioProcess, startProcess } from './testing/startProcess.ts'
import { plainDesign, plainShot } from './testing/things.ts'

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
