import type { Color } from '@toile/fashion/colors/color.ts'
import { add, type Path, type Point, spline } from '@toile/geometry'
import { freeLine } from '../../../raster/lines.ts'
import { paint } from '../../../raster/paint.ts'
import { fillOutline } from '../../../raster/stage.ts'
import { css, darken } from '../../../raster/tint.ts'
import { masked } from '../../masked.ts'
import { leather } from '../../materials.ts'
import type { ShoeRole } from '../../shoes/shoeArt.ts'
import { shoeColors, shoeLine } from '../../shoes/shoeColors.ts'
import { clockwise, strokeHulls } from '../hulls.ts'
import type { Standing } from '../standing.ts'
import type { FootArt } from './footArt.ts'
import type { Upper } from './upperOf.ts'

/** The colours of a shoe on one foot: the far one lies deeper. */
export interface ShoeTones {
  parts: Record<ShoeRole, Color>
  line: string
}

/** The weight of the line round a shoe. */
const weight = 2.1

/** Looks up the colours of the shoe on a foot. */
export function shoeTones({ stage, posed, look }: Standing, index: 0 | 1): ShoeTones {
  const own = index === posed.near ? look.shoeColor : darken(look.shoeColor, 0.86)
  const ink = stage.style === 'ink' || stage.style === 'flat'
  return { parts: shoeColors(look.shoe, own), line: ink ? '#171314' : css(shoeLine(look.shoeColor)) }
}

/** Draws parts of a shoe as one form with a line round it. */
export function drawForm(
  { stage }: Standing,
  hulls: readonly Path[],
  albedo: Color,
  line: string,
  fullness = 0.8,
): void {
  if (!hulls.length) return
  strokeHulls(stage, hulls, line, weight)
  paint(stage, { outlines: hulls.map(clockwise), albedo, optics: leather, fullness })
}

/** Draws what lies under the foot, and the lining that shows beside it. */
export function drawUnderFoot(standing: Standing, art: FootArt, { parts, line }: ShoeTones): void {
  const { cut, look } = standing
  drawForm(standing, art.heel, cut.form === 'stack' ? parts.sole : darken(look.shoeColor, 0.78), line, 0.5)
  drawForm(standing, art.sole, parts[cut.tread], line, 0.3)
  for (const { rim } of art.uppers) if (rim) fillOutline(standing.stage, rim, css(darken(parts.upper, 0.5)))
}

/** Draws an upper; where it opens, the foot shows through. */
export function drawUpper(standing: Standing, { hulls, rim }: Upper, { parts, line }: ShoeTones): void {
  const { stage } = standing
  if (!rim) return drawForm(standing, hulls, parts.upper, line)
  const reach = hulls.flatMap((hull) => [...hull, ...hull.map((p): Point => add(p, [0.06, 0.06]))])
  masked(stage, { except: [rim], around: [reach] }, (layer) => strokeHulls(layer, hulls, line, weight))
  paint(stage, { outlines: hulls.map(clockwise), holes: [rim], albedo: parts.upper, optics: leather, fullness: 0.8 })
  freeLine(stage, [...rim, rim[0]], { weight: 1.6, color: line, taper: [0, 0] })
}

/** Draws seams and laces over the upper. */
export function drawTrims(standing: Standing, art: FootArt, { parts, line }: ShoeTones): void {
  const { stage } = standing
  for (const seam of art.seams)
    freeLine(stage, spline(seam, false, 5), { weight: 1.2, color: line, taper: [0.08, 0.08] })
  for (const lace of art.laces) drawLace(standing, lace, parts.lace, line)
}

/** Draws one lace. */
export function drawLace({ stage }: Standing, lace: Path, color: Color, line: string): void {
  const run = spline(lace, false, 4)
  freeLine(stage, run, { weight: 3.6, color: line, taper: [0.02, 0.02] })
  freeLine(stage, run, { weight: 2, color: css(color), taper: [0.02, 0.02] })
}
