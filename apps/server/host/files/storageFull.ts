import { refuse } from '@toile/rules/refusals.ts'
import { hasCause } from '../hasCause.ts'

// What disks, quotas, buckets and PostgreSQL (disk_full) call it.
const full = new Set(['ENOSPC', 'EDQUOT', '53100', 'InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull'])

/** Whether something failed because there is no room left. */
export const isStorageFull = (error: unknown): boolean =>
  hasCause(error, ({ code, name }) => (typeof code === 'string' && full.has(code)) || full.has(name))

/** Does something and refuses with one sentence when there is no room for it; any other fault stays as it is. */
export async function refuseWhenFull<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw isStorageFull(error) ? refuse('storageFull') : error
  }
}
