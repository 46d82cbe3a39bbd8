import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { strokePath } from './motifs/shapes.ts'
import { definePrint } from './print.ts'

/** Chevron: a zigzag knit of four colours, 60 mm high. */
export const chevron = definePrint({
  id: 'chevron',
  label: 'Zigzag',
  family: 'stripe',
  width: 40,
  height: 64,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  colorway: colorway('#f4e9d6', '#b5483a', '#2e5a5c', '#e2a34a', '#3c2f3d'),
  paint(tile) {
    const [ground, ...threads] = tile.colors
    tile.ground(ground)
    const bands = [
      [0, 11, threads[0]],
      [12, 4, threads[3]],
      [22, 7, threads[2]],
      [34, 12, threads[1]],
      [45, 3, threads[2]],
      [54, 5, threads[3]],
    ] as const
    for (const [y, width, color] of bands) {
      tile.motif(20, y + 8, 40, (surface) => {
        const line = Array.from({ length: 9 }, (_, i) => [(i - 4) * 20, i % 2 ? -11 : 11] as const)
        strokePath(surface, line, toStyle(color), width * 0.82)
      })
    }
  },
})
