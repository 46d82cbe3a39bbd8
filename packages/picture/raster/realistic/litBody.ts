import { smooth } from '@toile/geometry'
import { grainSize } from '../grain.ts'
import type { Shading } from '../shading.ts'
import { keyLight, roomLight } from './keyLight.ts'
import { displayOf, lightOf } from './linear.ts'
import { textureAt } from '../textureAt.ts'

/** Skin, hair, shoes and fittings in the same light as the cloth. */
export const shadeLitBody = (s: Shading): void => (s.optics.substance === 'skin' ? shadeSkin(s) : shadeStrands(s))

/** How far from where the oil shines most it still does. */
const oily = 2.45

/** A face is rounder than the cushion under its features. */
const round = 1.35

/** Skin: light goes in and comes out red beside the shadow, the room fills it, and a little oil shines where it leans to the lamp. */
function shadeSkin(s: Shading): void {
  const { mask, light, rgba, grain: grains } = s
  const texture = textureAt(s.stage, s.region)
  const { slopeX, slopeY } = light
  const { wrap } = s.optics
  const { alpha } = mask
  const inside = s.brightness ** 2.2
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + texture.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!alpha[i]) continue
      const j = i * 4
      const gx = slopeX[i] * round
      const gy = slopeY[i] * round
      const il = 1 / Math.sqrt(1 + gx * gx + gy * gy)
      const leanX = -gx * il
      const leanY = -gy * il
      const lit = keyLight(leanX, leanY, il, wrap)
      const key = lit < 1 ? lit : 1 + (lit - 1) * 0.42
      const e = (0.82 * key + 0.18 * roomLight(leanX, leanY)) * inside
      const lack = Math.max(0, 1 - e)
      // Red light travels farthest under the skin: most where the shadow begins.
      const through = 0.5 * lack * (1 - lack)
      const red = lightOf[rgba[j]]
      const green = lightOf[rgba[j + 1]]
      const blue = lightOf[rgba[j + 2]]
      const dx = (leanX + 0.3) / 0.26
      const dy = (leanY + 0.36) / 0.34
      const away = dx * dx + dy * dy
      const oil = away < oily ? 0.055 * Math.max(0, Math.exp(-away) - 0.09) : 0
      const rim = 0.03 * smooth(0.5, 0.85, leanX)
      const grain = grains[grainRow + ((x + texture.x) & (grainSize - 1))] * 2.4
      rgba[j] = displayOf(red * (e + through * 0.62 + 0.3 * lack * red) + oil + rim) + grain
      rgba[j + 1] = displayOf(green * (e + through * 0.16 + 0.22 * lack * green) + oil * 0.96 + rim * 0.9) + grain
      rgba[j + 2] = displayOf(blue * (e + through * 0.06 + 0.2 * lack * blue) + oil * 0.9 + rim * 0.84) + grain
    }
  }
}

/** Hair, leather of shoes, metal: own light in bands across the fall, broken into strands by grain that is drawn out along it. */
function shadeStrands(s: Shading): void {
  const { mask, optics, light, rgba } = s
  const texture = textureAt(s.stage, s.region)
  const { shine, slopeX, slopeY } = light
  const inside = s.brightness ** 2.2
  const fill = 0.1 + 0.4 * optics.ambient
  const own = optics.metallic ?? 0
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + texture.y) & (grainSize - 1)) * grainSize
    const strandRow = (((y + texture.y) >> 3) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const il = 1 / Math.sqrt(1 + slopeX[i] * slopeX[i] + slopeY[i] * slopeY[i])
      const lit = keyLight(-slopeX[i] * il, -slopeY[i] * il, il, optics.wrap + 0.2)
      const key = lit < 1 ? lit : 1 + (lit - 1) * 0.6
      const e = ((1 - fill) * key + fill * roomLight(-slopeX[i] * il, -slopeY[i] * il)) * inside
      const strand = s.grain[strandRow + ((x + texture.x) & (grainSize - 1))]
      const glint = shine ? Math.min(0.8, shine[i] * optics.shine * (0.5 + 0.7 * strand)) : 0
      const red = lightOf[rgba[j]]
      const green = lightOf[rgba[j + 1]]
      const blue = lightOf[rgba[j + 2]]
      const back = 0.3 * Math.max(0, 1 - e)
      const laid = glint * 0.5 * (1 - own) + 0.012 * smooth(0.5, 0.85, -slopeX[i] * il)
      const tinted = e + glint * (0.8 + own)
      const grain = s.grain[grainRow + ((x + texture.x) & (grainSize - 1))] * 2.4
      rgba[j] = displayOf(red * (tinted + back * red) + laid) + grain
      rgba[j + 1] = displayOf(green * (tinted + back * green) + laid) + grain
      rgba[j + 2] = displayOf(blue * (tinted + back * blue) + laid) + grain
    }
  }
}
