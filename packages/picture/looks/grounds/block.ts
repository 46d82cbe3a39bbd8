import type { Color } from '@toile/craft/colors/color.ts'
import { smooth } from '@toile/geometry'
import { blur } from '../../raster/blur.ts'
import { css, darken } from '../../raster/tint.ts'
import type { Floor, Ground } from './ground.ts'
import { layDark } from './layDark.ts'
import { levelsOf } from './levelsOf.ts'
import { pigmentOf, thickened } from './pigment.ts'
import { thrownFigure } from './thrownFigure.ts'

/** A block of colour behind the figure, who steps out of it; on the sheet lies a hard shape of it. */
export const block: Ground = {
  readsFigure: true,
  sheet: (color) => thickened(color, pigmentOf(color).sheet),
  fill({ context, width, height, scale }, color, { level, left, right, top }: Floor) {
    const { sheet, laid } = pigmentOf(color)
    const x = Math.round(left - 1.25 * scale)
    const y = Math.round(top + 0.25 * scale)
    context.fillStyle = css(thickened(color, laid))
    context.fillRect(x, y, Math.round(right + 1.6 * scale) - x, Math.round(level - 0.62 * scale) - y)
    context.fillStyle = css(thickened(color, sheet))
    context.fillRect(0, 0, width, height)
  },
  shadow(stage, standing, color) {
    for (const level of levelsOf(stage, standing)) {
      const { rows, top, height } = thrownFigure(stage, level, { aside: 0.23, up: 0.07, reach: 8.6 * stage.scale })
      // Rows of the figure that fall on one row of the floor are joined, then cut hard again.
      const joined = blur(rows, stage.width, height, 0.016 * stage.scale, 1)
      for (let i = 0; i < joined.length; i++) joined[i] = smooth(0.4, 0.52, joined[i])
      layDark(stage, joined, top, height, shapeColor(color))
    }
  },
}

/** The shape is the block's own dark. */
function shapeColor(color: Color): Color {
  const { laid } = pigmentOf(color)
  return darken(thickened(color, laid), 0.42)
}
