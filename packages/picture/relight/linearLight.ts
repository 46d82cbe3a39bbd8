import { coded } from '@toile/craft/colors/coded.ts'
import { uncoded } from '@toile/craft/colors/uncoded.ts'

/** Amounts of light of the 256 steps of a colour on a screen, 1 is white (IEC 61966-2-1). */
export const linear = Float64Array.from({ length: 256 }, (_, i) => uncoded(i / 255))

const steps = 8192
const table = Float64Array.from({ length: steps + 2 }, (_, i) => 255 * coded(i / steps))

/** Above this lights roll off into white, so that no highlight is cut. */
const knee = 0.86
const above = 1 - knee

/** An amount of light as a step of a colour on a screen, 0..255 with fractions; what is brighter than white rolls off. */
export function displayed(light: number): number {
  const v = light > knee ? knee + above * (1 - Math.exp((knee - light) / above)) : light
  if (v <= 0) return 0
  const place = v * steps
  const k = Math.floor(place)
  return table[k]! + (table[k + 1]! - table[k]!) * (place - k)
}
