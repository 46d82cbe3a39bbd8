import type { MaintenanceWindow } from '@toile/studio/people/maintenance.ts'
import { administration } from '@toile/contract/features/administration.ts'
import { queries } from '../calls/queries.ts'
import { callQuery } from '../calls/useCall.ts'
import { windowAt } from './maintenance.ts'

const query = callQuery(administration.maintenance, {}, { saidByScreen: true, fresh: 60_000 })

/** The server's clock minus this machine's, in milliseconds. */
let ahead = 0

/** The maintenance windows; none while they cannot be read. */
export const maintenanceWindows = async (): Promise<readonly MaintenanceWindow[]> => {
  try {
    const before = queries.getQueryState(query.queryKey)?.dataUpdatedAt
    const { now, windows } = await queries.fetchQuery(query)
    if (queries.getQueryState(query.queryKey)?.dataUpdatedAt !== before) ahead = Date.parse(now) - Date.now()
    return windows
  } catch {
    return []
  }
}

/** The present moment by the server's clock. */
export const serverNow = (): number => Date.now() + ahead

/** The window that is closing the house now, if any. */
export const closedBy = async (): Promise<MaintenanceWindow | null> => windowAt(await maintenanceWindows(), serverNow())
