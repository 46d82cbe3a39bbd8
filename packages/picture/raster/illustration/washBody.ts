import { clamp, lerp, smooth } from '@toile/geometry'
import { grainSize } from '../grain.ts'
import type { Shading } from '../shading.ts'
import { sharesOf } from '../sharesOf.ts'
import { textureAt } from '../textureAt.ts'

/** How deep the shade of a body lies per channel, and how much of it lies in shade. */
interface BodyPaint {
  shade: readonly [number, number, number]
  share: number
  deep: number
  light: number
}

/** Warm on skin, where a cool shadow looks like a bruise. */
const skinPaint: BodyPaint = { shade: [0.13, 0.235, 0.25], share: 0.2, deep: 0.56, light: 0.12 }
const hairPaint: BodyPaint = { shade: [0.3, 0.31, 0.27], share: 0.3, deep: 0.55, light: 0.16 }

/** Skin and hair in gouache: one plane, one shadow shape with a clean edge, a small deeper one, and a light where the form meets the lamp. */
export function shadeWashBody(s: Shading): void {
  const { mask, optics, light, rgba } = s
  const texture = textureAt(s.stage, s.region)
  const skin = optics.substance === 'skin'
  const { shade, share, deep, light: lift } = skin ? skinPaint : hairPaint
  const glossy = optics.shine > 0.2 ? light.shine : null
  const form = s.form ?? light.diffuse
  const edge = clamp(sharesOf(form, mask)(share), 0.76, 0.93)
  const [whole, own] = skin ? [0.6, 0.4] : [0.35, 0.65]
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + texture.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const grain = s.grain[grainRow + ((x + texture.x) & (grainSize - 1))]
      const jitter = (s.drift ? s.drift[i] : 0) * 0.05 + grain * 0.012
      const q = light.diffuse[i] * own + form[i] * whole + jitter
      const first = 1 - smooth(edge - 0.014, edge + 0.014, q)
      const second = 1 - smooth(deep - 0.03, deep + 0.03, q)
      const lit = smooth(1.13, 1.16, q) * lift
      const k = (1 + grain * 0.03) * s.brightness
      const down = first + second * 0.6
      const glint = glossy ? smooth(0.66, 0.72, glossy[i] + jitter * 0.4) * 110 * optics.shine : 0
      rgba[j] = lerp(rgba[j] * k * (1 - shade[0] * down), 255, lit) + glint
      rgba[j + 1] = lerp(rgba[j + 1] * k * (1 - shade[1] * down), 248, lit) + glint
      rgba[j + 2] = lerp(rgba[j + 2] * k * (1 - shade[2] * down), 238, lit) + glint
    }
  }
}
