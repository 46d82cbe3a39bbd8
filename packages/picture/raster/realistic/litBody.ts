import { grainSize } from '../grain.ts'
import type { Shading } from '../shading.ts'

/** Skin, hair and fittings in continuous light; skin is warm in shadow. */
export function shadeLitBody(s: Shading): void {
  const { mask, optics, light, region, rgba } = s
  const { diffuse, shine } = light
  const room = 1 - optics.ambient
  const [red, green, blue] = optics.substance === 'skin' ? [-0.1, 0.03, -0.1] : [0.07, 0.06, 0.05]
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const lit = diffuse[i]
      const k = (lit < 1 ? optics.ambient + room * lit : 1 + Math.min(0.1, (lit - 1) * 0.26)) * s.brightness
      const shade = lit < 1 ? 1 - lit : 0
      const grain = s.grain[grainRow + ((x + region.x) & (grainSize - 1))] * 2.5
      const glint = shine ? Math.min(0.9, shine[i] * optics.shine * 0.65) : 0
      const r = rgba[j] * k * (1 - red * shade)
      const g = rgba[j + 1] * k * (1 - green * shade)
      const b = rgba[j + 2] * k * (1 + blue * shade)
      rgba[j] = r + grain + (255 - r * 0.6) * glint
      rgba[j + 1] = g + grain + (255 - g * 0.6) * glint
      rgba[j + 2] = b + grain + (255 - b * 0.6) * glint
    }
  }
}
