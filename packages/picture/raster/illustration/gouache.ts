import { smooth } from '@toile/geometry'
import { grainSize } from '../grain.ts'
import { turned } from '../turned.ts'
import type { ClothShading } from '../shading.ts'
import { count, folded, onLitSide, openTally, settle } from '../trueColor.ts'

/** Cloth in gouache: the asked colour as a flat plane, a dry-brushed turn into shade, crisp shadows of folds, lights on the crests, light thrown back into the shadow's rim. */
export function shadeGouache(s: ClothShading): void {
  const { mask, optics, light, region, stage, rgba, weft, depths } = s
  const { pen, wash } = stage
  const { texture } = stage.hand
  const { shine } = light
  const form = s.form ?? light.diffuse
  const long = s.longForm ?? form
  const nap = optics.nap ?? 0
  const metallic = optics.metallic ?? 0
  const soft = optics.handle.soft * 0.45
  const gloss = optics.shine > 0.1 && shine ? Math.min(0.72, optics.shine * 1.25) : 0
  const leathery = optics.weave === 'grain'
  const tally = openTally()
  const kept = new Float32Array(rgba.length / 4)
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const at = i + depths.inward[i]
      const grain = s.grain[grainRow + ((x + region.x) & (grainSize - 1))]
      const wander = s.drift ? s.drift[i] : 0
      const streak = (wash((x + region.x) / (3.2 * pen) + wander * 2, (y + region.y) / (110 * pen)) - 0.5) * texture
      const d = light.diffuse[at] - form[at]
      const cavity = depths.cavity[at]
      const cast = depths.cast[at]
      const turn = long[at] + wander * 0.06 + grain * 0.07 + streak * 0.12
      const core = 1 - smooth(0.765, 0.835, turn)
      const hollow = -d + cavity * 0.09
      const fold = smooth(0.085, 0.115 + 0.12 * soft, hollow + grain * 0.025) * (1 - 0.4 * core)
      const first = 1 - (1 - core) * (1 - fold * 0.92) * (1 - cast * 0.85)
      const second = Math.max(
        smooth(0.27, 0.31 + 0.1 * soft, hollow + grain * 0.05 + core * 0.08),
        0.75 * (1 - smooth(0.36, 0.52, turn)),
        cast * core * 0.8,
      )
      const r0 = rgba[j]
      const g0 = rgba[j + 1]
      const b0 = rgba[j + 2]
      const value = (r0 * 0.3 + g0 * 0.6 + b0 * 0.1) / 255
      const pale = smooth(0.55, 0.95, value)
      const dark = 1 - smooth(0.05, 0.3, value)
      let crest = smooth(
        0.09,
        0.17 + 0.28 * optics.handle.soft,
        d + Math.max(0, long[at] - 1) * 0.35 + grain * 0.05 - cavity * 0.03,
      )
      crest *= 1 - core * 0.7
      let k = 1 - (0.25 - 0.12 * pale + 0.06 * metallic) * first - (0.24 - 0.15 * pale + 0.1 * dark) * second
      k *= s.brightness
      k *= 1 + (grain * 0.05 + streak * 0.05 + wander * 0.05) * (1 - 0.75 * pale)
      if (weft) k *= 1 + (weft.tone[i] - 1) * (0.85 + 0.4 * first)
      if (s.relief) k *= 1 + (s.relief[i] - 1) * 0.8
      const near = depths.near[i]
      let bounce = 0
      if (near < 22 * pen) {
        const facing = depths.facing[i]
        bounce =
          smooth(0.15, 0.7, -facing) * smooth(2.5 * pen, 6 * pen, near) * (1 - smooth(9 * pen, 20 * pen, near)) * core
        k *= 1 - 0.12 * (1 - smooth(0, 3.2 * pen, near)) * smooth(-0.2, 0.6, -facing)
      }
      let veil = (0.16 - 0.05 * pale + 0.05 * dark) * crest
      if (gloss && shine) {
        const edge = leathery ? 0.08 : 0.14
        const glint = shine[at] + grain * 0.1 + d * 0.25
        veil = Math.max(
          veil,
          gloss * (0.5 * smooth(0.3, 0.3 + edge * 2, glint) + 0.5 * smooth(0.62, 0.62 + edge, glint)),
        )
      }
      if (nap) veil = Math.max(veil, nap * 0.5 * smooth(0.24, 0.46, turned(light.slopeX[at], light.slopeY[at])))
      if (weft?.sparkle) veil = Math.max(veil, weft.sparkle[i] * 0.8)
      const own = Math.max(0.45 * metallic, nap ? 0.45 : 0)
      const most = Math.max(r0, g0, b0)
      const shade = Math.min(1, first * 0.6 + second * 0.5)
      const rich = (0.22 + 0.2 * pale) * shade
      const r = (r0 - (most - r0) * rich) * k * (1 - (0.05 + 0.05 * pale) * shade) + bounce * (26 + 44 * value)
      const g = (g0 - (most - g0) * rich) * k * (1 - (0.05 + 0.02 * pale) * shade) + bounce * (20 + 30 * value)
      const b =
        (b0 - (most - b0) * rich) * k * (1 + (0.07 - 0.02 * pale) * shade) +
        bounce * (18 + 14 * value) +
        dark * shade * 5
      const out = [
        r + (255 - (255 - r0) * own - r) * veil,
        g + (251 - (251 - g0) * own - g) * veil,
        b + (240 - (240 - b0) * own - b) * veil,
      ]
      const lit = first < 0.15 && veil < 0.06 ? 1 : 0
      const weight = lit ? 1 : onLitSide(long[at]) ? folded : 0
      if (weight) count(tally, weight, r0 * s.brightness, g0 * s.brightness, b0 * s.brightness, out[0], out[1], out[2])
      kept[i] = Math.min(1, veil * 1.5)
      rgba[j] = out[0]
      rgba[j + 1] = out[1]
      rgba[j + 2] = out[2]
    }
  }
  settle(rgba, mask, tally, kept)
}
