import { quadratic } from '@toile/geometry'
import { tint, toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { fillDisc, placed, strokePath } from './motifs/shapes.ts'
import { definePrint, type PrintTile, type Spot } from './print.ts'

/** Brushstroke: dry dabs of a broad bristle brush with thrown drops, in half drop. */
export const brushstroke = definePrint({
  id: 'brushstroke',
  label: 'Brushstroke',
  family: 'abstract',
  width: 280,
  height: 280,
  repeat: 'halfDrop',
  role: 'hero',
  colorway: colorway('#f7f0e2', '#2b5a73', '#e0644d', '#f0b94d', '#2a2f4a'),
  paint(tile) {
    tile.ground(tile.colors[0])
    const large = tile.scatter(8, 82)
    const small = tile.scatter(
      12,
      46,
      large.map(([x, y]): Spot => [x, y, 64]),
    )
    large.forEach((spot, i) => paintDab(tile, spot, 42, i))
    small.forEach((spot, i) => paintDab(tile, spot, 23, i + large.length))
    tile.scatter(70, 9).forEach(([x, y], i) => {
      const radius = 0.7 + (i % 5) * 0.42
      tile.motif(x, y, 4, (surface) => fillDisc(surface, [0, 0], radius, toStyle(tile.colors[1 + (i % 4)])))
    })
  },
})

function paintDab(tile: PrintTile, [x, y]: readonly [number, number], reach: number, index: number): void {
  const chance = tile.chance.branch(`dab ${index}`)
  const color = tile.colors[1 + (index % (tile.colors.length - 1))]
  const angle = chance.pick([-0.5, -0.4, 0.9, -0.6]) + chance.between(-0.2, 0.2)
  const length = reach * chance.between(1.5, 2)
  const width = reach * chance.between(0.4, 0.58)
  tile.motif(x, y, reach * 1.6, (surface) => {
    const bristle = chance.branch('bristles')
    placed(surface, { angle }, () => {
      for (let i = 0; i < 30; i++) {
        const across = (i / 29 - 0.5) * 2 * width
        const lift = bristle.between(0.7, 1.06)
        const start = -length * 0.58 * bristle.between(0.9, 1.05)
        const body = toStyle(tint(color, i % 3 ? bristle.between(0, 0.08) : 0.2), bristle.between(0.72, 0.98))
        const line = quadratic(
          [start, across + bristle.between(-1, 1)],
          [0, across - length * 0.14],
          [length * lift * 0.58, across + bristle.between(-2, 2)],
          14,
        )
        strokePath(surface, line.slice(0, 10), body, ((width * 2) / 30) * bristle.between(1.1, 1.8))
        strokePath(surface, line.slice(9), body, ((width * 2) / 30) * bristle.between(0.8, 1.5))
      }
    })
  })
}
