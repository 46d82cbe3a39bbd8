import type { Migration } from '@toile/rules/migrating/migration.ts'

/** Every step from the first version of the documents of slogans and logos to the present one, in their order. */
export const letteringMigrations: readonly Migration[] = []
