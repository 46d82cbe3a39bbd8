import { limits } from '@toile/rules/limits.ts'
import type { Transaction } from '../../host/database/database.ts'
import { keepVersion, latestVersion, type VersionedLook } from './keepVersion.ts'

/** Before a look is changed: keeps how it was made, and how it stood when work on it rested. */
export async function keepRest(tx: Transaction, look: VersionedLook): Promise<void> {
  const latest = await latestVersion(tx, look)
  if (!latest) await keepVersion(tx, look, 'made')
  else if (Date.now() - look.updatedAt.getTime() >= limits.versions.rest) await keepVersion(tx, look, 'rested')
}
