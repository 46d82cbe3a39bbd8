import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'

/** Gives a second collection the paintings of the first, of its own looks, which are known by the old ids; tiles are shared. */
export async function copyCanvases(
  tx: Transaction,
  ownerId: string,
  { from, to, looks }: { from: string; to: string; looks: ReadonlyMap<string, string> },
): Promise<void> {
  const rows = await tx
    .select()
    .from(canvas)
    .where(and(ownedBy(canvas, ownerId), eq(canvas.projectId, from)))
  if (rows.length === 0) return
  await tx.insert(canvas).values(
    rows.map(({ id: _, ...row }) => ({
      ...row,
      projectId: to,
      revision: 0,
      origin: row.origin && { ...row.origin, id: looks.get(row.origin.id) ?? row.origin.id },
    })),
  )
}
