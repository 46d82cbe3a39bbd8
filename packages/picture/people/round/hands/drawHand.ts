import { contains, mix, type Path, reversed, spline } from '@toile/geometry'
import { type ContactShadow, dropShadow } from '../../../raster/contact.ts'
import { fillPlane } from '../../../raster/fillPlane.ts'
import { freeLine, outsideOf, strip } from '../../../raster/freeLine.ts'
import { maskOf } from '../../../raster/mask.ts'
import { skinOptics } from '../../../raster/optics.ts'
import { paint } from '../../../raster/paint.ts'
import { regionOf, type Stage } from '../../../raster/stage.ts'
import { css, mixColors } from '../../../raster/tint.ts'
import { clockwise } from '../hulls.ts'
import { limbOutline } from '../limbOutline.ts'
import { limbSkin } from '../limbSkin.ts'
import type { Standing } from '../standing.ts'
import type { HandArt } from './roundHandArt.ts'
import type { HandFrame } from './handFrame.ts'
import { handLines } from './handLines.ts'
import { type Digit, type Hand, handOf } from './handOutlines.ts'

/** What a hand that lies on cloth throws there. */
const contact: ContactShadow = { dx: 3, dy: 6, blur: 5, strength: 0.5 }
const clothShade = css({ r: 30, g: 24, b: 30 }, 0.8)

/** The mouth of a pocket over the back of the hand, and the bulge the fingers make below it, in the hand's frame. */
const pocketMouth: Path = [
  [-0.22, 0.43],
  [-0.1, 0.395],
  [0.02, 0.35],
  [0.11, 0.305],
]
const pocketShade: Path = [
  [0.17, 0.36],
  [0.14, 0.52],
  [0.03, 0.64],
  [-0.12, 0.63],
  [-0.22, 0.5],
]

/** From which point of their outlines on the fingers that lie farther are shaded. */
const far = 9

/** Draws a hand: palm and fingers as one form, then the lines that part the fingers from each other. */
export function drawHand(standing: Standing, index: 0 | 1): void {
  const { stage, posed, sitter } = standing
  const hand = handOf(posed, index)
  const { does, frame, art, palm, digits } = hand
  const outlines = digits.map(({ outline }) => outline)
  if (does.pose.lies) dropShadow(stage, ...shadowOf(stage, frame, art, outlines))
  for (const outline of outlines)
    freeLine(stage, outline, {
      weight: sitter.weight * 0.85,
      color: sitter.contour,
      taper: [0.06, 0.06],
      outside: outsideOf(outline),
    })
  for (const line of does.pose.hidden ? sidesOf(palm) : [palm])
    freeLine(stage, line, {
      weight: sitter.weight * 1.1,
      color: sitter.contour,
      taper: [0.05, 0.05],
      outside: outsideOf(palm),
    })
  const [outer, inner] = limbOutline(posed.arms[index].ruler.limb, 1.1, 2)
  paint(stage, {
    outlines: [palm, ...outlines].map(clockwise),
    volume: [[...outer, ...reversed(inner)], palm, ...outlines].map(clockwise),
    albedo: limbSkin(standing, index),
    optics: skinOptics,
    fullness: 0.7,
  })
  for (const { outline, art: one } of digits.slice(0, 2))
    if (!one.isThumb)
      fillPlane(stage, outline.slice(far, -far), css(sitter.skin.shadow), { soft: 3, within: outlines, alpha: 0.2 })
  drawParts(standing, hand)
  for (const tendon of art.tendons)
    freeLine(stage, tendon.map(frame.put), {
      weight: 1,
      color: css(sitter.skin.line, 0.3),
      taper: [0.4, 0.4],
      spare: 0.5,
    })
  // On the far side there is no cloth round it.
  if (does.pose.hidden && (posed.gesture.arms[index].over ?? index === posed.near)) drawPocketMouth(standing, frame)
}

/** What lies within a hand: the lines between its fingers, which a photograph shows as a shade, and nails where they are seen. */
function drawParts(standing: Standing, hand: Hand): void {
  const { stage, sitter } = standing
  const isPhoto = stage.style === 'realistic'
  const [color, weight] = isPhoto ? [css(sitter.skin.line, 0.5), 0.75] : [sitter.contour, sitter.weight * 0.6]
  for (const line of handLines(hand)) freeLine(stage, line, { weight, color, taper: [0.3, 0.25] })
  hand.digits.forEach((digit, i) => {
    const over = hand.digits.slice(i + 1).map(({ outline }) => outline)
    drawNail(standing, hand.frame, digit, digit.art.overPalm ? over : [hand.palm, ...over])
  })
}

/** The two sides of a palm that a pocket hides the end of. */
function sidesOf(palm: Path): [Path, Path] {
  const side = Math.round(palm.length * 0.44)
  return [palm.slice(0, side), palm.slice(-Math.round(palm.length * 0.36))]
}

/** What throws the shadow: the fingers and the palm, not the wrist, whose shadow would lie across its own arm. */
function shadowOf(stage: Stage, { put }: HandFrame, { palm }: HandArt, fingers: readonly Path[]) {
  const outlines = [spline(palm.map(put), true, 4), ...fingers]
  const region = regionOf(stage, outlines)
  return [region, maskOf(stage, region, outlines), contact, 1] as const
}

/** A nail, unless something lies over it. */
function drawNail(
  { stage, sitter }: Standing,
  { put, size }: HandFrame,
  { art: { nail } }: Digit,
  over: readonly Path[],
): void {
  if (!nail) return
  const [from, to] = [put(mix(nail.from, nail.to, 0.6)), put(mix(nail.from, nail.to, 1.15))]
  if (over.some((one) => contains(one, mix(from, to, 0.5)))) return
  strip(stage, [from, mix(from, to, 0.5), to], {
    weight: (nail.wide * size * stage.scale * 0.85) / stage.pen,
    color: css(mixColors(sitter.skin.light, sitter.skin.blush, 0.3), 0.75),
    taper: [0.2, 0.3],
  })
}

/** The mouth of the pocket over the hand, with the shade of what the knuckles lift. */
function drawPocketMouth({ stage }: Standing, { put }: HandFrame): void {
  const [mouth, below] = [pocketMouth, pocketShade].map((path) => path.map(put))
  fillPlane(stage, spline([...mouth, ...below], true, 6), clothShade, { soft: 10, alpha: 0.24 })
  freeLine(stage, spline(mouth, false, 6), { weight: 2.6, color: clothShade, taper: [0.15, 0.15] })
}
