import { inMaintenance, type MaintenanceWindow } from '@toile/studio/people/maintenance.ts'

const exempt = ['/feedbackSurvey', '/feedbackSurveyCN', '/emailVerify', '/upgrade']

/** Whether a route stays open while the house is closed (requirement S2.21). */
export const staysOpen = (path: string): boolean => exempt.includes(path.replace(/\/$/, ''))

/** The window that holds at a moment of the server's clock, if any; its end no longer belongs to it. */
export const windowAt = (windows: readonly MaintenanceWindow[], now: number): MaintenanceWindow | null =>
  windows.find((window) => inMaintenance(new Date(now), [window])) ?? null

/** The next window that starts within a time, so that it is announced before it begins. */
export const windowAhead = (
  windows: readonly MaintenanceWindow[],
  now: number,
  within: number,
): MaintenanceWindow | null =>
  windows.find(({ from }) => Date.parse(from) > now && Date.parse(from) - now <= within) ?? null
