import { joined, offset, type Path, reversed, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import type { Optics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { css, darken, mixColors } from '../../raster/tint.ts'
import { jersey } from '../materials.ts'
import { around } from '../sitter.ts'
import type { Brush } from './brush.ts'

const cloth = { r: 194, g: 86, b: 75 }
/** Padded cloth; without the slip of a printed wash, which would leave a white edge on so narrow a band. */
const padding: Optics = { ...jersey, substance: 'hair' }
const white = { r: 255, g: 255, b: 255 }

/** Draws a padded headband: full over the crown, narrowing to where it goes behind the ears. */
export function drawBand({ sitter, at, line }: Brush, band: Path): void {
  const { stage } = sitter
  const middle = spline(
    band.map(([x, y]) => at(x, y)),
    false,
    10,
  )
  const width = (t: number) => 0.008 + 0.022 * Math.sin(Math.PI * t) ** 0.8
  const upper = offset(middle, (t) => -width(t))
  const lower = offset(middle, (t) => width(t) * 0.85)
  const outline = joined(upper, reversed(lower))
  around(sitter, outline, { weight: 2.6, color: line, outside: outsideOf(outline) })
  paint(stage, {
    outlines: [outline],
    albedo: cloth,
    optics: padding,
    fullness: 0.9,
    wobble: 0.3,
    shadow: { dx: 1, dy: 5, blur: 4, strength: 0.4 },
  })
  const glint = offset(middle, (t) => -width(t) * 0.35)
  freeLine(stage, glint.slice(Math.floor(glint.length * 0.2), Math.floor(glint.length * 0.5)), {
    weight: 2.4,
    color: css(mixColors(cloth, white, 0.5), 0.7),
    taper: [0.4, 0.5],
  })
  freeLine(stage, lower, { weight: 1.2, color: css(darken(cloth, 0.6)), taper: [0.2, 0.2] })
}
