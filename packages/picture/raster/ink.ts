import { lerp, smooth } from '@toile/geometry'
import { grainSize } from './grain.ts'
import { brightest } from './light.ts'
import type { Mask } from './mask.ts'
import type { Shading } from './shading.ts'

/** Share of a piece of cloth that is left as paper. */
const litShare = 0.11

/** Ink and flat wash: a lit strip left as paper, one shadow tone, hatching in the depth. */
export function shadeInk(s: Shading): void {
  const { mask, optics, light, region, stage, rgba } = s
  const { pen } = stage
  const skin = optics.substance === 'skin'
  const hair = optics.substance === 'hair'
  const base = skin ? 0.1 : 0
  const form = s.form ?? light.diffuse
  const long = s.longForm ?? form
  const bright = skin || hair ? 0.93 * brightest(optics.wrap) : litFrom(long, mask)
  for (let y = 0; y < mask.height; y++) {
    const Y = y + region.y
    const grainRow = (Y & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const X = x + region.x
      const full = light.diffuse[i]
      const wander = s.drift ? s.drift[i] : 0
      const jitter = wander * 0.08
      const weight = (skin || hair ? 0.4 : 0.06) * smooth(3 * pen, 18 * pen, s.cushion[i])
      const lit = smooth(
        bright,
        bright + 0.025,
        full * weight + long[i] * (1 - weight) + jitter * (skin || hair ? 1 : 0.12),
      )
      const shade = full * 0.75 + form[i] * 0.25 + jitter
      const tone = 1 - smooth(0.64, 0.69, shade)
      const deep = 1 - smooth(0.4, 0.56, shade)
      let k = (1 - 0.17 * tone) * (1 + s.grain[grainRow + (X & (grainSize - 1))] * 0.09) * s.brightness
      if (s.weave) k *= 1 + (s.weave[i] - 1) * 0.8
      const left = skin ? 0.28 : hair ? 0.4 : 0.56 + 0.0013 * (rgba[j] * 0.3 + rgba[j + 1] * 0.6 + rgba[j + 2] * 0.1)
      const paper = Math.min(1, base + lit * left)
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

/** The light from which cloth is left as paper: its brightest tenth, but only where the form really turns to the lamp. */
function litFrom(long: Float32Array, mask: Mask): number {
  const bins = new Uint32Array(128)
  let count = 0
  for (let i = 0; i < long.length; i += 3) {
    if (!mask.alpha[i]) continue
    bins[Math.max(0, Math.min(127, ((long[i] - 0.8) * 196) | 0))]++
    count++
  }
  let rest = count * litShare
  let bin = 127
  while (bin > 0 && rest > bins[bin]) rest -= bins[bin--]
  return Math.max(1.035, 0.8 + bin / 196)
}

/** How much hatching ink lies at a pixel: slanted strokes, thicker in the depth, broken by the paper. */
function hatch({ stage }: Shading, x: number, y: number, deep: number): number {
  const { pen, wash, paper } = stage
  const stroke = (x * 0.82 + y * 0.57) / (5.2 * pen) + (wash(x / (40 * pen), y / (40 * pen)) - 0.5) * 0.7
  const off = Math.abs(stroke - Math.floor(stroke) - 0.5) * 2
  const thick = 0.3 * deep * (0.6 + 0.8 * paper(x / (9 * pen), y / (9 * pen)))
  return 1 - smooth(thick, thick + 0.22, off)
}
