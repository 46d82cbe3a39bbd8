import type { Migration } from '@toile/rules/migrating/migration.ts'

/** Every step from the first version of a traced piece's note to the present one, in their order. */
export const tracedNoteMigrations: readonly Migration[] = []
