import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, count, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'

/** Refuses a painting beyond a person's last, however it comes: made, duplicated or brought back. */
export async function checkCanvasRoom(tx: Transaction, ownerId: string): Promise<void> {
  await holdStill(tx, ownerId)
  const { held } = sureFirst(
    await tx
      .select({ held: count() })
      .from(canvas)
      .where(and(ownedBy(canvas, ownerId), isNull(canvas.deletedAt))),
  )
  const most = limits.paintings.perPerson
  if (held >= most) throw refuse('tooManyPaintings', { most })
}
