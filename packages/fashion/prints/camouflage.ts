import { smooth } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { mixColors } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { definePrint } from './print.ts'

/** Camouflage: four overlapping layers of broken, sideways-drawn shapes. */
export const camouflage = definePrint({
  id: 'camouflage',
  label: 'Camouflage',
  family: 'abstract',
  width: 260,
  height: 260,
  repeat: 'straight',
  role: 'hero',
  colorway: colorway('#b9ab86', '#7c8457', '#49592f', '#2b2c24'),
  paint(tile) {
    const layers = tile.colors.slice(1).map((color, i) => ({
      color,
      shape: tile.field(3 + i, 5 + i, 2),
      least: [-0.02, 0.16, 0.3][i] ?? 0.3,
    }))
    const bendU = tile.field(9, 12, 2)
    const bendV = tile.field(9, 12, 2)
    const edge = 5 / (tile.width * tile.pixels)
    tile.texels((u, v) => {
      const x = u + bendU(u, v) * 0.035
      const y = v + bendV(u, v) * 0.022
      return layers.reduce(
        (below: Color, { color, shape, least }) => mixColors(below, color, smooth(-edge, edge, shape(x, y) - least)),
        tile.colors[0],
      )
    }, 1)
  },
})
