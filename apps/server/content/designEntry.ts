import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { designSchema } from '@toile/fashion/designs/design.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { design } from '../host/database/schema/designs.ts'
import { addressOf } from './picture.ts'

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
export async function readDesign(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.select().from(design).where(eq(design.id, id))
  if (!row) throw refuse('notFound')
  return row
}

/** A design's row, locked until the transaction ends. */
export async function lockDesign(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.select().from(design).where(eq(design.id, id)).for('update')
  if (!row) throw refuse('notFound')
  return row
}

/** A design as it now stands. */
export async function readEntry(tx: Transaction, id: string): Promise<DesignEntry> {
  return designEntry(await readDesign(tx, id))
}
