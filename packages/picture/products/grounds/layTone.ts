import type { Color } from '@toile/craft/colors/color.ts'

/** What a colour becomes where it is lighter or darker: the powers of red, green and blue. */
export type Bend = readonly [red: number, green: number, blue: number]

const levels = 2048
/** A dark colour varies as if it were a little lighter, else black had no grain. */
const lift = 14
/** How far the mean of a channel may be off what was asked, of 255. */
const allowed = 0.5
/** So far within the range of bytes the mean stays, so that white and black keep a grain; nobody sees it. */
const inner = 2.4

/**
 * The picture of one colour that is lighter and darker by a plane of tones (0 is the colour, -0.2 a fifth darker): its mean is the colour,
 * for which a tone that would leave the range of bytes varies less.
 */
export function layTone(
  tone: Float32Array,
  { r, g, b }: Color,
  bend: Bend = [1, 1, 1],
  alpha = 255,
): Uint8ClampedArray {
  const counts = new Float64Array(levels)
  const level = (value: number) => Math.max(0, Math.min(levels - 1, (value + 1) * (levels / 2))) | 0
  for (let i = 0; i < tone.length; i++) counts[level(tone[i]!)]! += 1
  const [reds, greens, blues] = [
    tableOf(counts, tone.length, r, bend[0]),
    tableOf(counts, tone.length, g, bend[1]),
    tableOf(counts, tone.length, b, bend[2]),
  ]
  const rgba = new Uint8ClampedArray(tone.length * 4)
  let chance = 1
  for (let i = 0, j = 0; i < tone.length; i++, j += 4) {
    const at = level(tone[i]!)
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0
    const rounding = chance / 4294967296 - 0.5
    rgba[j] = reds[at]! + rounding
    rgba[j + 1] = greens[at]! + rounding
    rgba[j + 2] = blues[at]! + rounding
    rgba[j + 3] = alpha
  }
  return rgba
}

/** The bytes of a channel at every tone, so that all pixels have the asked value as their mean. */
function tableOf(counts: Float64Array, total: number, color: number, power: number): Float32Array {
  const asked = Math.max(inner, Math.min(255 - inner, color))
  let table = new Float32Array(levels)
  for (let share = 1; share > 0.02; share *= 0.75) {
    const shape = Float32Array.from(
      { length: levels },
      (_, i) => (asked + lift) * Math.max(0.02, 1 + share * (((i + 0.5) * 2) / levels - 1)) ** power,
    )
    let [low, high] = [0.3, 3]
    for (let step = 0; step < 18; step++) {
      const gain = (low + high) / 2
      table = shape.map((value) => Math.max(0, Math.min(255, value * gain - lift)))
      if (meanOf(table, counts, total) < asked) low = gain
      else high = gain
    }
    // Beyond this the tones are only pressed against an end of the range.
    const pressed = table.reduce((sum, value, i) => sum + (value <= 0 || value >= 255 ? counts[i]! : 0), 0) / total
    if (Math.abs(meanOf(table, counts, total) - asked) <= allowed && pressed < 0.25) return table
  }
  return table
}

function meanOf(table: Float32Array, counts: Float64Array, total: number): number {
  let sum = 0
  for (let i = 0; i < levels; i++) sum += table[i]! * counts[i]!
  return sum / total
}
