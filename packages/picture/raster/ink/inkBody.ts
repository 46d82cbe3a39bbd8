import { lerp, smooth } from '@toile/geometry'
import { hatch } from '../hatch.ts'
import { brightest } from '../light.ts'
import type { Shading } from '../shading.ts'

/** Skin and hair in ink: a light left thin, one shadow tone, hatching in the depth of skin. */
export function shadeInkBody(s: Shading): void {
  const { mask, optics, light, region, stage, rgba } = s
  const { pen } = stage
  const skin = optics.substance === 'skin'
  const base = skin ? 0.1 : 0
  const left = skin ? 0.28 : 0.4
  const form = s.form ?? light.diffuse
  const bright = 0.93 * brightest(optics.wrap)
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const full = light.diffuse[i]
      const jitter = (s.drift ? s.drift[i] : 0) * 0.08
      const weight = 0.4 * smooth(3 * pen, 18 * pen, s.cushion[i])
      const lit = smooth(bright, bright + 0.025, full * weight + form[i] * (1 - weight) + jitter)
      const shade = full * 0.75 + form[i] * 0.25 + jitter
      const k = (1 - 0.17 * (1 - smooth(0.64, 0.69, shade))) * s.brightness
      const paper = Math.min(1, base + lit * left)
      const deep = skin ? 1 - smooth(0.4, 0.56, shade) : 0
      const ink = deep > 0.02 ? hatch(stage, x + region.x, y + region.y, deep, 5.2) * 0.4 : 0
      rgba[j] = lerp(lerp(rgba[j] * k, 253, paper), 28, ink)
      rgba[j + 1] = lerp(lerp(rgba[j + 1] * k, 252, paper), 25, ink)
      rgba[j + 2] = lerp(lerp(rgba[j + 2] * k, 249, paper), 28, ink)
    }
  }
}
