import { type Brand, brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { brandProfileSchema } from '@toile/craft/brands/profile.ts'
import { sureFirst } from '@toile/geometry'
import { sameContent } from '@toile/rules/sameContent.ts'
import { and, isNull } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { brand } from '../../host/database/schema/brands.ts'
import { checkBrandRoom } from '../brandRoom.ts'
import type { Arriving } from './arriving.ts'
import type { CollectionContent } from './fileForm.ts'
import { rewriteIds } from './rewriteIds.ts'

/** Keeps the brand that came with a collection, or finds the same one; its rights are for the new owner to declare. Answers its id. */
export async function importBrand(
  { tx, ownerId, ids }: Arriving,
  told: CollectionContent['brand'],
): Promise<string | null> {
  if (!told) return null
  const document: Brand = brandSchema.parse(rewriteIds(told.document, ids))
  const own = await tx
    .select({ id: brand.id, document: brand.document })
    .from(brand)
    .where(and(ownedBy(brand, ownerId), isNull(brand.deletedAt)))
  const same = own.find((one) => sameContent(one.document, document))
  if (same) return same.id
  await checkBrandRoom(tx, ownerId)
  const profile = told.profile && brandProfileSchema.parse(rewriteIds(told.profile, ids))
  const { id } = sureFirst(
    await tx
      .insert(brand)
      .values({ ownerId, document, profile, measuredAt: profile ? new Date() : null })
      .returning({ id: brand.id }),
  )
  return id
}
