import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { fillDisc, strokePath } from './motifs/shapes.ts'
import { definePrint } from './print.ts'

/** Art deco: overlapping fans with rayed rims, in brick order. */
export const artDeco = definePrint({
  id: 'artDeco',
  label: 'Art deco fans',
  family: 'geometric',
  width: 64,
  height: 32,
  repeat: 'brick',
  role: 'hero',
  colorway: colorway('#15423d', '#d4ad5a', '#2f7a68', '#f1e2ba'),
  paint(tile) {
    const [ground, gold, green, pale] = tile.colors
    tile.ground(ground)
    tile.motif(32, 30, 33, (surface) => {
      for (const [share, color] of [
        [1, ground],
        [0.955, gold],
        [0.885, ground],
        [0.84, green],
        [0.54, ground],
        [0.5, gold],
        [0.44, ground],
        [0.4, gold],
        [0.24, pale],
        [0.12, gold],
      ] as const) {
        fillDisc(surface, [0, 0], 32 * share, toStyle(color))
      }
      for (let i = 0; i <= 14; i++) {
        const angle = Math.PI + (i / 14) * Math.PI
        const [x, y] = [Math.cos(angle) * 32, Math.sin(angle) * 32]
        strokePath(
          surface,
          [
            [x * 0.56, y * 0.56],
            [x * 0.83, y * 0.83],
          ],
          toStyle(i % 2 ? pale : ground, i % 2 ? 0.75 : 1),
          i % 2 ? 0.6 : 1.2,
        )
      }
    })
  },
})
