import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@toile/contract/index.ts'
import { type LeftFile, leftFileSchema } from '@toile/contract/tasks/leftFile.ts'
import { tasks as kinds, leavesFile } from '@toile/contract/tasks.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sweepFiles } from '../../host/chores/sweep.ts'
import { task } from '../../host/database/schema/tasks.ts'
import { storedName } from '../../host/files/files.ts'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { fileAddress, orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'

const { prints, tasks } = contract
let toile: TestToile
let ann: Caller

const dots: PrintDocument = {
  kind: 'print',
  version: 1,
  source: { kind: 'construction', print: 'polkaDot', colors: [...(findPrint('polkaDot')?.colorway ?? [])], seed: 1 },
  repeat: 'straight',
  width: 20,
}

beforeAll(async () => {
  toile = await openTestToile()
  ann = await openRole(toile)
})
afterAll(() => toile.close())

const leftBy = async (taskId: string): Promise<LeftFile> => {
  const row = sureFirst(await toile.database.db.select().from(task).where(eq(task.id, taskId)))
  return leftFileSchema.parse(row.output)
}

describe('files that tasks leave', () => {
  it('[S6.11] a file comes with its kind, name and size, to its owner alone', async () => {
    const { taskId, mime, disposition, bytes } = await orderedFile(ann, prints.exportRepeat, { document: dots })
    expect(mime).toBe('image/png')
    expect(disposition).toContain('print-tile-150dpi.png')
    const answer = await ann.get(fileAddress(taskId))
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length)
    await answer.body?.cancel()
    const ben = await openRole(toile)
    expect((await ben.ask(tasks.fetchFile, { taskId })).errMsg).toMatch(/not here/)
  })

  it('it is kept for a day, and afterwards a sentence says that it is gone', async () => {
    const { taskId } = await orderedFile(ann, prints.exportRepeat, { document: { ...dots, width: 21 } })
    const { hash, mime } = await leftBy(taskId)
    const hour = 60 * 60 * 1000
    await sweepFiles(toile.database.db, toile.server.files, Date.now() + 23 * hour)
    expect(await toile.server.files.store.has(storedName(hash, mime))).toBe(true)
    await sweepFiles(toile.database.db, toile.server.files, Date.now() + 25 * hour)
    expect((await ann.ask(tasks.fetchFile, { taskId })).errMsg).toBe(
      'This file is no longer kept; please export it again',
    )
  })

  it('a task that leaves no file, or none yet, has none to fetch', async () => {
    const insert = async (kind: string, output: unknown) => {
      const row = sureFirst(
        await toile.database.db
          .insert(task)
          .values({ ownerId: ann.userId, kind, input: {}, output, status: 'succeeded' })
          .returning(),
      )
      return row.id
    }
    const file = { hash: 'a'.repeat(64), mime: 'image/png', name: 'a.png' }
    for (const taskId of [await insert('cutOut', file), await insert('printBoard', null)])
      expect((await ann.ask(tasks.fetchFile, { taskId })).errMsg).toMatch(/not here/)
    expect(Object.keys(kinds).filter(leavesFile)).toContain('printBoard')
    expect(leavesFile('cutOut')).toBe(false)
  })

  it('a cancelled export leaves no file behind, and its thread is free for the next', async () => {
    const cloth = { area: 'cloth', length: { width: 60, height: 60 }, dpi: 300, plates: true } as const
    const { taskId } = await ann.call(prints.exportRepeat, { document: { ...dots, width: 300 }, ...cloth })
    await vi.waitFor(
      async () => expect((await ann.call(tasks.readTask, { id: taskId })).progress).toBeGreaterThan(0.05),
      { timeout: 30_000, interval: 50 },
    )
    await ann.call(tasks.cancelTask, { id: taskId })
    await orderedFile(ann, prints.exportRepeat, { document: { ...dots, width: 22 } })
    expect((await endedTask(ann, taskId)).status).toBe('cancelled')
    expect(await readdir(join(toile.server.settings.folder, 'files', 'unfinished'))).toEqual([])
    expect((await ann.ask(tasks.fetchFile, { taskId })).errMsg).toMatch(/not here/)
  })

  it('one person has so many under way at once, and is told', async () => {
    const eve = await openRole(toile)
    await toile.database.db
      .insert(task)
      .values(
        Array.from({ length: limits.exports.open }, () => ({ ownerId: eve.userId, kind: 'printBoard', input: {} })),
      )
    const { errMsg } = await eve.ask(prints.exportRepeat, { document: dots })
    expect(errMsg).toContain(`${limits.exports.open} files of yours`)
    expect((await ann.ask(prints.exportRepeat, { document: dots })).errCode).toBe(0)
  })
})
