import type { StoredCanvas } from '@toile/canvas/document/storedCanvas.ts'
import { tilesNamed } from '@toile/canvas/document/tilesNamed.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { canvasTile } from '../../host/database/schema/canvases.ts'

/** The tiles that paintings name, each with its bytes; one that is not held is left out. */
export async function gatherTiles(
  tx: Transaction,
  ownerId: string,
  paintings: Iterable<StoredCanvas>,
): Promise<Map<string, number>> {
  const hashes = new Set<string>()
  for (const painting of paintings) for (const hash of tilesNamed(painting)) hashes.add(hash)
  if (hashes.size === 0) return new Map()
  const { rows } = await tx.execute<{ hash: string; bytes: number }>(sql`
    select hash, bytes from ${canvasTile}
    where owner_id = ${ownerId} and hash = any(${sql.param([...hashes])}::text[]) order by hash`)
  return new Map(rows.map(({ hash, bytes }) => [hash, bytes]))
}
