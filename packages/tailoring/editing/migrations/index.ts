import type { Migration } from '@toile/rules/migrating/migration.ts'

/** Every step from the first version of a pattern to the present one, in their order. */
export const patternMigrations: readonly Migration[] = []
