import type { Color } from '@toile/craft/colors/color.ts'
import type { Fold } from '@toile/craft/garments/piece.ts'
import { type Path, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import type { Optics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { css, darken } from '../../raster/tint.ts'
import { jersey } from '../materials.ts'
import { around } from '../sitter.ts'
import type { Brush } from './brush.ts'
import { castOnFace } from './castOnFace.ts'
import type { Wrap } from './hairArt.ts'

/** Without the slip of a printed wash, which would leave a white edge beside the face. */
const scarf: Optics = { ...jersey, substance: 'hair', wrap: 0.4 }

/** Colours that sit beside any skin; which one, the person's seed says. */
const cloths: readonly [Color, ...Color[]] = [
  { r: 150, g: 120, b: 102 },
  { r: 92, g: 108, b: 124 },
  { r: 164, g: 92, b: 74 },
  { r: 118, g: 122, b: 96 },
]

/** Draws a scarf: parts that lie over one another, each folded and shaded as cloth. */
export function drawWrap(brush: Brush, { parts }: Wrap): void {
  const { sitter, at, phase } = brush
  const { stage, person } = sitter
  const color = cloths[person.seed % cloths.length] ?? cloths[0]
  const ink = stage.style === 'ink' || stage.style === 'flat'
  const line = ink ? brush.line : css(darken(color, 0.42))
  const curve = (path: Path, closed: boolean) =>
    spline(
      path.map(([x, y]) => at(x, y)),
      closed,
      8,
    )
  for (const [index, part] of parts.entries()) {
    const outline = curve(part.outline, true)
    const hole = part.hole && curve(part.hole, true)
    const folds = part.folds.map((path) => curve(path, false))
    if (!hole) castOnFace(brush, [outline])
    around(sitter, outline, { weight: 2.8, color: line, outside: outsideOf(outline), seed: index })
    paint(stage, {
      outlines: [outline],
      holes: hole && [hole],
      albedo: phase === 'behind' ? darken(color, 0.7) : color,
      optics: scarf,
      fullness: 0.6,
      folds: folds.map(
        (path): Fold => ({ path, widths: [0.03, 0.022], height: 0.5, kind: 'ridge', fades: [0.2, 0.3] }),
      ),
      shadow: { dx: 2, dy: 5, blur: 6, strength: 0.32 },
    })
    if (hole) around(sitter, hole, { weight: 2, color: line, seed: index })
    for (const [k, fold] of folds.entries()) {
      freeLine(stage, fold, {
        weight: ink ? 1.4 : 1.1,
        color: css(darken(color, 0.55), 0.8),
        taper: [0.2, 0.7],
        seed: k,
      })
    }
  }
}
