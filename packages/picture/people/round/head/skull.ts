import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { rolled } from '@toile/fashion/mannequins/round/headPose.ts'
import { type Path, type Point, reversed, spline } from '@toile/geometry'
import { freeLine } from '../../../raster/lines.ts'
import { hairOptics } from '../../../raster/optics.ts'
import { paint } from '../../../raster/paint.ts'
import { plane } from '../../../raster/plane.ts'
import { fillOutline } from '../../../raster/stage.ts'
import { css, darken, mixColors } from '../../../raster/tint.ts'
import { sidesOf } from './sidesOf.ts'
import { nearEdge } from './nearContour.ts'
import type { RoundFeatures } from './roundFeatures.ts'

/** The outline of the skull behind face and ear; from the front the face hides it. */
export function skullOf({ pose, far }: RoundFeatures['head']): Path {
  const sine = Math.abs(Math.sin(pose.yaw))
  return Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * Math.PI * 2
    const across = Math.sin(angle)
    // To the far side it keeps behind the forehead.
    const half = across * far > 0 ? 0.285 + 0.03 * sine : 0.285 + 0.155 * sine
    return rolled(pose, [across * half * pose.size, -0.17 - 0.335 * Math.cos(angle)])
  })
}

/** Draws the skull in the shade of its hair; clipped hair lets the skin through. */
export function drawSkull({ head, sitter, line }: RoundFeatures): void {
  const { stage, hair, skin, person } = sitter
  const outline = skullOf(head)
  const clipped = sidesOf(person) === 'clipped'
  const color = clipped ? mixColors(skin.base, hair, 0.62) : darken(hair, 0.72)
  freeLine(stage, [...outline, outline[0]], { weight: 3, color: line, taper: [0, 0] })
  paint(stage, { outlines: [outline], albedo: color, optics: hairOptics, fullness: 0.4 })
}

/** Closes the gap between the forehead and the far lock: hair lies against the temple there. */
export function drawFarTemple({ head, sitter }: RoundFeatures, hair: Figure): void {
  const { far, face, pose } = head
  if (head.turned < 0.25 || sidesOf(sitter.person) !== 'grown') return
  const levels = [0.08, 0.16, 0.24, 0.32, 0.4, face.eye.y - 0.05]
  const skin = levels.map((y) => head.on(far * 0.24, y))
  const lock = reversed(levels).map((y, i) => hair.face(far * (i ? 0.322 : 0.3) * pose.size, y))
  fillOutline(sitter.stage, spline([...skin, ...lock], true, 5), css(darken(sitter.hair, 0.66)))
}

/** Short hair of men runs down before the near ear and covers the side of the skull. */
export function drawSideburn({ head, sitter, man, outline }: RoundFeatures): void {
  if (!man || head.turned < 0.25) return
  const { stage, hair, skin, person } = sitter
  const clipped = sidesOf(person) === 'clipped'
  const row = (y: number, before: number): Point => {
    const [half, depth] = nearEdge(head, y)
    return head.see(-head.far * (half + 0.004), y, depth + before)
  }
  const side = [
    row(0.12, 0.15),
    row(0.24, 0.13),
    row(0.34, 0.09),
    row(0.42, 0.075),
    row(0.5, 0.05),
    row(0.585, 0.035),
    row(0.59, 0.005),
    row(0.5, -0.02),
    row(0.46, -0.05),
    row(0.45, -0.14),
    row(0.3, -0.3),
    row(0.12, -0.2),
  ]
  plane(stage, spline(side, true, 5), css(clipped ? mixColors(hair, skin.base, 0.35) : darken(hair, 0.88)), {
    soft: (clipped ? 7 : 3.5) * (stage.style === 'realistic' ? 0.5 : 1),
    alpha: clipped ? 0.7 : 0.9,
    within: [skullOf(head), outline.whole],
  })
}
