import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { fillPath, strokePath } from './motifs/shapes.ts'
import { definePrint } from './print.ts'

/** Argyle: standing diamonds in two colours under a fine stitched lattice. */
export const argyle = definePrint({
  id: 'argyle',
  label: 'Argyle',
  family: 'check',
  width: 80,
  height: 112,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  colorway: colorway('#e9dfcb', '#3d5a4c', '#a5503c', '#f7f1e4'),
  paint(tile) {
    const [ground, first, second, stitch] = tile.colors
    tile.ground(ground)
    const diamond = [
      [0, -56],
      [20, 0],
      [0, 56],
      [-20, 0],
    ] as const
    for (const [x, color] of [
      [20, first],
      [60, second],
    ] as const) {
      tile.motif(x, 42, 57, (surface) => fillPath(surface, diamond, toStyle(color)))
    }
    tile.motif(40, 42, 120, (surface) => {
      for (const side of [-1, 1]) {
        for (let i = 0; i < 14; i++) {
          const t = (i - 7) / 14
          const a = [side * t * 40, t * 112] as const
          const b = [side * (t + 0.045) * 40, (t + 0.045) * 112] as const
          for (const shift of [0, 40]) {
            strokePath(
              surface,
              [
                [a[0] + shift - 20, a[1]],
                [b[0] + shift - 20, b[1]],
              ],
              toStyle(stitch),
              1.3,
            )
          }
        }
      }
    })
  },
})
