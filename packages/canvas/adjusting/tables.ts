import type { Run } from './form.ts'

/** What each value of a channel becomes. */
export type Table = Uint8ClampedArray

/** A table by a rule for one value. */
export const tableOf = (rule: (value: number) => number): Table =>
  Uint8ClampedArray.from({ length: 256 }, (_, value) => rule(value))

/** Takes every pixel through a table for each channel; alpha stays. */
export function throughTables(red: Table, green: Table = red, blue: Table = red): Run {
  const low = Int32Array.from(red)
  const mid = Int32Array.from(green, (value) => value << 8)
  const high = Int32Array.from(blue, (value) => value << 16)
  return ({ pixels }) => {
    const out = Uint8ClampedArray.from(pixels)
    const words = new Int32Array(out.buffer)
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!
      words[i] = (word & 0xff000000) | low[word & 255]! | mid[(word >>> 8) & 255]! | high[(word >>> 16) & 255]!
    }
    return out
  }
}
