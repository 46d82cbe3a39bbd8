import { limits } from '@toile/rules/limits.ts'
import { sql } from 'drizzle-orm'
import { defineChore, type House } from '../../host/chores/chore.ts'
import { foreign } from '../../host/database/owned.ts'
import { person } from '../../host/database/schema/people.ts'

const day = 24 * 60 * 60 * 1000

/** Forgets visitors, with everything that is theirs, some days after their trial has ended, unless they came back or showed something to everybody; answers how many. Their bytes are swept once nobody names them. */
export const sweepVisitors = defineChore(
  'sweepVisitors',
  async ({ db, now }: Pick<House, 'db' | 'now'>): Promise<number> => {
    const before = new Date(now - limits.visitorDays * day)
    const visitors = foreign(person, 'visitors are looked for among everybody')
    const { rowCount } = await db.execute(sql`
    delete from person
    where ${visitors} and email is null and valid_end_time < ${before} and created_at < ${before}
      and not exists (select 1 from session where person_id = person.id and last_used_at >= ${before})
      and not exists (select 1 from file where owner_id = person.id and visibility = 'public')`)
    return rowCount ?? 0
  },
)
