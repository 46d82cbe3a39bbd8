import { add, openChance, type Path, type Point, spline } from '@toile/geometry'
import { fillPlane } from '../../../raster/fillPlane.ts'
import { freeLine, outsideOf } from '../../../raster/freeLine.ts'
import { paint } from '../../../raster/paint.ts'
import { css, darken, mixColors } from '../../../raster/tint.ts'
import { coilOptics, lockOptics } from '../../hair/hairOptics.ts'
import { hairArts } from '../../hair/index.ts'
import { masked } from '../../masked.ts'
import type { RoundFeatures } from './roundFeatures.ts'
import { sidesOf } from './sidesOf.ts'
import { onSkull, skullOf } from './skull.ts'

/** Heights down the back of a head along which its hair lies. */
const down = [0.04, 0.12, 0.24, 0.38, 0.52, 0.64, 0.74, 0.83]

/** Draws the hair that covers the back of a turned head from the crown to the nape, as the style has it: strands, coils, or clipped so short that skin shows through. */
export function drawSkull(features: RoundFeatures): void {
  const { head, sitter, line } = features
  const { stage, hair, skin, person, figure } = sitter
  const neck = figure.build.neck[0][1]
  const outline = skullOf(head, neck)
  const clipped = sidesOf(person) === 'clipped'
  const coiled = hairArts[person.hair].front.coil !== undefined
  // At the nape hair ends without a line.
  const open = outline.slice(0, Math.round(outline.length / 2) - 6)
  freeLine(stage, open, { weight: 2.8, color: line, taper: [0.05, 0.2], outside: outsideOf(open) })
  paint(stage, {
    outlines: [outline],
    albedo: clipped ? mixColors(hair, skin.base, 0.24) : darken(hair, coiled ? 0.9 : 0.84),
    optics: coiled || clipped ? coilOptics : lockOptics,
    fullness: 0.5,
  })
  if (head.turned < 0.2) return
  masked(stage, { within: [outline] }, (layer) => {
    const inner = { ...features, sitter: { ...sitter, stage: layer } }
    if (clipped) drawFade(inner, outline, neck)
    if (coiled || clipped) drawStipple(inner, neck, coiled ? 90 : 160)
    else drawStrands(inner, neck)
    drawNape(inner, neck)
  })
}

/** Clipped hair grows thinner to the nape and round the ear. */
function drawFade(features: RoundFeatures, within: Path, neck: number): void {
  const { stage, skin } = features.sitter
  const at = (across: number, y: number) => onSkull(features.head, across, y, neck)
  const below = (y: number) => [at(1.15, y + 0.04), at(0.8, y), at(0.5, y - 0.03), at(0, y), at(0, 1), at(1.3, 1)]
  fillPlane(stage, below(0.6), css(skin.base), { soft: 26, within: [within], alpha: 0.5 })
  fillPlane(stage, below(0.76), css(mixColors(skin.base, skin.shadow, 0.5)), { soft: 14, within: [within], alpha: 1 })
}

/** Hair ends in a line from behind the ear down to the nape; below it the neck is bare. */
function drawNape(features: RoundFeatures, neck: number): void {
  const { stage, skin } = features.sitter
  const at = (across: number, y: number) => onSkull(features.head, across, y, neck)
  const bare = spline([at(1.2, 0.82), at(1, 0.79), at(0.9, 0.73), at(0.8, 0.65), at(0.2, 0.6)], false, 6)
  fillPlane(stage, [...bare, at(0, 0.6), at(0, 1), at(1.3, 1)], css(mixColors(skin.base, skin.shadow, 0.5)), {
    soft: 9,
  })
}

function drawStrands(features: RoundFeatures, neck: number): void {
  const { stage, hair, person } = features.sitter
  const at = (across: number, y: number) => onSkull(features.head, across, y, neck)
  const chance = openChance(person.seed * 3 + 11)
  const dark = css(darken(hair, 0.5), 0.75)
  for (let i = 0; i < 46; i++) {
    const across = chance.between(0.25, 1)
    const from = Math.floor(chance.between(0, 3))
    const to = from + 3 + Math.floor(chance.between(0, 4))
    const strand = down.slice(from, to).map((y, k) => at(Math.min(1, across + 0.012 * k), y))
    if (strand.length < 3) continue
    freeLine(stage, spline(strand, false, 4), {
      weight: chance.between(0.6, 1.6),
      color: i % 6 ? dark : css(mixColors(hair, { r: 255, g: 236, b: 208 }, 0.3), 0.5),
      taper: [0.35, 0.5],
      seed: i,
    })
  }
}

/** Short hairs, or the arcs of small coils. */
function drawStipple(features: RoundFeatures, neck: number, count: number): void {
  const { stage, hair, person } = features.sitter
  const at = (across: number, y: number) => onSkull(features.head, across, y, neck)
  const chance = openChance(person.seed * 3 + 13)
  const reach = Math.max(0.02, 3.4 / stage.scale)
  const coiled = hairArts[person.hair].front.coil !== undefined
  for (let i = 0; i < count; i++) {
    const root = at(chance.between(0.2, 1), chance.between(0.1, 0.84))
    const turn = coiled ? chance.between(0, 6.28) : chance.between(1.2, 1.9)
    const hook = [0, 0.5, 1].map((k): Point => {
      const angle = turn + (coiled ? 1.6 : 0.2) * k
      return add(root, [Math.cos(angle) * reach * k, Math.sin(angle) * reach * k])
    })
    freeLine(stage, hook, {
      weight: chance.between(0.6, 1.2),
      color: css(darken(hair, chance.between(0.4, 1.1)), coiled ? 0.5 : 0.3),
      taper: [0.1, 0.6],
      seed: i,
    })
  }
}
