import type { ProductMeasures } from '@toile/contract/productMeasures.ts'
import type { FilmFormId } from '@toile/craft/films/filmForms.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { productListIds } from '@toile/craft/products/productLists.ts'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { declareTable, fileIn, mentionsIn, ownedIn } from './declareTable.ts'
import { file } from './files.ts'
import { person } from './people.ts'
import { project } from './projects.ts'
import { task } from './tasks.ts'

/** The files of a film by their form, as ids of rows of `file`. */
export type FilmFiles = Partial<Record<FilmFormId, string>>

/** A product picture or a film of a project: what it is of, and its picture, which is the poster of a film; staged until it is liked. */
export const productPicture = pgTable(
  'product_picture',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    list: text({ enum: [...productListIds, filmList.id] }).notNull(),
    projectId: uuid()
      .notNull()
      .references((): typeof project.id => project.id, { onDelete: 'cascade' }),
    state: text({ enum: ['staged', 'liked', 'deleted'] })
      .notNull()
      .default('staged'),
    name: text().notNull().default(''),
    work: jsonb().$type<unknown>().notNull(),
    /** The look that it was taken of, which may be gone, and come back out of a state. */
    designId: uuid(),
    /** The looks of a film, in their order. */
    designIds: jsonb().$type<string[]>().notNull().default([]),
    fromId: uuid().references((): AnyPgColumn => productPicture.id, { onDelete: 'set null' }),
    fileId: uuid()
      .notNull()
      .references(() => file.id),
    /** None but of a film. */
    files: jsonb().$type<FilmFiles>().notNull().default({}),
    measures: jsonb().$type<ProductMeasures>(),
    taskId: uuid().references(() => task.id, { onDelete: 'set null' }),
    /** Place among the results of its task. */
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('product_picture_task_position').on(table.taskId, table.position),
    index('product_picture_project').on(table.projectId, table.createdAt),
    index('product_picture_from').on(table.fromId),
    index('product_picture_file').on(table.fileId),
  ],
)

export const products = {
  productPicture: declareTable(productPicture, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [fileIn(row.fileId), mentionsIn(row.work), mentionsIn(row.files)],
  })),
}
