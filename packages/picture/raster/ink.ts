import { lerp, smooth } from '@toile/geometry'
import { grainSize } from './grain.ts'
import { brightest } from './light.ts'
import type { Shading } from './shading.ts'

/** Ink and flat wash: a lit strip left as paper, one shadow tone, hatching in the depth. */
export function shadeInk(s: Shading): void {
  const { mask, optics, light, region, stage, rgba } = s
  const { pen } = stage
  const skin = optics.substance === 'skin'
  const hair = optics.substance === 'hair'
  const most = brightest(optics.wrap)
  const paperShare = skin ? 0.28 : hair ? 0.4 : 0.85
  const base = skin ? 0.1 : 0
  const form = s.form ?? light.diffuse
  const long = s.longForm ?? form
  for (let y = 0; y < mask.height; y++) {
    const Y = y + region.y
    const grainRow = (Y & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const X = x + region.x
      const full = light.diffuse[i]
      const jitter = s.drift[i] * 0.08
      const weight = 0.4 * smooth(3 * pen, 18 * pen, s.cushion[i])
      const lit = smooth(0.93, 0.955, (full * weight + long[i] * (1 - weight) + jitter) / most)
      const shade = full * 0.75 + form[i] * 0.25 + jitter
      const tone = 1 - smooth(0.64, 0.69, shade)
      const deep = 1 - smooth(0.4, 0.56, shade)
      let k = (1 - 0.17 * tone) * (1 + s.grain[grainRow + (X & (grainSize - 1))] * 0.09) * s.brightness
      if (s.weave) k *= 1 + (s.weave[i] - 1) * 0.8
      const paper = Math.min(1, base + lit * paperShare)
      let r = lerp(rgba[j] * k, 253, paper)
      let g = lerp(rgba[j + 1] * k, 252, paper)
      let b = lerp(rgba[j + 2] * k, 249, paper)
      if (deep > 0.02 && !hair) {
        const ink = hatch(s, X, Y, deep) * (skin ? 0.4 : 0.72)
        r = lerp(r, 28, ink)
        g = lerp(g, 25, ink)
        b = lerp(b, 28, ink)
      }
      rgba[j] = r
      rgba[j + 1] = g
      rgba[j + 2] = b
    }
  }
}

/** How much hatching ink lies at a pixel: slanted strokes, thicker in the depth, broken by the paper. */
function hatch({ stage }: Shading, x: number, y: number, deep: number): number {
  const { pen, wash, paper } = stage
  const stroke = (x * 0.82 + y * 0.57) / (5.2 * pen) + (wash(x / (40 * pen), y / (40 * pen)) - 0.5) * 0.7
  const off = Math.abs(stroke - Math.floor(stroke) - 0.5) * 2
  const thick = 0.3 * deep * (0.6 + 0.8 * paper(x / (9 * pen), y / (9 * pen)))
  return 1 - smooth(thick, thick + 0.22, off)
}
