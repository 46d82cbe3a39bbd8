import { grainSize } from './grain.ts'
import type { Shading } from './shading.ts'

/** Product illustration: continuous light with a cool shadow, weave and highlight. */
export function shadeRealistic(s: Shading): void {
  const { mask, optics, light, region, rgba } = s
  const { diffuse, shine } = light
  const room = 1 - optics.ambient
  const [shadeRed, shadeGreen, shadeBlue] = optics.substance === 'skin' ? [-0.1, 0.03, -0.1] : [0.07, 0.06, 0.05]
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const lit = diffuse[i]
      let k = lit < 1 ? optics.ambient + room * lit : 1 + Math.min(0.09, (lit - 1) * 0.2)
      k *= s.brightness
      if (s.weave) k *= s.weave[i]
      const shade = lit < 1 ? 1 - lit : 0
      const over =
        s.grain[grainRow + ((x + region.x) & (grainSize - 1))] * 4 + (shine ? shine[i] * optics.shine * 165 : 0)
      rgba[j] = rgba[j] * k * (1 - shadeRed * shade) + over
      rgba[j + 1] = rgba[j + 1] * k * (1 - shadeGreen * shade) + over
      rgba[j + 2] = rgba[j + 2] * k * (1 + shadeBlue * shade) + over
    }
  }
}
