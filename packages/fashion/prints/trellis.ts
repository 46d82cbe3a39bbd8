import { type Point, spline } from '@toile/geometry'
import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { around, fillDisc, fillPath } from './motifs/shapes.ts'
import { definePrint } from './print.ts'

const cell: Point[] = (() => {
  const quarter: Point[] = [
    [0, -46],
    [2.2, -38],
    [7, -30],
    [16, -23],
    [25, -16],
    [29.8, -8],
    [32, 0],
  ]
  const right = [
    ...quarter,
    ...quarter
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Point => [x, -y]),
  ]
  return spline(
    [
      ...right,
      ...right
        .slice(1, -1)
        .reverse()
        .map(([x, y]): Point => [-x, y]),
    ],
    true,
    8,
  )
})()

const scaled = (by: number) => cell.map(([x, y]): Point => [x * by, y * by])

/** Trellis: an ogee lattice with a small flower in each cell, in half drop. */
export const trellis = definePrint({
  id: 'trellis',
  label: 'Ogee trellis',
  family: 'ethnic',
  width: 32,
  height: 92,
  repeat: 'halfDrop',
  role: 'support',
  colorway: colorway('#f4ecdb', '#2c5f73', '#d98b4f', '#8fb3ad'),
  paint(tile) {
    const [ground, line, flower, leaf] = tile.colors
    tile.ground(line)
    tile.motif(16, 46, 48, (surface) => {
      fillPath(surface, scaled(0.93), toStyle(ground))
      fillPath(surface, scaled(0.8), toStyle(leaf))
      fillPath(surface, scaled(0.74), toStyle(ground))
      around(surface, 4, (i) => {
        const reach = i % 2 ? 12 : 20
        fillPath(
          surface,
          [
            [0, -4],
            [3.4, -reach * 0.6],
            [0, -reach],
            [-3.4, -reach * 0.6],
          ],
          toStyle(line),
        )
      })
      around(surface, 6, () => fillDisc(surface, [0, -5.4], 3.3, toStyle(flower)), 0.52)
      fillDisc(surface, [0, 0], 2.8, toStyle(ground))
    })
  },
})
