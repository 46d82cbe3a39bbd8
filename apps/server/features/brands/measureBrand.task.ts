import { tasks } from '@toile/contract/tasks.ts'
import { brandProfileSchema } from '@toile/craft/brands/profile.ts'
import { profileOf } from '@toile/craft/brands/profileOf.ts'
import type { Reading } from '@toile/craft/brands/brandReading.ts'
import { readBrandPicture } from '@toile/picture/reading/brands/readBrandPicture.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { brand, brandReading } from '../../host/database/schema/brands.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { filesOf, readingsOf, rowOf } from './repository.ts'

const longest = 1200

/** Reads those pictures of a brand that were not read yet, and makes its profile from all. */
export const measureBrand = defineRunner(
  tasks.measureBrand,
  async ({ brandId }, { task: { ownerId }, db, files, signal, report }) => {
    const { row, document } = await rowOf(db, ownerId, brandId)
    if (document.pictures.length < limits.brand.least) throw refuse('brandTooFew', { least: limits.brand.least })
    const stored = await filesOf(db, ownerId, document.pictures)
    const hashes = document.pictures.flatMap((id) => stored.get(id)?.hash ?? [])
    const known = await readingsOf(db, ownerId, hashes)
    const readings: { id: string; reading: Reading }[] = []
    for (const [i, id] of document.pictures.entries()) {
      signal.throwIfAborted()
      const hash = stored.get(id)?.hash
      if (!hash) continue
      const reading = known.get(hash) ?? readBrandPicture(await files.readPixels(hash, longest))
      readings.push({ id, reading })
      const progress = (i + 1) / document.pictures.length
      if (known.has(hash)) continue
      await report(progress, undefined, async (tx) => {
        await tx
          .insert(brandReading)
          .values({ ownerId, hash, version: reading.version, reading })
          .onConflictDoUpdate({
            target: [brandReading.ownerId, brandReading.hash],
            set: { version: reading.version, reading },
          })
      })
    }
    const profile = brandProfileSchema.parse(profileOf(readings))
    return {
      output: { pictures: readings.length, confidence: profile.palette.confidence },
      async commit(tx) {
        const now = new Date()
        await tx
          .update(brand)
          .set({ profile, measuredAt: now, completedAt: row.rightsAt ? now : null })
          .where(and(ownedBy(brand, ownerId), eq(brand.id, brandId)))
      },
    }
  },
)
