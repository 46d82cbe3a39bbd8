import type { Color } from '@toile/craft/colors/color.ts'
import type { Light } from './light.ts'
import type { Mask } from './mask.ts'
import type { Optics } from './optics.ts'
import { fleckColors, type Weft } from './weave/weave.ts'

/** Share of its own colour that a fleck of yarn keeps. */
const fleckShare = 0.72

/** How much lighter or darker than its cloth a tonal fleck is, by its number. */
const fleckTones = [0, 0.3, -0.26, 0.5, -0.16, -0.42] as const

/** Lays base colour and opacity: sheer cloth thickens where it turns away, openwork leaves its holes. */
export function fillBase(
  rgba: Uint8ClampedArray,
  solid: Color | null,
  dyed: Uint8ClampedArray | null,
  light: Light,
  mask: Mask,
  { opacity, flecks }: Optics,
  weft: Weft | null,
): void {
  if (solid && opacity === 1 && !weft?.cover && !weft?.fleck) return fillPlain(rgba, solid, mask)
  const through = 1 - opacity
  const { alpha: covered } = mask
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      let alpha = covered[i]
      if (!alpha) continue
      const j = i * 4
      if (opacity < 1) {
        const slope = Math.sqrt(1 + light.slopeX[i] * light.slopeX[i] + light.slopeY[i] * light.slopeY[i])
        alpha *= 1 - through ** Math.min(3.1, slope)
      }
      if (weft?.cover) alpha *= Math.min(1, weft.cover[i])
      if (solid) {
        rgba[j] = solid.r
        rgba[j + 1] = solid.g
        rgba[j + 2] = solid.b
        rgba[j + 3] = alpha
      } else if (dyed) {
        rgba[j] = dyed[j]
        rgba[j + 1] = dyed[j + 1]
        rgba[j + 2] = dyed[j + 2]
        rgba[j + 3] = (alpha * dyed[j + 3]) / 255
      }
      if (weft?.fleck?.[i] && flecks === 'tonal') {
        const tone = fleckTones[weft.fleck[i]]
        for (let c = 0; c < 3; c++) rgba[j + c] += tone > 0 ? (255 - rgba[j + c]) * tone : rgba[j + c] * tone
      } else if (weft?.fleck?.[i]) {
        const fleck = fleckColors[weft.fleck[i]]
        rgba[j] += (fleck.r - rgba[j]) * fleckShare
        rgba[j + 1] += (fleck.g - rgba[j + 1]) * fleckShare
        rgba[j + 2] += (fleck.b - rgba[j + 2]) * fleckShare
      }
    }
  }
}

/** The same for what is of one colour and close: whole pixels at once. */
function fillPlain(rgba: Uint8ClampedArray, { r, g, b }: Color, { width, height, alpha, first, last }: Mask): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
  const color = new Uint32Array(Uint8ClampedArray.of(r, g, b, 0).buffer)[0]!
  for (let y = 0; y < height; y++)
    for (let i = y * width + first[y]!, end = y * width + last[y]!; i <= end; i++)
      if (alpha[i]) pixels[i] = color | (alpha[i]! << 24)
}
