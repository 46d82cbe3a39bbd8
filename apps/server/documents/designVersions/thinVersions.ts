import { sql } from 'drizzle-orm'
import { defineChore, type House } from '../../host/chores/chore.ts'
import { foreign } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { designVersion } from '../../host/database/schema/designVersions.ts'
import { projectState } from '../../host/database/schema/states.ts'
import { agedBy } from '../projectStates/agedBy.ts'
import { dropUnnamed } from '../projectStates/thinStates.ts'

/** Lets automatic versions become fewer with age, as states do; those that a person named stay for as long as their look can come back. */
export const thinVersions = defineChore('thinVersions', async (house: Pick<House, 'db' | 'now'>): Promise<number> => {
  const { db } = house
  const now = new Date(house.now)
  const everybodys = foreign(designVersion, 'versions of everybody grow old alike')
  const aged = agedBy(now, sql`design_id`)
  const { rows } = await db.execute<{ owner_id: string }>(sql`
    with aged as (
      select id, ${aged.place} as place from design_version
      where ${everybodys} and reason not in ('made', 'named') and ${aged.old}
    )
    delete from design_version as version
    where id in (select id from aged where place > 1)
      or (${aged.old} and not exists (select from design where ${foreign(design, 'whoever owns the look')} and design.id = version.design_id)
        and not exists (
          select from project_state as state
          where ${foreign(projectState, 'whoever owns the state')} and state.project_id = version.project_id
            and state.designs @> jsonb_build_array(jsonb_build_object('id', version.design_id))
        ))
    returning owner_id`)
  for (const owner of new Set(rows.map(({ owner_id }) => owner_id))) await dropUnnamed(db, owner)
  return rows.length
})
