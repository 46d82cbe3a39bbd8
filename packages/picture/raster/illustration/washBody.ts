import { clamp, lerp, smooth } from '@toile/geometry'
import { grainSize } from '../grain.ts'
import type { Shading } from '../shading.ts'

/** Skin and hair in watercolour: two glazes of shadow and a light left thin. */
export function shadeWashBody(s: Shading): void {
  const { mask, optics, light, region, rgba } = s
  const skin = optics.substance === 'skin'
  const glossy = optics.shine > 0.2 ? light.shine : null
  const form = s.form ?? light.diffuse
  const least = skin ? 0.06 : 0
  const thin = skin ? 0.22 : 0.34
  // Warm on skin, where a cool shadow looks like a bruise.
  const [red, green, blue] = skin ? [-0.06, 0.03, -0.07] : [0.05, 0.07, 0.06]
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const full = light.diffuse[i]
      const jitter = (s.drift ? s.drift[i] : 0) * 0.07
      const q = full * 0.7 + form[i] * 0.3 + jitter
      const first = 1 - smooth(0.76, 0.86, q)
      const second = 1 - smooth(0.46, 0.56, q)
      const lit = smooth(1.1, 1.2, form[i] * 0.6 + full * 0.4 + jitter * 1.4)
      const grain = s.grain[grainRow + ((x + region.x) & (grainSize - 1))]
      const k = (1 - 0.17 * first - 0.2 * second) * (1 + grain * 0.04) * s.brightness
      const shade = (first + second) * 0.5
      const wash = clamp(least + lit * thin, 0, 0.5)
      const glint = glossy ? smooth(0.66, 0.78, glossy[i] + jitter * 0.4) * 110 * optics.shine : 0
      rgba[j] = lerp(rgba[j] * k * (1 - red * shade), 253, wash) + glint
      rgba[j + 1] = lerp(rgba[j + 1] * k * (1 - green * shade), 251, wash) + glint
      rgba[j + 2] = lerp(rgba[j + 2] * k * (1 + blue * shade), 247, wash) + glint
    }
  }
}
