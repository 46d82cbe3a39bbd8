/** Values of a channel that are counted together. */
const coarse = 4
const counts = 256 >> coarse

/** The colour that most of a picture is of, as 0xrrggbb, so that a recolouring has something to begin from; nothing where all is transparent. */
export function mainColor(pixels: Uint8ClampedArray): number | null {
  const sums = new Float64Array(counts * counts * counts * 4)
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3]!
    if (alpha === 0) continue
    const [red, green, blue] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!]
    const at = (((red >> coarse) * counts + (green >> coarse)) * counts + (blue >> coarse)) * 4
    sums[at] = sums[at]! + red * alpha
    sums[at + 1] = sums[at + 1]! + green * alpha
    sums[at + 2] = sums[at + 2]! + blue * alpha
    sums[at + 3] = sums[at + 3]! + alpha
  }
  let best = -1
  let most = 0
  for (let at = 0; at < sums.length; at += 4)
    if (sums[at + 3]! > most) {
      most = sums[at + 3]!
      best = at
    }
  if (best < 0) return null
  const mean = (channel: number) => Math.round((sums[best + channel] ?? 0) / most)
  return mean(0) * 65536 + mean(1) * 256 + mean(2)
}
