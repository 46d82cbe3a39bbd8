import type { Pixels } from '../surface.ts'

/** For each of 256 steps of a channel the one that it becomes, with fractions. */
export type Tone = ArrayLike<number>

/** A picture with each channel through its own table. */
export function toned({ width, height, rgba }: Pixels, red: Tone, green: Tone, blue: Tone): Pixels {
  const out = rgba.slice()
  for (let j = 0; j < out.length; j += 4) {
    out[j] = red[rgba[j]!]!
    out[j + 1] = green[rgba[j + 1]!]!
    out[j + 2] = blue[rgba[j + 2]!]!
  }
  return { width, height, rgba: out }
}

/** The table of a function of a channel's step, 0..255. */
export const toneOf = (of: (step: number) => number): Tone => Float64Array.from({ length: 256 }, (_, step) => of(step))
