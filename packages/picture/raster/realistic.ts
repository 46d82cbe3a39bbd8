import { smooth } from '@toile/geometry'
import { grainSize } from './grain.ts'
import { turned } from './inkCloth.ts'
import type { Shading } from './shading.ts'

/** Product illustration: continuous light with a cool shadow, weave, highlight and the glow of a nap. */
export function shadeRealistic(s: Shading): void {
  const { mask, optics, light, region, rgba, weft, stage } = s
  const { diffuse, shine } = light
  const room = 1 - optics.ambient
  const nap = optics.nap ?? 0
  const metallic = optics.metallic ?? 0
  const over = 0.1 + 0.3 * metallic
  const cloth = optics.substance === 'cloth'
  const edge = 11 * stage.pen
  // Shadows are cool on cloth and warm on skin.
  const [red, green, blue] = optics.substance === 'skin' ? [-0.1, 0.03, -0.1] : [0.07, 0.06, 0.05]
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const lit = diffuse[i]
      let k = lit < 1 ? optics.ambient + room * lit : 1 + Math.min(over, (lit - 1) * (0.26 + 0.5 * metallic))
      k *= s.brightness
      if (weft) k *= weft.tone[i]
      if (s.relief) k *= s.relief[i]
      if (cloth && s.cushion[i] < edge) k *= 1 - 0.1 * (1 - s.cushion[i] / edge) ** 2
      const shade = lit < 1 ? 1 - lit : 0
      const grain = s.grain[grainRow + ((x + region.x) & (grainSize - 1))] * 2.5
      let glint = shine ? shine[i] * optics.shine * 0.65 : 0
      if (nap) glint += nap * 0.5 * smooth(0.12, 0.62, turned(light.slopeX[i], light.slopeY[i]))
      if (weft?.sparkle) glint += weft.sparkle[i] * 0.75 * (0.4 + 0.6 * lit)
      if (glint > 0.9) glint = 0.9
      const own = 0.5 * metallic + (nap ? 0.35 : 0)
      const r = rgba[j] * k * (1 - red * shade)
      const g = rgba[j + 1] * k * (1 - green * shade)
      const b = rgba[j + 2] * k * (1 + blue * shade)
      rgba[j] = r + grain + (255 - (255 - rgba[j]) * own - r * 0.6) * glint
      rgba[j + 1] = g + grain + (255 - (255 - rgba[j + 1]) * own - g * 0.6) * glint
      rgba[j + 2] = b + grain + (255 - (255 - rgba[j + 2]) * own - b * 0.6) * glint
    }
  }
}
