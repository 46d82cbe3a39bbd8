import type { StepName } from './defineChange.ts'

/** The steps by which a whole document takes the place of another, as windows and unsaved work meet, an earlier version is restored, or several looks are changed by one act. */
export const exchanges = {
  recovered: { label: 'Unsaved changes' },
  other: { label: 'Take the other window’s version' },
  restored: { label: 'Restore a version' },
  together: { label: 'Change of several looks' },
  opened: { label: 'Open a file' },
  unmerge: { label: 'Leave the other window’s changes out' },
} as const satisfies Record<string, StepName>

/** One of these steps. */
export type Exchange = (typeof exchanges)[keyof typeof exchanges]
