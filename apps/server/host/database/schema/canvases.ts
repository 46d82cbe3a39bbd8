import type { CanvasOriginKind, OpenedLook } from '@toile/contract/features/canvas.ts'
import { limits } from '@toile/rules/limits.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { declareTable, fileIn, hashIn, mentionsIn, ownedIn } from './declareTable.ts'
import { file } from './files.ts'
import { person } from './people.ts'
import { project } from './projects.ts'

const moment = () => timestamp({ withTimezone: true })
const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' })

/** What a painting began with. */
export interface CanvasOrigin {
  kind: CanvasOriginKind
  id: string
  /** A look as it was then. */
  opened?: OpenedLook | undefined
}

/** A painting: its document, whose tiles are rows of `canvas_tile`; of a project where it was opened in one. */
export const canvas = pgTable(
  'canvas',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: ofPerson(),
    projectId: uuid().references((): typeof project.id => project.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    document: jsonb().$type<unknown>().notNull(),
    /** It may be gone. */
    origin: jsonb().$type<CanvasOrigin>(),
    previewId: uuid().references(() => file.id),
    revision: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    index('canvas_owner').on(table.ownerId, table.updatedAt),
    index('canvas_project').on(table.projectId, table.updatedAt),
    index('canvas_preview').on(table.previewId),
    index('canvas_bin').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** A person's hold on a tile, whose bytes are shared by all who hold the same. */
export const canvasTile = pgTable(
  'canvas_tile',
  {
    ownerId: ofPerson(),
    hash: text().notNull(),
    bytes: integer().notNull(),
    /** When it was last sent, or last named by a document that had not named it before. */
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] }), index('canvas_tile_age').on(table.createdAt)],
)

/** A brush of one's own. */
export const brushPreset = pgTable(
  'brush_preset',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: ofPerson(),
    document: jsonb().$type<unknown>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    index('brush_preset_owner').on(table.ownerId, table.createdAt),
    index('brush_preset_bin').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

export const canvases = {
  canvas: declareTable(canvas, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [fileIn(row.previewId), mentionsIn(row.document), mentionsIn(row.origin)],
  })),
  canvasTile: declareTable(canvasTile, (row) => ({ whose: ownedIn(row.ownerId), holds: [hashIn(row.hash)] })),
  brushPreset: declareTable(brushPreset, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [],
    clears: [{ past: row.deletedAt, hours: limits.paintings.binDays * 24 }],
  })),
}
