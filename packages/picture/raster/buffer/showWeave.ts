import type { Mask } from '../mask.ts'
import type { Weft } from '../weave/weave.ts'

/** Share of a weave's brightness that is colour of its yarns; the rest is relief, and light's. */
const dyed = 0.55

/** Lets a weave show in the colour of a cloth that is not lit. */
export function showWeave(rgba: Uint8ClampedArray, mask: Mask, weft: Weft | null): void {
  if (!weft) return
  for (let y = 0; y < mask.height; y++) {
    for (let i = y * mask.width + mask.first[y], end = y * mask.width + mask.last[y]; i <= end; i++) {
      const k = 1 + (weft.tone[i] - 1) * dyed
      rgba[i * 4] *= k
      rgba[i * 4 + 1] *= k
      rgba[i * 4 + 2] *= k
    }
  }
}
