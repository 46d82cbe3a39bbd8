import type { Migration } from '@toile/rules/migrating/migration.ts'
import { asElement } from './asElement.ts'

/** How earlier versions of motions of one’s own become the present one. */
export const motionMigrations: readonly Migration[] = [asElement]
