import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { openField } from './motifs/field.ts'
import { definePrint } from './print.ts'

/** Ikat: nested diamonds of tie-dyed warp threads, each thread slipped a little along the cloth. */
export const ikat = definePrint({
  id: 'ikat',
  label: 'Ikat',
  family: 'ethnic',
  width: 112,
  height: 144,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  colorway: colorway('#f6eddc', '#2f5596', '#cf4c36', '#efb145', '#1d2440'),
  paint(tile) {
    const [ground, first, second, third, dark] = tile.colors
    const slip = openField(tile.chance, 40, 1)
    const slipFine = openField(tile.chance, 112, 1)
    const bleed = openField(tile.chance, 110, 9)
    const rings = [
      [0, third],
      [0.17, second],
      [0.36, ground],
      [0.45, first],
      [0.72, ground],
      [0.82, dark],
      [1.02, ground],
      [1.14, third],
      [1.24, ground],
      [1.46, second],
    ] as const
    tile.texels((u, v) => {
      const column = Math.floor(u * 112) / 112
      const shifted = v + 0.5 + slip(column, 0.5) * 0.075 + slipFine(column, 0.5) * 0.05
      const across = Math.abs(((u + 0.5) % 1) - 0.5) * 2
      const down = Math.abs(((((shifted + 0.5) % 1) + 1) % 1) - 0.5) * 2
      const apart = 2 - across - down
      let i = rings.length - 1
      while (rings[i][0] > apart) i--
      const soft = i > 0 ? smooth(0, 0.055, apart - rings[i][0]) : 1
      const dyed = mixColors(rings[Math.max(0, i - 1)][1], rings[i][1], soft)
      return mixColors(dyed, ground, 0.04 + 0.14 * Math.max(0, bleed(u, v)))
    })
  },
})
