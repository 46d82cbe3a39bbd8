import type { Pixels } from '../../surface.ts'

/** Flat passages with firm edges, as a brush lays them: each pixel takes the mean of the calmest of the four quarters about it, `reach` pixels far (Kuwahara 1976, by summed areas). */
export function calmed({ width, height, rgba }: Pixels, reach: number): Pixels {
  const wide = width + 1
  const sums = new Float64Array(wide * (height + 1) * 4)
  for (let y = 0; y < height; y++) {
    const run = [0, 0, 0, 0]
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const light = 0.3 * rgba[at] + 0.6 * rgba[at + 1] + 0.1 * rgba[at + 2]
      run[0] += rgba[at]
      run[1] += rgba[at + 1]
      run[2] += rgba[at + 2]
      run[3] += light * light
      const to = ((y + 1) * wide + x + 1) * 4
      for (let k = 0; k < 4; k++) sums[to + k] = sums[to - wide * 4 + k] + run[k]
    }
  }
  const out = new Uint8ClampedArray(rgba.length).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let least = Infinity
      const to = (y * width + x) * 4
      for (let quarter = 0; quarter < 4; quarter++) {
        const left = Math.max(0, quarter & 1 ? x : x - reach)
        const right = Math.min(width, (quarter & 1 ? x + reach : x) + 1)
        const top = Math.max(0, quarter & 2 ? y : y - reach)
        const bottom = Math.min(height, (quarter & 2 ? y + reach : y) + 1)
        const share = 1 / ((right - left) * (bottom - top))
        const a = (bottom * wide + right) * 4
        const b = (top * wide + right) * 4
        const c = (bottom * wide + left) * 4
        const d = (top * wide + left) * 4
        const red = (sums[a] - sums[b] - sums[c] + sums[d]) * share
        const green = (sums[a + 1] - sums[b + 1] - sums[c + 1] + sums[d + 1]) * share
        const blue = (sums[a + 2] - sums[b + 2] - sums[c + 2] + sums[d + 2]) * share
        const light = 0.3 * red + 0.6 * green + 0.1 * blue
        const spread = (sums[a + 3] - sums[b + 3] - sums[c + 3] + sums[d + 3]) * share - light * light
        if (spread >= least) continue
        least = spread
        out[to] = red
        out[to + 1] = green
        out[to + 2] = blue
      }
    }
  }
  return { width, height, rgba: out }
}
