import { coded } from '@toile/craft/colors/coded.ts'
import { uncoded } from '@toile/craft/colors/uncoded.ts'

const displaySteps = 4096

/** Light of a display value 0..255. */
export const lightOf = Float32Array.from({ length: 256 }, (_, value) => uncoded(value / 255))

const displays = Float32Array.from({ length: displaySteps + 1 }, (_, step) => {
  // Steps are finer in the dark, where the eye is.
  return 255 * coded((step / displaySteps) ** 2)
})

/** Display value of an amount of light; what is brighter than paper rolls off into white. */
export function displayOf(light: number): number {
  const held = light > 0.82 ? 1 - 0.18 * Math.exp((0.82 - light) / 0.18) : light
  return displays[(Math.sqrt(held < 0 ? 0 : held) * displaySteps + 0.5) | 0]
}
