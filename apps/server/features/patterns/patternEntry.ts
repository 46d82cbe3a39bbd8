import type { PatternEntry } from '@toile/contract/features/patterns.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { pattern } from '../../host/database/schema/patterns.ts'

const { id, name, projectId, lookId, revision, createdAt, updatedAt, deletedAt, document } = pattern
const columns = { id, name, projectId, lookId, revision, createdAt, updatedAt, deletedAt }

/** Patterns of one person that fulfil conditions, the one that was worked on last first. */
export async function readPatterns(
  tx: Transaction,
  ownerId: string,
  ...wanted: readonly (SQL | undefined)[]
): Promise<PatternEntry[]> {
  const rows = await tx
    .select({
      ...columns,
      garment: sql<string>`${document} ->> 'garment'`,
      sizes: sql<string[]>`${document} -> 'body' -> 'sizes'`,
    })
    .from(pattern)
    .where(and(ownedBy(pattern, ownerId), ...wanted))
    .orderBy(desc(pattern.updatedAt), desc(pattern.id))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }))
}

/** A pattern as it now stands. */
export async function readPattern(tx: Transaction, ownerId: string, id: string): Promise<PatternEntry> {
  const rows = await readPatterns(tx, ownerId, eq(pattern.id, id))
  if (rows.length === 0) throw refuse('notFound')
  return sureFirst(rows)
}

/** A pattern's row with its document, locked until the transaction ends. */
export async function lockPattern(tx: Transaction, ownerId: string, id: string): Promise<typeof pattern.$inferSelect> {
  const [row] = await tx
    .select()
    .from(pattern)
    .where(and(ownedBy(pattern, ownerId), eq(pattern.id, id)))
    .for('update')
  if (!row) throw refuse('notFound')
  return row
}
