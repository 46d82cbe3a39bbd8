import { refuse } from '@toile/fashion/refusals.ts'

// What disks, quotas, buckets and PostgreSQL (disk_full) call it.
const full = new Set(['ENOSPC', 'EDQUOT', '53100', 'InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull'])

/** Whether something failed because there is no room left, however deep the cause lies. */
export function isStorageFull(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    const { code } = at as Error & { code?: unknown }
    if ((typeof code === 'string' && full.has(code)) || full.has(at.name)) return true
  }
  return false
}

/** Does something and refuses with one sentence when there is no room for it; any other fault stays as it is. */
export async function refuseWhenFull<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw isStorageFull(error) ? refuse('storageFull') : error
  }
}
