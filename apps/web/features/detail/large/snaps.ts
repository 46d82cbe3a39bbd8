/** The heights at which the sheet of a narrow screen stands, in shares of the screen: its head, half, and most of it. */
export const snaps = [0.14, 0.46, 0.78] as const

/** The height that is nearest to where the sheet was let go. */
export const nearestSnap = (share: number): number =>
  snaps.reduce<number>((best, snap) => (Math.abs(snap - share) < Math.abs(best - share) ? snap : best), snaps[0])
