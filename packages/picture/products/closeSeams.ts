import type { LookBuffer } from '../looks/bufferOn.ts'

/** Closes the hairlines through which a ground would shine where two pieces of cloth meet and each covers a pixel in part. */
export function closeSeams({ width, height, coverage }: LookBuffer): void {
  const wide = swept(swept(coverage, width, height, 1, Math.max), width, height, width, Math.max)
  const closed = swept(swept(wide, width, height, 1, Math.min), width, height, width, Math.min)
  for (let i = 0; i < coverage.length; i++) if (coverage[i]) coverage[i] = Math.max(coverage[i]!, closed[i]!)
}

/** The most or least of each pixel and its two neighbours, a step apart; at the border a pixel is its own neighbour. */
function swept(
  values: Uint8Array,
  width: number,
  height: number,
  step: number,
  pick: (a: number, b: number) => number,
): Uint8Array {
  const out = new Uint8Array(values.length)
  const across = step === 1
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const before = (across ? x : y) > 0 ? values[i - step]! : values[i]!
      const after = (across ? x < width - 1 : y < height - 1) ? values[i + step]! : values[i]!
      out[i] = pick(values[i]!, pick(before, after))
    }
  }
  return out
}
