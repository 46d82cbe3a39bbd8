import { smooth } from '@toile/geometry'
import { grainSize } from '../grain.ts'
import type { ClothShading } from '../shading.ts'
import { count, onLitSide, openTally, settle } from '../trueColor.ts'
import { turned } from '../turned.ts'
import { bristleSize, bristleTile } from './bristles.ts'
import { glossAt, lustreOf } from './lights.ts'
import { type Paint, paintOver } from './paintOver.ts'
import { planesOf } from './planes.ts'

/** Cloth in gouache: the asked colour as a flat plane, one core shadow with a brushed edge, few fold strokes that are soft at the crest and crisp in the crease, and lights laid as shapes. */
export function shadeGouache(s: ClothShading): void {
  const { mask, optics, light, region, stage, rgba, weft, depths } = s
  const { pen } = stage
  const { long, folds, turn, edge, bright, pace } = planesOf(s)
  const lustre = lustreOf(optics)
  const bristles = bristleTile()
  const roll = 0.04 + 0.16 * optics.handle.soft
  const dry = pace * (1.5 + 5 * lustre.rough)
  const crisp = pace * 1.3
  const matte = lustre.gloss ? 0 : 0.06 + 0.3 * optics.handle.soft
  const away = Math.round(2 * pen) * (mask.width + 1)
  const perPen = 1 / pen
  const tally = openTally()
  const kept = new Float32Array(mask.alpha.length)
  const paint: Paint = { first: 0, second: 0, light: 0, tone: 1, value: 0, dark: 0, r: 0, g: 0, b: 0 }
  for (let y = 0; y < mask.height; y++) {
    const grainRow = ((y + region.y) & (grainSize - 1)) * grainSize
    const bristleRow = (((y + region.y) * perPen) & (bristleSize - 1)) * bristleSize
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const at = i + depths.inward[i]
      const grain = s.grain[grainRow + ((x + region.x) & (grainSize - 1))]
      const bristle = bristles[bristleRow + (((x + region.x) * perPen) & (bristleSize - 1))]
      const wander = s.drift ? s.drift[i] : 0
      const fold = folds[at]
      const core = 1 - smooth(-crisp, crisp, turn[at] - edge + (bristle + grain * 0.3) * dry + wander * pace * 9)
      // Towards the lamp a fold turns softly into shade; in its crease the shade ends at once.
      const leaving = smooth(-0.05, 0.05, (folds[at + away] ?? 0) - (folds[at - away] ?? 0))
      const least = 0.09 + 0.15 * smooth(edge, 1.06, long[at])
      const shaded = -fold + (grain + bristle) * 0.015 * lustre.rough
      const width = 0.025 + roll * (1 - leaving)
      const stroke = smooth(least, least + width, shaded)
      paint.second = smooth(least + 0.2, least + 0.22 + width, shaded)
      const near = depths.near[i]
      const back = near < 20 * pen ? rimLight(near * perPen, depths.facing[i]) : 0
      paint.first = (1 - (1 - core) * (1 - stroke)) * (1 - 0.45 * back)
      const r0 = rgba[j]
      const g0 = rgba[j + 1]
      const b0 = rgba[j + 2]
      const value = (r0 * 0.3 + g0 * 0.6 + b0 * 0.1) / 255
      const dark = 1 - smooth(0.06, 0.24, value)
      const plane = smooth(-crisp, crisp, long[at] - bright + bristle * dry + wander * pace * 6)
      const crest = smooth(0.14, 0.17 + matte, fold + (bristle + grain) * 0.08 * lustre.rough)
      paint.light = Math.max(Math.max(plane, crest * (1 - 0.4 * matte)) * (1 - core), back * dark * (0.45 + bristle))
      paint.value = value
      paint.dark = dark
      paint.tone = s.brightness * (1 + grain * 0.035 + bristle * 0.03 + wander * 0.03)
      if (weft) paint.tone *= 1 + (weft.tone[i] - 1) * (0.85 + 0.4 * paint.first) * (1 - 0.35 * smooth(0.7, 0.95, value))
      if (s.relief) paint.tone *= 1 + (s.relief[i] - 1) * 0.8
      let veil = 0
      if (lustre.gloss) veil = glossAt(lustre, fold, long[at])
      if (lustre.nap)
        veil = Math.max(veil, lustre.nap * 0.5 * smooth(0.24, 0.46, turned(light.slopeX[at], light.slopeY[at])))
      if (weft?.sparkle) veil = Math.max(veil, weft.sparkle[i] * 0.8)
      paintOver(paint, r0, g0, b0, veil, lustre.own)
      const open = paint.first < 0.15 && paint.light < 0.3 && veil < 0.06
      const weight = open ? 1 : onLitSide(long[at]) ? folded : 0
      if (weight)
        count(tally, weight, r0 * s.brightness, g0 * s.brightness, b0 * s.brightness, paint.r, paint.g, paint.b)
      kept[i] = Math.min(1, veil * 1.5)
      rgba[j] = paint.r
      rgba[j + 1] = paint.g
      rgba[j + 2] = paint.b
    }
  }
  settle(rgba, mask, tally, kept)
}

/** How far folds and lights of the lit side count beside its bare plane: the plane stays within 2 of the asked colour. */
const folded = 0.5

/** Light that the ground throws back along the shaded side, by the way to the edge in pens. */
const rimLight = (near: number, facing: number) =>
  smooth(0.2, 0.6, -facing) * smooth(2, 4, near) * (1 - smooth(7, 11, near))
