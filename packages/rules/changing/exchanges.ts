import type { StepName } from './defineChange.ts'

/** The steps by which a whole document takes the place of another, as windows and unsaved work meet, or an earlier version is restored. */
export const exchanges = {
  recovered: { label: 'Unsaved changes' },
  other: { label: 'Take the other window’s version' },
  restored: { label: 'Restore a version' },
  unmerge: { label: 'Leave the other window’s changes out' },
} as const satisfies Record<string, StepName>

/** One of these steps. */
export type Exchange = (typeof exchanges)[keyof typeof exchanges]
