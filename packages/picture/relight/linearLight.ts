import { coded } from '@toile/craft/colors/coded.ts'
import { uncoded } from '@toile/craft/colors/uncoded.ts'

/** Amounts of light of the 256 steps of a colour on a screen, 1 is white (IEC 61966-2-1). */
export const linear = Float64Array.from({ length: 256 }, (_, i) => uncoded(i / 255))

/** Above this lights roll off into white, so that no highlight is cut. */
const knee = 0.86
const above = 1 - knee
const rolled = (light: number) => (light > knee ? knee + above * (1 - Math.exp((knee - light) / above)) : light)

/** Steps of an amount of light that the table holds, the amount at which all is white, and parts of a step of a colour. */
const steps = 16384
const whitest = 2
const parts = 256
const last = steps * whitest - 1
const table = Int32Array.from({ length: last + 1 }, (_, i) =>
  Math.round(255 * parts * coded(rolled((i + 0.5) / steps))),
)

/** An amount of light as a step of a colour on a screen, 0..255 with fractions; what is brighter than white rolls off. */
export const displayed = (light: number): number => displayedParts(light) / parts

/** The same in whole parts of a step, 256 each: for pictures, where every pixel asks three times. */
export function displayedParts(light: number): number {
  const k = (light * steps) | 0
  return k <= 0 ? 0 : table[k < last ? k : last]!
}
