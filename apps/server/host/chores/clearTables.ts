import { and, lt } from 'drizzle-orm'
import { declarations } from '../database/declarations.ts'
import { type Chore, defineChore } from './chore.ts'

const hour = 60 * 60 * 1000

/** Clears away what the tables declare as past use, each by a chore of its own. */
export const clearTables: readonly Chore[] = declarations
  .filter(({ clears }) => clears.length > 0)
  .map(({ table, name, clears }) =>
    defineChore(`clear ${name}`, async ({ db, now }) => {
      for (const { past, hours, only } of clears)
        await db.delete(table).where(and(lt(past, new Date(now - hours * hour)), only))
    }),
  )
