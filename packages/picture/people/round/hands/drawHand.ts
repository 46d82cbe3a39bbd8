import { mix, type Path, reversed, spline } from '@toile/geometry'
import { type ContactShadow, dropShadow } from '../../../raster/contact.ts'
import { freeLine } from '../../../raster/lines.ts'
import { maskOf } from '../../../raster/mask.ts'
import { skinOptics } from '../../../raster/optics.ts'
import { paint } from '../../../raster/paint.ts'
import { plane } from '../../../raster/plane.ts'
import { fillOutline, regionOf, type Stage } from '../../../raster/stage.ts'
import { css, mixColors } from '../../../raster/tint.ts'
import { clockwise } from '../hulls.ts'
import { limbOutline } from '../limbOutline.ts'
import { limbSkin } from '../limbSkin.ts'
import type { Standing } from '../standing.ts'
import type { HandArt } from './handArt.ts'
import { type HandFrame, handFrame } from './handFrame.ts'
import { type Digit, digitsOf, palmOf } from './handOutlines.ts'
import { handArts } from './index.ts'

/** What a hand that lies on cloth throws there. */
const contact: ContactShadow = { dx: 3, dy: 5, blur: 5, strength: 0.42 }
const clothShade = css({ r: 30, g: 24, b: 30 }, 0.8)

/** The mouth of a pocket over the knuckles, and the shade below it, in the hand's frame. */
const pocketMouth: Path = [
  [-0.17, 0.27],
  [-0.1, 0.315],
  [0, 0.335],
  [0.09, 0.325],
  [0.15, 0.29],
]
const pocketShade: Path = [
  [0.15, 0.31],
  [0.09, 0.37],
  [0, 0.39],
  [-0.11, 0.36],
  [-0.17, 0.29],
]

/** Draws a hand: the palm and single fingers, each with its own contour, so that they overlap. */
export function drawHand(standing: Standing, index: 0 | 1): void {
  const { stage, posed, sitter } = standing
  const art = handArts[posed.gesture.hands[index]]
  const frame = handFrame(posed, index)
  const palm = palmOf(posed, index, frame)
  const digits = digitsOf(posed, index, frame)
  const outlines = digits.map(({ outline }) => outline)
  if (art.lies) dropShadow(stage, ...shadowOf(stage, frame, art, outlines))
  for (const outline of outlines)
    freeLine(stage, outline, { weight: sitter.weight * 0.9, color: sitter.contour, taper: [0, 0] })
  for (const line of art.hidden ? sidesOf(palm) : [palm])
    freeLine(stage, line, { weight: sitter.weight * 1.25, color: sitter.contour, taper: [0.05, 0.05] })
  const [outer, inner] = limbOutline(posed.arms[index], 1.1, 2)
  paint(stage, {
    outlines: [palm, ...outlines].map(clockwise),
    volume: [[...outer, ...reversed(inner)], palm, ...outlines].map(clockwise),
    albedo: limbSkin(standing, index),
    optics: skinOptics,
    fullness: 0.7,
  })
  for (const [i, digit] of digits.entries()) drawDigit(standing, index, frame, digit, i > 0)
  for (const tendon of art.tendons)
    freeLine(stage, tendon.map(frame.put), { weight: 1, color: css(sitter.skin.line, 0.3), taper: [0.4, 0.4] })
  if (art.hidden) drawPocketMouth(standing, frame)
}

/** The two sides of a palm that a pocket hides the end of. */
function sidesOf(palm: Path): [Path, Path] {
  const third = Math.round(palm.length * 0.42)
  return [palm.slice(0, third), palm.slice(-third)]
}

/** What throws the shadow: the fingers and the palm, not the wrist, whose shadow would lie across its own arm. */
function shadowOf(stage: Stage, { put }: HandFrame, { palm }: HandArt, fingers: readonly Path[]) {
  const outlines = [spline(palm.map(put), true, 4), ...fingers]
  const region = regionOf(stage, outlines)
  return [region, maskOf(stage, region, outlines), contact, 1] as const
}

/** Lays a finger over what is under it, and draws the line that parts them; its base stays open. */
function drawDigit(standing: Standing, index: 0 | 1, frame: HandFrame, digit: Digit, covers: boolean): void {
  const { stage, sitter } = standing
  const { outline, isThumb } = digit
  const count = outline.length
  const run = (from: number, to: number): Path => outline.slice(Math.round(count * from), Math.round(count * to))
  if (covers) fillOutline(stage, run(0.13, 0.87), css(limbSkin(standing, index), 0.94))
  plane(stage, run(0.55, 0.86), css(sitter.skin.shadow), { soft: 2.5, within: [outline], alpha: 0.4 })
  const base = isThumb ? 0.17 : 0.24
  // The line outside the form is drawn already: over it the finger needs only what parts it from its neighbours.
  freeLine(stage, run(base, 1 - base), { weight: sitter.weight * 0.45, color: sitter.contour, taper: [0.22, 0.22] })
  if (digit.art.nail) drawNail(standing, frame, digit)
}

function drawNail({ stage, sitter }: Standing, { put, size }: HandFrame, { art }: Digit): void {
  const [, , second, tip] = art.joints
  const [from, to] = [put(mix(second, tip, 0.55)), put(mix(second, tip, 1.1))]
  freeLine(stage, [from, mix(from, to, 0.5), to], {
    weight: (art.wide[1] * size * stage.scale * 0.85) / stage.pen,
    color: css(mixColors(sitter.skin.light, sitter.skin.blush, 0.3), 0.75),
    taper: [0.2, 0.3],
  })
}

/** The mouth of the pocket over the hand, with the shade of what the knuckles lift. */
function drawPocketMouth({ stage }: Standing, { put }: HandFrame): void {
  const [mouth, below] = [pocketMouth, pocketShade].map((path) => path.map(put))
  plane(stage, spline([...mouth, ...below], true, 6), clothShade, { soft: 8, alpha: 0.3 })
  freeLine(stage, spline(mouth, false, 6), { weight: 2.2, color: clothShade, taper: [0.2, 0.2] })
}
