import { smooth } from '@toile/geometry'
import { grainSize } from '../grain.ts'
import { turned } from '../turned.ts'
import type { ClothShading } from '../shading.ts'
import { count, onLitSide, openTally, settle } from '../trueColor.ts'

/** Cloth as a photograph lights it: key light, hollows that fill with shade, thrown shadows, light from the floor and from behind, a turned edge; satin and leather mirror the room. */
export function shadeLitCloth(s: ClothShading): void {
  const { mask, optics, light, region, rgba, weft, stage, depths } = s
  const { diffuse, shine, slopeX, slopeY } = light
  const { pen } = stage
  const nap = optics.nap ?? 0
  const metallic = optics.metallic ?? 0
  const leathery = optics.weave === 'grain'
  const glossy = optics.shine > 0.25
  const tally = openTally()
  const kept = new Float32Array(rgba.length / 4)
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const at = i + depths.inward[i]
      const lit = diffuse[at]
      const cavity = depths.cavity[at]
      const cast = depths.cast[at]
      const r0 = rgba[j]
      const g0 = rgba[j + 1]
      const b0 = rgba[j + 2]
      const value = (r0 * 0.3 + g0 * 0.6 + b0 * 0.1) / 255
      const pale = smooth(0.6, 0.95, value)
      const dark = 1 - smooth(0.04, 0.25, value)
      const room = (1 - optics.ambient) * (1.12 - 0.22 * pale)
      let k = lit < 1 ? 1 - room * (1 - lit) : 1 + Math.min(0.16 + 0.3 * metallic, (lit - 1) * (0.5 + 0.4 * metallic))
      const hollow = Math.max(0, Math.min(1.6, cavity)) * (0.1 + 0.04 * dark)
      k *= (1 - hollow) * (1 - cast * (0.22 - 0.06 * pale))
      k *= s.brightness
      if (weft) k *= 1 + (weft.tone[i] - 1) * (0.75 + 0.35 * Math.min(1, lit))
      if (s.relief) k *= s.relief[i]
      const near = depths.near[i]
      let rim = 0
      let turnedEdge = 0
      if (near < 26 * pen) {
        const facing = depths.facing[i]
        rim =
          smooth(0, 0.8, -facing) *
          smooth(2 * pen, 5 * pen, near) *
          (1 - smooth(7 * pen, 24 * pen, near)) *
          smooth(0.05, 0.35, 1 - lit)
        // The edge of the cloth is a fold of its own thickness: a light on its lit side, then the dark of the turn.
        const thick = optics.handle.thick * pen
        if (near < thick * 2.2) {
          turnedEdge = (1 - smooth(thick * 0.5, thick * 1.2, near)) * smooth(-0.35, 0.5, facing) * 0.15
          k *= 1 - 0.3 * (1 - smooth(0, thick * 1.1, near)) * smooth(-0.2, 0.7, -facing)
          k *= 1 - 0.08 * Math.exp(-(((near - thick * 1.6) / (0.5 * thick)) ** 2))
        }
      }
      const shade = lit < 1 ? Math.min(1, (1 - lit) * 1.1 + cast * 0.3) : 0
      const grain = s.grain[grainRow + ((x + region.x) & (grainSize - 1))] * (2 + 2 * dark)
      let glint = 0
      if (shine) {
        const sharp = shine[at]
        if (leathery) {
          // Waxed hide: one hard light on every crest that looks up, and a window low on the shadow side.
          glint = optics.shine * (0.25 * smooth(0.05, 0.6, sharp) + 0.75 * smooth(0.5, 0.78, sharp + grain * 0.02))
          glint +=
            0.1 *
            smooth(0.25, 0.6, slopeX[at] * 0.6 + slopeY[at] * 0.5) *
            (1 - smooth(0.6, 1.1, slopeX[at] * 0.6 + slopeY[at] * 0.5))
        } else if (glossy) {
          // Satin: a broad sheen that follows the fold and a bright thread within it; what turns away goes deep.
          const sheen = Math.max(sharp, (lit - 1.04) * 2.2)
          glint = optics.shine * (0.5 * smooth(0.03, 0.55, sheen) + 0.85 * smooth(0.34, 0.62, sheen))
          k *= 1 - 0.2 * smooth(0.15, 0.6, 1 - lit)
        } else glint = sharp * optics.shine * 0.6
      }
      if (nap) glint += nap * 0.5 * smooth(0.12, 0.62, turned(slopeX[at], slopeY[at]))
      if (weft?.sparkle) glint += weft.sparkle[i] * 0.75 * (0.4 + 0.6 * lit)
      // Black takes its form from what it mirrors: a low sheen on all that faces the lamp.
      const sheen = dark * Math.max(0, Math.min(1, (lit - 0.92) * 3.2 - cavity * 0.12)) * 0.13
      if (glint > 0.92) glint = 0.92
      const own = 0.5 * metallic + (nap ? 0.35 : 0) + (glossy && !leathery ? 0.22 : 0)
      let r = r0 * k * (1 - (0.06 + 0.05 * pale) * shade) + rim * (10 + 22 * value)
      let g = g0 * k * (1 - (0.05 + 0.03 * pale) * shade) + rim * (9 + 18 * value)
      let b = b0 * k * (1 + (0.05 - 0.02 * pale) * shade) + rim * (10 + 16 * value)
      const lift = sheen + turnedEdge * (1 - 0.6 * pale)
      r += (210 - r) * lift
      g += (212 - g) * lift
      b += (222 - b) * lift
      r += grain + (255 - (255 - r0) * own - r * 0.7) * glint
      g += grain + (253 - (253 - g0) * own - g * 0.7) * glint
      b += grain + (250 - (250 - b0) * own - b * 0.7) * glint
      if (Math.abs(lit - 1) < 0.07 && glint < 0.03 && cast < 0.1 && Math.abs(cavity) < 0.5 && near > 4 * pen)
        count(tally, 1, r0 * s.brightness, g0 * s.brightness, b0 * s.brightness, r, g, b)
      else if (onLitSide(lit)) count(tally, 0.5, r0 * s.brightness, g0 * s.brightness, b0 * s.brightness, r, g, b)
      kept[i] = Math.min(1, glint * 1.2)
      rgba[j] = r
      rgba[j + 1] = g
      rgba[j + 2] = b
    }
  }
  settle(rgba, mask, tally, kept)
}
