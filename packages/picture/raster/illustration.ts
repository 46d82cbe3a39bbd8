import { clamp, lerp, smooth } from '@toile/geometry'
import { grainSize } from './grain.ts'
import type { Shading } from './shading.ts'

/** Gouache and watercolour: flat wash, two glazes of shadow, a lit strip, pigment drift, pooled edges, paper grain. */
export function shadeIllustration(s: Shading): void {
  const { mask, optics, light, region, stage, rgba } = s
  const { pen } = stage
  const skin = optics.substance === 'skin'
  const cloth = optics.substance === 'cloth'
  const glossy = optics.shine > 0.2 ? light.shine : null
  const form = s.form ?? light.diffuse
  const grainStrength = skin ? 0.07 : 0.14
  // Shadows are cool on cloth and warm on skin, where a cool one looks like a bruise.
  const [shadeRed, shadeGreen, shadeBlue] = skin ? [-0.06, 0.03, -0.07] : [0.05, 0.07, 0.06]
  const pigmentStrength = skin ? 0.12 : 0.07
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const full = light.diffuse[i]
      const large = form[i]
      const wander = s.drift ? s.drift[i] : 0
      const jitter = wander * 0.07
      const q = full * 0.7 + large * 0.3 + jitter
      const first = 1 - smooth(0.76, 0.86, q)
      const second = 1 - smooth(0.46, 0.56, q)
      const lit = smooth(1.1, 1.2, large * 0.6 + full * 0.4 + jitter * 1.4)
      const grain = s.grain[grainRow + ((x + region.x) & (grainSize - 1))]
      let k =
        (1 - 0.17 * first - 0.2 * second) *
        (1 + grain * grainStrength) *
        (1 + (s.pigment ? s.pigment[i] : 0) * pigmentStrength)
      k *= s.brightness
      if (s.weave) k *= 1 + (s.weave[i] - 1) * 0.8
      if (cloth && s.cushion[i] < 12 * pen) {
        const dark = 1 - (rgba[j] * 0.3 + rgba[j + 1] * 0.6 + rgba[j + 2] * 0.1) / 255
        k *= 1 - (0.05 + 0.17 * dark) * (1 - smooth(2 * pen, 12 * pen, s.cushion[i]))
      }
      const shade = (first + second) * 0.5
      const wash = clamp((skin ? 0.06 : 0) + lit * (skin ? 0.22 : 0.34) + wander * (skin ? 0.1 : 0.04), 0, 0.5)
      let r = lerp(rgba[j] * k * (1 - shadeRed * shade), 253, wash)
      let g = lerp(rgba[j + 1] * k * (1 - shadeGreen * shade), 251, wash)
      let b = lerp(rgba[j + 2] * k * (1 + shadeBlue * shade), 247, wash)
      if (glossy) {
        const glint = smooth(0.66, 0.78, glossy[i] + jitter * 0.4) * 110 * optics.shine
        r += glint
        g += glint
        b += glint
      }
      rgba[j] = r
      rgba[j + 1] = g
      rgba[j + 2] = b
    }
  }
}
