import { add, boundsOf, type Path, scale, spline, unit } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine } from '../../raster/freeLine.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import { backOfHead, headOutline } from '../faces/headOutline.ts'
import { masked } from '../masked.ts'
import type { Brush } from './brush.ts'

/** Draws hair too short to fall: a soft plane on the skull, with stubble that grows away from the crown. */
export function drawFades(brush: Brush, outlines: readonly Path[], density: number): void {
  const { sitter, color, chance, at } = brush
  const { figure, face, skin, stage, outlines: own } = sitter
  const flat = figure.view === 'back' ? backOfHead(figure, face) : headOutline(figure, face)
  const head = own ? [own.face, own.skull] : [flat]
  const tint = css(mixColors(color, skin.shadow, 0.25))
  // A brush that blends far would wash a clipped side away.
  const blend = stage.style === 'realistic' ? 6 : 12
  const fair = luminance(color) > 0.3
  const crown = at(0, 0.02)
  // Shorter strokes than three pixels would not be drawn at all.
  const reach = Math.max(0.021, 3.4 / stage.scale)
  for (const outline of outlines) {
    const area = spline(
      outline.map(([x, y]) => at(x, y)),
      true,
      6,
    )
    fillPlane(stage, area, tint, { soft: blend, within: head, alpha: 0.9 })
    fillPlane(stage, area, tint, { soft: 44, within: head, alpha: 0.4 })
    const { left, right, top, bottom } = boundsOf(outline)
    // Of a side that turns away there is less to see.
    const shown = boundsOf(area)
    const seen = Math.min(1, (shown.right - shown.left) / (right - left)) ** 2
    masked(stage, { within: [area] }, (layer) => {
      masked(layer, { within: head }, (inner) => {
        for (let i = 0; i < density * seen; i++) {
          const root = at(chance.between(left, right), chance.between(top, bottom))
          const growth = unit([root[0] - crown[0] + chance.between(-0.08, 0.08), root[1] - crown[1] + 0.04])
          const tone = chance.between(fair ? 0.7 : 0.4, fair ? 1.15 : 0.95)
          freeLine(inner, [root, add(root, scale(growth, reach / 2)), add(root, scale(growth, reach))], {
            weight: chance.between(0.6, 1.1),
            color: css(darken(color, tone), 0.4),
            taper: [0.1, 0.7],
            seed: i,
          })
        }
      })
    })
  }
}
