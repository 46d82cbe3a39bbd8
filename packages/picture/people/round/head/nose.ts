import { ellipse, type Path, type Point, spline } from '@toile/geometry'
import { freeLine } from '../../../raster/lines.ts'
import { plane } from '../../../raster/plane.ts'
import { css, mixColors } from '../../../raster/tint.ts'
import type { RoundFeatures } from './roundFeatures.ts'

/** How far tips stand off the skin. */
const standing = { woman: 0.104, man: 0.122, child: 0.062 } as const

/** How far a face's own nose stands off its skin. */
const tipOf = ({ kind, nose: { bridge, tip } }: RoundFeatures['head']['face']): number =>
  standing[kind] * (0.8 + 0.22 * bridge + 0.14 * tip)
/** The turn from which a nose is a form before the far cheek. */
const form = 16 * (Math.PI / 180)

/** The ridge of a nose on the page, from between the brows over the tip to the lip. */
export function ridgeOf({ face, see, depth }: RoundFeatures['head']): Point[] {
  const { y, bridge } = face.nose
  const tip = tipOf(face)
  const { hook } = face
  const up = 0.012 * Math.max(0, -hook)
  const at = (level: number, lift: number) => see(0, level, depth(0, level) + lift)
  const root = face.eye.y - 0.012
  const run = (share: number) => root + (y - 0.03 - root) * share
  return [
    at(root, 0.004),
    at(run(0.32), tip * (0.26 + 0.12 * bridge + 0.16 * Math.max(0, hook))),
    at(run(0.66), tip * (0.58 + 0.1 * bridge + 0.12 * hook)),
    at(y - 0.034 - up, tip * (0.95 - 0.04 * hook)),
    at(y - 0.012 - up + 0.008 * Math.max(0, hook), tip),
    at(y + 0.01, tip * 0.8),
    at(y + 0.024, tip * 0.3),
  ]
}

/** Draws the nose: a form over the far cheek once the head turns, its planes, its wings and nostrils. */
export function drawRoundNose(features: RoundFeatures): void {
  const { head, sitter, child, woman } = features
  const { stage, skin } = sitter
  const ridge = ridgeOf(head)
  if (Math.abs(head.pose.yaw) >= form) {
    const { far, on } = head
    const { y, w } = sitter.face.nose
    const body = [
      ...ridge,
      on(-far * w * 0.3, y + 0.012, 0.02),
      on(-far * w * 0.6, y - 0.03, 0.03),
      on(-far * 0.012, 0.57, 0.01),
    ]
    plane(stage, spline(body, true, 5), css(skin.base), { soft: 1.5 })
    const bridge = spline(ridge, false, 6)
    // Of a soft small nose only the tip is told.
    const told = bridge.slice(Math.floor(bridge.length * (child ? 0.5 : woman ? 0.3 : 0.16)))
    freeLine(stage, told, {
      weight: (child ? 1.3 : woman ? 1.7 : 2.1) + 0.7 * head.turned,
      color: features.soft,
      taper: [0.6, 0.25],
    })
  }
  drawPlanes(features, ridge)
  drawWings(features)
}

/** Shade on the side away from the lamp and under the tip, light on ridge and tip. */
function drawPlanes({ head, sitter, ink, outline, child, woman, lay }: RoundFeatures, ridge: Path): void {
  const { y, w } = sitter.face.nose
  const { far, turned, on, see, depth } = head
  const { stage, skin } = sitter
  const tip = tipOf(sitter.face)
  const shade = (points: Path, soft: number, alpha: number) =>
    plane(stage, spline(points, true, 5), css(skin.shadow), {
      soft,
      alpha: alpha * (ink ? 0.75 : 1),
      within: [outline.whole],
    })
  // From the left comes the light: the right flank turns away, unless it is the far one and hidden.
  const hidden = far > 0 ? turned : 0
  const flank = [
    ridge[1],
    ridge[2],
    ridge[3],
    on(w * 0.85, y - 0.012, 0.025),
    on(w * 1.05, y - 0.03, 0.01),
    on(0.05, 0.62, 0.015),
    on(0.034, 0.55, 0.004),
  ]
  shade(flank, 5, (child ? 0.2 : woman ? 0.36 : 0.5) * (1 - hidden))
  const under = [
    on(-w * 0.85, y + 0.006, 0.03),
    see(0, y + 0.006, depth(0, y) + tip * 0.85),
    on(w * 0.85, y + 0.006, 0.03),
    on(0.025, y + 0.04),
    on(-0.02, y + 0.04),
  ]
  shade(under, 4, child ? 0.3 : 0.62)
  const lit = css(skin.light)
  lay(
    [
      [-w * 0.3, y - 0.04, tip],
      [w * 0.06, y - 0.045, tip],
      [w * 0.1, y - 0.02, tip],
      [-w * 0.3, y - 0.016, tip],
    ],
    lit,
    { soft: 3.5, alpha: 0.6 },
  )
}

/** Wings and nostrils; the far ones hide behind the tip. */
function drawWings({ head, sitter, soft, child }: RoundFeatures): void {
  const { face, on, see, depth, far, turned, pose } = head
  const { y, w } = face.nose
  const { stage } = sitter
  const tip = tipOf(face)
  for (const side of [-1, 1] as const) {
    const away = side === far
    if (!away || turned < 0.4) {
      const wing = [
        on(side * w * 0.95, y - 0.034, 0.022),
        on(side * w * 1.12, y - 0.012, 0.018),
        on(side * w * 1.02, y + 0.01, 0.02),
        on(side * w * 0.74, y + 0.013, 0.045),
      ]
      freeLine(stage, spline(wing, false, 6), {
        weight: (away ? 1.2 : 1.8) * (child ? 0.75 : 1),
        color: soft,
        taper: [0.5, 0.3],
      })
    }
    if (away && turned > 0.62) continue
    const narrow = away ? 1 - 0.6 * turned : 1
    const hole = ellipse(
      see(side * w * 0.5, y + 0.01, depth(0, y) + tip * 0.52),
      w * 0.24 * narrow * pose.size,
      0.006,
      pose.roll + side * -0.28,
    )
    plane(stage, hole, css(mixColors(sitter.skin.line, { r: 40, g: 14, b: 14 }, 0.4)), {
      soft: 1.5,
      alpha: child ? 0.6 : 0.8,
    })
  }
  if (turned > 0.4) return
  const under = [
    see(-w * 0.42, y + 0.014, depth(0, y) + tip * 0.6),
    see(0, y + 0.02, depth(0, y) + tip * 0.75),
    see(w * 0.42, y + 0.014, depth(0, y) + tip * 0.6),
  ]
  freeLine(stage, spline(under, false, 6), { weight: child ? 0.9 : 1.7, color: soft, taper: [0.4, 0.4] })
}
