import { lerp, smooth } from '@toile/geometry'
import { hatch } from './hatch.ts'
import type { Shading } from './shading.ts'

/** Light of the large form from which the brush lifts before the edge. */
const bright = 1.03

/** Cloth in ink: a flat wash whose brush lifted before the lit edge, one clear shadow, sparse hatching in the depth; the weave shows where the shadow lies. */
export function shadeInkCloth(s: Shading): void {
  const { mask, optics, light, region, stage, rgba, weft } = s
  const { pen } = stage
  const { shine } = light
  const form = s.form ?? light.diffuse
  const long = s.longForm ?? form
  const gloss = Math.min(0.9, optics.shine * 1.7)
  const nap = optics.nap ?? 0
  const metallic = optics.metallic ?? 0
  const rim = 60 * pen
  const depth = 0.2 + 0.22 * metallic
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const full = light.diffuse[i]
      const jitter = (s.drift ? s.drift[i] : 0) * 0.05
      const shade = full * 0.56 + form[i] * 0.44 + jitter
      const tone = 1 - smooth(0.655, 0.685, shade)
      const black = 0.75 * (1 - smooth(40, 105, rgba[j] * 0.3 + rgba[j + 1] * 0.6 + rgba[j + 2] * 0.1))
      let k = (1 - depth * tone) * s.brightness
      if (weft) k *= 1 + (weft.tone[i] - 1) * (0.75 + 0.6 * tone)
      if (s.relief) k *= 1 + (s.relief[i] - 1) * 0.8
      let paper = 0
      if (s.cushion[i] < rim && long[i] > bright) {
        const broad = (4.4 + 7 * (s.drift ? s.drift[i] : 0)) * pen
        paper =
          smooth(bright, bright + 0.03, long[i]) *
          smooth(-0.7 * pen, 0.7 * pen, broad - inset(s.cushion, i, mask.width))
      }
      if (paper > 0) paper *= 0.62 + 0.0013 * (rgba[j] * 0.3 + rgba[j + 1] * 0.6 + rgba[j + 2] * 0.1)
      if (shine && gloss > 0.2) paper = Math.max(paper, gloss * smooth(0.5, 0.56, shine[i]))
      if (nap)
        paper = Math.max(
          paper,
          nap * 0.6 * smooth(0.3, 0.42, turned(light.slopeX[i], light.slopeY[i])) * (1 - tone * 0.6),
        )
      if (weft?.sparkle) paper = Math.max(paper, weft.sparkle[i] * 0.85)
      const cool = 1 + 0.04 * tone
      let r = lerp(rgba[j] * k, 253, paper)
      let g = lerp(rgba[j + 1] * k, 252, paper)
      let b = lerp(rgba[j + 2] * k * cool, 249, paper)
      const deep = 1 - smooth(0.34, 0.47, shade)
      if (deep > 0.02) {
        const ink = Math.max(hatch(stage, x + region.x, y + region.y, deep, 6.6) * 0.62, black * deep)
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

/** How far a surface turns away from the viewer, 0..1. */
export const turned = (slopeX: number, slopeY: number): number =>
  1 - 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)

/** Pixels to the edge, which the half circle of a cushion tells by its height and slope. */
function inset(cushion: Float32Array, i: number, width: number): number {
  const gx = cushion[i + 1] - cushion[i - 1]
  const gy = cushion[i + width] - cushion[i - width]
  const run = cushion[i] * Math.sqrt(gx * gx + gy * gy) * 0.5
  return Math.sqrt(cushion[i] * cushion[i] + run * run) - run
}
