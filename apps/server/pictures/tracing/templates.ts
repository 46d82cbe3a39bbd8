import { type Template, templateSchema } from '@toile/craft/sketches/template.ts'
import { limits } from '@toile/rules/limits.ts'
import { desc } from 'drizzle-orm'
import type { Database, Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { template } from '../../host/database/schema/templates.ts'

/** What an owner's corrections teach, the latest last; what is no template is passed over. */
export async function templatesOf(db: Database | Transaction, ownerId: string): Promise<Template[]> {
  const rows = await db
    .select({ document: template.document })
    .from(template)
    .where(ownedBy(template, ownerId))
    .orderBy(desc(template.createdAt), desc(template.id))
    .limit(limits.templatesPerPerson)
  return rows.toReversed().flatMap(({ document }) => templateSchema.safeParse(document).data ?? [])
}

/** Keeps what the correction of a sketch teaches, in place of an earlier one of the same sketch. */
export async function keepTemplate(tx: Transaction, ownerId: string, fileId: string, document: Template | null) {
  if (!document) return
  await tx
    .insert(template)
    .values({ ownerId, fileId, document })
    .onConflictDoUpdate({ target: [template.ownerId, template.fileId], set: { document, createdAt: new Date() } })
}
