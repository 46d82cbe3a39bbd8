import { sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { canvasTile } from '../../host/database/schema/canvases.ts'

/** Which of some tiles a person holds. */
export async function tilesHere(tx: Transaction, ownerId: string, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    select hash from ${canvasTile} where owner_id = ${ownerId} and hash = any(${sql.param(hashes)}::text[])`)
  return new Set(rows.map(({ hash }) => hash))
}

/** Has tiles that a document is about to name stay: they become young, so that what lets go of unnamed ones passes them by. Answers those that are not here. */
export async function nameTiles(tx: Transaction, ownerId: string, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const { rows } = await tx.execute<{ hash: string }>(sql`
    update ${canvasTile} set created_at = now()
    where owner_id = ${ownerId} and hash in (
      select hash from ${canvasTile} where owner_id = ${ownerId} and hash = any(${sql.param(hashes)}::text[])
      order by hash for update)
    returning hash`)
  const here = new Set(rows.map(({ hash }) => hash))
  return hashes.filter((hash) => !here.has(hash))
}
