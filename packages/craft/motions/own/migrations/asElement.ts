import type { Migration } from '@toile/rules/migrating/migration.ts'

/** A motion says what kind of element it is. */
export const asElement: Migration = { from: 1, migrate: (document) => ({ ...document, kind: 'motion' }) }
