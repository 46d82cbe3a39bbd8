import type { Migration } from './migration.ts'
import { standInSpace } from './standInSpace.ts'

/** Every step from the first version of the design document to the present one, in their order. */
export const migrations: readonly Migration[] = [standInSpace]
