/** A time in which every route but surveys, email confirmation and the notice itself leads to the notice. */
export interface MaintenanceWindow {
  from: string
  until: string
}

/** The windows as shipped, in Hong Kong time (requirement S2.21). */
export const shippedWindows: readonly MaintenanceWindow[] = [
  { from: '2025-10-15T14:00:00Z', until: '2025-10-15T15:00:00Z' },
]

/** Whether a moment falls into one of the windows; the end is no longer part of it. */
export const inMaintenance = (now: Date, windows: readonly MaintenanceWindow[]): boolean =>
  windows.some(({ from, until }) => now >= new Date(from) && now < new Date(until))
