import type { Color } from '@toile/craft/colors/color.ts'
import type { Path } from '@toile/geometry'
import { paint } from '../../../raster/paint.ts'
import { type Stage, tracePath } from '../../../raster/stage.ts'
import { css, darken } from '../../../raster/tint.ts'
import { leather } from '../../materials.ts'
import type { ShoeRole } from '../../shoes/shoeArt.ts'
import { shoeColors, shoeLine } from '../../shoes/shoeColors.ts'
import { clockwise, strokeHulls } from '../hulls.ts'
import type { Standing } from '../standing.ts'
import type { FootArt } from './footArt.ts'

/** The colours of a shoe on one foot: the far one lies deeper. */
export interface ShoeTones {
  parts: Record<ShoeRole, Color>
  lining: Color
  line: string
}

/** The weight of the line round a shoe. */
const weight = 1.8

/** Looks up the colours of the shoe on a foot. */
export function shoeTones({ stage, posed, look }: Standing, index: 0 | 1): ShoeTones {
  const own = index === posed.near ? look.shoeColor : darken(look.shoeColor, 0.9)
  const ink = stage.style === 'ink' || stage.style === 'flat'
  const parts = shoeColors(look.shoe, own)
  return { parts, lining: darken(parts.upper, 0.5), line: ink ? '#171314' : css(shoeLine(look.shoeColor)) }
}

/** Draws parts of a shoe as one form with a line round it. */
function drawForm(
  { stage }: Standing,
  hulls: readonly Path[],
  albedo: Color,
  line: string,
  { fullness = 0.8, pen = weight } = {},
): void {
  if (!hulls.length) return
  strokeHulls(stage, hulls, line, pen)
  paint(stage, { outlines: hulls.map(clockwise), albedo, optics: leather, fullness })
}

/** Draws parts of a shoe as one even form with a line round it. */
export function drawFlat({ stage }: Standing, hulls: readonly Path[], color: Color, line: string, pen: number): void {
  strokeHulls(stage, hulls, line, pen)
  fillHulls(stage, hulls, css(color))
}

/** Fills parts of a shoe as one even form. */
export function fillHulls(stage: Stage, hulls: readonly Path[], color: string): void {
  if (!hulls.length) return
  const { context, recorder } = stage
  if (recorder) {
    for (const hull of hulls) recorder.fill(hull, color)
    return
  }
  context.beginPath()
  for (const hull of hulls) tracePath(stage, context, clockwise(hull))
  context.fillStyle = color
  context.fill()
}

/** Draws what lies under and behind the foot: the heel, the sole, and the inside of the upper, which shows round the ankle. */
export function drawUnderFoot(standing: Standing, art: FootArt, { parts, lining, line }: ShoeTones): void {
  const { cut } = standing
  drawForm(standing, art.heel, cut.form === 'stack' ? parts.sole : darken(parts.upper, 0.82), line, { fullness: 0.5 })
  if (cut.foxing) drawFlat(standing, art.sole, parts[cut.tread], line, weight)
  else drawForm(standing, art.sole, parts[cut.tread], line, { fullness: 0.3 })
  if (cut.shaft) return
  const whole = art.uppers.flatMap((upper) => upper.whole)
  drawFlat(standing, whole, lining, line, weight)
}

/** Draws what of the uppers is turned to the viewer, over the foot. */
export function drawUppers(standing: Standing, art: FootArt, { parts, line }: ShoeTones): void {
  for (const { front } of art.uppers) drawForm(standing, front, parts.upper, line)
}
