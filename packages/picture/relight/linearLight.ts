import { coded } from '@toile/craft/colors/coded.ts'
import { uncoded } from '@toile/craft/colors/uncoded.ts'

/** Amounts of light of the 256 steps of a colour on a screen, 1 is white (IEC 61966-2-1). */
export const linear = Float64Array.from({ length: 256 }, (_, i) => uncoded(i / 255))

/** Above this lights roll off into white, so that no highlight is cut. */
const knee = 0.86
const above = 1 - knee
const rolled = (light: number) => (light > knee ? knee + above * (1 - Math.exp((knee - light) / above)) : light)

/** Steps of an amount of light that the table holds, and the amount at which all is white. */
const steps = 8192
const whitest = 2
const last = steps * whitest
const table = Float32Array.from({ length: last + 2 }, (_, i) => 255 * coded(rolled(i / steps)))

/** An amount of light as a step of a colour on a screen, 0..255 with fractions; what is brighter than white rolls off. */
export function displayed(light: number): number {
  const place = light * steps
  if (place <= 0) return 0
  if (place >= last) return 255
  const k = place | 0
  const step = table[k]!
  return step + (table[k + 1]! - step) * (place - k)
}
