import { sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { canvasTile } from '../../host/database/schema/canvases.ts'

/** Gives a person a hold on stored tiles, of so many bytes each; those that are held already become young again. */
export async function holdTiles(tx: Transaction, ownerId: string, sizes: ReadonlyMap<string, number>): Promise<void> {
  if (sizes.size === 0) return
  await tx.execute(sql`
    insert into ${canvasTile} (owner_id, hash, bytes)
    select ${ownerId}::uuid, hash, bytes
    from unnest(${sql.param([...sizes.keys()])}::text[], ${sql.param([...sizes.values()])}::int[]) as sent (hash, bytes)
    order by hash
    on conflict (owner_id, hash) do update set created_at = now()`)
}
