/** A time in which every route but surveys, email confirmation and the notice itself leads to the notice. */
export interface MaintenanceWindow {
  from: string
  until: string
}

/** Whether a moment falls into one of the windows; the end is no longer part of it (requirement S2.21). */
export const inMaintenance = (now: Date, windows: readonly MaintenanceWindow[]): boolean =>
  windows.some(({ from, until }) => now >= new Date(from) && now < new Date(until))
