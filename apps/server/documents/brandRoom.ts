import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, count, isNull } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { brand } from '../host/database/schema/brands.ts'
import { holdStill } from '../pictures/hold/holdStill.ts'

/** Refuses a brand beyond a person's last, however it comes: made, imported or taken back. */
export async function checkBrandRoom(tx: Transaction, ownerId: string): Promise<void> {
  await holdStill(tx, ownerId)
  const { held } = sureFirst(
    await tx
      .select({ held: count() })
      .from(brand)
      .where(and(ownedBy(brand, ownerId), isNull(brand.deletedAt))),
  )
  const most = limits.brand.perPerson
  if (held >= most) throw refuse('tooManyBrands', { most })
}
