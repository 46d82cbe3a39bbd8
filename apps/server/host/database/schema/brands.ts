import type { Brand } from '@toile/craft/brands/brandDocument.ts'
import type { BrandProfile } from '@toile/craft/brands/profile.ts'
import type { Reading } from '@toile/craft/brands/brandReading.ts'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { declareTable, mentionsIn, ownedIn } from './declareTable.ts'
import { person } from './people.ts'

/** A brand with its pictures, the time its rights were declared, and what was measured in them. */
export const brand = pgTable(
  'brand',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    revision: integer().notNull().default(1),
    document: jsonb().$type<Brand>().notNull(),
    rightsAt: timestamp({ withTimezone: true }),
    profile: jsonb().$type<BrandProfile>(),
    measuredAt: timestamp({ withTimezone: true }),
    /** When it was last complete: named, declared, and measured from enough pictures (requirement S3.18). */
    completedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('brand_owner').on(table.ownerId, table.updatedAt)],
)

/** What one picture tells, kept by its content. */
export const brandReading = pgTable(
  'brand_reading',
  {
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    version: integer().notNull(),
    reading: jsonb().$type<Reading>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] })],
)

export const brands = {
  brand: declareTable(brand, (row) => ({ whose: ownedIn(row.ownerId), holds: [mentionsIn(row.document)] })),
  brandReading: declareTable(brandReading, (row) => ({ whose: ownedIn(row.ownerId), holds: [] })),
}
