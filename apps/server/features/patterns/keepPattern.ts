import type { Contract } from '@toile/contract/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { patternSchema, type PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { pattern } from '../../host/database/schema/patterns.ts'
import { publish } from '../../host/events/publish.ts'
import type { Whole } from '../../host/http/context.ts'
import { lockPattern, readPattern } from './patternEntry.ts'

/** Writes a document into a locked row as its next revision, and tells the windows of its owner. */
async function writePattern(
  tx: Transaction,
  { id, ownerId, revision }: Pick<typeof pattern.$inferSelect, 'id' | 'ownerId' | 'revision'>,
  document: PatternDocument,
): Promise<void> {
  const next = revision + 1
  await tx
    .update(pattern)
    .set({ document, name: document.name, revision: next, updatedAt: new Date() })
    .where(and(ownedBy(pattern, ownerId), eq(pattern.id, id)))
  await publish(tx, ownerId, 'pattern', { patternId: id, revision: next })
}

/** Keeps a pattern as it now stands, unless it was changed elsewhere. */
export const keepPattern: Whole<Contract['patterns']['keep']> = async (
  { id, revision, document },
  { tx, identity },
) => {
  const row = await lockPattern(tx, identity.id, id)
  // Sent twice, the answer to the first lost on its way: it is kept already.
  if (!sameContent(patternSchema.parse(row.document), document)) {
    if (row.revision !== revision) throw refuse('changedElsewhere')
    await writePattern(tx, row, document)
  }
  return readPattern(tx, identity.id, id)
}

/** Renames a pattern. */
export const renamePattern: Whole<Contract['patterns']['rename']> = async ({ id, name }, { tx, identity }) => {
  const row = await lockPattern(tx, identity.id, id)
  if (row.name !== name) await writePattern(tx, row, { ...patternSchema.parse(row.document), name })
  return readPattern(tx, identity.id, id)
}
