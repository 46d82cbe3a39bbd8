import type { Color } from '@toile/craft/colors/color.ts'
import { joined, type Path, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { css, mixColors } from '../../raster/tint.ts'
import type { Sitter } from '../sitter.ts'

const warmth: Color = { r: 110, g: 55, b: 60 }

/** Draws the shadow that the head throws on the neck. */
export function drawNeckShadow({ stage, figure, skin, child }: Sitter): void {
  const { head } = figure
  const throat = joined(figure.sideContour(-1).slice(0, 40), reversed(figure.sideContour(1).slice(0, 40)))
  const wide = figure.build.gender === 'male' && !child ? 1.25 : 1
  const deep = (figure.levels.neck - 1) * 0.62
  const turn = figure.view === 'back' ? 0 : Math.sin(figure.headYaw) * 0.1
  const outline: Path = [
    head(-0.27 * wide, 0.82),
    head(-0.16 * wide + turn, 1 + deep * 0.5),
    head(0.02 + turn, 1 + deep),
    head(0.15 * wide + turn, 1 + deep * 0.9),
    head(0.24 * wide, 1 + deep * 0.3),
    head(0.28 * wide, 0.82),
  ]
  fillPlane(stage, spline(outline, true, 8), css(mixColors(skin.shadow, warmth, 0.12)), {
    soft: 5,
    within: [throat],
    alpha: stage.style === 'ink' ? 0.75 : 0.85,
  })
}
