import { limits } from '@toile/rules/limits.ts'
import type { UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { declareTable, ownedIn, ownedThrough } from './declareTable.ts'
import { bytes, file } from './files.ts'
import { person } from './people.ts'

/** A file on its way: announced, then sent in parts, then finished; forgotten a day later. */
export const upload = pgTable(
  'upload',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** SHA-256 of the whole file, where its sender could reckon it. */
    hash: text(),
    use: text().$type<UploadUse>().notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    /** The file it became. */
    fileId: uuid().references(() => file.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('upload_open').on(table.ownerId, table.hash).where(sql`file_id is null`),
    index('upload_owner').on(table.ownerId, table.createdAt),
    index('upload_file').on(table.fileId),
    index('upload_created').on(table.createdAt),
  ],
)

/** A part of a file on its way, in the database so that any process can take the next one. */
export const uploadPart = pgTable(
  'upload_part',
  {
    uploadId: uuid()
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
    start: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
)

export const uploads = {
  upload: declareTable(upload, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [],
    clears: [{ past: row.createdAt, hours: limits.uploadParts.hours }],
  })),
  uploadPart: declareTable(uploadPart, (row) => ({ whose: ownedThrough(row.uploadId), holds: [] })),
}
