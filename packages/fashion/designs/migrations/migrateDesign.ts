import { migrations } from './index.ts'
import { isNamed, type StoredDesign } from './migration.ts'

/** A design document of any earlier version as the present one; what is no document, or of a version nobody knows, is left for its reader to refuse. */
export function migrateDesign(stored: unknown): unknown {
  if (!isNamed(stored)) return stored
  return migrations.reduce<StoredDesign>(
    (document, { from, migrate }) =>
      document.version === from ? { ...migrate(document), version: from + 1 } : document,
    stored,
  )
}
