/** Degrees as -180 to 180. */
export const wrapped = (degrees: number): number => degrees - 360 * Math.round(degrees / 360)

/** From one angle so far towards another, the shorter way round. */
export const towards = (from: number, to: number, share: number): number => from + wrapped(to - from) * share
