import { smooth } from '@toile/geometry'
import { grainSize } from '../grain.ts'
import type { ClothShading } from '../shading.ts'
import { count, onLitSide, openTally, settle } from '../trueColor.ts'
import { turned } from '../turned.ts'
import { bristleSize, bristleTile } from './bristles.ts'
import { glossAt, lustreOf } from './lights.ts'
import { openPaint, paintOver } from './paintOver.ts'
import { planesOf } from './planes.ts'
import { textureAt } from '../textureAt.ts'

/** How far folds and lights of the lit side count beside its bare plane: the plane stays within 2 of the asked colour. */
const folded = 0.52

/** Cloth in gouache: the asked colour as a flat plane, one core shadow with a brushed edge, few fold strokes that are soft at the crest and crisp in the crease, and lights laid as shapes. */
export function shadeGouache(s: ClothShading): void {
  const { mask, optics, light, stage, rgba, weft, depths, relief, drift, brightness } = s
  const sheet = textureAt(s.stage, s.region)
  const { pen } = stage
  const { texture } = stage.hand
  const raised = s.laid?.lift
  const { long, folds, turn, edge, bright, pace } = planesOf(s)
  const lustre = lustreOf(optics)
  const { gloss, nap, own, rough } = lustre
  const bristles = bristleTile()
  const roll = 0.04 + 0.16 * optics.handle.soft
  const matte = gloss ? 0 : 0.06 + 0.3 * optics.handle.soft
  const dry = pace * (1.3 + 3 * rough)
  const crisp = pace * 1.3
  const away = Math.round(2 * pen) * (mask.width + 1)
  const most = folds.length - 1
  const perPen = 1 / pen
  const tally = openTally()
  const kept = new Float32Array(mask.alpha.length)
  const paint = openPaint()
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + sheet.y) & (grainSize - 1)) * grainSize
    const bristleRow = (((y + sheet.y) * perPen) & (bristleSize - 1)) * bristleSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const at = i + depths.inward[i]
      const grain = s.grain[grainRow + ((x + sheet.x) & (grainSize - 1))]
      const bristle = bristles[bristleRow + (((x + sheet.x) * perPen) & (bristleSize - 1))] * texture
      const wander = drift ? drift[i] : 0
      const form = long[at]
      const fold = folds[at]
      const core = 1 - ramp(turn[at] - edge + (bristle + grain * 0.3) * dry + wander * pace * 8, crisp)
      const least = form >= 1.06 ? 0.24 : 0.09 + 0.15 * smooth(edge, 1.06, form)
      const shaded = (grain + bristle) * 0.015 * rough - fold - least
      let stroke = 0
      paint.second = 0
      if (shaded > 0) {
        // Towards the lamp a fold turns softly into shade; in its crease the shade ends at once.
        const width =
          0.025 + roll * (1 - smooth(-0.05, 0.05, folds[Math.min(most, at + away)] - folds[Math.max(0, at - away)]))
        stroke = smooth(0, width, shaded)
        paint.second = smooth(0.2, 0.22 + width, shaded)
      }
      const near = depths.near[i] * perPen
      const back = near > 2 && near < 11 ? rimLight(near, depths.facing[i]) : 0
      paint.first = (1 - (1 - core) * (1 - stroke)) * (1 - 0.45 * back)
      const plane = ramp(form - bright + bristle * dry + wander * pace * 6, crisp)
      const crest =
        fold > 0.1 ? smooth(0.14, 0.17 + matte, fold + (bristle + grain) * 0.08 * rough) * (1 - 0.4 * matte) : 0
      paint.light = (plane > crest ? plane : crest) * (1 - core) * (1 - 0.6 * gloss)
      if (near < 10) {
        // Last, a dry brush drags a light along the lit contour.
        const drag = smooth(0.3, 0.7, depths.facing[i]) * smooth(1.5, 3, near) * (1 - smooth(6, 9, near))
        const dragged = drag * smooth(0.02, 0.1, bristle + grain * 0.3) * (1 - core)
        if (dragged > paint.light) paint.light = dragged
      }
      paint.rim = back * (0.6 + bristle)
      paint.tone = brightness * (1 + grain * 0.035 + bristle * 0.03 + wander * 0.03)
      paint.weave = weft ? weft.tone[i] - 1 : 0
      if (relief) paint.tone *= 1 + (relief[i] - 1) * 0.8
      let veil = gloss ? glossAt(lustre, fold, form) : 0
      if (nap) veil = Math.max(veil, nap * 0.5 * smooth(0.24, 0.46, turned(light.slopeX[at], light.slopeY[at])))
      if (weft?.sparkle) veil = Math.max(veil, weft.sparkle[i] * 0.8)
      if (raised?.[i]) {
        // What stands on shining cloth does not shine with it.
        veil *= 0.2
        paint.light *= 0.6
        paint.weave = 0
      }
      const r = rgba[j] * brightness
      const g = rgba[j + 1] * brightness
      const b = rgba[j + 2] * brightness
      paintOver(paint, rgba, j, veil, own)
      const open = paint.first < 0.15 && paint.light < 0.3 && veil < 0.06
      if (open || onLitSide(form)) count(tally, open ? 1 : folded, r, g, b, paint.r, paint.g, paint.b)
      kept[i] = veil > 0.66 ? 1 : veil * 1.5
    }
  }
  settle(rgba, mask, tally, kept)
}

/** 0 below minus `half`, 1 above `half`. */
const ramp = (value: number, half: number) => (value <= -half ? 0 : value >= half ? 1 : smooth(-half, half, value))

/** Light that the ground throws back along the shaded side, by the way to the edge in pens. */
const rimLight = (near: number, facing: number) =>
  facing > -0.2 ? 0 : smooth(0.2, 0.6, -facing) * smooth(2, 4, near) * (1 - smooth(7, 11, near))
