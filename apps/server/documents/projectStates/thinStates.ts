import { sql } from 'drizzle-orm'
import { defineChore, type House } from '../../host/chores/chore.ts'
import type { Database } from '../../host/database/database.ts'
import { foreign } from '../../host/database/owned.ts'
import { projectState } from '../../host/database/schema/states.ts'
import { agedBy } from './agedBy.ts'

/** Lets automatic states become fewer with age: all of a day, hourly for a week, daily for a year, then monthly; states that a person named, or that a clearing, a retrieval or an import left, stay (requirement S2.50). */
export const thinStates = defineChore('thinStates', async (house: Pick<House, 'db' | 'now'>): Promise<number> => {
  const { db } = house
  const now = new Date(house.now)
  const everybodys = foreign(projectState, 'states of everybody grow old alike')
  const aged = agedBy(now, sql`project_id`)
  const { rows } = await db.execute<{ owner_id: string }>(sql`
    with aged as (
      select id, owner_id, ${aged.place} as place
      from project_state
      where ${everybodys} and reason in ('saved', 'generated', 'liked') and ${aged.old}
    )
    delete from project_state using aged
    where project_state.id = aged.id and aged.place > 1
    returning aged.owner_id`)
  const owners = [...new Set(rows.map(({ owner_id }) => owner_id))]
  for (const owner of owners) await dropUnnamed(db, owner)
  return rows.length
})

/** Deletes documents that no state and no version of their owner names. */
export async function dropUnnamed(db: Pick<Database, 'execute'>, ownerId: string): Promise<void> {
  await db.execute(sql`
    delete from kept_document where owner_id = ${ownerId} and hash not in (
      select document_hash from project_state where owner_id = ${ownerId}
      union
      select entry->>'hash' from project_state, jsonb_array_elements(designs) as entry where owner_id = ${ownerId}
      union
      select entry->>'hash' from project_state, jsonb_array_elements(products) as entry where owner_id = ${ownerId}
      union
      select entry->>'hash' from project_state, jsonb_array_elements(canvases) as entry where owner_id = ${ownerId}
      union
      select document_hash from design_version where owner_id = ${ownerId}
    )`)
}
