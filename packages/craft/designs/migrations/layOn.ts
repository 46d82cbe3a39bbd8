import type { Migration } from '@toile/rules/migrating/migration.ts'

/** From version 3 on garments carry what is laid on them: elements, regions, prints of single parts. Nothing of that stands in an earlier one. */
export const layOn: Migration = { from: 2, migrate: (document) => document }
