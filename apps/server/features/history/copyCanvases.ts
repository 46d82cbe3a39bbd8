import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import type { Copied } from './copyProducts.ts'

/** Gives a second collection the paintings of the first, of its own looks, which are known by the old ids; tiles are shared. */
export async function copyCanvases(tx: Transaction, ownerId: string, copied: Copied): Promise<void> {
  const first = and(ownedBy(canvas, ownerId), eq(canvas.projectId, copied.from))
  const copies = (await tx.select().from(canvas).where(first)).map((row) => {
    const { id: _, origin, ...rest } = row
    const of = origin && { ...origin, id: copied.looks.get(origin.id) ?? origin.id }
    return { ...rest, projectId: copied.to, revision: 0, origin: of }
  })
  if (copies.length > 0) await tx.insert(canvas).values(copies)
}
