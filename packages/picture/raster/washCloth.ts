import { smooth } from '@toile/geometry'
import { grainSize } from './grain.ts'
import { turned } from './inkCloth.ts'
import type { Shading } from './shading.ts'

/** Cloth in gouache: a flat luminous wash, two crisp glazes whose pigment gathers at their edge, a tooth that dark paint shows and pale paint does not. */
export function shadeWashCloth(s: Shading): void {
  const { mask, optics, light, region, stage, rgba, weft } = s
  const { pen } = stage
  const { shine } = light
  const form = s.form ?? light.diffuse
  const nap = optics.nap ?? 0
  const metallic = optics.metallic ?? 0
  const firstGlaze = 0.15 + 0.1 * metallic
  const secondGlaze = 0.19 + 0.1 * metallic
  const gloss = optics.shine > 0.12 && shine ? Math.min(0.62, optics.shine * 1.15) : 0
  const edge = 7 * pen
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const grain = s.grain[grainRow + ((x + region.x) & (grainSize - 1))]
      const full = light.diffuse[i]
      const wander = s.drift ? s.drift[i] : 0
      const q = full * 0.52 + form[i] * 0.48 + wander * 0.045
      const first = 1 - smooth(0.795, 0.825, q)
      const second = 1 - smooth(0.5, 0.535, q)
      const dark = 1 - (rgba[j] * 0.3 + rgba[j + 1] * 0.6 + rgba[j + 2] * 0.1) / 255
      const pooled = first > 0 ? first * smooth(0.745, 0.805, q) + second * 0.6 * smooth(0.45, 0.51, q) : 0
      let k = (1 - firstGlaze * first - secondGlaze * second - 0.055 * pooled) * s.brightness
      k *= 1 + grain * (0.012 + 0.075 * dark) + wander * 0.05 * dark
      if (weft) k *= 1 + (weft.tone[i] - 1) * (0.8 + 0.35 * first)
      if (s.relief) k *= 1 + (s.relief[i] - 1) * 0.8
      if (s.cushion[i] < edge) k *= 1 - (0.02 + 0.09 * dark) * (1 - s.cushion[i] / edge)
      const shade = (first + second) * 0.5
      let veil = 0.07 * smooth(1.06, 1.2, form[i] * 0.6 + full * 0.4)
      if (gloss && shine)
        veil = Math.max(
          veil,
          gloss * smooth(0.42, 0.52, shine[i] + grain * 0.06) * (0.55 + 0.45 * smooth(0.7, 0.8, shine[i])),
        )
      if (nap) veil = Math.max(veil, nap * 0.5 * smooth(0.24, 0.46, turned(light.slopeX[i], light.slopeY[i])))
      if (weft?.sparkle) veil = Math.max(veil, weft.sparkle[i] * 0.8)
      const own = Math.max(0.45 * metallic, nap ? 0.45 : 0)
      const most = Math.max(rgba[j], rgba[j + 1], rgba[j + 2])
      const rich = 0.16 * shade
      const r = (rgba[j] - (most - rgba[j]) * rich) * k * (1 - 0.035 * shade)
      const g = (rgba[j + 1] - (most - rgba[j + 1]) * rich) * k * (1 - 0.055 * shade)
      const b = (rgba[j + 2] - (most - rgba[j + 2]) * rich) * k * (1 + 0.05 * shade)
      rgba[j] = r + (255 - (255 - rgba[j]) * own - r) * veil
      rgba[j + 1] = g + (252 - (252 - rgba[j + 1]) * own - g) * veil
      rgba[j + 2] = b + (244 - (244 - rgba[j + 2]) * own - b) * veil
    }
  }
}
