import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { defineChore, type House } from '../host/chores/chore.ts'
import { foreign } from '../host/database/owned.ts'
import { task } from '../host/database/schema/tasks.ts'
import { dropFolder } from './filmFolder.ts'

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Takes away the frames of tasks that have ended: what a killed process left, or what was cancelled while nobody worked on it. */
export const sweepFilms = defineChore(
  'sweepFilms',
  async ({ db, files }: Pick<House, 'db' | 'files'>): Promise<number> => {
    const names = (await readdir(files.making).catch(() => [])).filter((name) => id.test(name))
    if (names.length === 0) return 0
    const everybodys = foreign(task, 'frames of everybody’s films are swept')
    const rows = await db
      .select({ id: task.id })
      .from(task)
      .where(sql`${everybodys} and ${inArray(task.id, names)} and ${inArray(task.status, ['waiting', 'running'])}`)
    const wanted = new Set(rows.map((row) => row.id))
    const gone = names.filter((name) => !wanted.has(name))
    for (const name of gone) await dropFolder(join(files.making, name))
    return gone.length
  },
)
