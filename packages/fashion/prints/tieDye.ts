import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { openField } from './motifs/field.ts'
import { definePrint } from './print.ts'

/** Tie-dye: a pleated spiral that bleeds into the cloth, turned over tile by tile. */
export const tieDye = definePrint({
  id: 'tieDye',
  label: 'Tie-dye',
  family: 'abstract',
  width: 330,
  height: 330,
  repeat: 'mirror',
  runsOn: true,
  role: 'hero',
  colorway: colorway('#f8f4ee', '#3f74bd', '#ec5f97', '#7a4aa3'),
  paint(tile) {
    const [ground, first, second, third] = tile.colors
    const bleed = openField(tile.chance, 7, 7, 4)
    const pleats = openField(tile.chance, 30, 30, 2)
    const run = [first, third, second, ground]
    tile.texels((u, v, x, y) => {
      const dx = x - 165
      const dy = y - 165
      const radius = Math.hypot(dx, dy)
      const angle = Math.atan2(dy, dx)
      const stain = bleed(u, v)
      const turn = (angle * 3) / (2 * Math.PI) + radius / 74 + stain * 0.2 + pleats(u, v) * 0.035
      const step = (turn - Math.floor(turn)) * 4
      const i = Math.floor(step)
      const dyed = mixColors(run[i], run[(i + 1) % 4], smooth(0.25, 1, step - i))
      const pleat = Math.abs(Math.sin(angle * 14 + stain * 4 + radius * 0.06 + pleats(u, v) * 1.5))
      return mixColors(dyed, ground, smooth(0.62, 1, pleat) * 0.5 * smooth(0, 70, radius))
    }, 1)
  },
})
