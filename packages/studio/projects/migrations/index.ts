import type { Migration } from '@toile/rules/migrating/migration.ts'

/** Every step from the first version of the project document to the present one, in their order. */
export const projectMigrations: readonly Migration[] = []
