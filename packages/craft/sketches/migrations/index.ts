import type { Migration } from '@toile/rules/migrating/migration.ts'

/** Every step from the first version of the sketch document to the present one, in their order. */
export const sketchMigrations: readonly Migration[] = []
