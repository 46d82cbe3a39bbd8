import { joined, lerp, mix, openChance, type Point, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../../raster/fillPlane.ts'
import { freeLine } from '../../../raster/freeLine.ts'
import { css, darken, luminance, mixColors } from '../../../raster/tint.ts'
import { eyeGrowth } from './eyePlace.ts'
import { farContour } from './farContour.ts'
import { seenSides } from './seenSides.ts'
import type { RoundFeatures } from './roundFeatures.ts'
import type { HeadSide } from './openTurnedHead.ts'

/** Draws both brows on the turned bone: a filled taper with hairs that climb through it. */
export function drawRoundBrows(features: RoundFeatures): void {
  for (const side of seenSides(features.head)) drawBrow(features, side)
}

function drawBrow(features: RoundFeatures, side: HeadSide): void {
  const { sitter, man, child, outline, ink, bold } = features
  const { stage, skin, hair } = sitter
  const { top, bottom } = edgesOf(features, side)
  const fair = luminance(hair) > 0.4
  const grown = mixColors(darken(hair, fair ? 0.52 : 0.74), skin.line, fair ? 0.5 : 0.28)
  const color = child ? mixColors(grown, skin.base, 0.25) : grown
  fillPlane(stage, joined(top, reversed(bottom)), css(color), {
    // Where everything is soft a brow would be a smudge.
    soft: stage.style === 'realistic' ? 1 : 2,
    alpha: Math.min(1, (child ? 0.8 : man ? 0.95 : 0.9) * bold),
    within: [outline.whole],
  })
  const chance = openChance(sitter.person.seed + (side > 0 ? 7 : 3))
  const last = top.length - 1
  for (let i = 0; i < (man ? 20 : child ? 5 : 13); i++) {
    const from = Math.floor(chance.between(0, 0.72) * last)
    const steps = Math.floor(chance.between(0.16, 0.3) * last)
    const low = chance.between(0.45, 1)
    const high = low - chance.between(0.3, 0.75)
    if (steps < 3) continue
    const strand = Array.from({ length: steps }, (_, j) => {
      const k = Math.min(last, from + j)
      return mix(top[k], bottom[k], lerp(low, high, j / steps))
    })
    freeLine(stage, strand, {
      weight: man ? 1.6 : 1.2,
      color: css(darken(color, 0.78), (ink ? 0.9 : 0.7) * (child ? 0.6 : 1)),
      taper: [0.25, 0.6],
      seed: i,
    })
  }
}

function edgesOf({ head, mood, child, man, woman, bold }: RoundFeatures, side: HeadSide) {
  const { face, on } = head
  const { brow, eye } = face
  const growth = eyeGrowth[face.kind]
  const wide = eye.w * (1 + (growth - 1) * 0.7)
  const middle = eye.x + (wide - eye.w) * 0.5
  // A raised lid needs a raised brow, or larger eyes look angry.
  const y =
    eye.y -
    brow.y -
    eye.h * (growth - 1) * 0.8 -
    mood.brow * 0.014 * (1 - side * head.far * (mood.askew ?? 0)) -
    (woman ? 0.006 : man ? -0.002 : 0.003)
  const at = (u: number, v: number): Point => {
    const level = y + v - Math.max(0, u) * eye.tilt * 0.6 - mood.inner * (child ? 0.015 : 0.024) * Math.max(0, -u)
    const [px, py] = on(side * (middle + u * wide), level, 0.006)
    if (side !== head.far) return [px, py]
    // The far one ends before the edge of the forehead.
    return [Math.min(px * side, edge) * side, py]
  }
  const edge = farContour(head, y)[0] * side - 0.012 - 0.02 * Math.abs(Math.sin(head.pose.roll))
  const { length, slope, arch } = brow
  const w = brow.w * (man ? 1.34 : child ? 1.15 : 1.2) * bold ** 0.7
  const inner = slope * 0.3 - (man ? 0.003 : child ? 0 : 0.008)
  const peak = arch * (child ? 0.9 : man ? 0.7 : 1.05) + (woman ? 0.005 : 0.002)
  const top = [
    at(-1 * length, inner + w * 0.12),
    at(-0.5, inner - 0.008 - peak * 0.2),
    at(0.3, -peak - w * 0.3),
    at(0.78 * length, -peak),
    at(1.34 * length, arch * 0.3 + 0.014),
  ]
  const bottom = [
    at(-0.99 * length, inner + w * 0.3),
    at(-0.45, inner + w * 0.46 - peak * 0.12),
    at(0.3, -peak + w * 0.46),
    at(0.82 * length, -peak * 0.75 + w * 0.2),
    at(1.34 * length, arch * 0.3 + 0.015),
  ]
  return { top: spline(top, false, 6), bottom: spline(bottom, false, 6) }
}
