import { migrations } from './index.ts'
import type { StoredDesign } from './migration.ts'

/** A design document of any earlier version as the present one; one of a version nobody knows is left for its reader to refuse. */
export const migrateDesign = (stored: StoredDesign): StoredDesign =>
  migrations.reduce(
    (document, { from, migrate }) =>
      document.version === from ? { ...migrate(document), version: from + 1 } : document,
    stored,
  )
