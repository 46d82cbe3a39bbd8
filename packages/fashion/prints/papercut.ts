import { type Chance, type Point, spline } from '@toile/geometry'
import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { fillPath, placed } from './motifs/shapes.ts'
import { definePrint, type Spot } from './print.ts'

/** Papercut: scissored seaweed and pebbles in flat colours, in half drop. */
export const papercut = definePrint({
  id: 'papercut',
  label: 'Papercut',
  family: 'abstract',
  width: 260,
  height: 260,
  repeat: 'halfDrop',
  role: 'hero',
  colorway: colorway('#f5ecdc', '#1f4d8f', '#e2664a', '#eab64a', '#3f8069'),
  paint(tile) {
    const [ground, ...papers] = tile.colors
    tile.ground(ground)
    const weeds = tile.scatter(11, 72)
    const pebbles = tile.scatter(
      18,
      24,
      weeds.map(([x, y]): Spot => [x, y, 48]),
    )
    weeds.forEach(([x, y], i) => {
      const angle = tile.chance.branch(`weed ${i}`).next() * 6.28
      tile.motif(x, y, 52, (surface) =>
        placed(surface, { angle }, () =>
          fillPath(surface, weed(tile.chance.branch(`lobes ${i}`)), toStyle(papers[i % papers.length])),
        ),
      )
    })
    pebbles.forEach(([x, y], i) => {
      const chance = tile.chance.branch(`pebble ${i}`)
      const outline = Array.from({ length: 6 }, (_, k): Point => {
        const reach = chance.between(5, 10)
        return [Math.cos((k / 6) * 6.283) * reach, Math.sin((k / 6) * 6.283) * reach]
      })
      tile.motif(x, y, 12, (surface) =>
        fillPath(surface, spline(outline, true, 6), toStyle(papers[(i + 1) % papers.length])),
      )
    })
  },
})

function weed(chance: Chance): Point[] {
  const pairs = 4
  const side = (sign: number): Point[] => {
    const points: Point[] = [[-38, sign * 2.5]]
    for (let i = 0; i < pairs; i++) {
      const root = -27 + i * 15
      const reach = (30 - Math.abs(i - 1.2) * 5) * chance.between(0.8, 1.08)
      const lean = chance.between(6, 12)
      points.push(
        [root - 2, sign * 4.5],
        [root + lean - 5, sign * reach * 0.82],
        [root + lean, sign * reach],
        [root + lean + 5.5, sign * reach * 0.78],
        [root + 5, sign * 5],
      )
    }
    return points
  }
  const upper = side(-1)
  const lower = side(1)
  return spline([...upper, [36, -6], [46, 0], [36, 6], ...lower.reverse()], true, 6)
}
