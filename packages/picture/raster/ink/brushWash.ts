import { lerp, smooth } from '@toile/geometry'
import { grainSize } from '../grain.ts'
import { turned } from '../turned.ts'
import type { ClothShading } from '../shading.ts'
import { count, folded, onLitSide, openTally, settle } from '../trueColor.ts'

/** A channel of pigment laid `density` times as thick: 1 is the asked colour, 0 bare paper. */
const laid = (channel: number, density: number) => 255 * (Math.max(3, channel) / 255) ** density

/** Cloth in ink: one wet wash that stops short of the light and dries with a rim, a second wash with a wet edge, black where cloth meets cloth. */
export function shadeBrushWash(s: ClothShading): void {
  const { mask, optics, light, region, stage, rgba, weft, depths } = s
  const { pen, wash, paper: tooth } = stage
  const { texture } = stage.hand
  const { shine } = light
  const form = s.form ?? light.diffuse
  const long = s.longForm ?? form
  const gloss = optics.shine > 0.1 ? Math.min(1, optics.shine * 1.9) : 0
  const nap = optics.nap ?? 0
  const soft = optics.handle.soft
  const { r: groundR, g: groundG, b: groundB } = stage.ground
  const tally = openTally()
  const kept = new Float32Array(rgba.length / 4)
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const at = i + depths.inward[i]
      const px = (x + region.x) / pen
      const py = (y + region.y) / pen
      const grain = s.grain[grainRow + ((x + region.x) & (grainSize - 1))]
      const wander = s.drift ? s.drift[i] : 0
      const d = light.diffuse[at] - form[at]
      const cavity = depths.cavity[at]
      const near = depths.near[i]
      const facing = depths.facing[i]
      const r0 = rgba[j]
      const g0 = rgba[j + 1]
      const b0 = rgba[j + 2]
      const value = (r0 * 0.3 + g0 * 0.6 + b0 * 0.1) / 255
      const pale = smooth(0.6, 0.95, value)
      const dark = 1 - smooth(0.04, 0.22, value)
      // The brush lifts before the lit edge and on crests; how far wanders along the edge.
      const ragged = wash(px / 48, py / 130) * 0.8 + wash(px / 17, py / 44) * 0.16 + wash(px / 4, py / 6) * 0.04
      const gap = (1 + 13 * ragged * ragged) * smooth(0.1, 0.75, facing) * smooth(1, 1.07, long[at])
      const crestOpen = smooth(
        0.25 + 0.12 * soft,
        0.33 + 0.14 * soft,
        d + Math.max(0, long[at] - 1) * 0.8 + (ragged - 0.6) * 0.2,
      )
      let open = Math.max(smooth(-0.9, 0.9, gap - near / pen), crestOpen * (0.55 + 0.35 * dark) * (1 - pale * 0.4))
      let rim = gap > 2 ? Math.exp(-(((near / pen - gap - 2.2) / 1.7) ** 2)) * smooth(3, 8, gap) : 0
      if (shine && gloss > 0.2) {
        const glint = shine[at] + d * 0.3 + grain * 0.08
        open = Math.max(open, gloss * smooth(0.4, 0.53, glint))
        rim = Math.max(rim, 0.7 * gloss * smooth(0.36, 0.42, glint) * (1 - smooth(0.42, 0.47, glint)))
      }
      if (nap) open = Math.max(open, nap * 0.5 * smooth(0.3, 0.42, turned(light.slopeX[at], light.slopeY[at])))
      if (weft?.sparkle) open = Math.max(open, weft.sparkle[i] * 0.85)
      // Second wash: shade of the form and of folds as one shape with a wet edge.
      const turn = Math.min(long[at] + wander * 0.09 + (ragged - 0.5) * 0.05 + 0.12, 1.2)
      const shade = Math.min(turn - 0.05, 0.88 - (-d + cavity * 0.07 + grain * 0.03) * 1.0)
      const from = 0.74
      const wide = 0.03 + 0.05 * soft
      let second = 1 - smooth(from - wide, from, shade)
      second = Math.max(second, depths.cast[at] * 0.9)
      const edge = Math.exp(-(((shade - from + 0.045) / 0.025) ** 2)) * 0.2 * second
      const pool = (wash(px / 95 + 7, py / 120 + 3) - 0.5) * 0.26 + wander * 0.16
      const valley = (tooth(px / 1.7, py / 1.7) - 0.5) * 0.42 + grain * 0.34
      const body = 1 - 0.35 * pale
      let density = 1 + (pool + valley * (0.5 + 0.5 * second)) * (0.55 + 0.45 * (1 - dark)) * texture + 0.6 * rim
      density += (0.62 - 0.2 * pale) * second + edge * 2.4 + 0.12 * smooth(0, 1, 1 - near / (3 * pen)) * body
      if (weft) density -= (weft.tone[i] - 1) * (0.9 + 0.6 * second) * 1.4
      if (s.relief) density += (1 - s.relief[i]) * 1.2
      let r = laid(r0, density)
      let g = laid(g0, density)
      let b = laid(b0, density)
      const grey = second * (0.06 + 0.14 * pale)
      r *= 1 - grey * 1.15
      g *= 1 - grey * 0.95
      b *= 1 - grey * 0.55
      if (s.brightness < 1) {
        r *= s.brightness
        g *= s.brightness
        b *= s.brightness
      }
      // Spot black: deep folds and, on dark cloth, all of the shade.
      const deep =
        smooth(0.46, 0.5, -d + cavity * 0.1 + grain * 0.06) * (0.12 + 0.3 * (1 - pale)) * (0.4 + 0.6 * second)
      const spot = Math.max(deep, dark * second * 0.75)
      r = lerp(r, 22, spot)
      g = lerp(g, 20, spot)
      b = lerp(b, 24, spot)
      const lit = second < 0.1 && open < 0.05 && rim < 0.1 && spot < 0.05
      if (s.brightness < 1) open *= 0.2
      kept[i] = Math.max(open, spot)
      const cover = 1 - open * 0.94
      r = lerp(groundR, r, cover)
      g = lerp(groundG, g, cover)
      b = lerp(groundB, b, cover)
      const weight = lit ? 1 : onLitSide(long[at]) ? folded : 0
      if (weight) count(tally, weight, r0 * s.brightness, g0 * s.brightness, b0 * s.brightness, r, g, b)
      rgba[j] = r
      rgba[j + 1] = g
      rgba[j + 2] = b
    }
  }
  settle(rgba, mask, tally, kept)
}
