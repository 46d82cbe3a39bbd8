import type { BrandEntry } from '@toile/contract/features/brands.ts'
import { type Brand, brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { brandProfileSchema } from '@toile/craft/brands/profile.ts'
import { type Reading, readingSchema } from '@toile/craft/brands/brandReading.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { brand, brandReading } from '../../host/database/schema/brands.ts'
import { file } from '../../host/database/schema/files.ts'
import { task } from '../../host/database/schema/tasks.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

type Row = typeof brand.$inferSelect

/** A person's brand that is not deleted. */
export async function rowOf(
  tx: Transaction | Database,
  ownerId: string,
  id: string,
): Promise<{ row: Row; document: Brand }> {
  const [row] = await tx
    .select()
    .from(brand)
    .where(and(ownedBy(brand, ownerId), eq(brand.id, id), isNull(brand.deletedAt)))
  if (!row) throw refuse('notFound')
  return { row, document: brandSchema.parse(row.document) }
}

/** A person's brands, the latest changed first. */
export const rowsOf = (tx: Transaction, ownerId: string): Promise<Row[]> =>
  tx
    .select()
    .from(brand)
    .where(and(ownedBy(brand, ownerId), isNull(brand.deletedAt)))
    .orderBy(desc(brand.updatedAt), desc(brand.id))

/** A person's stored pictures by id. */
export async function filesOf(tx: Transaction | Database, ownerId: string, ids: readonly string[]) {
  const rows = ids.length
    ? await tx
        .select()
        .from(file)
        .where(and(ownedBy(file, ownerId), inArray(file.id, [...ids])))
    : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** What was read of a person's pictures before, by content. */
export async function readingsOf(
  tx: Transaction | Database,
  ownerId: string,
  hashes: readonly string[],
): Promise<Map<string, Reading>> {
  if (hashes.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(brandReading)
    .where(and(ownedBy(brandReading, ownerId), inArray(brandReading.hash, [...hashes])))
  return new Map(
    rows.flatMap(({ hash, reading }) => {
      const read = readingSchema.safeParse(reading)
      return read.success ? [[hash, read.data] as const] : []
    }),
  )
}

/** The task that measures a brand now, or will. */
export async function measuringOf(tx: Transaction, ownerId: string, id: string) {
  const [found] = await tx
    .select()
    .from(task)
    .where(
      and(
        ownedBy(task, ownerId),
        eq(task.kind, 'measureBrand'),
        inArray(task.status, ['waiting', 'running']),
        sql`${task.input} ->> 'brandId' = ${id}`,
      ),
    )
    .orderBy(desc(task.createdAt))
    .limit(1)
  return found ?? null
}

/** A brand as its owner sees it. */
export async function entryOf(tx: Transaction, ownerId: string, id: string): Promise<BrandEntry> {
  const { row, document } = await rowOf(tx, ownerId, id)
  const files = await filesOf(tx, ownerId, [...document.pictures, ...(document.logo ? [document.logo] : [])])
  const hashes = [...files.values()].map(({ hash }) => hash)
  const readings = await readingsOf(tx, ownerId, hashes)
  const logo = document.logo ? files.get(document.logo) : undefined
  return {
    id,
    revision: row.revision,
    brand: document,
    logo: logo ? pictureOf(logo) : null,
    pictures: document.pictures.flatMap((pictureId) => {
      const stored = files.get(pictureId)
      if (!stored) return []
      const reading = readings.get(stored.hash)
      return [
        {
          picture: pictureOf(stored),
          reading: reading ? { kind: reading.kind, faults: reading.faults, confidence: reading.confidence } : null,
        },
      ]
    }),
    profile: row.profile && brandProfileSchema.parse(row.profile),
    rightsAt: row.rightsAt?.toISOString() ?? null,
    measuredAt: row.measuredAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    taskId: (await measuringOf(tx, ownerId, id))?.id ?? null,
  }
}
