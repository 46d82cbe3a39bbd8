import type { Mask } from '../mask.ts'

/** The light of a large form carried down to its lower edge: a cushion closes there, cloth hangs on, and its shade must not stop above the hem. */
export function toHem(form: Float32Array, mask: Mask, reach: number): Float32Array {
  const { width, height, alpha, first, last } = mask
  const out = form.slice()
  const left = new Float32Array(width).fill(-1)
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) if (!alpha[y * width + x]) left[x] = -1
    for (let x = first[y], i = y * width + x; x <= last[y]; x++, i++) {
      if (!alpha[i]) continue
      const below = ++left[x]
      if (below >= reach) continue
      const from = y - Math.round(reach - below)
      if (from < 0 || last[from] <= first[from]) continue
      const over = (x - first[y]) / Math.max(1, last[y] - first[y])
      const source = from * width + Math.round(first[from] + over * (last[from] - first[from]))
      if (alpha[source] === 255 && form[source] < out[i]) out[i] = form[source]
    }
  }
  return out
}
