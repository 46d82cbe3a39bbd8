import { brushPresetDocument } from '@toile/canvas/brushes/brushPreset.ts'
import type { BrushEntry } from '@toile/contract/features/canvas.ts'
import type { Contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { brushPreset } from '../../host/database/schema/canvases.ts'
import type { Handlers } from '../../host/http/context.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'

type Row = typeof brushPreset.$inferSelect

const own = (ownerId: string, id: string) => and(ownedBy(brushPreset, ownerId), eq(brushPreset.id, id))

const brushEntry = ({ id, document, createdAt }: Row): BrushEntry => ({
  id,
  preset: brushPresetDocument.reads.parse(document),
  createdAt: createdAt.toISOString(),
})

/** Refuses a brush beyond a person's last; one that takes the place of another is none more. */
async function checkRoom(tx: Transaction, ownerId: string, besides: string | undefined): Promise<void> {
  await holdStill(tx, ownerId)
  const { held } = sureFirst(
    await tx
      .select({ held: count() })
      .from(brushPreset)
      .where(
        and(
          ownedBy(brushPreset, ownerId),
          isNull(brushPreset.deletedAt),
          besides ? ne(brushPreset.id, besides) : undefined,
        ),
      ),
  )
  const most = limits.paintings.brushes
  if (held >= most) throw refuse('tooManyOwnBrushes', { most })
}

async function setBrush(tx: Transaction, ownerId: string, id: string, change: Partial<Row>): Promise<BrushEntry> {
  const [row] = await tx.update(brushPreset).set(change).where(own(ownerId, id)).returning()
  if (!row) throw refuse('notFound')
  return brushEntry(row)
}

type BrushCalls = 'listBrushes' | 'keepBrush' | 'removeBrush' | 'restoreBrush'

/** Brushes of one's own, which lie in the account (requirement S3.22). */
export const ownBrushes: Pick<Handlers<Contract['canvas']>, BrushCalls> = {
  async listBrushes(_, { tx, identity }) {
    const rows = await tx
      .select()
      .from(brushPreset)
      .where(and(ownedBy(brushPreset, identity.id), isNull(brushPreset.deletedAt)))
      .orderBy(asc(sql`lower(${brushPreset.document} ->> 'name')`), asc(brushPreset.id))
    return rows.map(brushEntry)
  },

  async keepBrush({ id, preset: document }, { tx, identity }) {
    const ownerId = identity.id
    await checkRoom(tx, ownerId, id)
    if (id) return setBrush(tx, ownerId, id, { document, deletedAt: null })
    return brushEntry(sureFirst(await tx.insert(brushPreset).values({ ownerId, document }).returning()))
  },

  async removeBrush({ id }, { tx, identity }) {
    return setBrush(tx, identity.id, id, { deletedAt: new Date() })
  },

  async restoreBrush({ id }, { tx, identity }) {
    await checkRoom(tx, identity.id, id)
    return setBrush(tx, identity.id, id, { deletedAt: null })
  },
}
