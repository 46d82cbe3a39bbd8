import { ellipse, type Point } from '@toile/geometry'
import { mixColors, toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { fillPath, placed } from './motifs/shapes.ts'
import { definePrint, type Spot } from './print.ts'

/** Terrazzo: stone chips of four sizes set close in plaster. */
export const terrazzo = definePrint({
  id: 'terrazzo',
  label: 'Terrazzo',
  family: 'abstract',
  width: 160,
  height: 160,
  repeat: 'brick',
  role: 'support',
  colorway: colorway('#f1e9df', '#c9705a', '#5d7f78', '#e3b778', '#3a3d4c'),
  paint(tile) {
    const [ground, ...stones] = tile.colors
    tile.ground(ground)
    let taken: Spot[] = []
    for (const [count, reach] of [
      [16, 10],
      [40, 5.6],
      [90, 3],
      [160, 1.4],
    ] as const) {
      const near = taken.map(([x, y, other]): Spot => [x, y, other + reach])
      const spots = tile.scatter(count, reach * 1.9, near).map(([x, y]): Spot => [x, y, reach])
      spots.forEach(([x, y], i) => {
        const stone = stones[i % stones.length]
        tile.motif(x, y, reach * 1.3, (surface) => {
          const chance = tile.chance.branch(`chip ${reach} ${i}`)
          const corners = ellipse([0, 0], reach * 1.05, reach * chance.between(0.62, 0.95), 0, chance.whole(5, 7))
          const chip = corners.map(
            ([cx, cy]): Point => [cx * chance.between(0.72, 1.08), cy * chance.between(0.72, 1.08)],
          )
          placed(surface, { angle: chance.next() * 6.28 }, () =>
            fillPath(surface, chip, toStyle(mixColors(stone, ground, chance.between(0, 0.16)))),
          )
        })
      })
      taken = [...taken, ...spots]
    }
  },
})
