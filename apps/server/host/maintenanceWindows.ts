import type { MaintenanceWindow } from '@toile/studio/people/maintenance.ts'
import { listed } from './settingForms.ts'

const form = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(Z|[+-]\d\d:\d\d)?$/
const error = 'must be windows such as 2030-04-01 22:00/2030-04-01 23:00, between commas'

/** A moment as it is told; one that names no zone is told in Hong Kong time (requirement S2.21). */
function momentOf(told: string): Date {
  const [, day, time, zone = '+08:00'] = form.exec(told.trim()) ?? []
  return new Date(`${day}T${time}:00${zone}`)
}

function windowOf(told: string): MaintenanceWindow | null {
  const [from, until, ...more] = told.split('/').map(momentOf)
  return from && until && more.length === 0 && from < until
    ? { from: from.toISOString(), until: until.toISOString() }
    : null
}

/** Windows of maintenance between commas, each as its first moment, a stroke, and the moment from which all is open again. */
export const maintenanceWindows = listed.transform((told, context) =>
  told.flatMap((one) => {
    const window = windowOf(one)
    if (window) return [window]
    context.addIssue({ code: 'custom', message: error })
    return []
  }),
)
