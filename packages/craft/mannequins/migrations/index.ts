import type { Migration } from '@toile/rules/migrating/migration.ts'

/** Every step from the first version of the document of a mannequin of one’s own to the present one, in their order. */
export const figureMigrations: readonly Migration[] = []
