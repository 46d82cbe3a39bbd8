import type { Migration } from '@toile/rules/migrating/migration.ts'

/** Every step from the first version of the sketch document to the present one, in their order. */
export const sketchMigrations: readonly Migration[] = []

/** Every step from the first version of a traced piece's note to the present one, in their order. */
export const tracedNoteMigrations: readonly Migration[] = []

/** Every step from the first version of a template of tracing to the present one, in their order. */
export const templateMigrations: readonly Migration[] = []

/** Every step from the first version of a line drawing to the present one, in their order. */
export const lineDrawingMigrations: readonly Migration[] = []
