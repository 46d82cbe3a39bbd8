/** The heights at which the sheet of a narrow screen stands, in shares of what is below the bar: its head, half, and most of it. */
export const snaps = [0.16, 0.46, 0.74] as const

/** A place among them. */
export type Snap = 0 | 1 | 2

const all: readonly Snap[] = [0, 1, 2]

/** The height that is nearest to where the sheet was let go. */
export const nearestSnap = (share: number): Snap =>
  all.reduce((best, snap) => (Math.abs(snaps[snap] - share) < Math.abs(snaps[best] - share) ? snap : best))

/** One height further up or down, as far as there is one. */
export const snapBeside = (snap: Snap, by: 1 | -1): Snap => all.find((one) => one === snap + by) ?? snap

/** Where a tap on the grip takes the sheet: on up, and from the top down to its head. */
export const snapAfterTap = (snap: Snap): Snap => all.find((one) => one === (snap + 1) % snaps.length) ?? snap
