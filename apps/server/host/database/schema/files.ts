import type { Reading } from '@toile/craft/script/reading.ts'
import type { PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { declareTable, fileIn, hashesIn, hashIn, ownedIn } from './declareTable.ts'
import { person } from './people.ts'

/** The hashes of the WebP thumbnails of a picture by their longest side in pixels. */
export type Thumbnails = Partial<Record<'160' | '480' | '1080', string>>

/** A column of plain bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** One person's hold on stored bytes; the bytes are named by their SHA-256 and shared by all who hold the same. */
export const file = pgTable(
  'file',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    kind: text().notNull(),
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    bytes: integer().notNull(),
    mime: text().notNull(),
    visibility: text({ enum: ['private', 'public'] })
      .notNull()
      .default('private'),
    thumbnails: jsonb().$type<Thumbnails>().notNull().default({}),
    name: text().notNull().default(''),
    /** Its main colours, four bytes each: red, green, blue and the share in 255ths. */
    palette: bytes(),
    /** What its likeness to others is measured by; null until it is measured, empty when it cannot be. */
    likeness: bytes(),
    /** What it tells a collection, as a moodboard picture; null until it is read. */
    reading: jsonb().$type<Reading>(),
    /** SHA-256 of the bytes as they were sent. */
    sentHash: text(),
    /** SHA-256 of size and pixels as they were sent, however they were encoded. */
    pixelHash: text(),
    /** The perceptual hash, of what came from outside. */
    fingerprint: text(),
    /** 0, or the how-manieth deliberate copy of a picture this is. */
    copy: integer().notNull().default(0),
    /** The upload it was cropped or turned from, and how. */
    originId: uuid().references((): AnyPgColumn => file.id, { onDelete: 'set null' }),
    edit: jsonb().$type<PictureEdit>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('file_owner_hash_kind').on(table.ownerId, table.hash, table.kind, table.copy),
    index('file_sent').on(table.ownerId, table.sentHash).where(sql`sent_hash is not null`),
    index('file_pixels').on(table.ownerId, table.pixelHash).where(sql`pixel_hash is not null`),
    index('file_origin').on(table.originId).where(sql`origin_id is not null`),
    index('file_unmeasured').on(table.id).where(sql`likeness is null and width > 0`),
  ],
)

/** The paper of a brief that is no longer kept. */
const briefGone = sql`kind = 'brief' and not exists (select 1 from brief where brief.file_id = file.id)`

export const files = {
  file: declareTable(file, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [hashIn(row.hash), hashesIn(row.thumbnails), fileIn(row.originId)],
    clears: [{ past: row.createdAt, hours: 7 * 24, only: briefGone }],
  })),
}
