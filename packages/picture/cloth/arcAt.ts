import { clamp } from '@toile/geometry'

/** Share of the width that is read as a half cylinder, so that a print closes up towards the sides. */
const bulge = 0.35
/** Millimetres per millimetre at the centre front before correction: there a print lies in its true scale. */
const facing = 1 - bulge + bulge * 0.98 * 0.92

/** Arc length across a half-rounded front, from the middle (0) to an edge (-1 or 1), as a share of half the width. */
export const arcAt = (s: number): number =>
  ((1 - bulge) * s + bulge * Math.asin(clamp(s, -1, 1) * 0.98) * 0.92) / facing
