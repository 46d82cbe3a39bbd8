import { categories } from '@toile/craft/garments/categories.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import type { Template } from '@toile/picture/reading/trace/recognise/template.ts'
import { limits } from '@toile/rules/limits.ts'
import { desc } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { template } from '../../host/database/schema/templates.ts'

const templateSchema: z.ZodType<Template> = z.object({
  category: z.enum(categories.map(({ id }) => id) as [BodyCategory, ...BodyCategory[]]),
  traits: z.string(),
  anchors: z.record(z.string(), z.tuple([z.number(), z.number()])),
})

/** What an owner's corrections teach, the latest last; forms of earlier versions are passed over. */
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
