import type { Migration } from '@toile/rules/migrating/migration.ts'
import { layOn } from './layOn.ts'
import { standInSpace } from './standInSpace.ts'

/** Every step from the first version of the design document to the present one, in their order. */
export const designMigrations: readonly Migration[] = [standInSpace, layOn]
