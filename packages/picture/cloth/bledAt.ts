import { clamp, smooth } from '@toile/geometry'
import type { DrawingStyle, Stage } from '../raster/stage.ts'

/** How far the edge of a dye runs into its cloth in each hand: wet in wet, brushed out, or dipped. */
const runs: Record<DrawingStyle, number> = { ink: 0.62, illustration: 0.42, realistic: 0.2, flat: 0 }
/** Millimetres from one run to the next, and of the finer ones within. */
const wide = 16
const fine = 5

/** How much a dye that fades covers at a place of the cloth: its edge runs along the threads instead of fading evenly. */
export function bledAt({ style, wash }: Stage): (share: number, u: number, v: number) => number {
  const run = runs[style]
  return (share, u, v) => {
    const noise = wash(u / wide, v / (wide * 2.4)) * 0.65 + wash(u / fine + 31, v / (fine * 2.4)) * 0.35 - 0.5
    // At either end of the fading nothing is left to run.
    return smooth(0.02, 0.98, clamp(share + noise * run * 4 * share * (1 - share)))
  }
}
