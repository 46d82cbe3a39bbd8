import { ellipse, type Path, type Point, spline } from '@toile/geometry'
import { fillPlane } from '../../../raster/fillPlane.ts'
import { freeLine } from '../../../raster/freeLine.ts'
import { css, mixColors } from '../../../raster/tint.ts'
import type { RoundFeatures } from './roundFeatures.ts'
import { type Tones, tonesOf } from './tones.ts'

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

/** Draws the nose: a form over the far cheek once the head turns, one shadow down its flank and under its tip, and few accents. */
export function drawRoundNose(features: RoundFeatures): void {
  const { head, sitter } = features
  const ridge = ridgeOf(head)
  const tones = tonesOf(features)
  if (Math.abs(head.pose.yaw) >= form) drawForm(features, ridge, tones)
  drawShadow(features, ridge, tones)
  drawWings(features, tones)
  drawLight(features, tones, tipOf(sitter.face))
}

/** A turned nose stands before the far cheek: skin up to its ridge, and the ridge told below the eyes. */
function drawForm({ head, sitter, child, woman, soft }: RoundFeatures, ridge: Path, { shade, alpha }: Tones): void {
  const { far, on } = head
  const { stage, skin } = sitter
  const { y, w } = sitter.face.nose
  const body = [
    ...ridge,
    on(-far * w * 0.3, y + 0.012, 0.02),
    on(-far * w * 0.6, y - 0.03, 0.03),
    on(-far * 0.012, 0.57, 0.01),
  ]
  fillPlane(stage, spline(body, true, 5), css(skin.base), { soft: 1.5 })
  const bridge = spline(ridge, false, 6)
  // Behind the ridge the cheek lies in the nose's own shade.
  const behind = [
    ...ridge.slice(1, 6),
    on(far * w * 0.8, y + 0.004, 0.01),
    on(far * 0.06, y - 0.06),
    on(far * 0.05, 0.56),
  ]
  const open = Math.min(1, Math.max(0, (0.75 - head.turned) / 0.3))
  if (far > 0) fillPlane(stage, behind, css(shade), { soft: 5, alpha: (child ? 0.3 : 0.8) * alpha * open })
  // Of a soft small nose only the tip is told.
  const told = bridge.slice(Math.floor(bridge.length * (child ? 0.52 : woman ? 0.34 : 0.2)))
  freeLine(stage, told, {
    weight: (child ? 1.2 : woman ? 1.6 : 2) + 0.7 * head.turned,
    color: soft,
    taper: [0.7, 0.2],
  })
}

/** One shape: from the brow down the flank away from the lamp, round the tip and under it to the lip. */
function drawShadow({ head, sitter, outline, child, woman }: RoundFeatures, ridge: Path, tones: Tones): void {
  const { face, stage } = sitter
  const { y, w, bridge } = face.nose
  const { far, turned, on, see, depth } = head
  const tip = tipOf(face)
  const within = [outline.whole]
  const lay = (points: Path, soft: number, alpha: number, color = tones.shade) =>
    fillPlane(stage, spline(points, true, 5), css(color), { soft, alpha: alpha * tones.alpha, within })
  const hidden = far > 0 ? turned : 0
  const flank = [
    on(0.04, face.eye.y - face.brow.y * 0.8),
    ridge[1],
    ridge[2],
    ridge[3],
    ridge[4],
    on(w * 0.8, y + 0.006, 0.03),
    on(w * 1.08, y - 0.006, 0.014),
    on(w * 1.02, y - 0.036, 0.012),
    on(0.05, 0.63, 0.012),
    on(0.042 + 0.006 * (1 - bridge), 0.57, 0.004),
    on(0.06, face.eye.y - 0.016),
  ]
  lay(flank, 4, (child ? 0.28 : woman ? 0.72 : 0.92) * (1 - hidden))
  const under = [
    on(-w * 0.82, y + 0.004, 0.03),
    see(-w * 0.3, y - 0.002, depth(0, y) + tip * 0.85),
    see(w * 0.3, y - 0.002, depth(0, y) + tip * 0.9),
    on(w * 0.95, y, 0.03),
    on(w * 0.8, y + 0.03),
    on(0.022, y + 0.046),
    on(-0.016, y + 0.034),
  ]
  lay(under, 3, child ? 0.55 : 0.95)
  lay(
    [
      on(-w * 0.5, y + 0.01, 0.03),
      see(0.002, y + 0.008, depth(0, y) + tip * 0.7),
      on(w * 0.86, y + 0.004, 0.03),
      on(w * 0.3, y + 0.022, 0.02),
    ],
    2.5,
    child ? 0.35 : 0.75,
    tones.deep,
  )
}

/** Nostrils as two dark touches, and the wing that the shade tells; the far ones hide behind the tip. */
function drawWings({ head, sitter, soft, child, ink }: RoundFeatures, { deep }: Tones): void {
  const { face, on, see, depth, far, turned, pose } = head
  const { y, w } = face.nose
  const { stage } = sitter
  const tip = tipOf(face)
  for (const side of [-1, 1] as const) {
    const away = side === far
    // In the light of the lamp a wing needs no line, unless it is all that a turned nose shows.
    if ((!away && turned > 0.3) || (side > 0 && (!away || turned < 0.3))) {
      const wing = [
        on(side * w * 1.0, y - 0.036, 0.02),
        on(side * w * 1.14, y - 0.012, 0.018),
        on(side * w * 1.02, y + 0.01, 0.02),
      ]
      freeLine(stage, spline(wing, false, 6), { weight: child ? 1 : 1.7, color: soft, taper: [0.6, 0.2] })
    }
    if (away && turned > 0.62) continue
    const narrow = away ? 1 - 0.6 * turned : 1
    const hole = ellipse(
      see(side * w * 0.48, y + 0.01, depth(0, y) + tip * 0.52),
      w * 0.25 * narrow * pose.size,
      0.0062,
      pose.roll + side * -0.28,
    )
    fillPlane(stage, hole, css(mixColors(deep, { r: 40, g: 14, b: 14 }, ink ? 0.75 : 0.6)), {
      soft: 1.5,
      alpha: child ? 0.65 : 0.85,
    })
  }
}

/** A touch of light on the tip, and a thin one down the ridge. */
function drawLight({ sitter, lay, outline, child }: RoundFeatures, { light }: Tones, tip: number): void {
  const { nose, eye } = sitter.face
  const within = [outline.whole]
  const color = css(light)
  lay(
    [
      [-nose.w * 0.3, nose.y - 0.04, tip],
      [nose.w * 0.04, nose.y - 0.045, tip],
      [nose.w * 0.06, nose.y - 0.02, tip],
      [-nose.w * 0.3, nose.y - 0.016, tip],
    ],
    color,
    { soft: 3, alpha: 0.7, within },
  )
  if (child) return
  lay(
    [
      [-0.012, eye.y + 0.01, tip * 0.3],
      [0.003, eye.y + 0.01, tip * 0.3],
      [0.002, nose.y - 0.06, tip * 0.85],
      [-0.014, nose.y - 0.06, tip * 0.85],
    ],
    color,
    { soft: 4, alpha: 0.4, within },
  )
}
