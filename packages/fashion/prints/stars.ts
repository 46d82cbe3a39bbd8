import type { Point } from '@toile/geometry'
import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { fillDisc, fillPath, placed } from './motifs/shapes.ts'
import { definePrint } from './print.ts'

const star: readonly Point[] = Array.from({ length: 10 }, (_, i): Point => {
  const radius = i % 2 ? 0.42 : 1
  return [Math.sin((i / 10) * Math.PI * 2) * radius, -Math.cos((i / 10) * Math.PI * 2) * radius]
})

/** Stars: tossed five-pointed stars of two sizes among dots, in brick order. */
export const stars = definePrint({
  id: 'stars',
  label: 'Stars',
  family: 'conversational',
  width: 96,
  height: 96,
  repeat: 'brick',
  role: 'support',
  colorway: colorway('#1d2546', '#f3e6c4', '#d9a94e'),
  paint(tile) {
    const [ground, pale, gold] = tile.colors
    tile.ground(ground)
    const large = tile.scatter(9, 25)
    const small = tile.scatter(
      14,
      14,
      large.map(([x, y]) => [x, y, 16]),
    )
    const dots = tile.scatter(24, 7, [
      ...large.map(([x, y]) => [x, y, 12] as const),
      ...small.map(([x, y]) => [x, y, 8] as const),
    ])
    for (const [spots, size, color] of [
      [large, 8, pale],
      [small, 4.2, gold],
    ] as const) {
      spots.forEach(([x, y], i) => {
        const angle = tile.chance.branch(`star ${size} ${i}`).between(-0.6, 0.6)
        tile.motif(x, y, size, (surface) =>
          placed(surface, { angle, size }, () => fillPath(surface, star, toStyle(color))),
        )
      })
    }
    for (const [x, y] of dots) tile.motif(x, y, 1.2, (surface) => fillDisc(surface, [0, 0], 1.1, toStyle(pale)))
  },
})
