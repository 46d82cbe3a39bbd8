import { versionReasons } from '@toile/contract/features/versions.ts'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { declareTable, hashesIn, ownedIn } from './declareTable.ts'
import { design } from './designs.ts'
import type { Thumbnails } from './files.ts'
import { person } from './people.ts'
import { project } from './projects.ts'

/** A look as it stood at a moment: its document by hash, the pictures drawn of it. It outlives the row of its look, which may come back out of a state. */
export const designVersion = pgTable(
  'design_version',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references((): typeof project.id => project.id, { onDelete: 'cascade' }),
    designId: uuid().notNull(),
    reason: text({ enum: versionReasons }).notNull(),
    name: text().notNull().default(''),
    documentHash: text().notNull(),
    pictures: jsonb().$type<Record<string, string>>().notNull().default({}),
    thumbnails: jsonb().$type<Thumbnails>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('design_version_design').on(table.designId, table.createdAt)],
)

/** A step of a look that undo takes back when the look is opened anew. */
export const designStep = pgTable(
  'design_step',
  {
    designId: uuid()
      .notNull()
      .references((): typeof design.id => design.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** In the order in which they were first done. */
    place: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    undone: boolean().notNull(),
    body: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.designId, table.id] }),
    index('design_step_place').on(table.designId, table.place),
  ],
)

export const designVersions = {
  designVersion: declareTable(designVersion, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [hashesIn(row.pictures), hashesIn(row.thumbnails)],
  })),
  // What only an undone step names may be gone when it is redone: steps are a way back, versions are what is kept.
  designStep: declareTable(designStep, (row) => ({ whose: ownedIn(row.ownerId), holds: [] })),
}
