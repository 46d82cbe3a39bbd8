import { smooth } from '@toile/geometry'
import type { Shading } from './shading.ts'

/** Technical flat: white cloth with two faint greys. */
export function shadeFlat(s: Shading): void {
  const { mask, light, rgba } = s
  const form = s.form ?? light.diffuse
  const inside = s.brightness < 1 ? 0.86 : 1
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const q = light.diffuse[i] * 0.7 + form[i] * 0.3
      const k = (1 - 0.07 * (1 - smooth(0.6, 0.72, q)) - 0.07 * (1 - smooth(0.35, 0.5, q))) * inside
      rgba[i * 4] *= k
      rgba[i * 4 + 1] *= k
      rgba[i * 4 + 2] *= k
    }
  }
}
