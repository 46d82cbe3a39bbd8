import { stateReasons } from '@toile/contract/features/history.ts'
import type { ProductMeasures } from '@toile/contract/productMeasures.ts'
import type { FilmListId } from '@toile/craft/films/filmList.ts'
import type { ProductListId } from '@toile/craft/products/productLists.ts'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CanvasOrigin } from './canvases.ts'
import { declareTable, mentionsIn, ownedIn } from './declareTable.ts'
import type { Thumbnails } from './files.ts'
import { person } from './people.ts'
import type { FilmFiles } from './products.ts'
import { project } from './projects.ts'

const moment = () => timestamp({ withTimezone: true })

/** A design as a state names it: its row without its document, which is kept by hash. */
export interface KeptDesign {
  id: string
  state: 'draft' | 'liked' | 'deleted'
  position: number
  revision: number
  hash: string
  taskId: string | null
  pictures: Record<string, string>
  thumbnails: Thumbnails
  /** ISO text. */
  createdAt: string
}

/** A product picture or a film as a state names it: its row without what it is of, which is kept by hash. */
export interface KeptProduct {
  id: string
  list: ProductListId | FilmListId
  state: 'staged' | 'liked' | 'deleted'
  name: string
  hash: string
  designId: string | null
  fromId: string | null
  fileId: string
  /** Missing in states of before there were films. */
  files?: FilmFiles
  designIds?: string[]
  measures: ProductMeasures | null
  taskId: string | null
  position: number
  revision: number
  /** ISO text. */
  createdAt: string
}

/** A painting as a state names it: its row without its document, which is kept by hash. */
export interface KeptCanvas {
  id: string
  name: string
  hash: string
  origin: CanvasOrigin | null
  previewId: string | null
  revision: number
  /** ISO texts. */
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

/** A document of a person by its hash; equal documents of many states are kept once. */
export const keptDocument = pgTable(
  'kept_document',
  {
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] })],
)

/** A project as it stood at a moment: its document, every design, the final order, every product picture, every painting. */
export const projectState = pgTable(
  'project_state',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid()
      .notNull()
      .references((): typeof project.id => project.id, { onDelete: 'cascade' }),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    reason: text({ enum: stateReasons }).notNull(),
    name: text().notNull().default(''),
    /** SHA-256 of everything a person would miss: equal states have equal ones. */
    fingerprint: text().notNull(),
    documentHash: text().notNull(),
    designs: jsonb().$type<KeptDesign[]>().notNull().default([]),
    order: jsonb().$type<string[]>().notNull().default([]),
    /** Null in states of before there were product pictures. */
    products: jsonb().$type<KeptProduct[]>(),
    /** Null in states of before there were paintings. */
    canvases: jsonb().$type<KeptCanvas[]>(),
    /** Of an imported state: the id that the project had where its file was written. */
    cameFrom: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('project_state_project').on(table.projectId, table.createdAt),
    index('project_state_owner').on(table.ownerId, table.createdAt),
  ],
)

export const states = {
  keptDocument: declareTable(keptDocument, (row) => ({ whose: ownedIn(row.ownerId), holds: [mentionsIn(row.body)] })),
  projectState: declareTable(projectState, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [mentionsIn(row.designs), mentionsIn(row.products), mentionsIn(row.canvases)],
  })),
}
