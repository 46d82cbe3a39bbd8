import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { design } from '../host/database/schema/designs.ts'
import { addressOf } from '../pictures/hold/picture.ts'

type Row = typeof design.$inferSelect

/** A design as callers see it. */
export function designEntry({
  id,
  projectId,
  position,
  state,
  taskId,
  revision,
  document,
  pictures,
  thumbnails,
}: Row): DesignEntry {
  const webp = (hash: string) => addressOf(hash, 'image/webp')
  const full = pictures.front
  return {
    id,
    projectId,
    position,
    state,
    taskId,
    revision,
    document: designSchema.parse(document),
    pictures: full
      ? { full: webp(full), middle: webp(thumbnails['1080'] ?? full), small: webp(thumbnails['480'] ?? full) }
      : null,
  }
}

/** A design's row as it stands. */
export async function readDesign(tx: Transaction, ownerId: string, id: string): Promise<Row> {
  const own = and(eq(design.id, id), ownedBy(design, ownerId))
  const [row] = await tx.select().from(design).where(own)
  if (!row) throw refuse('notFound')
  return row
}

/** A design's row, locked until the transaction ends. */
export async function lockDesign(tx: Transaction, ownerId: string, id: string): Promise<Row> {
  const own = and(eq(design.id, id), ownedBy(design, ownerId))
  const [row] = await tx.select().from(design).where(own).for('update')
  if (!row) throw refuse('notFound')
  return row
}

/** A design as it now stands. */
export async function readEntry(tx: Transaction, ownerId: string, id: string): Promise<DesignEntry> {
  return designEntry(await readDesign(tx, ownerId, id))
}
