import { limits } from '@toile/rules/limits.ts'
import { lt, sql } from 'drizzle-orm'
import { defineChore, type House } from '../../host/chores/chore.ts'
import type { Database } from '../../host/database/database.ts'
import { foreign } from '../../host/database/owned.ts'
import { canvas, canvasTile } from '../../host/database/schema/canvases.ts'
import { keptDocument } from '../../host/database/schema/states.ts'
import { dropUnused } from '../../library/dropUnused.ts'

const day = 24 * 60 * 60 * 1000

/** Takes out of the bin, for good, the paintings that have lain there for thirty days, with the pictures they were listed by. */
async function emptyBin(db: Database, now: number): Promise<void> {
  const before = new Date(now - limits.paintings.binDays * day)
  await db.transaction(async (tx) => {
    const everybodys = foreign(canvas, 'everybody’s bin is emptied')
    const gone = await tx
      .delete(canvas)
      .where(sql`${everybodys} and ${lt(canvas.deletedAt, before)}`)
      .returning({ ownerId: canvas.ownerId, previewId: canvas.previewId })
    for (const [ownerId, rows] of Map.groupBy(gone, (row) => row.ownerId))
      await dropUnused(
        tx,
        ownerId,
        rows.flatMap(({ previewId }) => previewId ?? []),
      )
  })
}

/** Lets go of tiles that nobody has sent or named within a day, and that no painting of their owner names, as it stands or as a state keeps it; their bytes are swept once nobody holds them. */
async function dropTiles(db: Database, now: number): Promise<number> {
  const before = new Date(now - day)
  const everybodys = foreign(canvasTile, 'tiles of everybody are let go of alike')
  const standing = foreign(canvas, 'what anybody’s painting names stays')
  const kept = foreign(keptDocument, 'and so does what anybody’s state names')
  const { rowCount } = await db.execute(sql`
    with old as materialized (
      select distinct owner_id from ${canvasTile} where ${everybodys} and created_at < ${before}
    ), written as (
      select owner_id, document from ${canvas} where ${standing} and owner_id in (select owner_id from old)
      union all
      select owner_id, body from ${keptDocument}
      where ${kept} and owner_id in (select owner_id from old) and body ->> 'kind' = 'canvas'
    ), named as materialized (
      select distinct owner_id, found[1] as hash
      from written, regexp_matches(document::text, '[0-9a-f]{64}', 'g') as found
    )
    delete from ${canvasTile} where ${everybodys} and ${canvasTile.createdAt} < ${before} and not exists (
      select 1 from named where named.owner_id = ${canvasTile.ownerId} and named.hash = ${canvasTile.hash})`)
  return rowCount ?? 0
}

/** Lets go of what paintings need no longer; answers how many tiles were held in vain. */
export const sweepPaintings = defineChore('sweepPaintings', async ({ db, now }: Pick<House, 'db' | 'now'>) => {
  await emptyBin(db, now)
  return dropTiles(db, now)
})
