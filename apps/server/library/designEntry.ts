import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sure, sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { design } from '../host/database/schema/designs.ts'
import { sizedDesigns } from '../pictures/drawing/sizedDesigns.ts'
import { addressOf } from '../pictures/hold/picture.ts'

type Row = typeof design.$inferSelect

/** Designs as callers see them. */
export async function designEntries(tx: Transaction, ownerId: string, rows: readonly Row[]): Promise<DesignEntry[]> {
  const documents = await sizedDesigns(tx, ownerId, rows)
  return rows.map((row, i) => designEntry(row, sure(documents[i])))
}

function designEntry(
  { id, projectId, position, state, taskId, revision, pictures, thumbnails }: Row,
  document: Design,
): DesignEntry {
  const webp = (hash: string) => addressOf(hash, 'image/webp')
  const full = pictures.front
  return {
    id,
    projectId,
    position,
    state,
    taskId,
    revision,
    document,
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
  return sureFirst(await designEntries(tx, ownerId, [await readDesign(tx, ownerId, id)]))
}
