import { limits } from '@toile/rules/limits.ts'
import { sql } from 'drizzle-orm'
import { defineChore, type House } from '../../host/chores/chore.ts'
import { foreign } from '../../host/database/owned.ts'
import { project } from '../../host/database/schema/projects.ts'
import { dropUnnamed } from './thinStates.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes for good the collections that have lain in the bin for thirty days, with their states (requirement S2.50). */
export const emptyBin = defineChore('emptyBin', async ({ db, now }: Pick<House, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now - limits.history.binDays * day)
  const everybodys = foreign(project, 'everybody’s bin is emptied')
  const { rows } = await db.execute<{ owner_id: string }>(
    sql`delete from project where ${everybodys} and deleted_at < ${before} returning owner_id`,
  )
  for (const owner of new Set(rows.map(({ owner_id }) => owner_id))) await dropUnnamed(db, owner)
  return rows.length
})
